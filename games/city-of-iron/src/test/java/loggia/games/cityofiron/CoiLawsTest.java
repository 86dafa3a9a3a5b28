package loggia.games.cityofiron;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import loggia.kernel.Game;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.testkit.GameLaws;

class CoiLawsTest extends GameLaws<CoiState, CoiMove> {
  @Override
  protected Game<CoiState, CoiMove> game() {
    return new CityOfIron();
  }

  /// Every number of players with every combination of the options.
  @Override
  protected List<Setup> setups() {
    var setups = new ArrayList<Setup>();
    for (int seats = 2; seats <= 4; seats++) {
      for (String nations : List.of("plain", "special")) {
        for (String towns : List.of("base", "expansion")) {
          for (String pick : List.of("chosen", "dealt")) {
            var options = Map.of("nations", nations, "towns", towns, "pick", pick);
            setups.add(
                Setup.of(game().manual(), seats, options, List.of(), seed() + setups.size()));
          }
        }
      }
    }
    return setups;
  }

  @Override
  protected int games() {
    return Integer.getInteger("loggia.laws.games", 1);
  }

  @Override
  protected Optional<?> hiddenFeature(CoiState state, Seat seat) {
    return HiddenOrder.of(state, seat.index());
  }
}
