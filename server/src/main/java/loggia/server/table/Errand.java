package loggia.server.table;

import java.util.Optional;
import loggia.kernel.Seat;

/// Something the server has to play.
///
/// @param answer what to play; empty: the bot of this level is asked
record Errand(Seat seat, Optional<String> answer, String level) {
  /// What is to be played now, if anything.
  static Optional<Errand> next(Moment moment) {
    if (!moment.running() || moment.play().isEmpty()) {
      return Optional.empty();
    }
    var state = moment.play().get().state();
    for (Seat seat : moment.awaited()) {
      Chair chair = moment.company().chair(seat);
      if (chair.playedByServer()) {
        return Optional.of(new Errand(seat, Optional.empty(), chair.level()));
      }
      Optional<String> answer = Forced.answer(state, seat, moment.company().unwatchedAmongBots());
      if (answer.isPresent()) {
        return Optional.of(new Errand(seat, answer, ""));
      }
    }
    return Optional.empty();
  }
}
