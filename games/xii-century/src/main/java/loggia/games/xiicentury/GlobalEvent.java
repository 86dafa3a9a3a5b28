package loggia.games.xiicentury;

import java.util.List;
import loggia.kernel.Named;

/// What may befall all towns at the beginning of a round, in the order of the die (XII-12).
public enum GlobalEvent implements Named {
  FIRE("fire"),
  PLAGUE("plague"),
  FAMINE("famine"),
  CIVIL_WAR("civil-war"),
  OUTLAWS("outlaws"),
  WATER_STORM("water-storm");

  static final List<GlobalEvent> ALL = List.of(values());

  private final String id;

  GlobalEvent(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }

  /// The die that rolls it, 1 to 6.
  int die() {
    return ordinal() + 1;
  }

  static GlobalEvent of(int die) {
    return ALL.get(die - 1);
  }
}
