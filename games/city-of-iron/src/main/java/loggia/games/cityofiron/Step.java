package loggia.games.cityofiron;

import loggia.kernel.Named;

/// What the game waits for.
public enum Step {
  /// Which nation.
  NATION,
  /// In which order the starting piles lie.
  PILES,
  BID,
  /// The Toads may bid again (COI-103).
  SECOND_BID,
  /// A free action or the turn's action.
  ACTION,
  /// Which building to build.
  BUILD,
  /// Which building to store.
  STORE,
  /// Which city a building goes to.
  CITY,
  /// Which building makes room (COI-52).
  RAZE,
  /// Which town to attack.
  TOWN,
  /// Which card attacks.
  FIGHT,
  /// Which card pays symbols.
  PAY,
  /// Which land to settle.
  LAND,
  /// Which token to place.
  TOKEN,
  /// Which city the district is for.
  DISTRICT,
  /// Whom to rob.
  ROB,
  /// Which city the building stands in that is destroyed or moved.
  FROM,
  /// Which building that is.
  WHICH,
  /// Which city it is moved to.
  TO,
  /// Which card is discarded next.
  BURY,
  /// What follows cannot be taken back.
  CONFIRM,
  /// Which good Snyle gives.
  WILD,
  PURCHASE,
  OVER;

  private final String id = Named.idOf(this);

  String id() {
    return id;
  }
}
