package loggia.app;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import loggia.bots.Contender;
import loggia.bots.arena.Fixture;
import loggia.bots.arena.PlayedFixture;
import loggia.bots.arena.Tournament;
import loggia.bots.arena.TournamentHeader;
import loggia.bots.arena.TournamentLog;
import loggia.bots.coach.BotFigures;
import loggia.kernel.Game;
import loggia.kernel.Move;
import loggia.kernel.Refusal;
import loggia.kernel.Setup;
import loggia.kernel.State;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
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

  @Mixin private GameOptions options;
  @Mixin private BotOptions bots;
  @Mixin private RunOptions run;
  @Mixin private CoachOptions coach;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "100",
      description = "Games for each pairing, rounded up to whole rotations.")
  private int games;

  @Option(names = "--seats", paramLabel = "N", description = "Seats at each table.")
  private int seats = 2;

  @Option(names = "--json", description = "Print one JSON object instead of a table.")
  private boolean json;

  @Override
  public Integer call() {
    Optional<TournamentHeader> earlier = earlier();
    if (run.game().isEmpty() && earlier.isEmpty()) {
      throw options.wrong("name a game, or the --state of a tournament to go on with");
    }
    if (run.game().isEmpty()) {
      TournamentHeader header = earlier.orElseThrow();
      return goOn(options.game(header.game()), header);
    }
    earlier.ifPresent(header -> options.seedUnlessGiven(header.seed()));
    return begin(options.game(run.game().get()), earlier);
  }

  private Optional<TournamentHeader> earlier() {
    try {
      return run.state().flatMap(TournamentLog::header);
    } catch (IllegalArgumentException e) {
      throw options.wrong(String.valueOf(e.getMessage()));
    }
  }

  private <S extends State<S, M>, M extends Move> int begin(
      Game<S, M> on, Optional<TournamentHeader> earlier) {
    List<Contender> contenders = bots.contenders();
    if (contenders.size() < 2 || games < 1 || run.threads() < 1) {
      throw options.wrong("a tournament needs two bots, one game and one thread at least");
    }
    Setup setup = options.setup(on, seats);
    var header =
        new TournamentHeader(
            TournamentHeader.FORMAT,
            Version.number(),
            on.manual().id(),
            on.manual().rules(),
            seats,
            setup.seed(),
            games,
            setup.values(),
            contenders.stream().map(Contender::label).toList(),
            bots.standIn().orElse(""),
            earlier
                .map(TournamentHeader::date)
                .orElseGet(() -> LocalDate.now(ZoneOffset.UTC).toString()),
            setup.files());
    return play(on, setup, contenders, header);
  }

  private <S extends State<S, M>, M extends Move> int goOn(Game<S, M> on, TournamentHeader header) {
    if (on.manual().rules() != header.rules()) {
      throw new Failure(
          "it was begun under rules %d, this program plays by rules %d"
              .formatted(header.rules(), on.manual().rules()));
    }
    try {
      Optional<String> standIn = Optional.of(header.standIn()).filter(name -> !name.isEmpty());
      return play(on, header.setup(on), bots.contenders(header.bots(), standIn), header);
    } catch (Refusal refused) {
      throw new Failure("it cannot be gone on with: " + refused.getMessage());
    }
  }

  private <S extends State<S, M>, M extends Move> int play(
      Game<S, M> on, Setup setup, List<Contender> contenders, TournamentHeader header) {
    TournamentLog log = log(header);
    int deals = (header.games() + header.seats() - 1) / header.seats();
    List<Fixture> fixtures = Fixture.all(contenders.size(), header.seats(), deals);
    var stopped = new AtomicBoolean();
    Thread runner = Thread.currentThread();
    try (var _ = new StopSignal(() -> stopped.set(true), runner::interrupt)) {
      List<PlayedFixture> played;
      List<BotFigures> coached = List.of();
      try {
        try (var progress = new Progress(header.game(), "games", fixtures.size())) {
          var tournament = new Tournament<>(on, setup, contenders, fixtures);
          played = tournament.run(run.threads(), log, stopped::get, progress::step);
        }
        if (coach.wanted() && !stopped.get()) {
          coached = coach.figures(on, setup, contenders, fixtures, run.threads());
        }
      } finally {
        contenders.forEach(Contender::close);
      }
      return report(new TournamentReport(header, played, fixtures.size(), coached));
    }
  }

  private int report(TournamentReport report) {
    var out = spec.commandLine().getOut();
    if (json) {
      out.println(report.json());
    } else {
      out.print(report.table());
    }
    out.flush();
    boolean failed = report.played().stream().anyMatch(played -> played.failure().isPresent());
    if (failed) {
      spec.commandLine().getErr().println("loggia: bots failed; the games they failed in are lost");
      spec.commandLine().getErr().flush();
    }
    return failed ? ExitCode.SOFTWARE : ExitCode.OK;
  }

  private TournamentLog log(TournamentHeader header) {
    if (run.state().isEmpty()) {
      return TournamentLog.inMemory();
    }
    Places.tryFile(run.state().get());
    try {
      return TournamentLog.in(run.state().get(), header);
    } catch (IllegalArgumentException e) {
      throw options.wrong(String.valueOf(e.getMessage()));
    }
  }
}
