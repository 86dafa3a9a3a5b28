package loggia.server.table;

import java.util.Optional;
import loggia.kernel.Seat;

/// Something the server has to play.
///
/// @param answer what to play; empty: the bot of this level is asked
record ServerMove(Seat seat, Optional<String> answer, String level) {
  /// What is to be played now, if anything.
  static Optional<ServerMove> next(Snapshot snapshot) {
    if (!snapshot.running() || snapshot.play().isEmpty()) {
      return Optional.empty();
    }
    var state = snapshot.play().get().state();
    for (Seat seat : snapshot.awaited()) {
      TableSeat tableSeat = snapshot.details().seat(seat);
      if (tableSeat.playedByServer()) {
        return Optional.of(new ServerMove(seat, Optional.empty(), tableSeat.level()));
      }
      Optional<String> answer =
          AutoAnswer.answer(state, seat, snapshot.details().unwatchedAmongBots());
      if (answer.isPresent()) {
        return Optional.of(new ServerMove(seat, answer, ""));
      }
    }
    return Optional.empty();
  }
}
