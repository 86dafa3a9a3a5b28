package loggia.bots.series;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Puts the shards of a series together again.
public final class Merge {
  private Merge() {}

  /// The whole of these shards.
  ///
  /// @throws IllegalArgumentException in one line that names a shard that is missing, there twice,
  ///   not finished or of another series
  public static ResultFile of(List<Path> paths) {
    if (paths.isEmpty()) {
      throw new IllegalArgumentException("there is nothing to merge");
    }
    Map<Integer, Path> places = new TreeMap<>();
    ResultFile first = ResultFile.read(paths.getFirst());
    SeriesHeader header = first.header();
    String date = header.date();
    // Added as they are read: a file is not kept.
    Counts counts = Counts.of(header.variants().size(), header.bots().size());
    for (Path path : paths) {
      ResultFile file = ResultFile.read(path);
      check(path, file, paths.getFirst(), first);
      Path twin = places.putIfAbsent(file.shard().number(), path);
      if (twin != null) {
        throw new IllegalArgumentException(
            "shard %s is there twice: '%s' and '%s'".formatted(file.shard().text(), twin, path));
      }
      counts.add(file.counts());
      String began = file.header().date();
      date = began.compareTo(date) < 0 ? began : date;
    }
    checkMissing(first.shard().of(), places);
    return new ResultFile(header.on(date), Shard.WHOLE, counts);
  }

  private static void check(Path path, ResultFile file, Path firstPath, ResultFile first) {
    var difference = file.header().difference(first.header());
    if (difference.isPresent()) {
      throw new IllegalArgumentException(
          "'%s' is of another series than '%s': %s".formatted(path, firstPath, difference.get()));
    }
    if (file.shard().of() != first.shard().of()) {
      throw new IllegalArgumentException(
          "'%s' is shard %s, '%s' is shard %s: they are not parts of the same whole"
              .formatted(path, file.shard().text(), firstPath, first.shard().text()));
    }
    long games = file.header().games();
    Ranges left = file.counts().done().missing(file.shard().first(games), file.shard().end(games));
    if (left.size() > 0) {
      throw new IllegalArgumentException(
          "shard %s in '%s' is not finished: %d of its games are still to play; run its command again"
              .formatted(file.shard().text(), path, left.size()));
    }
  }

  private static void checkMissing(int of, Map<Integer, Path> places) {
    var missing = new ArrayList<String>();
    for (int number = 1; number <= of; number++) {
      if (!places.containsKey(number)) {
        missing.add(Integer.toString(number));
      }
    }
    if (!missing.isEmpty()) {
      throw new IllegalArgumentException(
          "of %d shards %d %s missing: %s"
              .formatted(
                  of,
                  missing.size(),
                  missing.size() == 1 ? "is" : "are",
                  String.join(", ", missing)));
    }
  }
}
