package loggia.testkit.sample;

import java.util.List;
import java.util.stream.IntStream;
import loggia.kernel.Chance;

/// Sets of stones: bit n stands for stone n.
final class Stones {
  private Stones() {}

  /// One stone of the set, each with the same chance, as a set of its own.
  static long pick(long set, long chance) {
    int index = Chance.below(chance, Long.bitCount(set));
    return Long.expand(1L << index, set);
  }

  static List<Integer> list(long set) {
    return IntStream.range(0, Long.SIZE).filter(n -> (set >>> n & 1) != 0).boxed().toList();
  }
}
