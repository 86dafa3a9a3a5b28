package loggia.games.cityofiron;

import loggia.kernel.Named;

/// The types of land a building may need.
public enum Terrain implements Named {
  GRASS,
  FOREST,
  MOUNTAIN,
  COAST,
  DESERT,
  JUNGLE,
  FLYING_ISLAND;

  static final Terrain[] ALL = values();

  private final String id = Named.idOf(this);

  static Terrain of(int index) {
    return ALL[index];
  }

  @Override
  public String id() {
    return id;
  }
}
