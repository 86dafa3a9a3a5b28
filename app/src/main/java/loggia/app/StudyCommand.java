package loggia.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import loggia.bots.Contender;
import loggia.bots.arena.Simulation;
import loggia.bots.study.Study;
import loggia.bots.study.StudyPage;
import loggia.kernel.Game;
import loggia.kernel.Move;
import loggia.kernel.Setup;
import loggia.kernel.State;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "study",
    description = "Let bots play many games and report on balance, on one page.",
    mixinStandardHelpOptions = true)
final class StudyCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "GAME", description = "The game's id.")
  private String game;

  @Mixin private GameOptions options;
  @Mixin private BotOptions bots;
  @Mixin private Language language;

  @Option(names = "--games", paramLabel = "N", defaultValue = "1000", description = "How many.")
  private int games;

  @Option(names = "--threads", paramLabel = "N", description = "How many games at once.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--out", paramLabel = "FILE", required = true, description = "The page.")
  private Path out;

  @Option(names = "--csv", paramLabel = "DIR", description = "Writes the raw tables there, too.")
  private Optional<Path> csv = Optional.empty();

  @Option(
      names = "--compare",
      arity = "2",
      paramLabel = "FILE",
      description = "Two component files, played on the same deals and put side by side.")
  private List<Path> compare = new ArrayList<>();

  @Override
  public Integer call() throws IOException {
    return run(options.game(game));
  }

  private <S extends State<S, M>, M extends Move> int run(Game<S, M> on) throws IOException {
    List<Contender> contenders = bots.contenders();
    if (games < 1 || threads < 1) {
      throw options.wrong("--games and --threads must be at least 1");
    }
    var names = new ArrayList<String>();
    var setups = new ArrayList<Setup>();
    if (compare.isEmpty()) {
      names.add(game);
      setups.add(options.setup(on, contenders.size()));
    }
    for (Path file : compare) {
      names.add(file.toString());
      setups.add(options.setup(on, contenders.size(), Map.of(fileOption(on), file)));
    }
    var studies = new ArrayList<Study>();
    try (var progress = new Progress(game, (long) games * setups.size())) {
      for (Setup setup : setups) {
        var simulation = new Simulation<>(on, setup, contenders, games);
        studies.add(Study.of(simulation, threads, progress::step));
      }
    } finally {
      contenders.forEach(Contender::close);
    }
    String who = contenders.stream().map(Contender::label).collect(Collectors.joining(", "));
    var texts = on.texts(language.code());
    write(new StudyPage(texts.get("title") + ": " + who, names, studies, texts));
    return 0;
  }

  private String fileOption(Game<?, ?> on) {
    return on.manual().options().stream()
        .filter(option -> option instanceof loggia.kernel.Option.File)
        .findFirst()
        .orElseThrow(() -> options.wrong("the game '" + game + "' takes no component file"))
        .key();
  }

  private void write(StudyPage page) throws IOException {
    Files.writeString(out, page.html());
    if (csv.isPresent()) {
      Files.createDirectories(csv.get());
      for (Map.Entry<String, String> file : page.csv().entrySet()) {
        Files.writeString(csv.get().resolve(file.getKey()), file.getValue());
      }
    }
    spec.commandLine().getOut().println("Written to " + out);
    spec.commandLine().getOut().flush();
  }
}
