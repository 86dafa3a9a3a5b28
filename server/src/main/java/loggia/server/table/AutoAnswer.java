package loggia.server.table;

import java.util.Optional;
import java.util.SplittableRandom;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.kernel.State;

/// What a person need not be asked: a standing answer, or a pass that everybody knows to be forced.
///
/// A pass that is forced only because of what the seat holds in secret is played by itself only
/// where there is nobody but bots: others would learn of it by waiting no longer than usual.
final class AutoAnswer {
  private static final int WORLDS = 64;

  private AutoAnswer() {}

  /// @param unwatched whether nobody but bots is or could be there
  static Optional<String> answer(State<?, ?> state, Seat seat, boolean unwatched) {
    // Looked at whatever the seat holds, so that the time it takes tells nothing either.
    boolean foreseen = unwatched || foreseen(state, seat);
    Optional<String> standing = standing(state, seat);
    if (standing.isPresent()) {
      return standing;
    }
    Moves<?> moves = state.moves(seat);
    boolean pass = moves.size() == 1 && moves.get(0).isPass();
    return pass && foreseen ? Optional.of(moves.get(0).text()) : Optional.empty();
  }

  private static Optional<String> standing(State<?, ?> state, Seat seat) {
    return state.standing(seat).map(Move::text).filter(text -> allowed(state, seat, text));
  }

  private static boolean allowed(State<?, ?> state, Seat seat, String text) {
    for (Move move : state.moves(seat)) {
      if (move.text().equals(text)) {
        return true;
      }
    }
    return false;
  }

  /// Whether everybody else can tell that this seat has one move only.
  static boolean publicly(State<?, ?> state, Seat seat) {
    return foreseen(state, seat) && state.moves(seat).size() == 1;
  }

  /// Whether in no world that another seat can imagine this one has a choice.
  private static boolean foreseen(State<?, ?> state, Seat seat) {
    var random = new SplittableRandom();
    for (Seat other : Seats.all(state.seats()).without(seat)) {
      for (int i = 0; i < WORLDS; i++) {
        if (state.imagine(other, random).moves(seat).size() != 1) {
          return false;
        }
      }
    }
    return true;
  }
}
