package loggia.games.xiicentury;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import loggia.kernel.Chance;
import loggia.kernel.Journal;
import loggia.kernel.Match;
import loggia.kernel.Names;
import loggia.kernel.Reason;
import loggia.kernel.Refusal;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.kernel.Verdict;

/// Plays written moves on written positions, each checked as at a real table.
final class Table {
  static final XiiCentury GAME = new XiiCentury();

  private Match<XiiState, XiiMove> match;

  private Table(XiiState state) {
    var setup = Setup.of(GAME.manual(), state.seats(), 0);
    match = Match.at(GAME, setup, state);
  }

  static Table at(String position) {
    return new Table(GAME.position(position));
  }

  static Table at(XiiState state) {
    return new Table(state);
  }

  /// A turn that has spent its dice, so that `done` ends it.
  static Table spent(String position) {
    return at("dice 1 2 3 4 spent 1 2 3 4 " + position);
  }

  /// Moves of whoever is awaited first, separated by commas.
  Table play(String moves) {
    for (String move : moves.split(", ", -1)) {
      play(match.state().awaited().first().number(), move);
    }
    return this;
  }

  /// Moves of one seat, each of which must be allowed.
  Table play(int seat, String... moves) {
    for (String move : moves) {
      match = match.play(Seat.of(seat - 1), GAME.move(move), Journal.NONE);
    }
    return this;
  }

  XiiState state() {
    return match.state();
  }

  Match<XiiState, XiiMove> match() {
    return match;
  }

  Town town() {
    return town(1);
  }

  Town town(int seat) {
    return state().towns[seat - 1];
  }

  /// The town is as these words say.
  Table has(int seat, String words) {
    assertEquals(words, TownText.write(town(seat)));
    return this;
  }

  Table has(String words) {
    return has(1, words);
  }

  /// Whether whoever is awaited first may do this.
  boolean offers(String move) {
    return offers(state().awaited().first().number(), move);
  }

  boolean offers(int seat, String move) {
    return match.explain(Seat.of(seat - 1), GAME.move(move)).allows();
  }

  /// Why whoever is awaited first may not do this.
  Reason refusal(String move) {
    return refusal(state().awaited().first().number(), move);
  }

  Reason refusal(int seat, String move) {
    return switch (match.explain(Seat.of(seat - 1), GAME.move(move))) {
      case Verdict.Refused(Reason reason) -> reason;
      case Verdict.Allowed _ -> throw new AssertionError(move + " is allowed");
    };
  }

  /// The rule and the English sentence of a refusal.
  String why(String move) {
    Reason reason = refusal(move);
    return reason.rule() + ": " + GAME.texts("en").say(reason, Names.NUMBERS);
  }

  List<String> moves() {
    return moves(state().awaited().first().number());
  }

  List<String> moves(int seat) {
    return state().moves(Seat.of(seat - 1)).toList().stream().map(XiiMove::text).toList();
  }

  /// A generator that rolls these dice next.
  static long chance(int... dice) {
    for (long start = 0; ; start++) {
      long chance = start;
      boolean rolls = true;
      for (int i = 0; i < dice.length && rolls; i++) {
        chance = Chance.next(chance);
        rolls = 1 + Chance.below(chance, 6) == dice[i];
      }
      if (rolls) {
        return start;
      }
    }
  }

  static String error(Runnable reading) {
    try {
      reading.run();
    } catch (Refusal refusal) {
      return GAME.texts("en").say(refusal.reason(), Names.NUMBERS);
    }
    throw new AssertionError("nothing was refused");
  }
}
