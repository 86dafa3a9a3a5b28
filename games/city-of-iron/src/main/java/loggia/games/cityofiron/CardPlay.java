package loggia.games.cityofiron;

import loggia.kernel.Journal;
import loggia.kernel.Seat;

/// A card is played, its target chosen, its symbols paid, and then it does what it says (COI-40 to
/// COI-46). Also Arc's move of a building, which chooses in the same way.
final class CardPlay {
  private CardPlay() {}

  static CardAction action(CoiState s) {
    return s.frame.components().action(s.what(CoiState.CARD) - 1);
  }

  static int coins(CoiState s, int seat, int card) {
    Components c = s.frame.components();
    return card == Card.SCHOLAR.ordinal() && s.has(seat, Nation.CRESARIANS)
        ? c.cresarianScholarCoins
        : c.action(card).coins();
  }

  /// Whether the payment under way asks for Distance; else for Work.
  static boolean asksDistance(CoiState s) {
    if (s.what(CoiState.VERB) == CoiState.ATTACKING) {
      return true;
    }
    CardAction action = action(s);
    return action.block() == Block.SETTLE || action.distance() > 0;
  }

  static Symbols values(CoiState s) {
    Components c = s.frame.components();
    return asksDistance(s) ? c.distance : c.work;
  }

  /// How many symbols the payment under way asks for.
  static int need(CoiState s) {
    Components c = s.frame.components();
    if (s.what(CoiState.VERB) == CoiState.ATTACKING) {
      return c.townDistance[s.what(CoiState.TARGET) - 1];
    }
    CardAction action = action(s);
    return action.block() == Block.SETTLE
        ? c.landDistance[s.what(CoiState.TARGET)]
        : action.work() + action.distance();
  }

  /// The cards of which one must be among the payment; none: 0.
  static int vehicles(CoiState s) {
    if (s.what(CoiState.VERB) == CoiState.ATTACKING || action(s).block() != Block.SETTLE) {
      return 0;
    }
    Components c = s.frame.components();
    Vehicle vehicle = c.landVehicle[s.what(CoiState.TARGET)];
    return vehicle == Vehicle.NONE ? 0 : c.vehicles[vehicle.ordinal()];
  }

  /// The cards of the hand that are not used yet in the chain under way.
  static int free(CoiState s, int seat) {
    int used = s.chosen | s.fighting;
    int card = s.what(CoiState.CARD);
    return s.player(seat).hand & ~used & ~(card == 0 ? 0 : 1 << card - 1);
  }

  static void begin(CoiState s, int seat, Journal journal) {
    switch (action(s).block()) {
      case SCIENCE, COINS, COINS_PER_GOOD, COINS_PER_LAND, DRAW_MILITARY ->
          charge(s, seat, journal);
      case SETTLE -> s.step = Step.LAND;
      case DISTRICT -> s.step = Step.TOKEN;
      case BUILD -> s.step = Step.BUILD;
      case SALVAGE -> s.step = Step.FROM;
      case ROB -> s.step = Step.ROB;
    }
  }

  /// The symbols are asked for, if any.
  static void charge(CoiState s, int seat, Journal journal) {
    if (need(s) > 0 || vehicles(s) != 0) {
      s.step = Step.PAY;
    } else {
      Discards.begin(s, seat, journal);
    }
  }

  static void pay(CoiState s, int seat, Card card, Journal journal) {
    s.chosen |= 1 << card.ordinal();
    if (Payment.paid(values(s), s.chosen, need(s), vehicles(s))) {
      Discards.begin(s, seat, journal);
    }
  }

  static void land(CoiState s, Land land) {
    s.what(CoiState.TARGET, land.ordinal());
    s.step = Step.TOKEN;
  }

  static void token(CoiState s, int seat, City token, Journal journal) {
    s.what(CoiState.TOKEN, token.ordinal());
    if (action(s).block() == Block.SETTLE) {
      charge(s, seat, journal);
      return;
    }
    int cities = Menus.districtCities(s.player(seat));
    if ((cities & cities - 1) == 0) {
      district(s, seat, City.START, journal);
    } else {
      s.step = Step.DISTRICT;
    }
  }

  static void district(CoiState s, int seat, City city, Journal journal) {
    s.what(CoiState.CITY, city.ordinal() + 1);
    charge(s, seat, journal);
  }

  static void rob(CoiState s, int seat, Seat victim, Journal journal) {
    s.what(CoiState.TARGET, victim.index());
    charge(s, seat, journal);
  }

  static void from(CoiState s, City city) {
    s.what(CoiState.CITY, city.ordinal() + 1);
    s.step = Step.WHICH;
  }

