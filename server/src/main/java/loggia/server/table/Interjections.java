package loggia.server.table;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.kernel.State;

/// Whether somebody may want to act who is not awaited: then bots do not rush.
final class Interjections {
  private static final int WORLDS = 8;

  private Interjections() {}

  /// Whether a person who is not awaited could have a move, as far as the others can tell: what
  /// that person holds in secret must not show in how long a bot takes.
  static boolean possible(TableDetails details, State<?, ?> state) {
    var random = new SplittableRandom();
    for (Seat seat : Seats.all(state.seats())) {
      boolean person = !details.seat(seat).playedByServer();
      if (person && !state.awaited().contains(seat) && possible(state, seat, random)) {
        return true;
      }
    }
    return false;
  }

  private static boolean possible(State<?, ?> state, Seat seat, RandomGenerator random) {
    for (Seat other : Seats.all(state.seats()).without(seat)) {
      for (int i = 0; i < WORLDS; i++) {
        if (!state.imagine(other, random).moves(seat).isEmpty()) {
          return true;
        }
      }
    }
    return false;
  }
}
