package loggia.bots.series;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import loggia.bots.arena.Arena;
import loggia.bots.arena.Interval;
import loggia.bots.arena.Outcome;
import loggia.bots.chests.Chests;
import loggia.bots.chests.ChestsMove;
import loggia.bots.chests.ChestsState;
import loggia.bots.registry.Bots;
import loggia.kernel.Journal;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

class SeriesTest {
  @TempDir private Path folder;

  /// Two variants, so that there is something to pair.
  private static Series<ChestsState, ChestsMove> study(long games, String... names) {
    var contenders = Stream.of(names).map(Bots::parse).toList();
    var variants =
        Stream.of("2", "9")
            .map(
                pay ->
                    new Variant(
                        "pay=" + pay,
                        Setup.of(
                            Chests.GAME.manual(), names.length, Map.of("pay", pay), List.of(), 11)))
            .toList();
    return new Series<>(Chests.GAME, variants, contenders, games, true);
  }

  private static String text(Counts counts) {
    return JsonMapper.shared().writeValueAsString(counts);
  }

  private static ResultFile part(Series<?, ?> series, Shard shard) {
    var run = new SeriesRun(series, shard, Counts.of(2, series.seats()));
    run.play(2, Long.MAX_VALUE, Duration.ofDays(1), () -> {});
    return new ResultFile(header(series), shard, run.counts());
  }

  private static SeriesHeader header(Series<?, ?> series) {
    return SeriesHeader.of(series, "1", Optional.empty(), "2026-11-16");
  }

  @Test
  void the_number_of_threads_changes_nothing() {
    var series = study(100, "random", "greedy");
    String alone = text(SeriesRun.whole(series).play(1));
    assertEquals(alone, text(SeriesRun.whole(series).play(2)));
    assertEquals(alone, text(SeriesRun.whole(series).play(5)));
  }

  @Test
  void all_victories_together_are_the_games() {
    Counts counts = SeriesRun.whole(study(200, "random", "random", "greedy")).play(2);
    VariantCounts variant = counts.variants().getFirst();
    long parts = variant.seats().stream().mapToLong(seat -> seat.parts().sum()).sum();
    assertEquals(200L * Outcome.WHOLE, parts);
    assertEquals(200 * 15, variant.decisions().sum());
  }

  @Test
  void shards_merged_are_the_whole_bit_for_bit() {
    var series = study(50, "random", "greedy");
    var paths = new ArrayList<Path>();
    for (int number = 7; number >= 1; number--) {
      Path path = folder.resolve("shard-" + number);
      part(series, new Shard(number, 7)).write(path);
      paths.add(path);
    }
    assertEquals(text(SeriesRun.whole(series).play(2)), text(Merge.of(paths).counts()));
  }

  @Test
  void a_shard_is_its_part_of_the_deals() {
    long next = 0;
    for (int number = 1; number <= 7; number++) {
      var shard = new Shard(number, 7);
      assertEquals(next, shard.first(50));
      next = shard.end(50);
    }
    assertEquals(50, next);
    assertThrows(IllegalArgumentException.class, () -> Shard.parse("8/7"));
    assertThrows(IllegalArgumentException.class, () -> Shard.parse("3"));
    assertThrows(IllegalArgumentException.class, () -> Shard.parse("3-2/7"));
    assertEquals(List.of(new Shard(3, 7)), Shard.parse("3/7"));
    assertEquals(List.of(new Shard(6, 7), new Shard(7, 7)), Shard.parse("6-7/7"));
  }

  @Test
  void a_missing_a_doubled_a_foreign_and_an_unfinished_shard_are_named() {
    var series = study(40, "random", "greedy");
    Path one = folder.resolve("one");
    Path two = folder.resolve("two");
    Path foreign = folder.resolve("foreign");
    Path begun = folder.resolve("begun");
    part(series, new Shard(1, 3)).write(one);
    part(series, new Shard(2, 3)).write(two);
    part(study(40, "random", "random"), new Shard(3, 3)).write(foreign);
    new ResultFile(header(series), new Shard(3, 3), Counts.of(2, 2)).write(begun);
    assertEquals("of 3 shards 1 is missing: 3", refused(List.of(one, two)));
    assertTrue(refused(List.of(one, two, one)).contains("1/3 is there twice"));
    assertTrue(refused(List.of(one, foreign)).contains("bots [random, random] instead of"));
    assertTrue(
        refused(List.of(one, two, begun)).contains("3/3 in '" + begun + "' is not finished"));
  }

  private static String refused(List<Path> paths) {
    var error = assertThrows(IllegalArgumentException.class, () -> Merge.of(paths));
    return String.valueOf(error.getMessage());
  }

