package loggia.games.xiicentury;

import loggia.kernel.Named;

/// What the game waits for. The phases in which one seat has the turn come first.
public enum Phase implements Named {
  /// An event is chosen for a round (XII-13).
  ASSIGN("assign"),
  /// The shared dice are equal (XII-50).
  EQUAL("equal"),
  /// A die is picked up, or a perk changes one.
  PICK("pick"),
  /// The die in hand is used.
  USE("use"),
  /// The die in hand is split (XII-43).
  PART("part"),
  /// The market trades (XII-58).
  TRADE("trade"),
  /// Everybody supports or avoids the king's war (XII-60).
  WAR("war"),
  /// Locations offer food or supply (XII-50).
  BONUS("bonus"),
  OVER("over");

  private static final Phase[] ALL = values();

  private static final int WAR_INDEX = WAR.ordinal();

  private final String id;

  Phase(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String nameKey() {
    return "name.phase-" + id;
  }

  int index() {
    return ordinal();
  }

  /// Whether one seat alone is awaited in the phase of this index.
  static boolean isTurn(int index) {
    return index < WAR_INDEX;
  }

  static Phase of(int index) {
    return ALL[index];
  }
}
