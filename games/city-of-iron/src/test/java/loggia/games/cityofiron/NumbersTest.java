package loggia.games.cityofiron;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.function.Predicate;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

/// What a number of ours must be, as far as the data file alone can show it. How often things are
/// used (COI-135, COI-138) is in docs/studies.md.
class NumbersTest {
  private static final Components C = Components.STANDARD;
  private static final Components RULES_2 = Components.standard("components-2.json");

  /// Prices that follow from the rulebook's sample round are not ours: Mary pays 6 coins for an
  /// Academy of 5 and this Srika Pasture.
  private static final Building ATTESTED = Building.A4;

  private static boolean replaces(Components c, Card own, Card other) {
    int a = own.ordinal();
    int b = other.ordinal();
    return c.work.of(a) >= c.work.of(b)
        && c.distance.of(a) >= c.distance.of(b)
        && c.attack.of(a) >= c.attack.of(b)
        && c.findAction(other).isEmpty()
        && c.vehicle[b] == Vehicle.NONE;
  }

  @Rule("COI-135")
  @Test
  void the_gunslinger_is_at_least_as_good_as_the_captain_in_every_use() {
    assertTrue(replaces(C, Card.GUNSLINGER, Card.CAPTAIN));
    assertTrue(!replaces(RULES_2, Card.GUNSLINGER, Card.CAPTAIN), "as it was");
  }

  /// The coins of one End Round that a building brings by itself, whatever the others have.
  private static int paid(Components c, Building building) {
    long effects = c.effects[building.ordinal()];
    return Effects.coins(effects) + Effects.goodsCards(effects);
  }

  private static boolean coinsAlone(Components c, Building building) {
    long effects = c.effects[building.ordinal()];
    return effects == Effects.coins(effects) * Effects.COIN && effects != 0;
  }

  private static boolean mayBe(Components c, Building building) {
    int price = c.coins[building.ordinal()];
    int rounds = coinsAlone(c, building) ? 2 : 1;
    return price > rounds * paid(c, building);
  }

  @Rule("COI-136")
  @Test
  void no_building_pays_its_price_back_at_once_and_one_of_coins_alone_not_before_the_third_time() {
    for (Building building : Building.values()) {
      assertTrue(building == ATTESTED || mayBe(C, building), building.id());
    }
    assertTrue(coinsAlone(RULES_2, Building.B9));
    assertTrue(!mayBe(RULES_2, Building.B9), "as it was");
    assertTrue(!mayBe(RULES_2, Building.A2), "as it was");
  }

  private static long some(Predicate<Card> which) {
    return Arrays.stream(Card.values()).filter(which).count();
  }

  private static boolean isFigured(Components c, Card card) {
    int i = card.ordinal();
    if (c.priceScience[i] == 0) {
      return false;
    }
    if ((CardKind.MILITARY.cards() >>> i & 1) != 0) {
      return c.distance.of(i) == 1;
    }
    boolean asks = c.findAction(card).map(a -> a.work() + a.distance() > 0).orElse(false);
    return asks && c.distance.of(i) == 2 && c.priceCoins[i] > 0;
  }

  @Rule("COI-137")
  @Test
  void the_figures_of_the_rulebook_fit_one_citizen_and_one_military_card() {
    int citizens = CardKind.CITIZEN.cards();
    assertEquals(1, some(c -> isFigured(C, c) && (citizens >>> c.ordinal() & 1) != 0));
    assertEquals(1, some(c -> isFigured(C, c) && (citizens >>> c.ordinal() & 1) == 0));
    assertTrue(isFigured(C, Card.CARGO_SHIP));
    assertEquals(0, some(c -> isFigured(RULES_2, c)), "as it was");
  }
}
