package loggia.games.cityofiron;

import loggia.kernel.Named;

/// The four nations.
public enum Nation implements Named {
  ARC,
  CRESARIANS,
  HOGMEN,
  TOADS;

  static final Nation[] ALL = values();

  private final String id = Named.idOf(this);

  static Nation of(int index) {
    return ALL[index];
  }

  @Override
  public String id() {
    return id;
  }
}
