package loggia.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;
import loggia.bots.Contender;
import loggia.bots.series.Cluster;
import loggia.bots.series.Counts;
import loggia.bots.series.ResultFile;
import loggia.bots.series.Series;
import loggia.bots.series.SeriesHeader;
import loggia.bots.series.SeriesRun;
import loggia.bots.series.Shard;
import loggia.kernel.Game;
import loggia.kernel.Move;
import loggia.kernel.State;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// How much of a series is played, where it is kept, and the playing itself.
final class SeriesOptions {
  private static final Duration BETWEEN_SAVES = Duration.ofSeconds(5);
  private static final long USUAL = 1000;
  private static final long MOST = 10_000_000;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Mixin private RunOptions run;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "How many deals; usually 1000, with --until at most ten million.")
  private Optional<Long> games = Optional.empty();

  @Option(
      names = "--shard",
      paramLabel = "K/N",
      description = "Plays the K-th of N equal parts into --state, for 'loggia merge'.")
  private Optional<String> shard = Optional.empty();

  @Option(
      names = "--until",
      paramLabel = "POINTS",
      description =
          "Plays until every seat's share of victories is known to so many percentage points.")
  private Optional<Double> until = Optional.empty();

  @Option(
      names = "--on",
      paramLabel = "PLACE",
      description =
          "Plays on Apache Spark instead of --threads: local[*] or local[N] on this machine,"
              + " spark://HOST:PORT on a cluster, 'spark' where spark-submit says.")
  private Optional<String> place = Optional.empty();

  long games() {
    long count = games.orElse(until.isPresent() ? MOST : USUAL);
    if (count < 1 || run.threads() < 1) {
      throw wrong("--games and --threads must be at least 1");
    }
    return count;
  }

  Optional<String> game() {
    return run.game();
  }

  int threads() {
    return run.threads();
  }

  /// Whether what is played is only a part of the whole; a file that is gone on with says it too.
  boolean sharded() {
    return shard.isPresent()
        || game().isEmpty() && earlier().filter(file -> file.shard().of() > 1).isPresent();
  }

  /// What an earlier run kept; empty where there is none.
  Optional<ResultFile> earlier() {
    if (run.state().isEmpty() || Files.notExists(run.state().get())) {
      return Optional.empty();
    }
    try {
      return Optional.of(ResultFile.read(run.state().get()));
    } catch (IllegalArgumentException e) {
      throw new Failure(String.valueOf(e.getMessage()));
    }
  }

  /// What to play, where there is nothing kept or it is of the very same series.
  ResultFile begin(Series<?, ?> series, Optional<String> standIn) {
    if (shard.isPresent() && (run.state().isEmpty() || until.isPresent())) {
      throw wrong("--shard needs a --state to write to, and goes without --until");
    }
    if (place.isPresent() && (shard.isPresent() || until.isPresent())) {
      throw wrong("--on plays the whole in shards of its own: leave --shard and --until out");
    }
    Shard part = part();
    Optional<ResultFile> earlier = earlier();
    String today = LocalDate.now(ZoneOffset.UTC).toString();
    SeriesHeader header = SeriesHeader.of(series, Version.number(), standIn, today);
    if (earlier.isEmpty()) {
      run.state().ifPresent(Places::tryFile);
      return new ResultFile(header, part, Counts.of(series.variants().size(), series.seats()));
    }
    Path file = run.state().orElseThrow();
    earlier.get().header().difference(header).ifPresent(difference -> foreign(file, difference));
    if (!earlier.get().shard().equals(part)) {
      foreign(file, "shard " + earlier.get().shard().text() + " instead of " + part.text());
    }
    return earlier.get();
  }

  private Shard part() {
    try {
      return shard.map(Shard::parse).orElse(Shard.WHOLE);
    } catch (IllegalArgumentException e) {
      throw wrong(String.valueOf(e.getMessage()));
    }
  }

  private void foreign(Path file, String difference) {
    throw wrong("'" + file + "' is of another series: it has " + difference);
  }

  /// The series that a kept file is of.
  <S extends State<S, M>, M extends Move> Series<S, M> series(
      Game<S, M> on, SeriesHeader header, BotOptions bots) {
    int rules = on.manual().rules();
    if (rules != header.rules()) {
      throw new Failure(
          "it was begun under rules %d, this program plays by rules %d"
              .formatted(header.rules(), rules));
    }
    Optional<String> standIn = Optional.of(header.standIn()).filter(name -> !name.isEmpty());
    List<Contender> contenders = bots.contenders(header.bots(), standIn);
    return header.series(on, contenders);
  }

  /// Plays what is left, keeping it now and then.
  ResultFile play(Series<?, ?> series, ResultFile from, SeriesRun played) {
    long games = series.games();
    long left = played.left(games) * series.variants().size();
    try (var progress = new Progress(from.header().game(), "games", left)) {
      if (place.isPresent()) {
        playOn(place.get(), from, played, progress);
        return from;
      }
      Runnable afterEach = () -> series.variants().forEach(_ -> progress.step());
      long end = until.isPresent() ? Precision.STEP : games;
      boolean more = true;
      while (more) {
        more = played.play(run.threads(), end, BETWEEN_SAVES, afterEach);
        run.state().ifPresent(from::write);
        if (!more && until.isPresent() && !played.stopped() && end < games) {
          more = !Precision.reached(played.counts(), until.get() / 100);
          end = more ? Math.min(games, end + Precision.STEP) : end;
        }
      }
    } finally {
      series.contenders().forEach(Contender::close);
    }
    boolean enough = until.isPresent() && !played.stopped();
    return enough ? from.cut(played.counts().done().size()) : from;
  }

  private void playOn(String where, ResultFile from, SeriesRun played, Progress progress) {
    Cluster cluster =
        ServiceLoader.load(Cluster.class)
            .findFirst()
            .orElseThrow(() -> new Failure("this program was built without Apache Spark"));
    int variants = from.header().variants().size();
    var saved = new AtomicLong(System.nanoTime());
    try {
      played.play(
          cluster,
          where,
          from.header(),
          deals -> {
            LongStream.range(0, deals * variants).forEach(_ -> progress.step());
            if (System.nanoTime() - saved.get() > BETWEEN_SAVES.toNanos()) {
              run.state().ifPresent(from::write);
              saved.set(System.nanoTime());
            }
          });
    } catch (IllegalStateException e) {
      throw new Failure(String.valueOf(e.getMessage()));
    } finally {
      run.state().ifPresent(from::write);
    }
  }

  ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
