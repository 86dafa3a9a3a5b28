package loggia.games.cityofiron;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import loggia.kernel.Chance;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

/// The arithmetic of payments beside the plain definition: every set of cards is tried.
class PaymentTest {
  private static final Components C = Components.STANDARD;

  private static int hand(long chance, int size) {
    int hand = 0;
    while (Integer.bitCount(hand) < size) {
      chance = Chance.next(chance);
      hand |= 1 << Chance.below(chance, Components.CARDS);
    }
    return hand;
  }

  private static boolean pays(Symbols value, int cards, int need, int vehicles) {
    return value.sum(cards) >= need && (vehicles == 0 || (cards & vehicles) != 0);
  }

  /// The payments of a hand without an idle card.
  private static List<Integer> payments(Symbols value, int hand, int need, int vehicles) {
    var payments = new ArrayList<Integer>();
    for (int cards = hand; cards != 0; cards = cards - 1 & hand) {
      boolean tight = pays(value, cards, need, vehicles);
      for (int left = cards; left != 0 && tight; left &= left - 1) {
        tight = !pays(value, cards & ~(left & -left), need, vehicles);
      }
      if (tight) {
        payments.add(cards);
      }
    }
    return payments;
  }

  @Rule("COI-42")
  @Test
  void exactly_the_payments_without_an_idle_card_can_be_chosen_card_by_card() {
    int[] vehicles = {0, C.vehicles[1], C.vehicles[2]};
    for (int trial = 0; trial < 400; trial++) {
      int hand = hand(trial, 3 + trial % 7);
      int need = 1 + trial % 5;
      for (int vehicle : vehicles) {
        var reached = new HashSet<Integer>();
        choose(hand, 0, need, vehicle, reached);
        assertEquals(Set.copyOf(payments(C.distance, hand, need, vehicle)), reached);
      }
    }
  }

  private static void choose(int hand, int chosen, int need, int vehicles, Set<Integer> reached) {
    if (chosen != 0 && Payment.paid(C.distance, chosen, need, vehicles)) {
      reached.add(chosen);
      return;
    }
    int offers = Payment.offers(C.distance, hand & ~chosen, chosen, need, vehicles);
    for (int left = offers; left != 0; left &= left - 1) {
      choose(hand, chosen | left & -left, need, vehicles, reached);
    }
  }

  @Rule("COI-42")
  @Rule("COI-70")
  @Test
  void an_attack_is_offered_when_and_only_when_other_cards_can_pay_its_distance() {
    for (int trial = 0; trial < 400; trial++) {
      int hand = hand(1000 + trial, 3 + trial % 7);
      int defence = 4 + trial % 9;
      int distance = 1 + trial % 3;
      var expected = new HashSet<Integer>();
      int fighters = hand & CardKind.MILITARY.cards();
      for (int cards : payments(C.attack, fighters, defence, 0)) {
        if (C.distance.sum(hand & ~cards) >= distance) {
          expected.add(cards);
        }
      }
      assertEquals(!expected.isEmpty(), Payment.attackable(C, hand, defence, distance));
      var reached = new HashSet<Integer>();
      if (!expected.isEmpty()) {
        fight(hand, 0, defence, distance, reached);
      }
      assertEquals(expected, reached);
    }
  }

  private static void fight(int hand, int chosen, int defence, int distance, Set<Integer> reached) {
    if (C.attack.sum(chosen) >= defence) {
      reached.add(chosen);
      return;
    }
    int offers = Payment.fighters(C, hand, chosen, defence, distance);
    for (int left = offers; left != 0; left &= left - 1) {
      fight(hand, chosen | left & -left, defence, distance, reached);
    }
  }
}
