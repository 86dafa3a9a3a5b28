package loggia.bots.series;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// Which deals have been played: whole numbers as stretches, `0-4999,5001`.
public final class Ranges {
  /// The first of a stretch to the one after its last.
  private final TreeMap<Long, Long> stretches = new TreeMap<>();

  public static Ranges of(long first, long end) {
    var ranges = new Ranges();
    ranges.add(first, end);
    return ranges;
  }

  @JsonCreator
  static Ranges parse(String text) {
    var ranges = new Ranges();
    for (String stretch : text.isEmpty() ? new String[0] : text.split(",", -1)) {
      String[] ends = stretch.split("-", -1);
      ranges.add(Long.parseLong(ends[0]), Long.parseLong(ends[ends.length - 1]) + 1);
    }
    return ranges;
  }

  @JsonValue
  public String text() {
    return stretches.entrySet().stream()
        .map(s -> s.getKey() + (s.getValue() - s.getKey() == 1 ? "" : "-" + (s.getValue() - 1)))
        .collect(Collectors.joining(","));
  }

  public boolean contains(long number) {
    Map.Entry<Long, Long> stretch = stretches.floorEntry(number);
    return stretch != null && number < stretch.getValue();
  }

  public void add(long number) {
    add(number, number + 1);
  }

  void add(Ranges other) {
    other.stretches.forEach(this::add);
  }

  private void add(long first, long end) {
    if (first >= end) {
      return;
    }
    long low = first;
    long high = end;
    Map.Entry<Long, Long> before = stretches.floorEntry(low);
    if (before != null && before.getValue() >= low) {
      low = before.getKey();
      high = Math.max(high, before.getValue());
    }
    for (var next = stretches.ceilingEntry(low);
        next != null && next.getKey() <= high;
        next = stretches.ceilingEntry(low)) {
      high = Math.max(high, next.getValue());
      stretches.remove(next.getKey());
    }
    stretches.put(low, high);
  }

  public long size() {
    return stretches.entrySet().stream().mapToLong(s -> s.getValue() - s.getKey()).sum();
  }

  /// The numbers that both have.
  public Ranges both(Ranges other) {
    var both = new Ranges();
    stretches.forEach(
        (first, end) ->
            other.stretches.forEach(
                (from, to) -> both.add(Math.max(first, from), Math.min(end, to))));
    return both;
  }

  /// The numbers of `first` to before `end` that are not here.
  public Ranges missing(long first, long end) {
    var missing = new Ranges();
    long next = first;
    for (var stretch : stretches.entrySet()) {
      missing.add(next, Math.min(end, stretch.getKey()));
      next = Math.max(next, stretch.getValue());
    }
    missing.add(next, end);
    return missing;
  }
}
