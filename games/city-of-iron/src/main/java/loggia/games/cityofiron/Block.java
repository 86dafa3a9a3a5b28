package loggia.games.cityofiron;

import loggia.kernel.Named;

/// What a card's action does. `amount` is the number in the component file.
public enum Block implements Named {
  /// Gain `amount` science.
  SCIENCE,
  /// Settle a land (COI-61).
  SETTLE,
  /// Place a district (COI-62).
  DISTRICT,
  /// Build for `amount` coins less (COI-45).
  BUILD,
  /// Draw `amount` military cards.
  DRAW_MILITARY,
  /// Gain `amount` coins.
  COINS,
  /// Gain `amount` coins for each kind of good one has.
  COINS_PER_GOOD,
  /// Gain `amount` coins for each land settled, the starting land apart.
  COINS_PER_LAND,
  /// Destroy one of one's buildings for `amount` coins.
  SALVAGE,
  /// Take up to `amount` coins from one opponent.
  ROB;

  @Override
  public String id() {
    return Named.idOf(this);
  }
}
