package loggia.games.cityofiron;

/// The arithmetic of paying with cards: which cards may be added, so that the payment can still be
/// completed without an idle card (COI-42).
///
/// A payment that needs `need` and whose smallest card is worth `v` has no idle card exactly when
/// its sum is from `need` to `need + v - 1`.
final class Payment {
  private Payment() {}

  private static final int NO_LIMIT = 1 << 20;

  /// Whether these cards can pay `need`, with a card of `vehicles` among them if that is not empty.
  static boolean payable(Symbols value, int cards, int need, int vehicles) {
    return (vehicles == 0 || (cards & vehicles) != 0) && value.sum(cards) >= need;
  }

  /// Whether the payment is complete.
  static boolean paid(Symbols value, int chosen, int need, int vehicles) {
    return payable(value, chosen, need, vehicles);
  }

  /// The cards of `free` that may join `chosen`.
  static int offers(Symbols value, int free, int chosen, int need, int vehicles) {
    int offers = 0;
    for (int left = free; left != 0; left &= left - 1) {
      int card = left & -left;
      if (completes(value, free & ~card, chosen | card, need, vehicles)) {
        offers |= card;
      }
    }
    return offers;
  }

  private static boolean completes(Symbols value, int free, int chosen, int need, int vehicles) {
    if (vehicles == 0) {
      return tight(value, value, free, chosen, chosen, need, NO_LIMIT);
    }
    int have = chosen & vehicles;
    if (have == 0) {
      for (int left = free & vehicles; left != 0; left &= left - 1) {
        int vehicle = left & -left;
        if (completes(value, free & ~vehicle, chosen | vehicle, need, vehicles)) {
          return true;
        }
      }
      return false;
    }
    if ((have & have - 1) != 0) {
      return tight(value, value, free, chosen, chosen, need, NO_LIMIT);
    }
    // One vehicle alone is never idle; a second one makes each of them as idle as any other card.
    if (tight(value, value, free & ~vehicles, chosen & ~have, chosen, need, NO_LIMIT)) {
      return true;
    }
    for (int left = free & vehicles; left != 0; left &= left - 1) {
      int second = left & -left;
      if (tight(value, value, free & ~second, chosen | second, chosen | second, need, NO_LIMIT)) {
        return true;
      }
    }
    return false;
  }

  /// Whether cards of `free` can be added to `chosen`, of which `idle` may not hold an idle one, at
  /// no more than `slack` of the other value.
  private static boolean tight(
      Symbols value, Symbols other, int free, int idle, int chosen, int need, int slack) {
    int sum = value.sum(chosen);
    int least = value.least(idle);
    if (least == 0) {
      return false;
    }
    if (sum >= need) {
      return idle == 0 || sum < need + least;
    }
    for (int v = Math.min(least, 9); v >= 1; v--) {
      int lo = need - sum;
      if (reaches(value, other, value.atLeast(free, v), lo, lo + v - 1, slack)) {
        return true;
      }
    }
    return false;
  }

  /// Whether some of these cards have a sum from `lo` to `hi` at no more than `slack` of the other.
  private static boolean reaches(
      Symbols value, Symbols other, int cards, int lo, int hi, int slack) {
    if (lo <= 0) {
      return true;
    }
    if (value.sum(cards) < lo) {
      return false;
    }
    int card = Integer.numberOfTrailingZeros(cards);
    int rest = cards & cards - 1;
    int cost = slack == NO_LIMIT ? 0 : other.of(card);
    return value.of(card) <= hi
            && cost <= slack
            && reaches(
                value,
                other,
                rest,
                lo - value.of(card),
                hi - value.of(card),
                slack == NO_LIMIT ? slack : slack - cost)
        || reaches(value, other, rest, lo, hi, slack);
  }

  /// Whether a hand can attack: some military cards for the defence, others for the distance
  /// (COI-70).
  static boolean attackable(Components c, int hand, int defence, int distance) {
    int fighters = hand & CardKind.MILITARY.cards();
    if (c.attack.sum(fighters) < defence) {
      return false;
    }
    int slack = c.distance.sum(hand) - distance;
    return slack >= 0 && reaches(c.attack, c.distance, fighters, defence, Integer.MAX_VALUE, slack);
  }

  /// The military cards that may join an attack so that it can be completed, distance included.
  static int fighters(Components c, int hand, int chosen, int defence, int distance) {
    int slack = c.distance.sum(hand) - distance - c.distance.sum(chosen);
    int offers = 0;
    int free = c.attack.atLeast(hand & ~chosen & CardKind.MILITARY.cards(), 1);
    for (int left = free; left != 0; left &= left - 1) {
      int card = left & -left;
      int rest = slack - c.distance.of(Integer.numberOfTrailingZeros(left));
      int with = chosen | card;
      if (rest >= 0 && tight(c.attack, c.distance, free & ~card, with, with, defence, rest)) {
        offers |= card;
      }
    }
    return offers;
  }
}
