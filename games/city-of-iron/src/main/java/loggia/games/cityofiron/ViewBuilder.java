package loggia.games.cityofiron;

import java.util.ArrayList;
import java.util.List;
import loggia.kernel.Onlooker;
import loggia.kernel.Result;
import loggia.kernel.Seat;
import loggia.kernel.Viewer;

/// Builds a [CoiView] field by field from what its viewer may know.
final class ViewBuilder {
  private final CoiState s;
  private final Components c;
  private final Viewer viewer;

  /// The viewer's own seat, or -1.
  private final int self;

  ViewBuilder(CoiState s, Viewer viewer) {
    this.s = s;
    this.c = s.frame.components();
    this.viewer = viewer;
    this.self = viewer instanceof Seat seat && seat.index() < s.seats() ? seat.index() : -1;
  }

  CoiView build() {
    Board board = s.board;
    return new CoiView(
        self + 1,
        board.round,
        board.last(),
        Words.id(s.step),
        numbers(s.awaited),
        s.frame.special(),
        s.frame.expansion(),
        goods(),
        row(),
        deckCards(),
        discards(),
        ids(Words.members(ScoreCard.values(), board.due)),
        board.scored,
        towns(),
        piles(),
        lands(),
        track(),
        order(s.bidOrder),
        order(s.turnOrder),
        s.turn,
        people(),
        secrets(),
        PendingView.of(s, viewer),
        result());
  }

  static List<String> ids(List<? extends loggia.kernel.Named> things) {
    return things.stream().map(loggia.kernel.Named::id).toList();
  }

  private static List<Integer> numbers(int seats) {
    var numbers = new ArrayList<Integer>();
    for (int left = seats; left != 0; left &= left - 1) {
      numbers.add(Integer.numberOfTrailingZeros(left) + 1);
    }
    return List.copyOf(numbers);
  }

  private List<Integer> order(int order) {
    return Bidding.seats(order, s.seats()).stream().map(Seat::number).toList();
  }

  private List<CoiView.GoodTrack> goods() {
    var tracks = new ArrayList<CoiView.GoodTrack>();
    for (Good good : Good.values()) {
      int i = good.ordinal();
      var amounts = new ArrayList<Integer>();
      var places = new ArrayList<Integer>();
      for (int seat = 0; seat < s.seats(); seat++) {
        amounts.add(Goods.amount(s.player(seat).goods, i));
        places.add(Scoring.place(s, seat, i));
      }
      tracks.add(
          new CoiView.GoodTrack(
              good.id(),
              c.firstCoins[i],
              c.firstVp[i],
              c.secondVp[i],
              c.threshold[i],
              List.copyOf(amounts),
              List.copyOf(places)));
    }
    return List.copyOf(tracks);
  }

  private List<CoiView.Slot> row() {
    var row = new ArrayList<CoiView.Slot>();
    for (int slot = 0; slot < s.board.row.length; slot++) {
      int kind = s.board.slot(slot);
      row.add(
          kind < 0
              ? new CoiView.Slot(slot + 1, "", new CoiView.Cost(0, 0, false, 0, 0, ""))
              : new CoiView.Slot(slot + 1, Building.of(kind).id(), cost(kind)));
    }
    return List.copyOf(row);
  }

  private CoiView.Cost cost(int kind) {
    if (self < 0) {
      return new CoiView.Cost(c.coins[kind], c.science[kind], false, 0, 0, "");
    }
    Player player = s.player(self);
    boolean mine = s.step == Step.BUILD && s.actor() == self;
    int coins = Build.coins(c, kind, mine ? Menus.discount(s) : 0);
    int science = Build.science(c, player, kind);
    int land = c.needs[kind] & ~Build.terrain(c, player);
    String missing = land == 0 ? "" : Terrain.of(Integer.numberOfTrailingZeros(land)).id();
    int lacksCoins = Math.max(0, coins - player.coins);
    int lacksScience = Math.max(0, science - player.science);
    boolean reachable = land == 0 && lacksCoins == 0 && lacksScience == 0;
    return new CoiView.Cost(coins, science, reachable, lacksCoins, lacksScience, missing);
  }

  private int deckCards() {
    int cards = 0;
    for (int i = s.board.drawn; i < s.board.deck.length; i++) {
      cards += s.board.deck[i] < Board.SCORE ? 1 : 0;
    }
    return cards;
  }

