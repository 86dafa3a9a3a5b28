package loggia.games.cityofiron;

import loggia.kernel.Named;

/// The three Score Cards, each under its deck (COI-09).
public enum ScoreCard implements Named {
  SCORE_A,
  SCORE_B,
  SCORE_C;

  static ScoreCard of(int index) {
    return values()[index];
  }

  @Override
  public String id() {
    return Words.id(this);
  }
}
