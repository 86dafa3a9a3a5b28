package loggia.server.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.SplittableRandom;

/// How long answers took of late, by their kind. What answers itself waits as long as one of them
/// picked at random, and so shows nobody that it did.
final class AnswerTimes {
  /// Few, so that they tell of this moment.
  private static final int KEPT = 16;

  private final Map<String, List<Long>> recent = new HashMap<>();
  private final SplittableRandom random = new SplittableRandom();

  synchronized void add(String kind, long time) {
    List<Long> times = recent.computeIfAbsent(kind, _ -> new ArrayList<>());
    if (times.size() == KEPT) {
      times.removeFirst();
    }
    times.add(time);
  }

  /// One of them, if there is any.
  synchronized OptionalLong any(String kind) {
    List<Long> times = recent.getOrDefault(kind, List.of());
    return times.isEmpty()
        ? OptionalLong.empty()
        : OptionalLong.of(times.get(random.nextInt(times.size())));
  }
}
