package loggia.games.cityofiron;

import java.util.ArrayList;
import java.util.List;

/// What everybody may know of one player (COI-122).
final class PersonView {
  private final CoiState s;
  private final Components c;
  private final int seat;
  private final Player player;
  private final int self;

  PersonView(CoiState s, int seat, int self) {
    this.s = s;
    this.c = s.frame.components();
    this.seat = seat;
    this.player = s.player(seat);
    this.self = self;
  }

  CoiView.Person build() {
    return new CoiView.Person(
        seat + 1,
        player.nation < 0 ? "" : Nation.of(player.nation).id(),
        player.coins,
        player.science,
        points(),
        income(),
        Effects.citizenDraws(player.effects),
        Effects.militaryDraws(player.effects),
        cities(),
        ViewBuilder.ids(Words.members(City.values(), player.freeTokens())),
        towns(),
        store(),
        Integer.bitCount(player.hand),
        ViewBuilder.ids(Words.members(Card.values(), player.seen)),
        pile(CardKind.CITIZEN),
        pile(CardKind.MILITARY),
        ViewBuilder.ids(Words.members(Card.values(), player.deck)),
        actions(),
        s.simultaneous() && (s.awaited >>> seat & 1) == 0);
  }

  private CoiView.Points points() {
    var scorings = List.of(player.points(0), player.points(1), player.points(2));
    var bonuses = new ArrayList<String>();
    for (Bonus bonus : Bonus.values()) {
      if (Finish.winner(s, bonus) == seat) {
        bonuses.add(bonus.id());
      }
    }
    return new CoiView.Points(
        scorings,
        player.points(),
        Scoring.points(s, seat),
        List.copyOf(bonuses),
        player.storedCards());
  }

  private CoiView.Income income() {
    return new CoiView.Income(
        c.startIncome,
        Effects.goodsCards(player.effects),
        EndRound.firstPlaces(s, seat),
        Effects.coins(player.effects),
        EndRound.income(s, seat),
        Effects.science(player.effects));
  }

  private List<CoiView.CityView> cities() {
    var cities = new ArrayList<CoiView.CityView>();
    for (City city : Words.members(City.values(), player.cityBits())) {
      int i = city.ordinal();
      var districts = new ArrayList<String>();
      for (City token : List.of(City.A, City.B, City.C)) {
        if (player.token(token) == Player.district(i)) {
          districts.add(token.id());
        }
      }
      cities.add(
          new CoiView.CityView(
              city.id(),
              land(city),
              ViewBuilder.ids(Words.members(Terrain.values(), Build.terrain(c, player, i))),
              Build.spaces(s, seat, i),
              buildings(player.cities[i]),
              List.copyOf(districts)));
    }
    return List.copyOf(cities);
  }

  private String land(City city) {
    return switch (city) {
      case START -> Land.STARTING_LAND.id();
      case A, B, C -> Land.of(player.token(city)).id();
      case METGRA, CAZUM -> "";
    };
  }

  private static List<String> buildings(long lot) {
    var buildings = new ArrayList<String>();
    for (int i = 0; i < Lot.size(lot); i++) {
      buildings.add(Building.of(Lot.get(lot, i)).id());
    }
    return List.copyOf(buildings);
  }

  private List<CoiView.OwnedTown> towns() {
    var towns = new ArrayList<CoiView.OwnedTown>();
    for (Town town : Words.members(Town.values(), player.towns)) {
      int i = town.ordinal();
      int defence = Attack.defence(s, i);
      boolean reachable =
          self >= 0
              && self != seat
              && Payment.attackable(c, s.player(self).hand, defence, c.townDistance[i]);
      String good = town == Town.SNYLE && s.board.wild != 0 ? Good.of(s.board.wild - 1).id() : "";
      towns.add(new CoiView.OwnedTown(town.id(), defence, c.townDistance[i], reachable, good));
    }
    return List.copyOf(towns);
  }

  private List<String> store() {
    var store = new ArrayList<String>();
    for (Building building : Building.values()) {
      for (int i = 0; i < player.stored(building.ordinal()); i++) {
        store.add(building.id());
      }
    }
    return List.copyOf(store);
  }

  /// Cards on their way to a pile do not show before the last of them is down.
  private CoiView.Pile pile(CardKind kind) {
    int down = player.complete(kind) - player.draws(kind);
    String top = down > 0 ? Card.of(player.card(kind, player.complete(kind) - 1)).id() : "";
    return new CoiView.Pile(player.draws(kind), Math.max(0, down), top);
  }

  /// Action tokens this seat has turned over in this round.
  private int actions() {
    for (int place = 0; place < s.seats(); place++) {
      if (CoiState.seatAt(s.turnOrder, place) == seat) {
        return (s.turn + s.seats() - 1 - place) / s.seats();
      }
    }
    return 0;
  }
}
