package loggia.games.ironcentury;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import loggia.kernel.Attachment;
import loggia.kernel.Chance;
import loggia.kernel.Game;
import loggia.kernel.GameRecord;
import loggia.kernel.Journal;
import loggia.kernel.Json;
import loggia.kernel.Manual;
import loggia.kernel.Option;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.kernel.Texts;

/// 1600 - The Iron Century, in both editions.
public final class IronCentury implements Game<IronState, IronMove> {
  static final String ID = "iron-century";
  static final String EDITION = "edition";
  static final String PAIRS = "pairs";
  static final String FIRST = "first";
  static final String DECK = "deck";

  private static final int RULES = 1;

  /// Every card is drawn twice at most, and whatever is done with it is answered by everybody once.
  private static final int BOUND = 8000;

  private static final Map<String, Texts> TEXTS = new ConcurrentHashMap<>();
  private static final Manual MANUAL =
      new Manual(
          ID,
          RULES,
          2,
          5,
          BOUND,
          List.of(
              new Option.Choice(EDITION, List.of("en", "it"), "en"),
              Option.Choice.flag(PAIRS, false, 4, 4),
              new Option.SeatChoice(FIRST),
              new Option.File(DECK)),
          Reference.CHAPTERS,
          Reference.components());

  @Override
  public Manual manual() {
    return MANUAL;
  }

  @Override
  public List<Manual.Component> components(Setup setup) {
    Json file =
        setup
            .file(DECK)
            .map(own -> Json.read(own.name(), own.text()))
            .orElseGet(() -> Json.read(CardSets.FILE, CardSets.standardFile()));
    return Reference.components(file, Edition.of(setup.value(EDITION)));
  }

  @Override
  public IronState begin(Setup setup) {
    Edition edition = Edition.of(setup.value(EDITION));
    CardSet set =
        setup
            .file(DECK)
            .map(file -> CardSets.of(file, edition))
            .orElseGet(() -> CardSets.standard(edition));
    var state = new IronState(new Frame(set, setup.seats(), setup.flag(PAIRS)));
    state.stock.chance = Chance.next(Chance.seeded(setup.seed()));
    state.stock.first =
        (byte)
            setup
                .seat(FIRST)
                .map(Seat::index)
                .orElseGet(() -> Chance.below(state.stock.chance, setup.seats()))
                .intValue();
    state.stock.named = Layout.ALL_NAMED;
    state.stock.actions = set.allActions;
    Chain.proceed(state, Journal.NONE);
    return state;
  }

  @Override
  public IronMove move(String text) {
    return MoveReader.read(text);
  }

  @Override
  public IronState position(String text, List<Attachment> files) {
    return PositionReader.read(text);
  }

  @Override
  public Optional<GameRecord> lesson() {
    return Optional.of(GameRecord.read(CardSets.resource("lesson.record")));
  }

  @Override
  public Texts texts(String language) {
    return TEXTS.computeIfAbsent(
        language,
        l -> {
          var files = new ArrayList<InputStream>();
          for (String file : List.of("messages", "cards", "rules", "lesson")) {
            files.add(IronCentury.class.getResourceAsStream(file + "_" + l + ".properties"));
          }
          return Texts.of(l, files.toArray(new InputStream[0]));
        });
  }
}
