package loggia.games.cityofiron;

import loggia.kernel.Named;

/// The four nations.
public enum Nation implements Named {
  ARC,
  CRESARIANS,
  HOGMEN,
  TOADS;

  private static final Nation[] ALL = values();

  static Nation of(int index) {
    return ALL[index];
  }

  @Override
  public String id() {
    return Words.id(this);
  }
}
