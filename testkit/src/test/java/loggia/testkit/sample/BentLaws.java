package loggia.testkit.sample;

import java.nio.file.Path;
import java.util.Optional;
import loggia.kernel.Game;
import loggia.kernel.Seat;
import loggia.testkit.GameLaws;

/// The laws, put to a bent game. Run by [BrokenGamesTest] alone: its name says nothing to the
/// build.
class BentLaws extends GameLaws<BentState, CampanileMove> {
  static Bend bend = new Bend() {};

  @Override
  protected Game<BentState, CampanileMove> game() {
    return new BentGame(bend);
  }

  @Override
  protected int games() {
    return 6;
  }

  @Override
  protected Class<?> root() {
    return Campanile.class;
  }

  @Override
  protected long chance(BentState state) {
    return state.real.chance();
  }

  @Override
  protected Optional<?> hiddenFeature(BentState state, Seat seat) {
    return bend.hiddenFeature(state.real, seat);
  }

  @Override
  protected Path coverage() {
    return Path.of("target", "bent", "rule-coverage.tsv");
  }
}
