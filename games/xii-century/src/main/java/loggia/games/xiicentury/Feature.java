package loggia.games.xiicentury;

import java.util.List;
import loggia.kernel.Named;

/// What a town has or has not: its people and infrastructures.
public enum Feature implements Named {
  MASTER_BUILDER("master-builder", Kind.PERSON),
  BLACKSMITH("blacksmith", Kind.PERSON),
  MERCHANT("merchant", Kind.PERSON),
  BUTCHER("butcher", Kind.PERSON),
  PRIOR("prior", Kind.PERSON),
  BISHOP("bishop", Kind.PERSON),
  ARMY_CHIEF("army-chief", Kind.PERSON),
  WAR_HERO("war-hero", Kind.PERSON),
  EARL("earl", Kind.PERSON),
  CHURCH("church", Kind.INFRASTRUCTURE),
  STABLES("stables", Kind.INFRASTRUCTURE),
  MARKET("market", Kind.INFRASTRUCTURE),
  TAVERN("tavern", Kind.INFRASTRUCTURE),
  MONASTERY("monastery", Kind.INFRASTRUCTURE),
  CATHEDRAL("cathedral", Kind.INFRASTRUCTURE),
  BREWERY("brewery", Kind.INFRASTRUCTURE),
  WALLS("walls", Kind.INFRASTRUCTURE),
  BARBICAN("barbican", Kind.INFRASTRUCTURE),
  MILLER("miller", Kind.SPECIAL_PERSON),
  SHERIFF("sheriff", Kind.SPECIAL_PERSON),
  WITCH("witch", Kind.SPECIAL_PERSON),
  JONGLEUR("jongleur", Kind.SPECIAL_PERSON),
  MILL("mill", Kind.SPECIAL_INFRASTRUCTURE),
  GRANARY("granary", Kind.SPECIAL_INFRASTRUCTURE),
  COURT("court", Kind.SPECIAL_INFRASTRUCTURE),
  CASTLE("castle", Kind.SPECIAL_INFRASTRUCTURE);

  /// The four lists of the sheet.
  public enum Kind implements Named {
    PERSON("person"),
    INFRASTRUCTURE("infrastructure"),
    SPECIAL_PERSON("special-person"),
    SPECIAL_INFRASTRUCTURE("special-infrastructure");

    private final String id;

    Kind(String id) {
      this.id = id;
    }

    @Override
    public String id() {
      return id;
    }

    @Override
    public String nameKey() {
      return "kind." + id;
    }

    boolean isPerson() {
      return this == PERSON || this == SPECIAL_PERSON;
    }

    boolean isSpecial() {
      return this == SPECIAL_PERSON || this == SPECIAL_INFRASTRUCTURE;
    }
  }

  static final List<Feature> ALL = List.of(values());
  static final int COUNT = 26;
  static final int FIRST_SPECIAL = 18;

  private static final Feature[] BY_INDEX = values();

  private final String id;
  private final Kind kind;

  Feature(String id, Kind kind) {
    this.id = id;
    this.kind = kind;
  }

  @Override
  public String id() {
    return id;
  }

  public Kind kind() {
    return kind;
  }

  int index() {
    return ordinal();
  }

  static Feature of(int index) {
    return BY_INDEX[index];
  }

  long bit() {
    return 1L << ordinal();
  }
}
