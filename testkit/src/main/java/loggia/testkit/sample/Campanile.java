package loggia.testkit.sample;

import java.util.List;
import java.util.Optional;
import loggia.kernel.Attachment;
import loggia.kernel.Game;
import loggia.kernel.GameRecord;
import loggia.kernel.Manual;
import loggia.kernel.Option;
import loggia.kernel.Reasons;
import loggia.kernel.Refusal;
import loggia.kernel.Setup;
import loggia.kernel.Texts;

/// Two to four masons build a bell tower: who lays the highest stone may climb for more.
public final class Campanile implements Game<CampanileState, CampanileMove> {
  private static final Manual MANUAL =
      new Manual(
          "campanile",
          1,
          2,
          4,
          5 * (4 + 1 + Rounds.MOST_CLIMBS),
          List.of(new Option.Choice("rounds", List.of("3", "4", "5"), "4")),
          List.of(
              new Manual.Chapter(
                  "round", List.of("SAM-01", "SAM-02", "SAM-03", "SAM-04", "SAM-05")),
              new Manual.Chapter("end", List.of("SAM-06", "SAM-07"))),
          Components.STANDARD.list());

  @Override
  public Manual manual() {
    return MANUAL;
  }

  @Override
  public CampanileState begin(Setup setup) {
    return Rounds.begin(setup);
  }

  @Override
  public CampanileMove move(String text) {
    return CampanileMove.read(text).orElseThrow(() -> new Refusal(new Reasons.UnknownMove(text)));
  }

  @Override
  public CampanileState position(String text, List<Attachment> files) {
    return Position.read(text);
  }

  @Override
  public Optional<GameRecord> lesson() {
    return Optional.of(GameRecord.read(Resource.FILES.text("lesson.record")));
  }

  @Override
  public Texts texts(String language) {
    return Resource.FILES.texts(language, List.of("messages"));
  }
}
