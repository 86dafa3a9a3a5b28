package loggia.kernel;

/// A splittable 64-bit generator that is nothing but a `long`, so that it lives in a state as a
/// field and costs no object. Take the next one, then read it:
///
/// ```java
/// chance = Chance.next(chance);
/// int die = 1 + Chance.below(chance, 6);
/// ```
///
/// The numbers are those of SplitMix64.
public final class Chance {
  private static final long STEP = 0x9E3779B97F4A7C15L;

  private Chance() {}

  /// The generator that a seed starts.
  public static long seeded(long seed) {
    return mix(seed ^ 0x5DEECE66DL);
  }

  public static long next(long chance) {
    return chance + STEP;
  }

  /// An independent generator; different branches never meet.
  public static long split(long chance, int branch) {
    return mix(mix(chance) + (branch + 1) * 0xD1B54A32D192ED03L);
  }

  /// A number from 0 to `bound` - 1, every one equally likely (to within 2^-32).
  public static int below(long chance, int bound) {
    return (int) (((mix(chance) >>> 32) * bound) >>> 32);
  }

  /// All 64 bits.
  public static long bits(long chance) {
    return mix(chance);
  }

  /// Shuffles `items[from]` to `items[to - 1]` in place.
  ///
  /// @return the generator after the shuffle
  public static long shuffle(byte[] items, int from, int to, long chance) {
    for (int i = to - 1; i > from; i--) {
      chance = next(chance);
      int j = from + below(chance, i - from + 1);
      byte item = items[i];
      items[i] = items[j];
      items[j] = item;
    }
    return chance;
  }

  private static long mix(long z) {
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
