package loggia.games.xiicentury;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import loggia.kernel.Game;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.testkit.GameLaws;

class XiiLawsTest extends GameLaws<XiiState, XiiMove> {
  @Override
  protected Game<XiiState, XiiMove> game() {
    return new XiiCentury();
  }

  @Override
  protected List<Setup> setups() {
    var setups = new ArrayList<>(super.setups());
    setups.add(setup(1, Map.of("objective", "castle", "difficulty", "very-easy")));
    setups.add(setup(2, Map.of("events", "chosen", "difficulty", "forget-about-it")));
    setups.add(setup(5, Map.of("events", "chosen", "difficulty", "hard", "first", "3")));
    return List.copyOf(setups);
  }

  private Setup setup(int seats, Map<String, String> options) {
    return Setup.of(game().manual(), seats, options, List.of(), seed());
  }

  /// What the first of the others who have chosen has chosen in the king's war.
  @Override
  protected Optional<?> hiddenFeature(XiiState state, Seat seat) {
    if (state.phase() != Phase.WAR) {
      return Optional.empty();
    }
    for (int other = 0; other < state.seats(); other++) {
      boolean able = Power.atWar(state.sheet(), state.towns[other]) > 0;
      int choice = Clock.war(state.clock, other);
      if (other != seat.index() && able && choice != Clock.UNDECIDED) {
        return Optional.of(choice);
      }
    }
    return Optional.empty();
  }
}
