package loggia.games.cityofiron;

import loggia.kernel.Journal;
import loggia.kernel.Seat;

/// What happens between two rounds, step by step, and instead of it at the end of the last one
/// (COI-80 to COI-88, COI-90, COI-91).
final class EndRound {
  private EndRound() {}

  /// Step 0: Snyle's owner chooses its good, if there is one to choose (COI-113).
  static void begin(CoiState s, Journal journal) {
    int owner = Attack.owner(s, Town.SNYLE.ordinal());
    if (owner >= 0) {
      Attack.forget(s, s.edit(owner));
      if (s.player(owner).goods != 0) {
        s.await(owner, Step.WILD);
        return;
      }
    }
    run(s, journal);
  }

  /// The goods that Snyle may give, as bits.
  static long menu(CoiState s, int seat) {
    long goods = s.player(seat).goods;
    long menu = 0;
    for (int good = 0; good < Goods.KINDS; good++) {
      menu |= Goods.amount(goods, good) > 0 ? 1L << good : 0;
    }
    return menu;
  }

  static void chooseGood(CoiState s, int seat, Good good, Journal journal) {
    s.editBoard().wild = good.ordinal() + 1;
    s.edit(seat).goods += Goods.of(good.ordinal(), s.frame.components().wild);
    if (journal.listens()) {
      journal.tell(new CoiEvent.Yielded(Seat.of(seat), good));
    }
    run(s, journal);
  }

  private static void run(CoiState s, Journal journal) {
    int due = s.board.due;
    s.editBoard();
    for (int seat = 0; seat < s.seats(); seat++) {
      s.edit(seat);
    }
    s.disclose();
    if ((due & 4) != 0) {
      Scoring.score(s, due, journal);
      s.board.due = 0;
      Finish.end(s, journal);
      return;
    }
    s.board.due = 0;
    Row.sweep(s, journal);
    Scoring.score(s, due, journal);
    income(s, due != 0, journal);
    draw(s, journal);
    Buying.begin(s, journal);
  }

  /// Steps 3 and 4.
  private static void income(CoiState s, boolean scored, Journal journal) {
    for (int seat = 0; seat < s.seats(); seat++) {
      Player player = s.player(seat);
      int coins = income(s, seat);
      int science = Effects.science(player.effects) + (scored ? 1 : 0);
      player.coins += coins;
      player.science += (short) science;
      if (journal.listens()) {
        journal.tell(new CoiEvent.Income(Seat.of(seat), coins, science));
      }
    }
  }

  /// What a seat gets: the income track, its first places, and the coins of buildings and towns
  /// (COI-84).
  static int income(CoiState s, int seat) {
    Player player = s.player(seat);
    return track(s, player) + firstPlaces(s, seat) + Effects.coins(player.effects);
  }

  /// The income track: a base and 1 for each goods card.
  static int track(CoiState s, Player player) {
    return s.frame.components().startIncome + Effects.goodsCards(player.effects);
  }

  static int firstPlaces(CoiState s, int seat) {
    int coins = 0;
    for (long left = s.player(seat).goods; left != 0; ) {
      int good = Goods.first(left);
      left = Goods.without(left, good);
      if (Scoring.place(s, seat, good) == 1) {
        coins += s.frame.components().firstCoins[good];
      }
    }
    return coins;
  }

  /// Step 5: each player draws citizens first (COI-86).
  private static void draw(CoiState s, Journal journal) {
    for (int seat = 0; seat < s.seats(); seat++) {
      Player player = s.player(seat);
      long effects = player.effects;
      CardDraw.draw(player, seat, CardKind.CITIZEN, Effects.citizenDraws(effects), journal);
      CardDraw.draw(player, seat, CardKind.MILITARY, Effects.militaryDraws(effects), journal);
    }
  }

  /// Step 7: the next round begins.
  static void next(CoiState s, Journal journal) {
    s.editBoard().round++;
    s.bidOrder = (char) Bidding.leftToRight(s);
    if (journal.listens()) {
      journal.tell(new CoiEvent.RoundBegun(s.board.round, s.board.last()));
    }
    Bidding.begin(s);
  }
}
