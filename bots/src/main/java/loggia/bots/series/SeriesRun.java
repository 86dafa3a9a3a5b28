package loggia.bots.series;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import loggia.bots.arena.Pool;
import org.jspecify.annotations.Nullable;

/// Plays what is still to play of a shard, on several threads, and can be stopped at any time.
public final class SeriesRun {
  /// A part that is lost is played again, so it is small; sending one takes some milliseconds.
  private static final long DEALS_OF_A_PART = 500;

  private static final int FEWEST_PARTS = 64;
  private static final int MOST_PARTS = 10_000;

  private final Series<?, ?> series;
  private final Shard shard;
  private final Counts counts;
  private final long before;
  private final AtomicBoolean stopped = new AtomicBoolean();
  private volatile boolean abandoned;
  private @Nullable Thread player;

  /// @param counts what was played before; what is played now is added to it
  public SeriesRun(Series<?, ?> series, Shard shard, Counts counts) {
    this.series = series;
    this.shard = shard;
    this.counts = counts;
    before = counts.done().size();
  }

  public static SeriesRun whole(Series<?, ?> series) {
    return new SeriesRun(series, Shard.WHOLE, series.counts());
  }

  /// Plays everything.
  public Counts play(int threads) {
    play(threads, Long.MAX_VALUE, Duration.ofDays(1), () -> {});
    return counts;
  }

  /// Plays deals for about this long: each thread ends the deal it is at.
  ///
  /// @param end the number of the first deal that is not played
  /// @param afterEach called after every deal, from any thread
  /// @return whether there is more to play
  public boolean play(int threads, long end, Duration time, Runnable afterEach) {
    long last = Math.min(end, shard.end(series.games()));
    Ranges done = Ranges.of(0, 0);
    done.add(counts.done());
    var next = new AtomicLong(shard.first(series.games()));
    long deadline = System.nanoTime() + time.toNanos();
    List<Counts> parts = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      parts.add(series.counts());
    }
    begin();
    Pool.run(
        parts,
        part -> {
          NamedComponents named = series.named();
          while (!stopped.get() && System.nanoTime() - deadline < 0) {
            long number = next.getAndIncrement();
            if (number >= last) {
              return;
            }
            if (!done.contains(number) && playOne(number, named, part)) {
              afterEach.run();
            }
          }
        });
    end();
    parts.forEach(counts::add);
    return !stopped.get() && left(end) > 0;
  }

  /// Lets a cluster play what is left; it plays one shard in one place.
  ///
  /// @param place where the cluster is
  /// @param afterEach is given the number of deals of each shard that comes back
  public void play(Cluster cluster, String place, SeriesHeader header, LongConsumer afterEach) {
    begin();
    try {
      cluster.play(
          place,
          parts(header),
          bytes -> {
            long earlier = counts.done().size();
            counts.add(ResultFile.of(bytes).counts());
            afterEach.accept(counts.done().size() - earlier);
          });
    } catch (IllegalStateException e) {
      // A cluster that hears of the stop itself may end with an error.
      if (!stopped.get()) {
        throw e;
      }
    } finally {
      end();
    }
  }

  /// What is left as shards, each with the deals of it that are done.
  private List<byte[]> parts(SeriesHeader header) {
    long games = series.games();
    int of = (int) Math.min(games, Math.clamp(games / DEALS_OF_A_PART, FEWEST_PARTS, MOST_PARTS));
    var parts = new ArrayList<byte[]>();
    for (int number = 1; number <= of; number++) {
      var part = new Shard(number, of);
      Counts none = series.counts();
      none.done().add(counts.done().both(Ranges.of(part.first(games), part.end(games))));
      if (none.done().size() < part.end(games) - part.first(games)) {
        parts.add(new ResultFile(header, part, none).bytes());
      }
    }
    return parts;
  }

  /// A deal that was hurried to its end counts as not played.
  private boolean playOne(long number, NamedComponents named, Counts part) {
    Counts own = series.counts();
    series.play(number, named, own);
    if (abandoned) {
      return false;
    }
    part.add(own);
    return true;
  }

  /// How many deals before `end` are still to play.
  public long left(long end) {
    long games = series.games();
    return counts.done().missing(shard.first(games), Math.min(end, shard.end(games))).size();
  }

  /// How many deals were played by this run.
  public long playedNow() {
    return counts.done().size() - before;
  }

  /// What has been played; complete only while nobody plays.
  public Counts counts() {
    return counts;
  }

  /// No more deals are begun.
  public void stop() {
    stopped.set(true);
  }

  public boolean stopped() {
    return stopped.get();
  }

  /// Deals under way are given up: bots are interrupted, and what they hurry through is not
  /// counted.
  public synchronized void abandon() {
    abandoned = true;
    stop();
    if (player != null) {
      player.interrupt();
    }
  }

  private synchronized void begin() {
    player = Thread.currentThread();
  }

  /// Who was interrupted could not write files.
  private synchronized void end() {
    player = null;
    Thread.interrupted();
  }
}