  @Test
  void a_stopped_run_goes_on_from_its_file_to_the_same_counts() {
    var series = study(60, "random", "greedy");
    var first = new SeriesRun(series, Shard.WHOLE, Counts.of(2, 2));
    var played = new AtomicInteger();
    first.play(
        2,
        60,
        Duration.ofDays(1),
        () -> {
          if (played.incrementAndGet() == 20) {
            first.stop();
          }
        });
    Path file = folder.resolve("state");
    new ResultFile(header(series), Shard.WHOLE, first.counts()).write(file);
    assertTrue(first.left(60) > 0);
    Counts kept = ResultFile.read(file).counts();
    var second = new SeriesRun(series, Shard.WHOLE, kept);
    assertFalse(second.play(2, 60, Duration.ofDays(1), () -> {}));
    assertTrue(Math.abs(60 - 20 - second.playedNow()) <= 1);
    assertEquals(text(SeriesRun.whole(series).play(1)), text(second.counts()));
  }

  /// Plays shards as a cluster does: in an order of its own.
  private static Cluster cluster(Series<?, ?> series) {
    return (_, shards, played) ->
        shards
            .reversed()
            .forEach(
                bytes -> {
                  ResultFile file = ResultFile.of(bytes);
                  new SeriesRun(series, file.shard(), file.counts()).play(1);
                  played.accept(file.bytes());
                });
  }

  @Test
  void a_cluster_comes_to_the_same_counts_also_when_it_goes_on() {
    var series = study(150, "random", "greedy");
    var first = new SeriesRun(series, Shard.WHOLE, Counts.of(2, 2));
    first.play(1, 71, Duration.ofDays(1), () -> {});
    var second = new SeriesRun(series, Shard.WHOLE, first.counts());
    var deals = new AtomicLong();
    second.play(cluster(series), "anywhere", header(series), deals::addAndGet);
    assertEquals(150 - 71, deals.get());
    assertEquals(text(SeriesRun.whole(series).play(1)), text(second.counts()));
  }

  @Test
  void a_cluster_that_is_stopped_has_not_failed() {
    var series = study(150, "random", "greedy");
    Cluster broken =
        (_, _, _) -> {
          throw new IllegalStateException("shut down");
        };
    var run = new SeriesRun(series, Shard.WHOLE, Counts.of(2, 2));
    assertThrows(
        IllegalStateException.class, () -> run.play(broken, "anywhere", header(series), _ -> {}));
    run.stop();
    run.play(broken, "anywhere", header(series), _ -> {});
    assertEquals(0, run.playedNow());
  }

  @Test
  void deals_that_were_given_up_are_not_counted() {
    var series = study(60, "random", "greedy");
    var run = new SeriesRun(series, Shard.WHOLE, Counts.of(2, 2));
    run.abandon();
    assertFalse(run.play(2, 60, Duration.ofDays(1), () -> {}));
    assertEquals(0, run.counts().done().size());
    assertFalse(Thread.interrupted());
  }

  @Test
  void paired_differences_have_the_error_of_the_textbook() {
    var sums = new PairedSums(2);
    int[] first = {3, 5, 4, 8};
    int[] second = {4, 7, 4, 9};
    for (int i = 0; i < first.length; i++) {
      sums.add("x", new long[] {first[i], second[i]});
    }
    // differences 1, 2, 0, 1: mean 1, standard deviation 0.8165, error 0.4082
    double[] difference = {-1, 1};
    assertEquals(1, sums.mean("x", difference, 4), 1e-12);
    assertEquals(0.408248, sums.error("x", difference, 4), 1e-6);
  }

  @Test
  void ranges_say_what_is_missing() {
    var ranges = Ranges.parse("0-4,7,9-10");
    assertEquals(8, ranges.size());
    assertEquals("5-6,8,11", ranges.missing(0, 12).text());
    ranges.add(8);
    assertEquals("0-4,7-10", ranges.text());
    assertEquals("3-4,7", ranges.both(Ranges.of(3, 8)).text());
    assertTrue(ranges.contains(8) && !ranges.contains(5));
  }

  @Test
  void a_shared_victory_counts_in_equal_parts() {
    var bots = List.of(Bots.parse("random", 1), Bots.parse("random", 2));
    for (int seed = 0; seed < 200; seed++) {
      var setup = Setup.of(Chests.GAME.manual(), 2, seed);
      var outcome = Arena.play(Chests.GAME, setup, bots, Journal.NONE, Arena.Watcher.NONE);
      if (outcome.result().winners().size() == 2) {
        assertEquals(Outcome.WHOLE / 2, outcome.share(Seat.ONE));
        return;
      }
    }
    throw new AssertionError("no shared victory in 200 games");
  }

  @Test
  void the_interval_of_Wilson_is_that_of_the_textbook() {
    // 10 of 100: 5.52% to 17.44%
    Interval interval = Interval.wilson(10, 100);
    assertEquals(0.0552, interval.low(), 5e-5);
    assertEquals(0.1744, interval.high(), 5e-5);
    assertTrue(Interval.wilson(0, 10).high() > 0.2);
  }
}
