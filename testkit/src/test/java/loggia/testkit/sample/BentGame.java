package loggia.testkit.sample;

import java.util.List;
import java.util.Optional;
import loggia.kernel.Attachment;
import loggia.kernel.Features;
import loggia.kernel.Foresight;
import loggia.kernel.Game;
import loggia.kernel.GameRecord;
import loggia.kernel.Manual;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.kernel.Texts;

/// The sample game, bent.
record BentGame(Bend bend) implements Game<BentState, CampanileMove> {
  @Override
  public Manual manual() {
    return bend.manual();
  }

  @Override
  public BentState begin(Setup setup) {
    return new BentState(bend, Bend.GAME.begin(setup), 0);
  }

  @Override
  public CampanileMove move(String text) {
    return bend.move(text);
  }

  @Override
  public BentState position(String text, List<Attachment> files) {
    return new BentState(bend, Bend.GAME.position(text, files), 0);
  }

  @Override
  public Optional<GameRecord> lesson() {
    return bend.lesson();
  }

  @Override
  public Optional<Features<BentState, CampanileMove>> features(Setup setup) {
    return bend.features();
  }

  @Override
  public Foresight<BentState, CampanileMove> foresight(Seat seat) {
    return bend.foresight(seat);
  }

  @Override
  public Texts texts(String language) {
    return bend.texts(language);
  }
}
