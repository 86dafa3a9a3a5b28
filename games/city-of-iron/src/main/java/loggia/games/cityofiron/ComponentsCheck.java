package loggia.games.cityofiron;

import loggia.kernel.Json;

/// Looks at a component file as a whole: the counts of the box (COI-130) and what the rules rely
/// on.
final class ComponentsCheck {
  private static final int[] DECKS = {26, 22, 18};
  private static final int FIRST_B = Building.B1.ordinal();
  private static final int FIRST_C = Building.C1.ordinal();

  private final Components c;
  private final Json root;

  ComponentsCheck(Components c, Json root) {
    this.c = c;
    this.root = root;
  }

  void check() {
    checkDecks();
    checkGoods();
    checkSpaces();
    checkStart();
  }

  /// The deck a kind of building belongs to: 0, 1 or 2 for A, B or C.
  static int deck(int kind) {
    return kind < FIRST_B ? 0 : kind < FIRST_C ? 1 : 2;
  }

  private int size(int deck, int players) {
    int size = 0;
    for (int kind = 0; kind < Components.KINDS; kind++) {
      size += deck(kind) == deck ? c.copies[kind][players] : 0;
    }
    return size;
  }

  private void checkDecks() {
    Json buildings = root.get("buildings");
    for (int deck = 0; deck < 3; deck++) {
      String letter = String.valueOf((char) ('A' + deck));
      if (size(deck, 4) != DECKS[deck]) {
        throw buildings.error(
            "deck " + letter + " has " + size(deck, 4) + " cards instead of " + DECKS[deck]);
      }
      for (int players = 2; players <= 4; players++) {
        if (size(deck, players) < c.slots[players]) {
          throw buildings.error(
              "deck "
                  + letter
                  + " has "
                  + size(deck, players)
                  + " cards with "
                  + players
                  + " players, fewer than the row has slots: one refill could meet two Score Cards"
                  + " (COI-81)");
        }
      }
    }
  }

  private void checkGoods() {
    for (Good good : Good.values()) {
      int total = c.wild;
      for (int kind = 0; kind < Components.KINDS; kind++) {
        total += c.copies[kind][4] * Goods.amount(c.goods[kind], good.ordinal());
      }
      for (long goods : c.townGoods) {
        total += Goods.amount(goods, good.ordinal());
      }
      if (total > Goods.MOST) {
        throw root.get("goods").error("there are more than " + Goods.MOST + " " + good.id());
      }
    }
  }

  private void checkSpaces() {
    int most = c.citySpaces[City.START.ordinal()];
    for (City token : new City[] {City.A, City.B, City.C}) {
      int spaces = c.districtSpaces[token.ordinal()];
      most += token == City.B ? Math.max(spaces, c.arcDistrictSpaces) : spaces;
    }
    if (most > Lot.MOST) {
      throw root.get("tokens").error("a city could hold more than " + Lot.MOST + " buildings");
    }
  }

  private void checkStart() {
    for (Card card : Card.values()) {
      boolean free = c.priceCoins[card.ordinal()] + c.priceScience[card.ordinal()] == 0;
      if (SetUp.starts(card) != free) {
        throw root.get("cards")
            .error(
                card.id()
                    + (free ? " needs a price" : " is a starting card and has no price")
                    + " (COI-06)");
      }
    }
  }
}
