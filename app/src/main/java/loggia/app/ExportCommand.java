package loggia.app;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.LongStream;
import java.util.zip.GZIPOutputStream;
import loggia.bots.Contender;
import loggia.bots.arena.Arena;
import loggia.bots.environment.GameExport;
import loggia.kernel.Game;
import loggia.kernel.Move;
import loggia.kernel.State;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "export",
    description = "Write games of bots as data to learn from, a line of JSON for each decision.",
    mixinStandardHelpOptions = true)
final class ExportCommand implements Callable<Integer> {
  /// Games that are played at once and written in their order: as much as is kept in memory.
  private static final int CHUNK = 64;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "GAME", description = "The game's id.")
  private String game;

  @Mixin private GameOptions options;
  @Mixin private BotOptions bots;

  @Option(names = "--games", paramLabel = "N", defaultValue = "1000", description = "How many.")
  private long games;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "FILE",
      description = "Where to; packed where its name ends in .gz.")
  private Path out;

  @Option(
      names = "--with",
      paramLabel = "CONTENT,...",
      converter = ContentOption.class,
      defaultValue = "names,view",
      description = "What lines carry: names, view, vector; usually ${DEFAULT-VALUE}.")
  private ContentOption.Contents with;

  @Override
  public Integer call() {
    if (games < 1) {
      throw options.wrong("--games must be at least 1");
    }
    return run(options.game(game));
  }

  private <S extends State<S, M>, M extends Move> int run(Game<S, M> on) {
    Places.tryFile(out);
    var contenders = bots.contenders();
    var setup = options.setup(on, contenders.size());
    if (on.features(setup).isEmpty()) {
      throw new Failure("the game '" + game + "' has no features: see docs/adding-a-game.md");
    }
    var export = new GameExport<>(on, setup, contenders, with.set());
    var stopped = new AtomicBoolean();
    long written;
    try (var _ = new StopSignal(() -> stopped.set(true), () -> {});
        OutputStream file = open(out);
        var progress = new Progress(game, "games", games)) {
      written = write(export, file, stopped, progress);
    } catch (IOException e) {
      throw new Failure("cannot write '" + out + "': " + e.getMessage());
    } catch (Arena.SeatFailure e) {
      throw new Failure(String.valueOf(e.getMessage()));
    } finally {
      contenders.forEach(Contender::close);
    }
    var said = spec.commandLine().getOut();
    said.printf("%d games, seed %d, written to %s%n", written, setup.seed(), out);
    said.flush();
    return 0;
  }

  private long write(
      GameExport<?, ?> export, OutputStream file, AtomicBoolean stopped, Progress progress)
      throws IOException {
    long next = 0;
    while (next < games && !stopped.get()) {
      long end = Math.min(games, next + CHUNK);
      var chunk =
          LongStream.range(next, end)
              .parallel()
              .mapToObj(number -> export.lines(number).getBytes(StandardCharsets.UTF_8))
              .toList();
      for (byte[] lines : chunk) {
        file.write(lines);
        progress.step();
      }
      next = end;
    }
    if (next < games) {
      var err = spec.commandLine().getErr();
      err.println("loggia: stopped; what was written is partial");
      err.flush();
    }
    return next;
  }

  private static OutputStream open(Path out) {
    try {
      OutputStream file = Files.newOutputStream(out);
      return out.toString().endsWith(".gz") ? new GZIPOutputStream(file, 1 << 16) : file;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
