package loggia.bots.series;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/// How often each whole number occurred.
public final class Histogram {
  private int low;
  private long[] counts = new long[0];

  @JsonCreator
  static Histogram of(Map<Integer, Long> counts) {
    var histogram = new Histogram();
    counts.forEach(histogram::add);
    return histogram;
  }

  /// Every number that occurred, in order.
  @JsonValue
  public NavigableMap<Integer, Long> counts() {
    var all = new TreeMap<Integer, Long>();
    for (int i = 0; i < counts.length; i++) {
      if (counts[i] > 0) {
        all.put(low + i, counts[i]);
      }
    }
    return all;
  }

  void add(int number) {
    add(number, 1);
  }

  void add(int number, long times) {
    if (counts.length == 0) {
      low = number;
      counts = new long[16];
    }
    if (number < low) {
      var wider = new long[counts.length + low - number];
      System.arraycopy(counts, 0, wider, low - number, counts.length);
      counts = wider;
      low = number;
    } else if (number - low >= counts.length) {
      counts = Arrays.copyOf(counts, Math.max(2 * counts.length, number - low + 1));
    }
    counts[number - low] += times;
  }

  void add(Histogram other) {
    for (int i = 0; i < other.counts.length; i++) {
      if (other.counts[i] > 0) {
        add(other.low + i, other.counts[i]);
      }
    }
  }

  /// How many numbers there are, each as often as it occurred.
  public long size() {
    return Arrays.stream(counts).sum();
  }

  /// All of them together.
  public long sum() {
    long sum = 0;
    for (int i = 0; i < counts.length; i++) {
      sum += counts[i] * (low + i);
    }
    return sum;
  }

  public double mean() {
    return size() == 0 ? 0 : (double) sum() / size();
  }

  /// Of the numbers, as a sample.
  public double variance() {
    long size = size();
    double mean = mean();
    double squares = 0;
    for (int i = 0; i < counts.length; i++) {
      double off = low + i - mean;
      squares += counts[i] * off * off;
    }
    return size < 2 ? 0 : squares / (size - 1);
  }

  /// The least number that at least this share of them does not exceed.
  public int quantile(double share) {
    double wanted = share * size();
    long seen = 0;
    for (int i = 0; i < counts.length; i++) {
      seen += counts[i];
      if (seen > 0 && seen >= wanted) {
        return low + i;
      }
    }
    return low;
  }
}
