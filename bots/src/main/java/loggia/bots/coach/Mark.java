package loggia.bots.coach;

/// How much a choice cost.
public enum Mark {
  NONE(0),
  INACCURACY(0.02),
  MISTAKE(0.05),
  BLUNDER(0.10);

  /// More standard errors than this, or it may be chance.
  private static final double ERRORS = 2;

  private final double least;

  Mark(double least) {
    this.least = least;
  }

  /// The smallest share of the victory that is lost by it.
  public double least() {
    return least;
  }

  /// @param loss the share of the victory that the best choice promised more
  /// @param error the standard error of that
  static Mark of(double loss, double error) {
    Mark mark = NONE;
    for (Mark worse : values()) {
      mark = loss >= worse.least && loss > ERRORS * error ? worse : mark;
    }
    return mark;
  }
}
