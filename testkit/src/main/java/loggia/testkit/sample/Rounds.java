package loggia.testkit.sample;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import loggia.kernel.Chance;
import loggia.kernel.Journal;
import loggia.kernel.Seat;
import loggia.kernel.Setup;

/// The rules of a round, step by step.
final class Rounds {
  static final int HAND = 3;
  static final int MOST_CLIMBS = 3;

  private Rounds() {}

  static CampanileState begin(Setup setup) {
    var masons = Stream.generate(() -> new Mason(0, 0, 0, 0, 0)).limit(setup.seats()).toList();
    long chance = Chance.seeded(setup.seed());
    int rounds = Integer.parseInt(setup.value("rounds"));
    var state = new CampanileState(new Frame(rounds), 1, masons, 0, 0, 0, 0, chance, 0);
    for (int i = 0; i < HAND; i++) {
      state = drawAll(state);
    }
    return rollPrize(state);
  }

  /// SAM-01: everybody draws a stone.
  private static CampanileState drawAll(CampanileState state) {
    for (int i = 0; i < state.seats(); i++) {
      Mason mason = state.masons().get(i);
      long chance = Chance.next(state.chance());
      long stone = Stones.pick(state.pile(), chance);
      state = state.with(Seat.of(i), mason.holding(mason.hand() | stone)).after(chance);
    }
    return state;
  }

  /// SAM-02: the die on the table is the prize.
  private static CampanileState rollPrize(CampanileState state) {
    long chance = Chance.next(state.chance());
    return state.with(roll(chance), 0, 0).after(chance);
  }

  private static int roll(long chance) {
    return 1 + Chance.below(chance, Components.STANDARD.sides());
  }

  /// SAM-03: a secret choice, which may change until the last one is in.
  static CampanileState choose(CampanileState state, Seat seat, int stone, Journal journal) {
    var next = state.with(seat, state.masons().get(seat.index()).choosing(stone));
    if (journal.listens()) {
      journal.tell(new CampanileEvent.Chose(seat));
    }
    return next.awaited().isEmpty() ? reveal(next, journal) : next;
  }

  /// SAM-04: the highest stone wins.
  private static CampanileState reveal(CampanileState state, Journal journal) {
    var masons = new ArrayList<Mason>();
    long played = state.played();
    int highest = 0;
    for (int i = 0; i < state.seats(); i++) {
      Mason mason = state.masons().get(i);
      played |= 1L << mason.chosen();
      highest = mason.chosen() > state.masons().get(highest).chosen() ? i : highest;
      masons.add(mason.played());
      if (journal.listens()) {
        journal.tell(new CampanileEvent.Showed(Seat.of(i), mason.chosen()));
      }
    }
    masons.set(highest, masons.get(highest).winning());
    if (journal.listens()) {
      journal.tell(new CampanileEvent.Won(Seat.of(highest), state.prize()));
    }
    return new CampanileState(
        state.frame(),
        state.round(),
        masons,
        played,
        state.prize(),
        0,
        highest + 1,
        state.chance(),
        state.disclosures() + 1);
  }

  /// SAM-05: the prize is taken.
  static CampanileState keep(CampanileState state, Journal journal) {
    Seat seat = Seat.of(state.winner() - 1);
    if (journal.listens()) {
      journal.tell(new CampanileEvent.Kept(seat, state.prize()));
    }
    Mason mason = state.masons().get(seat.index()).keeping(state.prize(), state.climbed());
    return nextRound(state.with(seat, mason), journal);
  }

  /// SAM-05: another roll is added to the prize, but a 1 loses it.
  static CampanileState climb(CampanileState state, Journal journal) {
    long chance = Chance.next(state.chance());
    int die = roll(chance);
    Seat seat = Seat.of(state.winner() - 1);
    if (journal.listens()) {
      journal.tell(new CampanileEvent.Climbed(seat, die, die == 1));
    }
    var next = state.after(chance);
    return die == 1
        ? nextRound(next.with(0, 0, 0), journal)
        : next.with(state.prize() + die, state.climbed() + 1, state.winner());
  }

  private static CampanileState nextRound(CampanileState state, Journal journal) {
    var next =
        new CampanileState(
            state.frame(),
            state.round() + 1,
            List.copyOf(state.masons()),
            state.played(),
            0,
            0,
            0,
            state.chance(),
            state.disclosures());
    if (next.over()) {
      return next;
    }
    next = rollPrize(drawAll(next));
    if (journal.listens()) {
      journal.tell(new CampanileEvent.Began(next.round(), next.prize()));
    }
    return next;
  }
}
