package loggia.testkit.sample;

import java.util.List;
import java.util.Optional;
import loggia.kernel.Result;
import loggia.kernel.Result.Line;
import loggia.kernel.Result.Tally;

/// The end of the game.
final class Scoring {
  static final int TOWER = 25;

  private Scoring() {}

  /// SAM-06: which of the two ways it ended, if it did.
  static Optional<String> ending(CampanileState state) {
    if (state.masons().stream().anyMatch(mason -> mason.kept() >= TOWER)) {
      return Optional.of("tower");
    }
    return state.round() > state.frame().rounds() ? Optional.of("rounds") : Optional.empty();
  }

  /// SAM-07: prizes and climbs count, rounds won decide between equals.
  static Result result(CampanileState state) {
    return Result.ranked(
        ending(state).orElseThrow(), state.masons().stream().map(Scoring::tally).toList());
  }

  private static Tally tally(Mason mason) {
    return new Tally(
        List.of(new Line("kept", mason.kept()), new Line("climbs", mason.climbs())),
        List.of(new Line("won", mason.won())));
  }
}