  static void which(CoiState s, int seat, Building building, Journal journal) {
    s.what(CoiState.KIND, building.ordinal() + 1);
    if (s.what(CoiState.VERB) == CoiState.SHIFTING) {
      s.step = Step.TO;
    } else {
      charge(s, seat, journal);
    }
  }

  /// Arc moves a building (COI-100).
  static void shift(CoiState s, int seat, City to, Journal journal) {
    Components c = s.frame.components();
    int kind = s.what(CoiState.KIND) - 1;
    int from = s.what(CoiState.CITY) - 1;
    Player player = s.edit(seat);
    player.coins -= c.arcMoveCoins;
    player.lot(from, Lot.remove(player.cities[from], kind));
    player.lot(to.ordinal(), Lot.add(player.cities[to.ordinal()], kind));
    if (journal.listens()) {
      journal.tell(new CoiEvent.Shifted(Seat.of(seat), Building.of(kind), City.of(from), to));
    }
    Turn.again(s);
  }

  /// The card does what it says; everything is paid and discarded.
  static void apply(CoiState s, int seat, Journal journal) {
    CardAction action = action(s);
    Player player = s.edit(seat);
    player.coins -= coins(s, seat, s.what(CoiState.CARD) - 1);
    switch (action.block()) {
      case SCIENCE -> gainScience(player, seat, action.amount(), journal);
      case COINS -> gainCoins(player, seat, action.amount(), journal);
      case COINS_PER_GOOD ->
          gainCoins(player, seat, action.amount() * Goods.kinds(player.goods), journal);
      case COINS_PER_LAND ->
          gainCoins(player, seat, action.amount() * Integer.bitCount(player.lands()), journal);
      case DRAW_MILITARY -> {
        CardDraw.draw(player, seat, CardKind.MILITARY, action.amount(), journal);
        s.disclose();
      }
      case BUILD -> Build.finish(s, seat, action.amount(), journal);
      case SETTLE -> settle(s, player, seat, journal);
      case DISTRICT -> found(s, player, seat, journal);
      case SALVAGE -> salvage(s, player, seat, action.amount(), journal);
      case ROB -> take(s, player, seat, action.amount(), journal);
    }
    if (action.free()) {
      Turn.again(s);
    } else {
      Turn.end(s);
    }
  }

  private static void gainScience(Player player, int seat, int amount, Journal journal) {
    player.science += (short) amount;
    if (journal.listens()) {
      journal.tell(new CoiEvent.ScienceGained(Seat.of(seat), amount));
    }
  }

  private static void gainCoins(Player player, int seat, int amount, Journal journal) {
    player.coins += amount;
    if (journal.listens()) {
      journal.tell(new CoiEvent.CoinsGained(Seat.of(seat), amount));
    }
  }

  private static void settle(CoiState s, Player player, int seat, Journal journal) {
    int land = s.what(CoiState.TARGET);
    City token = City.of(s.what(CoiState.TOKEN));
    player.token(token, land);
    player.effects += s.frame.components().cityEffects[token.ordinal()];
    s.editBoard().lands &= ~(1 << land);
    if (journal.listens()) {
      journal.tell(new CoiEvent.Settled(Seat.of(seat), Land.of(land), token));
    }
  }

  private static void found(CoiState s, Player player, int seat, Journal journal) {
    City token = City.of(s.what(CoiState.TOKEN));
    int city = s.what(CoiState.CITY) - 1;
    player.token(token, Player.district(city));
    player.effects += s.frame.components().districtEffects[token.ordinal()];
    if (journal.listens()) {
      journal.tell(new CoiEvent.DistrictPlaced(Seat.of(seat), token, City.of(city)));
    }
  }

  private static void salvage(CoiState s, Player player, int seat, int amount, Journal journal) {
    int kind = s.what(CoiState.KIND) - 1;
    int city = s.what(CoiState.CITY) - 1;
    Build.remove(s.frame.components(), player, city, kind);
    if (journal.listens()) {
      journal.tell(new CoiEvent.Razed(Seat.of(seat), Building.of(kind), City.of(city)));
    }
    gainCoins(player, seat, amount, journal);
  }

  private static void take(CoiState s, Player player, int seat, int most, Journal journal) {
    int victim = s.what(CoiState.TARGET);
    Player robbed = s.edit(victim);
    int coins = Math.min(most, robbed.coins);
    robbed.coins -= coins;
    player.coins += coins;
    if (journal.listens()) {
      journal.tell(new CoiEvent.Robbed(Seat.of(seat), Seat.of(victim), coins));
    }
  }
}
