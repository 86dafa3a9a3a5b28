package loggia.games.cityofiron;

import loggia.kernel.Named;

/// What a land may ask for, and what a card may be (COI-61).
public enum Vehicle implements Named {
  NONE,
  SHIP,
  AIRSHIP;

  private final String id = Named.idOf(this);

  @Override
  public String id() {
    return id;
  }
}
