package loggia.games.xiicentury;

import loggia.kernel.Journal;

/// The round (XII-50): event, shared dice, turns, king's war, harvest.
final class Rounds {
  private Rounds() {}

  static void begin(Progress game, int round, int first) {
    game.clock = Clock.withFirst(Clock.withRound(game.clock, round), first);
    if (game.journal.listens()) {
      game.tell(new XiiEvent.RoundBegins(round, Progress.seat(first)));
    }
    GlobalEvents.strike(game);
    rollShared(game);
  }

  static void rollShared(Progress game) {
    int one = game.roll();
    int other = game.roll();
    game.dice = Dice.shared(one, other);
    if (game.journal.listens()) {
      game.tell(new XiiEvent.SharedDice(Progress.seat(game.first()), one, other));
    }
    if (one == other) {
      game.await(Phase.EQUAL, game.first());
    } else {
      Turns.begin(game, game.first());
    }
  }

  /// What may be done about equal shared dice, as a mask over [MoveTables#EQUALS].
  static long equalBits(XiiState state) {
    int value = Dice.value(state.dice, 0);
    return MoveTables.ROLL_AGAIN
        | (value < 6 ? MoveTables.TURN_UP : 0)
        | (value > 1 ? MoveTables.TURN_DOWN : 0);
  }

  static XiiState rollAgain(XiiState state, Journal journal) {
    var game = new Progress(state, journal);
    rollShared(game);
    return game.state();
  }

  /// One of two equal shared dice is turned by one.
  static XiiState turn(XiiState state, boolean up, Journal journal) {
    var game = new Progress(state, journal);
    int value = Dice.value(game.dice, 1) + (up ? 1 : -1);
    game.dice = Dice.withValue(game.dice, 1, value);
    if (game.journal.listens()) {
      game.tell(new XiiEvent.Turned(Progress.seat(game.first()), value));
    }
    Turns.begin(game, game.first());
    return game.state();
  }

  static void end(Progress game) {
    int round = game.round();
    if (round == Frame.ROUNDS) {
      game.await(Phase.OVER);
      if (game.journal.listens()) {
        game.tell(new XiiEvent.CenturyEnds());
      }
      return;
    }
    int last = (game.first() + game.seats() - 1) % game.seats();
    begin(game, round + 1, last);
  }
}
