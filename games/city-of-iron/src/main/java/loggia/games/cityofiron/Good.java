package loggia.games.cityofiron;

import loggia.kernel.Named;

/// The goods, in the order of the board.
public enum Good implements Named {
  TURNIPS,
  SRIKAS,
  MOSS,
  ORE,
  TENTACLES,
  SALT,
  DEMONS,
  PARTS,
  SILK,
  CRYSTALS;

  static final Good[] ALL = values();

  private final String id = Named.idOf(this);

  static Good of(int index) {
    return ALL[index];
  }

  @Override
  public String id() {
    return id;
  }
}
