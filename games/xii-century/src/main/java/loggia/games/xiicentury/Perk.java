package loggia.games.xiicentury;

import loggia.kernel.Named;

/// Which of a special feature's two perks was chosen.
public enum Perk implements Named {
  A("a"),
  B("b");

  private final String id;

  Perk(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String nameKey() {
    return "name.perk-" + id;
  }

  int index() {
    return ordinal();
  }
}
