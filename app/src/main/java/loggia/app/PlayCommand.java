package loggia.app;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import loggia.app.online.ApiError;
import loggia.app.online.ApiSession;
import loggia.app.online.OnlineGame;
import loggia.app.online.TableAddress;
import loggia.app.play.FullScreen;
import loggia.app.play.LessonGame;
import loggia.app.play.PlainScreen;
import loggia.app.play.Player;
import loggia.app.play.Screen;
import loggia.app.play.TerminalGame;
import loggia.app.play.TerminalMessage;
import loggia.app.play.TerminalTexts;
import loggia.bots.arena.Seeds;
import loggia.bots.registry.Bots;
import loggia.kernel.Decision;
import loggia.kernel.Game;
import loggia.kernel.GameRecord;
import loggia.kernel.Journal;
import loggia.kernel.Lesson;
import loggia.kernel.Match;
import loggia.kernel.Move;
import loggia.kernel.Names;
import loggia.kernel.State;
import loggia.kernel.Texts;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "play",
    description = "Play in the terminal: a new game, or one that was saved.",
    mixinStandardHelpOptions = true)
final class PlayCommand implements Callable<Integer> {
  private static final String HUMAN = "human";

  @Spec private CommandSpec spec;

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME|FILE",
      description = "A game's id, or a record to go on with.")
  private String what = "";

  @Mixin private GameOptions options;
  @Mixin private Language language;

  @Mixin
  @SuppressWarnings("UnusedVariable") // reading its option is all it does
  private ClassPath classPath;

  @Option(
      names = "--seats",
      paramLabel = "WHO,WHO,...",
      description = "Who sits where: human, or " + Bots.KNOWN + ".")
  private String seats = "human,journeyman";

  @Option(
      names = "--record",
      paramLabel = "FILE",
      description = "Keeps the game in this file after every decision.")
  private Optional<Path> record = Optional.empty();

  @Option(names = "--plain", description = "Lines only: for screen readers and for pipes.")
  private boolean plain;

  @Option(names = "--lesson", description = "The first game that explains itself, step by step.")
  private boolean lesson;

  @Option(
      names = "--part",
      paramLabel = "N",
      defaultValue = "1",
      description = "Which --lesson: 2 teaches what comes later in a game.")
  private int part;

  @Option(
      names = "--server",
      paramLabel = "URL",
      description = "Play at a table of this server, for example http://localhost:1600.")
  private Optional<String> server = Optional.empty();

  @Option(
      names = "--table",
      paramLabel = "ID|LINK",
      description = "The table's id, or the invite link that its owner copied.")
  private Optional<String> table = Optional.empty();

  @Option(names = "--name", paramLabel = "NAME", description = "What to be called on a server.")
  private String name = "";

  @Override
  public Integer call() {
    if (table.isPresent()) {
      return join(table.get());
    }
    if (what.isEmpty() || server.isPresent()) {
      throw options.wrong(
          server.isPresent()
              ? "--server needs --table, a table's id or an invite link"
              : "name a game, a record, or a --table of a server");
    }
    Path file = Path.of(what);
    if (Files.isRegularFile(file)) {
      GameRecord saved = RecordFile.read(file);
      return goOn(options.game(saved.game()), saved, file);
    }
    return lesson ? learn(options.game(what)) : begin(options.game(what));
  }

  private int join(String where) {
    TableAddress address;
    try {
      address = TableAddress.of(server, where);
    } catch (IllegalArgumentException e) {
      throw options.wrong(String.valueOf(e.getMessage()));
    }
    Path sessions = Path.of(System.getProperty("user.home"), ".loggia", "terminal");
    var session = new ApiSession(address.server(), language.code(), sessions);
    try (Screen screen = screen()) {
      OnlineGame.play(session, address, name, screen, language.code());
    } catch (ApiError e) {
      throw new Failure(String.valueOf(e.getMessage()));
    }
    return 0;
  }

  private <S extends State<S, M>, M extends Move> int begin(Game<S, M> game) {
    List<String> who = Bots.split(seats);
    var setup = options.setup(game, who.size());
    List<String> welcome = Welcome.lines(game, setup, language.code());
    return run(Match.begin(game, setup), List.of(), Journal.pages(), who, record, welcome);
  }

  private <S extends State<S, M>, M extends Move> int learn(Game<S, M> game) {
    List<Lesson> lessons = Lesson.of(game);
    if (part < 1 || part > lessons.size()) {
      throw new Failure("'" + what + "' has " + lessons.size() + " lessons, and none is " + part);
    }
    Lesson steps = lessons.get(part - 1);
    Texts terminal = TerminalTexts.terminal(language.code());
    List<String> who = new ArrayList<>(Collections.nCopies(steps.record().seats(), "apprentice"));
    who.set(0, HUMAN);
    List<String> names = names(who, terminal);
    var texts = new TerminalTexts(game.texts(language.code()), terminal, Names.of(names));
    try (Screen screen = screen()) {
      new LessonGame(names, texts, screen).play(game, steps);
    }
    return 0;
  }

  private <S extends State<S, M>, M extends Move> int goOn(
      Game<S, M> game, GameRecord saved, Path file) {
    var journal = Journal.pages();
    Match<S, M> match = RecordFile.replay(options, game, saved, saved.decisions().size(), journal);
    boolean chosen = spec.commandLine().getParseResult().hasMatchedOption("--seats");
    List<String> who = chosen ? Bots.split(seats) : RecordFile.players(saved);
    if (who.size() != saved.seats()) {
      throw options.wrong("the record has " + saved.seats() + " seats, not " + who.size());
    }
    var keep = Optional.of(record.orElse(file));
    return run(match, saved.decisions(), journal, who, keep, List.of());
  }

  private <S extends State<S, M>, M extends Move> int run(
      Match<S, M> match,
      List<Decision> before,
      Journal.Pages journal,
      List<String> who,
      Optional<Path> keep,
      List<String> welcome) {
    keep.ifPresent(Places::tryFile);
    Texts terminal = TerminalTexts.terminal(language.code());
    List<Player> players = players(who, match.setup().seed());
    List<String> names = names(who, terminal);
    var texts = new TerminalTexts(match.game().texts(language.code()), terminal, Names.of(names));
    try (Screen screen = screen()) {
      new TerminalGame(players, names, texts, screen, keep, welcome).play(match, before, journal);
    } finally {
      players.forEach(
          player -> {
            if (player instanceof Player.Machine(var bot)) {
              bot.close();
            }
          });
    }
    return 0;
  }

  private List<Player> players(List<String> who, long seed) {
    var players = new ArrayList<Player>();
    for (int i = 0; i < who.size(); i++) {
      players.add(
          who.get(i).equals(HUMAN)
              ? new Player.Human()
              : new Player.Machine(BotOptions.parse(spec, who.get(i)).sit(Seeds.bot(seed, i))));
    }
    return players;
  }

  private static List<String> names(List<String> who, Texts terminal) {
    var names = new ArrayList<String>();
    for (int i = 0; i < who.size(); i++) {
      String level = terminal.find("play.word." + who.get(i)).orElse(who.get(i));
      TerminalMessage phrase =
          !who.get(i).equals(HUMAN)
              ? new TerminalMessage.Machine(level, i + 1)
              : new TerminalMessage.Person(i + 1);
      names.add(terminal.say(phrase, Names.NUMBERS));
    }
    return names;
  }

  private Screen screen() {
    boolean piped = !Progress.onTerminal();
    if (plain || piped) {
      var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
      return new PlainScreen(in, spec.commandLine().getOut());
    }
    try {
      Terminal terminal = TerminalBuilder.builder().system(true).build();
      return new FullScreen(terminal, System.getenv("NO_COLOR") == null);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
