package loggia.games.ironcentury;

import java.util.Optional;
import loggia.kernel.Named;

/// One of the five Cultures (IC-01), in the order of their bytes in a set of Characters: [Layout].
public enum Culture implements Named {
  CATHOLICS,
  REFORMED,
  SCIENTISTS,
  DEMONIC,
  PIRATES;

  private final String id = Named.idOf(this);

  static final int COUNT = 5;

  private static final Culture[] ALL = values();

  static Culture of(int index) {
    return ALL[index];
  }

  static Optional<Culture> find(String id) {
    for (Culture culture : ALL) {
      if (culture.id().equals(id)) {
        return Optional.of(culture);
      }
    }
    return Optional.empty();
  }

  int index() {
    return ordinal();
  }

  @Override
  public String id() {
    return id;
  }
}
