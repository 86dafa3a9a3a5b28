package loggia.testkit.sample;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import loggia.kernel.Game;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.testkit.GameLaws;

class CampanileLawsTest extends GameLaws<CampanileState, CampanileMove> {
  @Override
  protected Game<CampanileState, CampanileMove> game() {
    return new Campanile();
  }

  @Override
  protected List<Setup> setups() {
    var setups = new ArrayList<>(super.setups());
    setups.add(Setup.of(game().manual(), 4, Map.of("rounds", "5"), List.of(), seed()));
    return setups;
  }

  @Override
  protected int games() {
    return 4 * super.games();
  }

  /// What the next mason has chosen in secret.
  @Override
  protected Optional<?> hiddenFeature(CampanileState state, Seat seat) {
    int chosen = state.masons().get(seat.next(state.seats()).index()).chosen();
    return chosen == 0 ? Optional.empty() : Optional.of(chosen);
  }
}
