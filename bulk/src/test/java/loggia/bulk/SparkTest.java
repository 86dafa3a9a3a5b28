package loggia.bulk;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import loggia.bots.registry.Bots;
import loggia.bots.series.Counts;
import loggia.bots.series.ResultFile;
import loggia.bots.series.Series;
import loggia.bots.series.SeriesHeader;
import loggia.bots.series.SeriesRun;
import loggia.bots.series.Shard;
import loggia.bots.series.Variant;
import loggia.kernel.Game;
import loggia.kernel.Games;
import loggia.kernel.Move;
import loggia.kernel.Setup;
import loggia.kernel.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SparkTest {
  @TempDir private Path folder;

  @Test
  void a_study_on_Spark_is_that_of_one_thread_bit_for_bit() throws IOException {
    Series<?, ?> series = study(Games.find("iron-century").orElseThrow());
    var header = SeriesHeader.of(series, "1", Optional.empty(), "2026-11-17");

    var alone = SeriesRun.whole(series);
    alone.play(1);
    var onSpark = new SeriesRun(series, Shard.WHOLE, Counts.of(1, series.seats()));
    var seen = new AtomicLong();
    onSpark.play(new Spark(), "local[2]", header, seen::addAndGet);

    assertEquals(series.games(), seen.get());
    assertArrayEquals(written(header, alone), written(header, onSpark));
  }

  private static <S extends State<S, M>, M extends Move> Series<S, M> study(Game<S, M> game) {
    var setup = Setup.of(game.manual(), 2, Map.of(), List.of(), 22);
    var bots = List.of(Bots.parse("greedy"), Bots.parse("random"));
    return new Series<>(game, List.of(new Variant("", setup)), bots, 300, true);
  }

  private byte[] written(SeriesHeader header, SeriesRun run) throws IOException {
    Path file = folder.resolve("result");
    new ResultFile(header, Shard.WHOLE, run.counts()).write(file);
    return Files.readAllBytes(file);
  }
}
