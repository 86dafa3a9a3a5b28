package loggia.games.cityofiron;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import loggia.kernel.Attachment;
import loggia.kernel.Game;
import loggia.kernel.GameRecord;
import loggia.kernel.JsonError;
import loggia.kernel.Manual;
import loggia.kernel.Option;
import loggia.kernel.Reasons;
import loggia.kernel.Refusal;
import loggia.kernel.Setup;
import loggia.kernel.Texts;
import org.jspecify.annotations.Nullable;

/// City of Iron for two to four players.
public final class CityOfIron implements Game<CoiState, CoiMove> {
  static final String NATIONS = "nations";
  static final String TOWNS = "towns";
  static final String PICK = "pick";
  static final String COMPONENTS = "components";

  private static final int BOUND = 250_000;
  private static final Map<String, Texts> TEXTS = new ConcurrentHashMap<>();
  private static final Manual MANUAL = makeManual();

  @Override
  public Manual manual() {
    return MANUAL;
  }

  private static Manual makeManual() {
    return new Manual(
        "city-of-iron",
        1,
        2,
        4,
        BOUND,
        List.of(
            new Option.Choice(NATIONS, List.of("plain", "special"), "special"),
            new Option.Choice(TOWNS, List.of("base", "expansion"), "base"),
            new Option.Choice(PICK, List.of("chosen", "dealt"), "dealt"),
            new Option.File(COMPONENTS)),
        List.of(
            chapter("terms", 1, 4),
            chapter("set-up", 5, 13),
            chapter("bid", 20, 23),
            chapter("actions", 30, 39),
            chapter("cards", 40, 46),
            chapter("buildings", 50, 54),
            chapter("cities", 60, 63),
            chapter("towns", 70, 73),
            chapter("end-round", 80, 88),
            chapter("end", 90, 94),
            chapter("nations", 100, 103),
            chapter("expansion", 110, 115),
            chapter("hidden", 120, 122),
            chapter("data", 130, 134)),
        components());
  }

  private static Manual.Chapter chapter(String id, int first, int last) {
    var rules = new ArrayList<String>();
    IntStream.rangeClosed(first, last).forEach(n -> rules.add("COI-%02d".formatted(n)));
    return new Manual.Chapter(id, List.copyOf(rules));
  }

  private static List<Manual.Component> components() {
    return Components.STANDARD.facts.stream()
        .map(fact -> new Manual.Component(fact.kind(), fact.id(), fact.values(), fact.source()))
        .toList();
  }

  @Override
  public List<Manual.Component> components(Setup setup) {
    return new InPlay(begin(setup)).of(MANUAL.components());
  }

  @Override
  public CoiState begin(Setup setup) {
    Components components =
        setup.file(COMPONENTS).map(CityOfIron::read).orElse(Components.STANDARD);
    var frame =
        new Frame(
            components,
            setup.seats(),
            setup.value(NATIONS).equals("special"),
            setup.value(TOWNS).equals("expansion"),
            setup.value(PICK).equals("dealt"));
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
  public CoiMove move(String text) {
    return MoveTables.read(text).orElseThrow(() -> new Refusal(new Reasons.UnknownMove(text)));
  }

  @Override
  public CoiState position(String text) {
    return PositionReader.read(text);
  }

  @Override
  public Optional<GameRecord> lesson() {
    return Optional.of(GameRecord.read(Resource.text("lesson.record")));
  }

  /// With 1 a search beats greedy players less often: see the figures in docs/strength.md.
  @Override
  public double trust() {
    return 3;
  }

  @Override
  public boolean predictable() {
    return true;
  }

  @Override
  public Texts texts(String language) {
    return TEXTS.computeIfAbsent(
        language,
        l ->
            Texts.of(
                l, file("messages", l), file("names", l), file("rules", l), file("lesson", l)));
  }

  private static @Nullable InputStream file(String name, String language) {
    return CityOfIron.class.getResourceAsStream(name + "_" + language + ".properties");
  }
}
