package loggia.testkit.sample;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import loggia.kernel.Features;
import loggia.kernel.Foresight;
import loggia.kernel.GameRecord;
import loggia.kernel.Journal;
import loggia.kernel.Manual;
import loggia.kernel.Result;
import loggia.kernel.Seat;
import loggia.kernel.Texts;
import loggia.kernel.Verdict;
import loggia.kernel.View;
import loggia.kernel.Viewer;

/// Where the sample game can be bent. As it stands nothing is.
interface Bend {
  Campanile GAME = new Campanile();

  default Manual manual() {
    return GAME.manual();
  }

  default CampanileMove move(String text) {
    return GAME.move(text);
  }

  default Optional<GameRecord> lesson() {
    return GAME.lesson();
  }

  /// None, so that what is bent elsewhere does not show here too.
  default Optional<Features<BentState, CampanileMove>> features() {
    return Optional.empty();
  }

  default Texts texts(String language) {
    return GAME.texts(language);
  }

  default List<CampanileMove> moves(CampanileState state, Seat seat) {
    return state.moves(seat).toList();
  }

  default List<CampanileMove> intents(CampanileState state, Seat seat) {
    return state.intents(seat);
  }

  default Verdict explain(CampanileState state, Seat seat, CampanileMove move) {
    return state.explain(seat, move);
  }

  /// The next state.
  ///
  /// @param age how many decisions were played since the game began or was read: no part of the
  ///   state
  default CampanileState play(
      CampanileState state, Seat seat, CampanileMove move, Journal journal, int age) {
    return state.play(seat, move, journal);
  }

  default CampanileState imagine(CampanileState state, Seat seat, RandomGenerator random) {
    return state.imagine(seat, random);
  }

  default CampanileState redraw(CampanileState state, RandomGenerator random) {
    return state.redraw(random);
  }

  default View view(CampanileState state, Viewer viewer) {
    return state.view(viewer);
  }

  default Result result(CampanileState state) {
    return state.result();
  }

  default double[] outlook(BentState state) {
    return state.real.outlook();
  }

  default long disclosures(BentState state) {
    return state.real.disclosures();
  }

  default Optional<?> hiddenFeature(CampanileState state, Seat seat) {
    return new CampanileLawsTest().hiddenFeature(state, seat);
  }

  default CampanileState hasten(CampanileState state) {
    return state.hasten();
  }

  default Foresight<BentState, CampanileMove> foresight(Seat seat) {
    return (world, move) -> world.advance(seat, move).outlook();
  }
}
