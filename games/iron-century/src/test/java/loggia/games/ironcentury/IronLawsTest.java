package loggia.games.ironcentury;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import loggia.kernel.Game;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.testkit.GameLaws;

class IronLawsTest extends GameLaws<IronState, IronMove> {
  @Override
  protected Game<IronState, IronMove> game() {
    return new IronCentury();
  }

  /// Every number of seats in both editions, and pairs.
  @Override
  protected List<Setup> setups() {
    var manual = game().manual();
    var setups = new ArrayList<Setup>();
    for (String edition : List.of("en", "it")) {
      for (int seats = 2; seats <= 5; seats++) {
        setups.add(Setup.of(manual, seats, Map.of("edition", edition), List.of(), seed() + seats));
      }
      var pairs = Map.of("edition", edition, "pairs", "true");
      setups.add(Setup.of(manual, 4, pairs, List.of(), seed()));
    }
    return setups;
  }

  @Override
  protected Optional<?> hiddenFeature(IronState state, Seat seat) {
    return HiddenCard.of(state, seat.index());
  }

  @Override
  protected long chance(IronState state) {
    return state.stock.chance;
  }
}
