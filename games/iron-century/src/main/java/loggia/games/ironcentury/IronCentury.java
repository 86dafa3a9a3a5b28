package loggia.games.ironcentury;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import loggia.kernel.Attachment;
import loggia.kernel.Chance;
import loggia.kernel.Features;
import loggia.kernel.Foresight;
import loggia.kernel.Game;
import loggia.kernel.GameRecord;
import loggia.kernel.Journal;
import loggia.kernel.Json;
import loggia.kernel.Manual;
import loggia.kernel.Option;
import loggia.kernel.Practice;
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

  private static final int RULES = 2;

  /// Every card is drawn twice at most, and whatever is done with it is answered by everybody once.
  private static final int BOUND = 8000;

  private static final List<String> TEXTS = List.of("messages", "cards", "rules", "lesson");

  /// What rules 1 say otherwise.
  private static final String TEXTS_1 = "rules-1";

  private static final List<IronCentury> VERSIONS =
      IntStream.rangeClosed(1, RULES).mapToObj(IronCentury::new).toList();

  private final int rules;
  private final Manual manual;
  private final List<String> texts;

  public IronCentury() {
    this(VERSIONS.getLast());
  }

  private IronCentury(IronCentury same) {
    rules = same.rules;
    manual = same.manual;
    texts = same.texts;
  }

  private IronCentury(int rules) {
    this.rules = rules;
    texts = rules == 1 ? Stream.concat(TEXTS.stream(), Stream.of(TEXTS_1)).toList() : TEXTS;
    manual =
        new Manual(
            ID,
            rules,
            2,
            5,
            BOUND,
            List.of(
                new Option.Choice(EDITION, List.of("en", "it"), "en"),
                Option.Choice.flag(PAIRS, false, 4, 4),
                new Option.SeatChoice(FIRST),
                new Option.File(DECK)),
            Reference.chapters(rules),
            Reference.components());
  }

  @Override
  public Manual manual() {
    return manual;
  }

  @Override
  public Optional<Game<IronState, IronMove>> under(int earlier) {
    return earlier >= 1 && earlier <= RULES
        ? Optional.of(VERSIONS.get(earlier - 1))
        : Optional.empty();
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

  private static CardSet cards(Setup setup) {
    Edition edition = Edition.of(setup.value(EDITION));
    return setup
        .file(DECK)
        .map(file -> CardSets.of(file, edition))
        .orElseGet(() -> CardSets.standard(edition));
  }

  @Override
  public Foresight<IronState, IronMove> foresight(Seat seat) {
    return new IronForesight(seat);
  }

  @Override
  public Optional<Features<IronState, IronMove>> features(Setup setup) {
    return Optional.of(new IronFeatures(cards(setup)));
  }

  @Override
  public Optional<byte[]> weights(int seats) {
    return Resource.FILES.bytes("seats-" + seats + ".weights");
  }

  @Override
  public IronState begin(Setup setup) {
    CardSet set = cards(setup);
    var state = new IronState(new Frame(rules, set, setup.seats(), setup.flag(PAIRS)));
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
    return PositionReader.read(text, rules, files);
  }

  @Override
  public Optional<GameRecord> lesson() {
    return Optional.of(GameRecord.read(Resource.FILES.text("lesson.record")));
  }

  @Override
  public List<GameRecord> furtherLessons() {
    return List.of(GameRecord.read(Resource.FILES.text("lesson-2.record")));
  }

  @Override
  public Optional<Attachment> standardFile() {
    return Optional.of(new Attachment(CardSets.FILE, CardSets.standardFile()));
  }

  /// Of two, each answers the other's every card; among more, most of what others do is not aimed
  /// at oneself, and a search of everybody never comes to one's own next turn.
  @Override
  public boolean predictable(int seats) {
    return seats > 2;
  }

  /// What the others hold counts for much, and it takes many worlds to see that; beyond a few
  /// hundred hardly anything is won, so a journeyman stays well below.
  @Override
  public Practice practice() {
    return new Practice(40, 180);
  }

  @Override
  public Texts texts(String language) {
    return Resource.FILES.texts(language, texts);
  }
}
