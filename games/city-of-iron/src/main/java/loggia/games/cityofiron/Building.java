package loggia.games.cityofiron;

import loggia.kernel.Named;

/// The kinds of building cards; what each costs and gives is in [Components].
public enum Building implements Named {
  A1,
  A2,
  A3,
  A4,
  A5,
  A6,
  A7,
  A8,
  A9,
  A10,
  A11,
  B1,
  B2,
  B3,
  B4,
  B5,
  B6,
  B7,
  B8,
  B9,
  B10,
  B11,
  C1,
  C2,
  C3,
  C4,
  C5,
  C6,
  C7,
  C8,
  C9,
  C10,
  C11,
  C12;

  static final Building[] ALL = values();

  private final String id = Named.idOf(this);

  static Building of(int index) {
    return ALL[index];
  }

  @Override
  public String id() {
    return id;
  }
}
