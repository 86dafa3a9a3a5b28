package loggia.testkit.sample;

import java.util.Optional;
import loggia.kernel.Reason;
import loggia.kernel.Reasons;
import loggia.kernel.Seat;
import loggia.kernel.Verdict;

/// Why a move is not allowed.
final class Explain {
  private Explain() {}

  static Verdict explain(CampanileState state, Seat seat, CampanileMove move) {
    return why(state, seat, move).map(Verdict::refused).orElse(Verdict.allowed());
  }

  private static Optional<Reason> why(CampanileState state, Seat seat, CampanileMove move) {
    if (state.over()) {
      return Optional.of(new Reasons.GameOver());
    }
    if (Menus.thinkable(state, seat) == 0) {
      return Optional.of(new Reasons.NotAwaited(seat));
    }
    return switch (move) {
      case CampanileMove.Choose(int stone) -> whyNotChoose(state, seat, stone);
      case CampanileMove.Keep() -> whyNotWinner(state);
      case CampanileMove.Climb() -> whyNotWinner(state).or(() -> whyNotClimb(state));
    };
  }

  private static Optional<Reason> whyNotChoose(CampanileState state, Seat seat, int stone) {
    Mason mason = state.masons().get(seat.index());
    if (state.winner() > 0) {
      return Optional.of(new CampanileReason.StonesShown());
    }
    if ((mason.hand() >>> stone & 1) == 0) {
      return Optional.of(new CampanileReason.NotInHand(stone));
    }
    return mason.chosen() == stone
        ? Optional.of(new CampanileReason.AlreadyChosen(stone))
        : Optional.empty();
  }

  private static Optional<Reason> whyNotWinner(CampanileState state) {
    return state.winner() > 0 ? Optional.empty() : Optional.of(new CampanileReason.NobodyHasWon());
  }

  private static Optional<Reason> whyNotClimb(CampanileState state) {
    return state.climbed() < Rounds.MOST_CLIMBS
        ? Optional.empty()
        : Optional.of(new CampanileReason.HighEnough(Rounds.MOST_CLIMBS));
  }
}
