package loggia.games.cityofiron;

import loggia.kernel.Named;

/// The land boards; the four starting lands are alike.
public enum Land implements Named {
  STARTING_LAND,
  AMBER_SHORE,
  RED_DUNES,
  MISTWOOD_BAY,
  BURNT_RIDGE,
  GREEN_DELTA,
  SERPENT_SANDS,
  CLOUDSPIRE,
  HANGING_WILDS;

  static final Land[] ALL = values();

  private final String id = Named.idOf(this);

  static Land of(int index) {
    return ALL[index];
  }

  @Override
  public String id() {
    return id;
  }
}
