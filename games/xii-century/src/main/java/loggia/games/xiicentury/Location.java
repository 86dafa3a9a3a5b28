package loggia.games.xiicentury;

import java.util.List;
import loggia.kernel.Named;

/// A place outside the walls where influence earns a bonus.
public enum Location implements Named {
  GRASSLAND("grassland"),
  FARMLAND("farmland"),
  QUARRY("quarry"),
  FOREST("forest");

  static final List<Location> ALL = List.of(values());

  private static final Location[] BY_INDEX = values();

  private final String id;

  Location(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }

  int index() {
    return ordinal();
  }

  static Location at(int index) {
    return BY_INDEX[index];
  }
}
