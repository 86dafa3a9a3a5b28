package loggia.games.cityofiron;

import loggia.kernel.Reason;
import loggia.kernel.Seat;

/// Why a move that is not on the menu is not allowed.
final class Explain {
  private final CoiState s;
  private final int seat;
  private final Player player;
  private final Components c;

  private Explain(CoiState s, int seat) {
    this.s = s;
    this.seat = seat;
    this.player = s.player(seat);
    this.c = s.frame.components();
  }

  static Reason why(CoiState s, int seat, CoiMove move) {
    var explain = new Explain(s, seat);
    return explain.asked(move) ? explain.why(move) : new CoiReason.NotAsked();
  }

  /// Whether the move is of the kind that the step asks for.
  private boolean asked(CoiMove move) {
    boolean waits = (s.awaited >>> seat & 1) != 0;
    return waits
        && switch (move) {
          case CoiMove.Pick _ -> s.step == Step.NATION;
          case CoiMove.Pile _ -> s.step == Step.PILES;
          case CoiMove.Bid _ -> s.step == Step.BID || s.step == Step.SECOND_BID;
          case CoiMove.Tax _,
              CoiMove.BuyScience _,
              CoiMove.Draw _,
              CoiMove.Build _,
              CoiMove.Store _,
              CoiMove.Attack _,
              CoiMove.Shift _,
              CoiMove.Play _ ->
              s.step == Step.ACTION;
          case CoiMove.Take _ -> s.step == Step.BUILD || s.step == Step.STORE;
          case CoiMove.Stored _ -> s.step == Step.BUILD;
          case CoiMove.InCity _ ->
              s.step == Step.CITY
                  || s.step == Step.DISTRICT
                  || s.step == Step.FROM
                  || s.step == Step.TO;
          case CoiMove.Which _ -> s.step == Step.RAZE || s.step == Step.WHICH;
          case CoiMove.Against _ -> s.step == Step.TOWN;
          case CoiMove.Fight _ -> s.step == Step.FIGHT;
          case CoiMove.Pay _ -> s.step == Step.PAY;
          case CoiMove.Settle _ -> s.step == Step.LAND;
          case CoiMove.Token _ -> s.step == Step.TOKEN;
          case CoiMove.Rob _ -> s.step == Step.ROB;
          case CoiMove.Yield _ -> s.step == Step.WILD;
          case CoiMove.Buy _, CoiMove.Return _ -> s.step == Step.PURCHASE;
          case CoiMove.Stay _, CoiMove.Bury _, CoiMove.Confirm _, CoiMove.Reopen _ -> false;
        };
  }

  private Reason why(CoiMove move) {
    return switch (move) {
      case CoiMove.Pick(Nation nation) -> new CoiReason.NationGone(nation);
      case CoiMove.Pile _ -> new CoiReason.OtherPile();
      case CoiMove.Bid(int space) -> bid(space);
      case CoiMove.BuyScience _ ->
          new CoiReason.TooFewCoins(Turn.SCIENCE_COINS, player.coins, "COI-32");
      case CoiMove.Draw(CardKind kind) -> new CoiReason.EmptyPiles(kind);
      case CoiMove.Build _ -> new CoiReason.NothingToBuild();
      case CoiMove.Store _ -> new CoiReason.EmptyRow();
      case CoiMove.Attack _ -> new CoiReason.NoTownInReach();
      case CoiMove.Shift _ -> shift();
      case CoiMove.Play(Card card) -> play(card);
      case CoiMove.Take(int slot, Building building) -> row(slot, building);
      case CoiMove.Stored(Building building) -> stored(building);
      case CoiMove.InCity(City city) -> city(city);
      case CoiMove.Which(Building building) ->
          new CoiReason.NotThere(building, City.of(s.what(CoiState.CITY) - 1));
      case CoiMove.Against(Town town) -> town(town.ordinal());
      case CoiMove.Fight(Card card) -> fight(card);
      case CoiMove.Pay(Card card) -> pay(card);
      case CoiMove.Settle(Land land) -> land(land.ordinal());
      case CoiMove.Token(City token) -> new CoiReason.TokenUsed(token);
      case CoiMove.Rob(Seat victim) -> new CoiReason.NothingToTake(victim);
      case CoiMove.Yield(Good good) -> new CoiReason.GoodNotOwned(good);
      case CoiMove.Buy(Card card) -> buy(card);
      case CoiMove.Return(Card card) -> new CoiReason.NotChosen(card);
      case CoiMove.Tax _, CoiMove.Stay _, CoiMove.Bury _, CoiMove.Confirm _, CoiMove.Reopen _ ->
          new CoiReason.NotAsked();
    };
  }

  private Reason bid(int space) {
    if (space < 1 || space > Bidding.SPACES) {
      return new CoiReason.NotAsked();
    }
    for (int other = 0; other < s.seats(); other++) {
      if (s.space(other) == space) {
        return new CoiReason.SpaceTaken(space, Seat.of(other));
      }
    }
    int paid = s.space(seat) == 0 ? 0 : c.bids[s.space(seat) - 1];
    return new CoiReason.TooFewCoins(c.bids[space - 1] - paid, player.coins, "COI-21");
  }

  private Reason shift() {
    if (!s.has(seat, Nation.ARC)) {
      return new CoiReason.OnlyArc();
    }
    return player.coins < c.arcMoveCoins
        ? new CoiReason.TooFewCoins(c.arcMoveCoins, player.coins, "COI-100")
        : new CoiReason.NothingToShift();
  }

