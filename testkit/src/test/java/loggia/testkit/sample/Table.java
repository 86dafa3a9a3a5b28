package loggia.testkit.sample;

import loggia.kernel.Game;
import loggia.kernel.Journal;
import loggia.kernel.Match;
import loggia.kernel.Reason;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.kernel.Verdict;

/// Plays written moves on written positions, each checked as at a real table.
final class Table {
  static final Game<CampanileState, CampanileMove> GAME = new Campanile();

  private Match<CampanileState, CampanileMove> match;

  private Table(CampanileState state) {
    match = Match.at(GAME, Setup.of(GAME.manual(), state.seats(), 1), state);
  }

  static Table at(String position) {
    return new Table(GAME.position(position));
  }

  /// Moves of one seat, each of which must be allowed.
  Table play(int seat, String... moves) {
    for (String move : moves) {
      match = match.play(Seat.of(seat - 1), GAME.move(move), Journal.NONE);
    }
    return this;
  }

  Match<CampanileState, CampanileMove> match() {
    return match;
  }

  CampanileState state() {
    return match.state();
  }

  boolean offers(int seat, String move) {
    return match.explain(Seat.of(seat - 1), GAME.move(move)).allows();
  }

  /// Why a move is not allowed, which it must not be.
  Reason refuses(int seat, String move) {
    return ((Verdict.Refused) match.explain(Seat.of(seat - 1), GAME.move(move))).reason();
  }
}
