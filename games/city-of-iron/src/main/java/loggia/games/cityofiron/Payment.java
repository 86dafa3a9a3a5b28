package loggia.games.cityofiron;

/// The arithmetic of paying with cards: which cards may be added, so that the payment can still be
/// completed without an idle card (COI-42).
///
/// A payment that needs `need` and whose smallest card is worth `v` has no idle card exactly when
/// its sum is from `need` to `need + v - 1`.
final class Payment {
  private Payment() {}

  private static final int NO_LIMIT = 1 << 20;

  static int sum(byte[] value, int cards) {
    int sum = 0;
    for (int left = cards; left != 0; left &= left - 1) {
      sum += value[Integer.numberOfTrailingZeros(left)];
    }
    return sum;
  }

  private static int least(byte[] value, int cards) {
    int least = Byte.MAX_VALUE;
    for (int left = cards; left != 0; left &= left - 1) {
      least = Math.min(least, value[Integer.numberOfTrailingZeros(left)]);
    }
    return least;
  }

  private static int atLeast(byte[] value, int cards, int least) {
    int some = 0;
    for (int left = cards; left != 0; left &= left - 1) {
      int card = left & -left;
      some |= value[Integer.numberOfTrailingZeros(left)] >= least ? card : 0;
    }
    return some;
  }

  /// Whether these cards can pay `need`, with a card of `vehicles` among them if that is not empty.
  static boolean payable(byte[] value, int cards, int need, int vehicles) {
    return (vehicles == 0 || (cards & vehicles) != 0) && sum(value, cards) >= need;
  }

  /// Whether the payment is complete.
  static boolean paid(byte[] value, int chosen, int need, int vehicles) {
    return payable(value, chosen, need, vehicles);
  }

  /// The cards of `free` that may join `chosen`.
  static int offers(byte[] value, int free, int chosen, int need, int vehicles) {
    int offers = 0;
    for (int left = free; left != 0; left &= left - 1) {
      int card = left & -left;
      if (completes(value, free & ~card, chosen | card, need, vehicles)) {
        offers |= card;
      }
    }
    return offers;
  }

  private static boolean completes(byte[] value, int free, int chosen, int need, int vehicles) {
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
      byte[] value, byte[] other, int free, int idle, int chosen, int need, int slack) {
    int sum = sum(value, chosen);
    int least = least(value, idle);
    if (least == 0) {
      return false;
    }
    if (sum >= need) {
      return idle == 0 || sum < need + least;
    }
    for (int v = Math.min(least, 9); v >= 1; v--) {
      int lo = need - sum;
      if (reaches(value, other, atLeast(value, free, v), lo, lo + v - 1, slack)) {
        return true;
      }
    }
    return false;
  }

  /// Whether some of these cards have a sum from `lo` to `hi` at no more than `slack` of the other.
  private static boolean reaches(byte[] value, byte[] other, int cards, int lo, int hi, int slack) {
    if (lo <= 0) {
      return true;
    }
    if (sum(value, cards) < lo) {
      return false;
    }
    int card = Integer.numberOfTrailingZeros(cards);
    int rest = cards & cards - 1;
    int cost = slack == NO_LIMIT ? 0 : other[card];
    return value[card] <= hi
            && cost <= slack
            && reaches(
                value,
                other,
                rest,
                lo - value[card],
                hi - value[card],
                slack == NO_LIMIT ? slack : slack - cost)
        || reaches(value, other, rest, lo, hi, slack);
  }

  /// Whether a hand can attack: some military cards for the defence, others for the distance
  /// (COI-70).
  static boolean attackable(Components c, int hand, int defence, int distance) {
    int fighters = hand & CardKind.MILITARY.cards();
    if (sum(c.attack, fighters) < defence) {
      return false;
    }
    int slack = sum(c.distance, hand) - distance;
    return slack >= 0 && reaches(c.attack, c.distance, fighters, defence, Integer.MAX_VALUE, slack);
  }

  /// The military cards that may join an attack so that it can be completed, distance included.
  static int fighters(Components c, int hand, int chosen, int defence, int distance) {
    int slack = sum(c.distance, hand) - distance - sum(c.distance, chosen);
    int offers = 0;
    int free = atLeast(c.attack, hand & ~chosen & CardKind.MILITARY.cards(), 1);
    for (int left = free; left != 0; left &= left - 1) {
      int card = left & -left;
      int rest = slack - c.distance[Integer.numberOfTrailingZeros(left)];
      int with = chosen | card;
      if (rest >= 0 && tight(c.attack, c.distance, free & ~card, with, with, defence, rest)) {
        offers |= card;
      }
    }
    return offers;
  }
}
