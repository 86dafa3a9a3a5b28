package loggia.games.cityofiron;

/// What a player's goods and effects must be, counted anew from what they own. Play keeps them in
/// step by adding and taking away; this is for positions and for those who check.
final class Owned {
  private Owned() {}

  static long goods(Components c, Player player, int wild) {
    long goods = 0;
    for (int city = 0; city < Components.CITIES; city++) {
      long lot = player.cities[city];
      for (int i = 0; i < Lot.size(lot); i++) {
        goods += c.goods[Lot.get(lot, i)];
      }
    }
    for (int left = player.towns; left != 0; left &= left - 1) {
      goods += c.townGoods[Integer.numberOfTrailingZeros(left)];
    }
    return player.owns(Town.SNYLE) && wild != 0 ? goods + Goods.of(wild - 1, c.wild) : goods;
  }

  static long effects(Components c, Player player) {
    long effects = c.cityEffects[City.START.ordinal()];
    for (City token : new City[] {City.A, City.B, City.C}) {
      int use = player.token(token);
      if (use != 0) {
        effects += use < 16 ? c.cityEffects[token.ordinal()] : c.districtEffects[token.ordinal()];
      }
    }
    for (int city = 0; city < Components.CITIES; city++) {
      long lot = player.cities[city];
      for (int i = 0; i < Lot.size(lot); i++) {
        effects += c.effects[Lot.get(lot, i)];
      }
    }
    for (int left = player.towns; left != 0; left &= left - 1) {
      effects += c.townEffects[Integer.numberOfTrailingZeros(left)];
    }
    return effects;
  }
}
