package loggia.games.cityofiron;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import loggia.kernel.Attachment;
import loggia.kernel.Features;
import loggia.kernel.Game;
import loggia.kernel.GameRecord;
import loggia.kernel.JsonError;
import loggia.kernel.Manual;
import loggia.kernel.Practice;
import loggia.kernel.Reasons;
import loggia.kernel.Refusal;
import loggia.kernel.Setup;
import loggia.kernel.Texts;

/// City of Iron for two to four players.
public final class CityOfIron implements Game<CoiState, CoiMove> {
  static final String NATIONS = "nations";
  static final String TOWNS = "towns";
  static final String PICK = "pick";
  static final String COMPONENTS = "components";

  private final Printing printing;

  public CityOfIron() {
    this(Printing.NOW);
  }

  private CityOfIron(Printing printing) {
    this.printing = printing;
  }

  @Override
  public Manual manual() {
    return printing.manual();
  }

  @Override
  public Optional<Game<CoiState, CoiMove>> under(int rules) {
    return Printing.of(rules).map(CityOfIron::new);
  }

  @Override
  public Manual manual(Setup setup) {
    return setup
        .file(COMPONENTS)
        .map(file -> manual().with(read(file).reference()))
        .orElse(manual());
  }

  @Override
  public List<Manual.Component> components(Setup setup) {
    return new InPlay(begin(setup)).of(manual(setup).components());
  }

  private Components printed(Setup setup) {
    return setup.file(COMPONENTS).map(CityOfIron::read).orElse(printing.standard());
  }

  @Override
  public CoiState begin(Setup setup) {
    var frame =
        new Frame(
            printed(setup),
            setup.seats(),
            setup.value(NATIONS).equals("special"),
            setup.value(TOWNS).equals("expansion"),
            printing.picking(setup.value(PICK)));
    return SetUp.begin(frame, setup.seed());
  }

  private static Components read(Attachment file) {
    try {
      return Components.of(file);
    } catch (JsonError e) {
      throw new Refusal(new Reasons.BadFile(COMPONENTS, String.valueOf(e.getMessage())));
    }
  }

  @Override
  public Optional<Features<CoiState, CoiMove>> features(Setup setup) {
    return Optional.of(new CoiFeatures());
  }

  @Override
  public Optional<byte[]> weights(int seats) {
    return Resource.FILES.bytes("seats-" + seats + ".weights");
  }

  @Override
  public CoiMove move(String text) {
    return MoveTables.read(text).orElseThrow(() -> new Refusal(new Reasons.UnknownMove(text)));
  }

  @Override
  public CoiState position(String text, List<Attachment> files) {
    return PositionReader.read(text, printing, files);
  }

  @Override
  public Optional<GameRecord> lesson() {
    return Optional.of(GameRecord.read(Resource.FILES.text("lesson.record")));
  }

  @Override
  public List<GameRecord> furtherLessons() {
    return List.of(GameRecord.read(Resource.FILES.text("lesson-2.record")));
  }

  /// Without abilities, nations chosen by the players, as the rulebook advises (COI-13).
  @Override
  public Map<String, String> firstGame() {
    return Map.of(NATIONS, "plain", PICK, "chosen");
  }

  /// With 1 a search beats greedy players less often: see the figures in docs/strength.md.
  @Override
  public double trust() {
    return 3;
  }

  @Override
  public boolean predictable(int seats) {
    return true;
  }

  /// In the middle of a round one line has been scored and another has not.
  @Override
  public int settling() {
    return 1;
  }

  /// An iteration plays through what the others do, so fewer of them make a practised player.
  @Override
  public Practice practice() {
    return new Practice(8, 80);
  }

  @Override
  public Optional<Attachment> standardFile() {

    return Optional.of(new Attachment("components.json", Resource.FILES.text("components.json")));
  }

  @Override
  public Texts texts(String language) {
    return printing.texts(language);
  }
}
