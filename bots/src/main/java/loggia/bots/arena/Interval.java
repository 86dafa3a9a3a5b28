package loggia.bots.arena;

/// A share and the interval in which it lies with 95% confidence, by Wilson's score.
public record Interval(double share, double low, double high) {
  private static final double Z = 1.959963984540054;

  public static Interval wilson(double successes, double trials) {
    if (trials <= 0) {
      return new Interval(0, 0, 1);
    }
    double share = successes / trials;
    double weight = 1 + Z * Z / trials;
    double centre = (share + Z * Z / (2 * trials)) / weight;
    double spread = share * (1 - share) / trials + Z * Z / (4 * trials * trials);
    double half = Z / weight * Math.sqrt(spread);
    return new Interval(share, Math.max(0, centre - half), Math.min(1, centre + half));
  }
}
