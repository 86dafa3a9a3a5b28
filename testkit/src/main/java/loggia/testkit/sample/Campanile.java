package loggia.testkit.sample;

import java.util.List;
import java.util.Optional;
import loggia.kernel.Attachment;
import loggia.kernel.Features;
import loggia.kernel.Game;
import loggia.kernel.GameRecord;
import loggia.kernel.Manual;
import loggia.kernel.Reasons;
import loggia.kernel.Refusal;
import loggia.kernel.Setup;
import loggia.kernel.Texts;

/// Two to four masons build a bell tower: who lays the highest stone may climb for more.
public final class Campanile implements Game<CampanileState, CampanileMove> {
  @Override
  public Manual manual() {
    return Reference.MANUAL;
  }

  @Override
  public CampanileState begin(Setup setup) {
    return Rounds.begin(setup);
  }

  @Override
  public CampanileMove move(String text) {
    return MoveTables.ALL.read(text).orElseThrow(() -> new Refusal(new Reasons.UnknownMove(text)));
  }

  @Override
  public CampanileState position(String text, List<Attachment> files) {
    return PositionReader.read(text);
  }

  @Override
  public Optional<GameRecord> lesson() {
    return Optional.of(GameRecord.read(Resource.FILES.text("lesson.record")));
  }

  @Override
  public Optional<Features<CampanileState, CampanileMove>> features(Setup setup) {
    return Optional.of(new CampanileFeatures());
  }

  @Override
  public Texts texts(String language) {
    return Resource.FILES.texts(language, List.of("messages"));
  }
}
