package loggia.games.xiicentury;

import loggia.kernel.Chance;
import loggia.kernel.Journal;
import loggia.kernel.Seat;

/// A state in the making, for the steps between two choices that touch several towns. Never leaves
/// the call that made it.
final class Progress {
  Frame frame;
  final Town[] towns;
  long dice;
  long clock;
  long chance;
  final Journal journal;

  Progress(XiiState state, Journal journal) {
    this(state.frame, state.towns.clone(), state.dice, state.clock, state.chance, journal);
  }

  Progress(Frame frame, Town[] towns, long dice, long clock, long chance, Journal journal) {
    this.frame = frame;
    this.towns = towns;
    this.dice = dice;
    this.clock = clock;
    this.chance = chance;
    this.journal = journal;
  }

  XiiState state() {
    return new XiiState(frame, towns, dice, clock, chance);
  }

  int roll() {
    chance = Chance.next(chance);
    clock = Clock.disclose(clock);
    return 1 + Chance.below(chance, 6);
  }

  int round() {
    return Clock.round(clock);
  }

  int first() {
    return Clock.first(clock);
  }

  int active() {
    return Clock.active(clock);
  }

  int seats() {
    return towns.length;
  }

  Sheet sheet() {
    return frame.sheet();
  }

  void await(Phase phase, int seat) {
    clock = Clock.withActive(Clock.withPhase(clock, phase), seat);
  }

  void await(Phase phase) {
    clock = Clock.withPhase(clock, phase);
  }

  boolean strikes(GlobalEvent event) {
    return frame.strikes(event, round());
  }

  void tell(XiiEvent event) {
    journal.tell(event);
  }

  static Seat seat(int index) {
    return Seat.of(index);
  }
}
