package loggia.bots.series;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import loggia.bots.Contender;
import loggia.bots.registry.Bots;
import loggia.kernel.Games;

/// Plays one shard wherever this program is: the bytes of a [ResultFile] go in, those of the same
/// file with its games played come out.
public final class ShardTask {
  private ShardTask() {}

  public static byte[] play(byte[] shard) {
    ResultFile file = ResultFile.of(shard);
    SeriesHeader header = file.header();
    List<Contender> contenders = contenders(header);
    try {
      Series<?, ?> series = header.series(Games.find(header.game()).orElseThrow(), contenders);
      new SeriesRun(series, file.shard(), file.counts()).play(1);
    } finally {
      contenders.forEach(Contender::close);
    }
    return file.bytes();
  }

  private static List<Contender> contenders(SeriesHeader header) {
    Optional<Contender> standIn =
        Optional.of(header.standIn()).filter(name -> !name.isEmpty()).map(Bots::parse);
    var contenders = new ArrayList<Contender>();
    header.bots().forEach(name -> contenders.add(Bots.parse(name, standIn)));
    return contenders;
  }
}
