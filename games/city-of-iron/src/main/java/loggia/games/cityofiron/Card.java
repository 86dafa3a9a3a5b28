package loggia.games.cityofiron;

import loggia.kernel.Named;

/// Citizens (the first 16) and military cards; what each can do is in [Components].
public enum Card implements Named {
  SCHOLAR,
  CARTOGRAPHER,
  EXPLORER,
  MAYOR,
  ENGINEER,
  ARMS_DEALER,
  MERCHANT,
  JUNKBOT,
  SCIENTIST,
  TAX_COLLECTOR,
  CARGO_SHIP,
  SCOUT_SHIP,
  CLOUD_SKIMMER,
  WYVERN_SHIP,
  GENIUS,
  FIXER,
  SOLDIER,
  CAPTAIN,
  INVENTOR,
  IRON_DRAGON,
  IRON_GUARD,
  IRON_SOLDIER,
  MACHINIST,
  MAGICIAN,
  SHARP_SHOOTER,
  SPY,
  WARSHIP,
  GUNSLINGER,
  STRATEGIST;

  static final Card[] ALL = values();

  private final String id = Named.idOf(this);

  static Card of(int index) {
    return ALL[index];
  }

  public CardKind kind() {
    return ordinal() < CardKind.MILITARY.first() ? CardKind.CITIZEN : CardKind.MILITARY;
  }

  @Override
  public String id() {
    return id;
  }
}
