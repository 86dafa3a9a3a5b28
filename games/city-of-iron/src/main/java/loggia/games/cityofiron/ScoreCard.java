package loggia.games.cityofiron;

import loggia.kernel.Named;

/// The three Score Cards, each under its deck (COI-09).
public enum ScoreCard implements Named {
  SCORE_A,
  SCORE_B,
  SCORE_C;

  static final ScoreCard[] ALL = values();
  static final int COUNT = ALL.length;

  private final String id = Named.idOf(this);

  static ScoreCard of(int index) {
    return ALL[index];
  }

  @Override
  public String id() {
    return id;
  }
}
