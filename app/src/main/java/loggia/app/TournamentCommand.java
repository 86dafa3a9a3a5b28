package loggia.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import loggia.bots.Contender;
import loggia.bots.arena.Fixture;
import loggia.bots.arena.PlayedFixture;
import loggia.bots.arena.Tournament;
import loggia.bots.arena.TournamentLog;
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
    name = "tournament",
    description = {
      "Let every bot meet every other and rate them.",
      "At two seats each deal is played twice, with the seats changed. At more seats the bot that"
          + " is named first sits alone among the others, on each deal once in every seat."
    },
    mixinStandardHelpOptions = true)
final class TournamentCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "GAME", description = "The game's id.")
  private String game;

  @Mixin private GameOptions options;
  @Mixin private BotOptions bots;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "100",
      description = "Games for each pairing, rounded up to whole rotations.")
  private int games;

  @Option(names = "--seats", paramLabel = "N", description = "Seats at each table.")
  private int seats = 2;

  @Option(names = "--threads", paramLabel = "N", description = "How many games at once.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--state",
      paramLabel = "FILE",
      description = "Keeps what was played, so that the same command goes on after a stop.")
  private Optional<Path> state = Optional.empty();

  @Override
  public Integer call() {
    return run(options.game(game));
  }

  private <S extends State<S, M>, M extends Move> int run(Game<S, M> on) {
    List<Contender> contenders = bots.contenders();
    if (contenders.size() < 2 || games < 1 || threads < 1) {
      throw options.wrong("a tournament needs two bots, one game and one thread at least");
    }
    Setup setup = options.setup(on, seats);
    List<Fixture> fixtures = Fixture.all(contenders.size(), seats, (games + seats - 1) / seats);
    TournamentLog log = log(setup, contenders);
    List<PlayedFixture> played;
    try (var progress = new Progress(game, fixtures.size())) {
      var tournament = new Tournament<>(on, setup, contenders, fixtures);
      played = tournament.run(threads, log, progress::step);
    } finally {
      contenders.forEach(Contender::close);
    }
    var out = spec.commandLine().getOut();
    out.print(new TournamentReport(contenders, played).table());
    out.flush();
    return 0;
  }

  private TournamentLog log(Setup setup, List<Contender> contenders) {
    if (state.isEmpty()) {
      return TournamentLog.inMemory();
    }
    String names = contenders.stream().map(Contender::label).collect(Collectors.joining(","));
    String values =
        setup.keys().stream()
            .map(key -> key + "=" + setup.value(key))
            .collect(Collectors.joining(","));
    String head =
        "loggia tournament 1 %s seats=%d seed=%d %s bots=%s"
            .formatted(game, seats, setup.seed(), values, names);
    try {
      return TournamentLog.in(state.get(), head);
    } catch (IllegalArgumentException e) {
      throw options.wrong(String.valueOf(e.getMessage()));
    }
  }
}
