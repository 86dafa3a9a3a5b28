package loggia.games.cityofiron;

import loggia.kernel.Named;

/// What a bonus is for, and how much it is worth.
public enum Bonus implements Named {
  MOST_COINS(2),
  MOST_DISTANCE(2),
  MOST_OF_A_GOOD(2),
  MOST_CARDS(2),
  MOST_TOWNS(3);

  static final Bonus[] ALL = values();

  private final String id = Named.idOf(this);
  private final int points;

  Bonus(int points) {
    this.points = points;
  }

  int points() {
    return points;
  }

  @Override
  public String id() {
    return id;
  }
}
