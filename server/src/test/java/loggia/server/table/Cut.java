package loggia.server.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.TreeSet;

/// Somebody who tells two kinds of answers apart by one cut in time.
public final class Cut {
  private Cut() {}

  /// How much better the best cut is than guessing, from 0 to 1: the greatest distance between the
  /// shares of both that come before it.
  public static double best(Collection<Long> one, Collection<Long> other) {
    var cuts = new TreeSet<>(one);
    cuts.addAll(other);
    var ones = new ArrayList<>(one);
    var others = new ArrayList<>(other);
    ones.sort(null);
    others.sort(null);
    double best = 0;
    int i = 0;
    int j = 0;
    for (long cut : cuts) {
      while (i < ones.size() && ones.get(i) <= cut) {
        i++;
      }
      while (j < others.size() && others.get(j) <= cut) {
        j++;
      }
      double distance = Math.abs((double) i / ones.size() - (double) j / others.size());
      best = Math.max(best, distance);
    }
    return best;
  }

  /// What the best cut stays below in all but about one of a hundred thousand comparisons of two
  /// kinds that are alike (Kolmogorov and Smirnov).
  public static double byChance(Collection<Long> one, Collection<Long> other) {
    return 2.5 * Math.sqrt(1.0 / one.size() + 1.0 / other.size());
  }
}
