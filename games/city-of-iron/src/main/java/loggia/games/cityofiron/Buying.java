package loggia.games.cityofiron;

import loggia.kernel.Journal;
import loggia.kernel.Seat;

/// Step 6 of End Round: the secret purchase, by all at once (COI-87).
final class Buying {
  private Buying() {}

  /// Who can buy nothing is not asked: coins, science and unpurchased decks are public.
  static void begin(CoiState s, Journal journal) {
    s.step = Step.PURCHASE;
    s.purchase = Purchase.NONE;
    int asked = 0;
    for (int seat = 0; seat < s.seats(); seat++) {
      asked |= affordable(s, seat) != 0 ? 1 << seat : 0;
    }
    s.awaited = (byte) asked;
    if (asked == 0) {
      EndRound.next(s, journal);
    }
  }

  /// The unpurchased cards that could still be paid besides the basket, as bits.
  static int affordable(CoiState s, int seat) {
    Components c = s.frame.components();
    Player player = s.player(seat);
    int basket = s.purchase.basket(seat);
    int coins = player.coins - coins(c, basket);
    int science = player.science - science(c, basket);
    return player.deck & ~basket & c.within(coins, science);
  }

  static int coins(Components c, int cards) {
    int coins = 0;
    for (int left = cards; left != 0; left &= left - 1) {
      coins += c.priceCoins[Integer.numberOfTrailingZeros(left)];
    }
    return coins;
  }

  static int science(Components c, int cards) {
    int science = 0;
    for (int left = cards; left != 0; left &= left - 1) {
      science += c.priceScience[Integer.numberOfTrailingZeros(left)];
    }
    return science;
  }

  static long menu(CoiState s, int seat) {
    if ((s.awaited >>> seat & 1) == 0) {
      return s.player(seat).deck != 0 && couldBuy(s, seat) ? 1L << MoveTables.REOPEN : 0;
    }
    long returns = s.purchase.basket(seat) & ~s.purchase.returned(seat);
    return affordable(s, seat) | returns << MoveTables.RETURN | 1L << MoveTables.CONFIRM;
  }

  private static boolean couldBuy(CoiState s, int seat) {
    return s.purchase.basket(seat) != 0 || affordable(s, seat) != 0;
  }

  static void play(CoiState s, int seat, CoiMove move, Journal journal) {
    int basket = s.purchase.basket(seat);
    int returned = s.purchase.returned(seat);
    switch (move) {
      case CoiMove.Buy(Card card) ->
          s.purchase = s.purchase.with(seat, basket | 1 << card.ordinal(), returned);
      case CoiMove.Return(Card card) -> {
        int bit = 1 << card.ordinal();
        s.purchase = s.purchase.with(seat, basket & ~bit, returned | bit);
      }
      case CoiMove.Reopen _ -> {
        s.purchase = s.purchase.with(seat, basket, 0);
        s.awaited |= (byte) (1 << seat);
      }
      case CoiMove.Confirm _ -> {
        s.awaited &= (byte) ~(1 << seat);
        if (s.awaited == 0) {
          reveal(s, journal);
        }
      }
      case CoiMove.Pick _,
          CoiMove.Pile _,
          CoiMove.Bid _,
          CoiMove.Stay _,
          CoiMove.Tax _,
          CoiMove.BuyScience _,
          CoiMove.Draw _,
          CoiMove.Build _,
          CoiMove.Store _,
          CoiMove.Attack _,
          CoiMove.Shift _,
          CoiMove.Play _,
          CoiMove.Take _,
          CoiMove.Stored _,
          CoiMove.InCity _,
          CoiMove.Which _,
          CoiMove.Against _,
          CoiMove.Fight _,
          CoiMove.Pay _,
          CoiMove.Settle _,
          CoiMove.Token _,
          CoiMove.Rob _,
          CoiMove.Bury _,
          CoiMove.Yield _ ->
          throw new IllegalArgumentException(move.text());
    }
  }

  static void reveal(CoiState s, Journal journal) {
    Components c = s.frame.components();
    for (int seat = 0; seat < s.seats(); seat++) {
      int basket = s.purchase.basket(seat);
      if (basket == 0) {
        continue;
      }
      s.player(seat, s.player(seat).bought(c, basket));
      if (journal.listens()) {
        journal.tell(
            new CoiEvent.Bought(
                Seat.of(seat),
                Ids.members(Card.values(), basket),
                coins(c, basket),
                science(c, basket)));
      }
    }
    s.purchase = Purchase.NONE;
    s.disclose();
    EndRound.next(s, journal);
  }
}
