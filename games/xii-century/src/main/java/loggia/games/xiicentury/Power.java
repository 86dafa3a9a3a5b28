package loggia.games.xiicentury;

/// POW: what a town can fight with.
final class Power {
  private Power() {}

  /// In the king's war: assets and people, no infrastructures, no dice (XII-60).
  static int atWar(Sheet sheet, Town town) {
    return town.men()
        + 2 * town.knights()
        + 3 * town.mercenaries()
        + sheet.values.pow.of(town.features);
  }

  /// Everything that yields POW, no dice: against outlaws (XII-19) and to break ties (XII-71). The
  /// castle counts with perk A alone.
  static int atHome(Sheet sheet, Town town) {
    boolean castle = town.has(Feature.CASTLE, Perk.A);
    long features = castle ? town.features : town.features & ~Feature.CASTLE.bit();
    return atWar(sheet, town) + sheet.values.defence.of(features);
  }

  /// How many dice men and knights add (XII-61).
  static int dice(Town town) {
    return (town.men() >= 4 ? 1 : 0) + (town.knights() >= 4 ? 1 : 0);
  }

  static int roll(Progress game, Town town) {
    int sum = 0;
    for (int dice = dice(town); dice > 0; dice--) {
      sum += game.roll();
    }
    return sum;
  }
}
