package loggia.games.xiicentury;

import java.util.Arrays;

/// What the traits of a town are worth when so many turns are to come. Weights are thousandths of a
/// point, and what outlaws threaten is divided by their round; so sums are in parts of a point that
/// keep both whole ([#POINT]). Whole numbers come out the same in whatever order they are added:
/// what depends on one amount alone is looked up in a table, which is several times as fast as
/// adding up, and exact.
final class Weights {
  /// How many traits a town has.
  static final int COUNT = 96;

  /// Divisible by every round.
  private static final int PER_ROUND = 2520;

  static final long POINT = 1000L * PER_ROUND;

  private final int[] w;
  private final int[] population = new int[16];
  private final int[] effectivePopulation = new int[32];
  private final int[] food = new int[64];
  private final int[] supply = new int[64];
  private final int[] farms = new int[32];
  private final int[] men = new int[32];
  private final int[] knights = new int[32];
  private final int[] reputation = new int[32];
  private final int[] reserve = new int[7];

  /// By nine bits of [Town#features] at a time: the first 26 are features, the rest perks.
  private final int[][] features = new int[4][512];

  /// @param weights in thousandths of a point, one for each trait
  Weights(int[] weights) {
    w = weights.clone();
    Arrays.setAll(population, n -> w[0] + w[1] * n);
    Arrays.setAll(effectivePopulation, n -> doors(n, 64, 4, 6, 8, 10));
    Arrays.setAll(food, n -> w[2] * n + doors(n, 78, 9, 15));
    Arrays.setAll(supply, n -> w[3] * n + doors(n, 74, 6, 10, 25, 28));
    Arrays.setAll(farms, n -> w[4] * n + doors(n, 70, 3, 5, 7, 9));
    Arrays.setAll(men, n -> w[5] * n + doors(n, 68, 5, 10) + doors(n, 88, 4));
    Arrays.setAll(knights, n -> w[6] * n + doors(n, 89, 4));
    Arrays.setAll(reputation, n -> w[13] * n + w[14] * (n / 2));
    Arrays.setAll(reserve, n -> w[49] + w[50] * n);
    reserve[1] += w[90];
    reserve[2] += w[91];
    for (int bit = 0; bit < 34; bit++) {
      for (int set = 0; set < 512; set++) {
        features[bit / 9][set] += (set >>> bit % 9 & 1) != 0 ? w[15 + bit] : 0;
      }
    }
  }

  /// What stands open to so many: a weight for each threshold that is reached.
  private int doors(int amount, int first, int... thresholds) {
    int sum = 0;
    for (int i = 0; i < thresholds.length; i++) {
      sum += amount >= thresholds[i] ? w[first + i] : 0;
    }
    return sum;
  }

  /// A town in [#POINT]s, without what [#dice] and [#meal] say.
  ///
  /// @param from the first round whose bonuses are still to come
  long town(Sheet sheet, Town town, int from, Threats threats) {
    int thousandths =
        amounts(town) + features(town.features) + places(sheet, town, from) + ways(town);
    long sum = (long) PER_ROUND * (thousandths + losses(town, threats));
    return threats.outlaws() == 0 ? sum : sum + raids(sheet, town, threats.outlaws());
  }

  private int amounts(Town town) {
    return population[town.population()]
        + effectivePopulation[town.effectivePopulation()]
        + food[town.food()]
        + supply[town.supply()]
        + farms[town.farms()]
        + men[town.men()]
        + knights[town.knights()]
        + w[7] * town.ale()
        + w[8] * town.houses()
        + w[9] * town.monks()
        + w[10] * town.mercenaries()
        + w[11] * town.masons()
        + w[12] * town.bread()
        + reputation[town.reputation()];
  }

  private int features(long set) {
    return features[0][(int) set & 511]
        + features[1][(int) (set >>> 9) & 511]
        + features[2][(int) (set >>> 18) & 511]
        + features[3][(int) (set >>> 27) & 511];
  }

  /// Influence, the bonuses it will earn if it never grows, and the reserve.
  private int places(Sheet sheet, Town town, int from) {
    int sum = 0;
    for (int i = 0; i < 4; i++) {
      int influence = town.influence(i);
      sum += w[51 + i] * sheet.values.bonuses[i][from][influence] + w[55 + i] * influence;
    }
    for (int value = 1; value <= 6; value++) {
      sum += reserve[value] * town.reserve(value);
    }
    return sum;
  }

  /// What is paid for already, and how far the town is with what takes longest: earl, castle and
  /// cathedral.
  private int ways(Town town) {
    int food = town.food();
    int supply = town.supply();
    int sum = 0;
    boolean castle = town.has(Feature.CASTLE);
    boolean cathedral = town.has(Feature.CATHEDRAL);
    boolean builder = town.has(Feature.MASTER_BUILDER);
    if (builder) {
      sum += w[62] * Math.min(supply, 10 - town.houses());
    }
    if (town.has(Feature.TAVERN)) {
      sum += w[63] * Math.min(3 - town.bread(), food / 3);
      sum += town.houses() >= 5 && !town.has(Feature.BUTCHER) ? w[85] * Math.min(15, food) : 0;
      sum += builder && !castle ? w[86] * Math.min(30, supply) : 0;
    }
    if (town.has(Feature.BISHOP) && !cathedral) {
      sum += w[87] * Math.min(25, supply);
    }
    int men = Math.min(10, town.men());
    int knights = Math.min(7, town.knights());
    sum += town.has(Feature.EARL) ? 0 : w[92] * knights + w[93] * men * knights;
    sum += castle ? 0 : w[94] * men * Math.min(30, supply);
    sum += cathedral ? 0 : w[95] * town.monks() * Math.min(25, supply);
    return sum;
  }

  /// What the events to come will take, outlaws left out.
  private int losses(Town town, Threats threats) {
    return w[80] * threats.fires() * town.houses()
        + w[81] * threats.plagues() * town.population()
        + w[82] * threats.civilWars() * (town.men() + town.knights())
        + w[83] * threats.storms() * town.farms();
  }

  private long raids(Sheet sheet, Town town, int outlaws) {
    long sum = 0;
    int pow = Power.atHome(sheet, town);
    for (int left = outlaws; left != 0; left &= left - 1) {
      int round = Integer.numberOfTrailingZeros(left);
      sum += (long) w[84] * Math.min(5 * round, pow) * (PER_ROUND / round);
    }
    return sum;
  }

  /// The dice that are still to be spent.
  long dice(long dice) {
    int sum = 0;
    for (int die = 0; die < 4; die++) {
      sum += Dice.isSpent(dice, die) ? 0 : w[59] + w[60] * Dice.value(dice, die);
    }
    return (long) PER_ROUND * sum;
  }

  /// The meal that will be short.
  long meal(Sheet sheet, Town town) {
    return (long) PER_ROUND * w[61] * Math.max(0, Turns.upkeep(sheet, town) - town.food());
  }
}
