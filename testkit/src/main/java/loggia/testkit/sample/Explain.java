package loggia.testkit.sample;

import java.util.Optional;
import loggia.kernel.Reason;
import loggia.kernel.Reasons;
import loggia.kernel.Seat;
import loggia.kernel.Verdict;

/// What may be done, what might be tried, and why not.
final class Explain {
  private static final long KEEP = 1L << CampanileMove.TABLE.indexOf(new CampanileMove.Keep());
  private static final long CLIMB = 1L << CampanileMove.TABLE.indexOf(new CampanileMove.Climb());

  private Explain() {}

  /// The moves a seat might try, as bits of [CampanileMove#TABLE].
  static long thinkable(CampanileState state, Seat seat) {
    if (state.over()) {
      return 0;
    }
    if (state.winner() > 0) {
      return seat.number() == state.winner() ? KEEP | CLIMB : 0;
    }
    return state.masons().get(seat.index()).hand() >>> 1;
  }

  static long allowed(CampanileState state, Seat seat) {
    long thinkable = thinkable(state, seat);
    if (state.winner() > 0) {
      return state.climbed() < Rounds.MOST_CLIMBS ? thinkable : thinkable & ~CLIMB;
    }
    int chosen = state.masons().get(seat.index()).chosen();
    return chosen == 0 ? thinkable : thinkable & ~(1L << chosen >>> 1);
  }

  static Verdict explain(CampanileState state, Seat seat, CampanileMove move) {
    return why(state, seat, move).map(Verdict::refused).orElse(Verdict.allowed());
  }

  private static Optional<Reason> why(CampanileState state, Seat seat, CampanileMove move) {
    if (state.over()) {
      return Optional.of(new Reasons.GameOver());
    }
    if (thinkable(state, seat) == 0) {
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
      return Optional.of(new Refusals.StonesShown());
    }
    if ((mason.hand() >>> stone & 1) == 0) {
      return Optional.of(new Refusals.NotInHand(stone));
    }
    return mason.chosen() == stone
        ? Optional.of(new Refusals.AlreadyChosen(stone))
        : Optional.empty();
  }

  private static Optional<Reason> whyNotWinner(CampanileState state) {
    return state.winner() > 0 ? Optional.empty() : Optional.of(new Refusals.NobodyHasWon());
  }

  private static Optional<Reason> whyNotClimb(CampanileState state) {
    return state.climbed() < Rounds.MOST_CLIMBS
        ? Optional.empty()
        : Optional.of(new Refusals.HighEnough(Rounds.MOST_CLIMBS));
  }
}
