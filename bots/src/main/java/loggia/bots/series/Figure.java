package loggia.bots.series;

import loggia.kernel.Seat;

/// The names of the figures of a game that are compared between variants.
public final class Figure {
  /// 1 for each deal that was played in every variant.
  public static final String DEALS = "deals";

  public static final String DECISIONS = "decisions";
  public static final String ROUNDS = "rounds";
  public static final String LEADS = "leads";

  /// Before a component's name: how many seats used it.
  public static final String USES = "uses ";

  /// Before a component's name: what its users had of the victory beyond an even share, times the
  /// number of seats.
  public static final String GAIN = "gain ";

  private Figure() {}

  /// What a seat has of the victory, in parts of [loggia.bots.arena.Outcome#WHOLE].
  public static String parts(Seat seat) {
    return "parts " + seat.number();
  }

  public static String score(Seat seat) {
    return "score " + seat.number();
  }

  public static String uses(String component) {
    return USES + component;
  }

  public static String gain(String component) {
    return GAIN + component;
  }
}
