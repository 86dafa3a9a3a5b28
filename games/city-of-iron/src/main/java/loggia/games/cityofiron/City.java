package loggia.games.cityofiron;

import loggia.kernel.Named;

/// Where buildings stand: the starting city, one city for each token, and two towns (COI-115).
public enum City implements Named {
  START,
  A,
  B,
  C,
  METGRA,
  CAZUM;

  static final City[] ALL = values();

  private final String id = Named.idOf(this);

  static City of(int index) {
    return ALL[index];
  }

  @Override
  public String id() {
    return id;
  }
}
