package loggia.games.xiicentury;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import loggia.kernel.Attachment;
import loggia.kernel.Chance;
import loggia.kernel.Features;
import loggia.kernel.Game;
import loggia.kernel.GameRecord;
import loggia.kernel.Journal;
import loggia.kernel.JsonError;
import loggia.kernel.Manual;
import loggia.kernel.Named;
import loggia.kernel.Practice;
import loggia.kernel.Reasons;
import loggia.kernel.Refusal;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.kernel.Texts;

/// XII Century: ten decades, four dice a turn, one town each.
public final class XiiCentury implements Game<XiiState, XiiMove> {
  private static final List<String> TEXTS = List.of("messages", "rules", "components", "lesson");

  private final Printing printing;

  public XiiCentury() {
    this(Printing.NOW);
  }

  private XiiCentury(Printing printing) {
    this.printing = printing;
  }

  @Override
  public Manual manual() {
    return printing.manual();
  }

  @Override
  public Optional<Game<XiiState, XiiMove>> under(int rules) {
    return Printing.of(rules).map(XiiCentury::new);
  }

  @Override
  public Manual manual(Setup setup) {
    return setup
        .file(Reference.SHEET)
        .map(file -> manual().with(Reference.components(read(file))))
        .orElse(manual());
  }

  /// Without a king war (XII-80) nobody has the reputation that a war hero asks for.
  @Override
  public List<Manual.Component> components(Setup setup) {
    var all = manual(setup).components();
    return setup.seats() > 1
        ? all
        : all.stream().filter(component -> !component.id().equals(Feature.WAR_HERO.id())).toList();
  }

  @Override
  public XiiState begin(Setup setup) {
    var difficulty = named(Difficulty.ALL, setup.value(Reference.DIFFICULTY));
    var objective = named(Objective.ALL, setup.value(Reference.OBJECTIVE));
    boolean chosen = setup.value(Reference.EVENTS).equals(Reference.CHOSEN);
    Sheet sheet = sheet(setup);
    long track = GlobalEvents.fixedTrack(difficulty);
    var frame = new Frame(printing, sheet, setup.seats(), difficulty, chosen, objective, track);
    var towns = new Town[setup.seats()];
    Arrays.fill(towns, Town.NEW);
    var game = new Progress(frame, towns, 0, 0, Chance.seeded(setup.seed()), Journal.NONE);
    int first = setup.seat(Reference.FIRST).map(Seat::index).orElseGet(() -> rollFirst(game));
    game.clock = Clock.withFirst(game.clock, first);
    if (chosen && frame.unassigned() != 0) {
      game.await(Phase.ASSIGN, first);
    } else {
      GlobalEvents.rollTrack(game);
      Rounds.begin(game, 1, first);
    }
    return game.state();
  }

  /// Everybody rolls, the lowest is first; those who tie for lowest roll again (XII-02).
  private static int rollFirst(Progress game) {
    int rolling = (1 << game.seats()) - 1;
    while (Integer.bitCount(rolling) > 1) {
      int lowest = 7;
      int tied = 0;
      for (int seat = 0; seat < game.seats(); seat++) {
        if ((rolling >>> seat & 1) != 0) {
          int rolled = game.roll();
          tied = rolled < lowest ? 1 << seat : rolled == lowest ? tied | 1 << seat : tied;
          lowest = Math.min(lowest, rolled);
        }
      }
      rolling = tied;
    }
    return Integer.numberOfTrailingZeros(rolling);
  }

  private static <T extends Named> T named(List<T> things, String id) {
    return things.stream().filter(thing -> thing.id().equals(id)).findFirst().orElseThrow();
  }

  private Sheet sheet(Setup setup) {
    return setup.file(Reference.SHEET).map(XiiCentury::read).orElse(printing.sheet());
  }

  private static Sheet read(Attachment file) {
    try {
      return Sheets.of(file);
    } catch (JsonError e) {
      throw new Refusal(new Reasons.BadFile(Reference.SHEET, String.valueOf(e.getMessage())));
    }
  }

  @Override
  public Optional<Features<XiiState, XiiMove>> features(Setup setup) {
    return Optional.of(new XiiFeatures());
  }

  @Override
  public Optional<byte[]> weights(int seats) {
    return Resource.FILES.bytes("seats-" + seats + ".weights");
  }

  @Override
  public XiiMove move(String text) {
    return MoveTables.read(text).orElseThrow(() -> new Refusal(new Reasons.UnknownMove(text)));
  }

  @Override
  public XiiState position(String text, List<Attachment> files) {
    return new PositionReader(printing, text).read();
  }

  @Override
  public Optional<GameRecord> lesson() {
    return Optional.of(GameRecord.read(Resource.FILES.text("lesson.record")));
  }

  @Override
  public List<GameRecord> furtherLessons() {
    return List.of(GameRecord.read(Resource.FILES.text("lesson-2.record")));
  }

  /// Without events, as the rulebook advises.
  @Override
  public Map<String, String> firstGame() {
    return Map.of(Reference.DIFFICULTY, Difficulty.VERY_EASY.id());
  }

  @Override
  public Optional<Attachment> standardFile() {
    return Optional.of(new Attachment("sheet.json", Resource.FILES.text("sheet.json")));
  }

  /// More than usual, so that the step to the master is no larger than that from the assistant.
  @Override
  public Practice practice() {
    return new Practice(8, 450);
  }

  /// What a town is worth shows when the dice of the next round have been used.
  @Override
  public int settling() {
    return 2;
  }

  @Override
  public Texts texts(String language) {
    return Resource.FILES.texts(language, TEXTS);
  }
}
