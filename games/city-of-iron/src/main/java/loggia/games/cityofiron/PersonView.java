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
  private final int bonuses;

  /// @param bonuses that this seat would have, as bits of [Bonus]
  PersonView(CoiState s, int seat, int self, int bonuses) {
    this.s = s;
    this.c = s.frame.components();
    this.seat = seat;
    this.player = s.player(seat);
    this.self = self;
    this.bonuses = bonuses;
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
        Ids.each(player.cityBits(), this::city),
        Ids.ids(City.ALL, player.freeTokens()),
        Ids.each(player.towns, this::town),
        store(),
        Integer.bitCount(player.hand),
        Ids.ids(Card.ALL, player.seen),
        pile(CardKind.CITIZEN),
        pile(CardKind.MILITARY),
        Ids.ids(Card.ALL, player.deck),
        actions(),
        s.simultaneous() && (s.awaited >>> seat & 1) == 0);
  }

  private CoiView.Points points() {
    return new CoiView.Points(
        List.of(player.points(0), player.points(1), player.points(2)),
        player.points(),
        Scoring.points(s, seat),
        Ids.ids(Bonus.ALL, bonuses),
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

  private CoiView.CityView city(int city) {
    int districts = 0;
    for (int token = City.A.ordinal(); token <= City.C.ordinal(); token++) {
      districts |= player.token(City.of(token)) == Player.district(city) ? 1 << token : 0;
    }
    return new CoiView.CityView(
        City.of(city).id(),
        land(City.of(city)),
        Ids.ids(Terrain.ALL, Build.terrain(c, player, city)),
        Build.spaces(s, seat, city),
        buildings(player.cities[city]),
        Ids.ids(City.ALL, districts));
  }

  private String land(City city) {
    return switch (city) {
      case START -> Land.STARTING_LAND.id();
      case A, B, C -> Land.of(player.token(city)).id();
      case METGRA, CAZUM -> "";
    };
  }

  private static List<String> buildings(long lot) {
    return Ids.list(Lot.size(lot), i -> Building.of(Lot.get(lot, i)).id());
  }

  private CoiView.OwnedTown town(int town) {
    int defence = Attack.defence(s, town);
    boolean reachable =
        self >= 0
            && self != seat
            && Payment.attackable(c, s.player(self).hand, defence, c.townDistance[town]);
    boolean wild = town == Town.SNYLE.ordinal() && s.board.wild != 0;
    String good = wild ? Good.of(s.board.wild - 1).id() : "";
    return new CoiView.OwnedTown(
        Town.of(town).id(), defence, c.townDistance[town], reachable, good);
  }

  private List<String> store() {
    var store = new ArrayList<String>();
    for (long left = player.storedKinds(); left != 0; left &= left - 1) {
      int kind = Long.numberOfTrailingZeros(left);
      for (int i = 0; i < player.stored(kind); i++) {
        store.add(Building.of(kind).id());
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
