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
      description =
          "Plays the K-th of N equal parts into --state, for 'loggia merge'; or several parts, as"
              + " 1-10/100, each into a file of its own in the folder --state.")
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

  /// A shard, or the whole, and where it is kept.
  record Part(Shard shard, Optional<Path> file) {
    boolean kept() {
      return file.isPresent() && Files.exists(file.get());
    }
  }

  /// What is played, one after the other. Several lie in a folder, each under its number.
  List<Part> parts() {
    if (shard.isEmpty()) {
      return List.of(new Part(Shard.WHOLE, run.state()));
    }
    if (run.state().isEmpty() || until.isPresent()) {
      throw wrong("--shard needs a --state to write to, and goes without --until");
    }
    try {
      List<Shard> shards = Shard.parse(shard.get());
      if (shards.size() == 1) {
        return List.of(new Part(shards.getFirst(), run.state()));
      }
      Path folder = run.state().get();
      return shards.stream()
          .map(one -> new Part(one, Optional.of(folder.resolve(one.number() + ""))))
          .toList();
    } catch (IllegalArgumentException e) {
      throw wrong(String.valueOf(e.getMessage()));
    }
  }

  /// What an earlier run kept; empty where there is none.
  Optional<ResultFile> earlier() {
    return parts().stream().filter(Part::kept).findFirst().map(SeriesOptions::read);
  }

  private static ResultFile read(Part part) {
    try {
      return ResultFile.read(part.file().orElseThrow());
    } catch (IllegalArgumentException e) {
      throw new Failure(String.valueOf(e.getMessage()));
    }
  }

  /// What to play of each part, where there is nothing kept or it is of the very same series.
  List<ResultFile> begin(Series<?, ?> series, Optional<String> standIn) {
    if (place.isPresent() && (shard.isPresent() || until.isPresent())) {
      throw wrong("--on plays the whole in shards of its own: leave --shard and --until out");
    }
    List<Part> parts = parts();
    if (parts.size() > 1) {
      Places.tryFolder(run.state().orElseThrow());
    }
    String today = LocalDate.now(ZoneOffset.UTC).toString();
    SeriesHeader header = SeriesHeader.of(series, Version.number(), standIn, today);
    return parts.stream().map(part -> begin(series, header, part)).toList();
  }

  private ResultFile begin(Series<?, ?> series, SeriesHeader header, Part part) {
    if (!part.kept()) {
      part.file().ifPresent(Places::tryFile);
      Counts none = Counts.of(series.variants().size(), series.seats());
      return new ResultFile(header, part.shard(), none);
    }
    Path file = part.file().orElseThrow();
    ResultFile earlier = read(part);
    earlier.header().difference(header).ifPresent(difference -> foreign(file, difference));
    if (!earlier.shard().equals(part.shard())) {
      foreign(file, "shard " + earlier.shard().text() + " instead of " + part.shard().text());
    }
    return earlier;
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
  ///
  /// @param file where it is kept
  ResultFile play(Series<?, ?> series, ResultFile from, Optional<Path> file, SeriesRun played) {
    long games = series.games();
    long left = played.left(games) * series.variants().size();
    try (var progress = new Progress(from.header().game(), "games", left)) {
      if (place.isPresent()) {
        playOn(place.get(), from, file, played, progress);
        return from;
      }
      Runnable afterEach = () -> series.variants().forEach(_ -> progress.step());
      long end = until.isPresent() ? Precision.STEP : games;
      boolean more = true;
      while (more) {
        more = played.play(run.threads(), end, BETWEEN_SAVES, afterEach);
        file.ifPresent(from::write);
        if (!more && until.isPresent() && !played.stopped() && end < games) {
          more = !Precision.reached(played.counts(), until.get() / 100);
          end = more ? Math.min(games, end + Precision.STEP) : end;
        }
      }
    }
    boolean enough = until.isPresent() && !played.stopped();
    return enough ? from.cut(played.counts().done().size()) : from;
  }

  private void playOn(
      String where, ResultFile from, Optional<Path> file, SeriesRun played, Progress progress) {
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
              file.ifPresent(from::write);
              saved.set(System.nanoTime());
            }
          });
    } catch (IllegalStateException e) {
      throw new Failure(String.valueOf(e.getMessage()));
    } finally {
      file.ifPresent(from::write);
    }
  }

  ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