  private List<CoiView.Count> discards() {
    int[] left = Row.discards(s);
    var counts = new ArrayList<CoiView.Count>();
    for (Building building : Building.values()) {
      if (left[building.ordinal()] > 0) {
        counts.add(new CoiView.Count(building.id(), left[building.ordinal()]));
      }
    }
    return List.copyOf(counts);
  }

  private boolean reaches(int town) {
    return self >= 0
        && Payment.attackable(
            c, s.player(self).hand, Attack.defence(s, town), c.townDistance[town]);
  }

  private List<CoiView.OpenTown> towns() {
    var towns = new ArrayList<CoiView.OpenTown>();
    for (Town town : Words.members(Town.values(), s.board.open)) {
      int i = town.ordinal();
      towns.add(
          new CoiView.OpenTown(town.id(), c.stars[i], c.defence[i], c.townDistance[i], reaches(i)));
    }
    return List.copyOf(towns);
  }

  private List<List<String>> piles() {
    var piles = new ArrayList<List<String>>();
    for (long pile : s.board.piles) {
      var towns = new ArrayList<String>();
      for (long left = pile; left != 0; left >>>= 5) {
        towns.add(Town.of((int) (left & 31) - 1).id());
      }
      piles.add(List.copyOf(towns));
    }
    return List.copyOf(piles);
  }

  private List<CoiView.OpenLand> lands() {
    int reach = self < 0 ? 0 : Menus.lands(s, self, Card.EXPLORER.ordinal());
    var lands = new ArrayList<CoiView.OpenLand>();
    for (Land land : Words.members(Land.values(), s.board.lands)) {
      int i = land.ordinal();
      Vehicle vehicle = c.landVehicle[i];
      lands.add(
          new CoiView.OpenLand(
              land.id(),
              ids(Words.members(Terrain.values(), c.terrain[i])),
              c.landDistance[i],
              vehicle == Vehicle.NONE ? "" : vehicle.id(),
              (reach >>> i & 1) != 0));
    }
    return List.copyOf(lands);
  }

  private List<CoiView.Space> track() {
    var track = new ArrayList<CoiView.Space>();
    for (int space = 1; space <= Bidding.SPACES; space++) {
      int on = 0;
      for (int seat = 0; seat < s.seats(); seat++) {
        on = s.space(seat) == space ? seat + 1 : on;
      }
      track.add(new CoiView.Space(space, c.bids[space - 1], on));
    }
    return List.copyOf(track);
  }

  private List<CoiView.Person> people() {
    var people = new ArrayList<CoiView.Person>();
    for (int seat = 0; seat < s.seats(); seat++) {
      people.add(new PersonView(s, seat, self).build());
    }
    return List.copyOf(people);
  }

  private List<CoiView.Own> secrets() {
    var own = new ArrayList<CoiView.Own>();
    for (int seat = 0; seat < s.seats(); seat++) {
      if (seat == self || viewer == Onlooker.ORACLE) {
        own.add(secrets(seat));
      }
    }
    return List.copyOf(own);
  }

  private CoiView.Own secrets(int seat) {
    Player player = s.player(seat);
    int basket = s.step == Step.PURCHASE ? s.purchase.basket(seat) : 0;
    int laid = s.step == Step.PILES ? s.purchase.basket(seat) : 0;
    var piles = new ArrayList<>(ids(Piles.cards(laid, CardKind.CITIZEN)));
    piles.addAll(ids(Piles.cards(laid, CardKind.MILITARY)));
    return new CoiView.Own(
        seat + 1,
        ids(Words.members(Card.values(), player.hand)),
        queue(player, CardKind.CITIZEN, 0, player.citizenDraws),
        queue(player, CardKind.CITIZEN, player.citizenDraws, player.citizenCards),
        queue(player, CardKind.MILITARY, 0, player.militaryDraws),
        queue(player, CardKind.MILITARY, player.militaryDraws, player.militaryCards),
        ids(Words.members(Card.values(), basket)),
        Buying.coins(c, basket),
        Buying.science(c, basket),
        List.copyOf(piles));
  }

  private static List<String> queue(Player player, CardKind kind, int from, int to) {
    var cards = new ArrayList<String>();
    for (int i = from; i < to; i++) {
      cards.add(Card.of(player.card(kind, i)).id());
    }
    return List.copyOf(cards);
  }

  private List<CoiView.Score> result() {
    if (s.step != Step.OVER) {
      return List.of();
    }
    return s.result().standings().stream().map(ViewBuilder::score).toList();
  }

  private static CoiView.Score score(Result.Standing standing) {
    return new CoiView.Score(
        standing.seat().number(), standing.rank(), standing.score(), standing.lines());
  }
}