  private Reason play(Card card) {
    int index = card.ordinal();
    if ((player.hand >>> index & 1) == 0) {
      return new CoiReason.NotInHand(card);
    }
    if ((c.acting >>> index & 1) == 0) {
      return new CoiReason.NoAction(card);
    }
    CardAction action = c.action(index);
    int others = player.hand & ~(1 << index);
    int coins = CardPlay.coins(s, seat, index);
    if (coins > player.coins) {
      return new CoiReason.TooFewCoins(coins, player.coins, "COI-45");
    }
    int work = c.work.sum(others);
    if (work < action.work()) {
      return new CoiReason.TooLittleWork(action.work(), work, "COI-40");
    }
    int distance = c.distance.sum(others);
    if (distance < action.distance()) {
      return new CoiReason.TooLittleDistance(action.distance(), distance, "COI-40");
    }
    return new CoiReason.NoEffect(card);
  }

  private Reason row(int slot, Building building) {
    boolean there =
        slot >= 1 && slot <= s.board.row.length && s.board.slot(slot - 1) == building.ordinal();
    return there ? build(building) : new CoiReason.NotInSlot(slot, building);
  }

  private Reason stored(Building building) {
    return player.stored(building.ordinal()) > 0
        ? build(building)
        : new CoiReason.NotStored(building);
  }

  private Reason build(Building building) {
    int kind = building.ordinal();
    int discount = Menus.discount(s);
    int coins = Build.coins(c, kind, discount);
    if (coins > player.coins) {
      return new CoiReason.TooFewCoins(coins, player.coins, "COI-50");
    }
    int science = Build.science(c, player, kind);
    if (science > player.science) {
      return new CoiReason.TooLittleScience(science, player.science, "COI-50");
    }
    return noLand(building);
  }

  private Reason noLand(Building building) {
    int needs = c.needs[building.ordinal()];
    return needs == 0
        ? new CoiReason.NotAsked()
        : new CoiReason.NoLandOfType(Terrain.of(Integer.numberOfTrailingZeros(needs)), building);
  }

  private Reason city(City city) {
    if ((player.cityBits() >>> city.ordinal() & 1) == 0) {
      return new CoiReason.NoSuchCity(city);
    }
    if (s.step == Step.DISTRICT) {
      return new CoiReason.NoDistrictThere(city);
    }
    if (s.step == Step.FROM) {
      return new CoiReason.NothingToShift();
    }
    Building building = Building.of(s.what(CoiState.KIND) - 1);
    boolean fits = (Build.cities(c, player, building.ordinal()) >>> city.ordinal() & 1) != 0;
    return fits
        ? new CoiReason.CityFull(city, Build.spaces(s, seat, city.ordinal()))
        : noLand(building);
  }

  private Reason town(int town) {
    if ((player.towns >>> town & 1) != 0) {
      return new CoiReason.OwnTown(Town.of(town));
    }
    if ((Attack.targets(s, seat) >>> town & 1) == 0) {
      return new CoiReason.TownNotOpen(Town.of(town));
    }
    int attack = c.attack.sum(player.hand);
    int defence = Attack.defence(s, town);
    if (attack < defence) {
      return new CoiReason.TooWeak(defence, attack);
    }
    int distance = c.distance.sum(player.hand);
    return distance < c.townDistance[town]
        ? new CoiReason.TooLittleDistance(c.townDistance[town], distance, "COI-70")
        : new CoiReason.NoCardForBoth(defence, c.townDistance[town]);
  }

  private Reason fight(Card card) {
    if (!free(card)) {
      return new CoiReason.NotInHand(card);
    }
    return c.attack.of(card.ordinal()) == 0
        ? new CoiReason.NotMilitary(card)
        : new CoiReason.IdleCard(card);
  }

  private boolean free(Card card) {
    return (CardPlay.free(s, seat) >>> card.ordinal() & 1) != 0;
  }

  private Reason pay(Card card) {
    if (!free(card)) {
      return new CoiReason.NotInHand(card);
    }
    return CardPlay.values(s).of(card.ordinal()) == 0
        ? new CoiReason.NoSymbol(card)
        : new CoiReason.IdleCard(card);
  }

  private Reason land(int land) {
    if ((s.board.lands >>> land & 1) == 0) {
      return new CoiReason.LandTaken(Land.of(land));
    }
    int cards = player.hand & ~(1 << s.what(CoiState.CARD) - 1);
    int distance = c.distance.sum(cards);
    return distance < c.landDistance[land]
        ? new CoiReason.TooLittleDistance(c.landDistance[land], distance, "COI-61")
        : new CoiReason.NeedsVehicle(c.landVehicle[land]);
  }

  private Reason buy(Card card) {
    int index = card.ordinal();
    int basket = s.purchase.basket(seat);
    if ((player.deck & ~basket & 1 << index) == 0) {
      return new CoiReason.NotForSale(card);
    }
    int coins = player.coins - Buying.coins(c, basket);
    if (c.priceCoins[index] > coins) {
      return new CoiReason.TooFewCoins(c.priceCoins[index], coins, "COI-87");
    }
    int science = player.science - Buying.science(c, basket);
    return new CoiReason.TooLittleScience(c.priceScience[index], science, "COI-87");
  }
}
