package loggia.app.browser;

import java.util.ArrayList;
import java.util.List;
import loggia.kernel.Decision;
import loggia.kernel.Game;
import loggia.kernel.GameRecord;
import loggia.kernel.Games;
import loggia.kernel.Journal;
import loggia.kernel.Match;
import loggia.kernel.Move;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.kernel.State;

/// A game of City of Iron between two who store buildings and build none, so that one of them has
/// to choose among six stored ones while all tokens still lie beside them.
final class FullStore {
  static final int SEATS = 2;
  private static final int STORED = 6;
  private static final int LONGEST = 300;
  private static final List<String> FIRST = List.of("store", "row", "tax", "confirm");

  private FullStore() {}

  static Study.Spot spot() {
    return spot(Games.find("city-of-iron").orElseThrow());
  }

  private static <S extends State<S, M>, M extends Move> Study.Spot spot(Game<S, M> game) {
    Match<S, M> match = Match.begin(game, Setup.of(game.manual(), SEATS, 7));
    var decisions = new ArrayList<Decision>();
    var moments = new ArrayList<State<?, ?>>();
    int stored = 0;
    for (int i = 0; i < LONGEST; i++) {
      Seat seat = match.state().awaited().first();
      boolean asked = Study.may(match.state(), seat, "stored ");
      String text = stored >= STORED && seat.number() == 1 ? "build" : "";
      M move = move(match.state(), seat, text);
      moments.add(match.state());
      decisions.add(new Decision(seat, move.text()));
      match = match.play(seat, move, Journal.NONE);
      if (asked && stored >= STORED) {
        moments.add(match.state());
        return new Study.Spot(
            new Study(GameRecord.of(match, List.of("Ada", "Bea"), decisions), moments), i);
      }
      stored += seat.number() == 1 && move.text().equals("store") ? 1 : 0;
    }
    throw new AssertionError("nobody stored " + STORED + " buildings");
  }

  /// This one where it is possible, else what fills the store.
  private static <S extends State<S, M>, M extends Move> M move(S state, Seat seat, String wanted) {
    var words = new ArrayList<>(FIRST);
    words.addFirst(wanted);
    for (String word : words) {
      for (M move : state.moves(seat)) {
        if (move.text().equals(word) || move.text().startsWith(word + " ")) {
          return move;
        }
      }
    }
    return state.moves(seat).get(0);
  }
}
