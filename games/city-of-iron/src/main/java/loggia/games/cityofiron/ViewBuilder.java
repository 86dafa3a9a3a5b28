package loggia.games.cityofiron;

import java.util.ArrayList;
import java.util.List;
import loggia.kernel.Onlooker;
import loggia.kernel.Result;
import loggia.kernel.Seat;
import loggia.kernel.Viewer;

/// Builds a [CoiView] field by field from what its viewer may know.
final class ViewBuilder {
  private static final CoiView.Cost NO_COST = new CoiView.Cost(0, 0, false, 0, 0, "");

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
        s.step.id(),
        Ids.each(s.awaited, seat -> seat + 1),
        s.frame.special(),
        s.frame.expansion(),
        Ids.list(Goods.KINDS, this::good),
        Ids.list(board.row.length, this::slot),
        deckCards(),
        discards(),
        Ids.ids(ScoreCard.ALL, board.due),
        board.scored,
        Ids.each(board.open, this::town),
        Ids.list(board.piles.length, i -> pile(board.piles[i])),
        lands(),
        Ids.list(Bidding.SPACES, i -> space(i + 1)),
        order(s.bidOrder),
        order(s.turnOrder),
        s.turn,
        people(),
        secrets(),
        PendingView.of(s, viewer),
        result());
  }

  static List<String> ids(List<? extends loggia.kernel.Named> things) {
    return Ids.list(things.size(), i -> things.get(i).id());
  }

  private List<Integer> order(int order) {
    return Ids.list(s.seats(), place -> CoiState.seatAt(order, place) + 1);
  }

  private CoiView.GoodTrack good(int good) {
    return new CoiView.GoodTrack(
        Good.of(good).id(),
        c.firstCoins[good],
        c.firstVp[good],
        c.secondVp[good],
        c.threshold[good],
        Ids.list(s.seats(), seat -> Goods.amount(s.player(seat).goods, good)),
        Ids.list(s.seats(), seat -> Scoring.place(s, seat, good)));
  }

  private CoiView.Slot slot(int slot) {
    int kind = s.board.slot(slot);
    return kind < 0
        ? new CoiView.Slot(slot + 1, "", NO_COST)
        : new CoiView.Slot(slot + 1, Building.of(kind).id(), cost(kind));
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
    long some = 0;
    for (int kind = 0; kind < left.length; kind++) {
      some |= left[kind] > 0 ? 1L << kind : 0;
    }
    return Ids.each(some, kind -> new CoiView.Count(Building.of(kind).id(), left[kind]));
  }

  private boolean reaches(int town) {
    return self >= 0
        && Payment.attackable(
            c, s.player(self).hand, Attack.defence(s, town), c.townDistance[town]);
  }

  private CoiView.OpenTown town(int town) {
    return new CoiView.OpenTown(
        Town.of(town).id(), c.stars[town], c.defence[town], c.townDistance[town], reaches(town));
  }

  private static List<String> pile(long pile) {
    var towns = new ArrayList<String>();
    for (long left = pile; left != 0; left >>>= 5) {
      towns.add(Town.of((int) (left & 31) - 1).id());
    }
    return List.copyOf(towns);
  }

  private List<CoiView.OpenLand> lands() {
    int reach = self < 0 ? 0 : Menus.lands(s, self, Card.EXPLORER.ordinal());
    return Ids.each(s.board.lands, land -> land(land, (reach >>> land & 1) != 0));
  }

  private CoiView.OpenLand land(int land, boolean reachable) {
    Vehicle vehicle = c.landVehicle[land];
    return new CoiView.OpenLand(
        Land.of(land).id(),
        Ids.ids(Terrain.ALL, c.terrain[land]),
        c.landDistance[land],
        vehicle == Vehicle.NONE ? "" : vehicle.id(),
        reachable);
  }

  private CoiView.Space space(int space) {
    int on = 0;
    for (int seat = 0; seat < s.seats(); seat++) {
      on = s.space(seat) == space ? seat + 1 : on;
    }
    return new CoiView.Space(space, c.bids[space - 1], on);
  }

  private List<CoiView.Person> people() {
    int[] bonuses = bonuses();
    return Ids.list(s.seats(), seat -> new PersonView(s, seat, self, bonuses[seat]).build());
  }

  /// The bonuses that each seat would have, as bits of [Bonus].
  private int[] bonuses() {
    var bonuses = new int[s.seats()];
    for (Bonus bonus : Bonus.ALL) {
      int winner = Finish.winner(s, bonus);
      if (winner >= 0) {
        bonuses[winner] |= 1 << bonus.ordinal();
      }
    }
    return bonuses;
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
    var piles = new ArrayList<String>();
    if (laid != 0) {
      piles.addAll(ids(Piles.cards(laid, CardKind.CITIZEN)));
      piles.addAll(ids(Piles.cards(laid, CardKind.MILITARY)));
    }
    return new CoiView.Own(
        seat + 1,
        Ids.ids(Card.ALL, player.hand),
        queue(player, CardKind.CITIZEN, 0, player.citizenDraws),
        queue(player, CardKind.CITIZEN, player.citizenDraws, player.citizenCards),
        queue(player, CardKind.MILITARY, 0, player.militaryDraws),
        queue(player, CardKind.MILITARY, player.militaryDraws, player.militaryCards),
        Ids.ids(Card.ALL, basket),
        Buying.coins(c, basket),
        Buying.science(c, basket),
        s.step == Step.PURCHASE ? prices(player.deck) : List.of(),
        List.copyOf(piles));
  }

  private List<CoiView.Price> prices(int cards) {
    var prices = new ArrayList<CoiView.Price>();
    for (int left = cards; left != 0; left &= left - 1) {
      int card = Integer.lowestOneBit(left);
      String id = Ids.ids(Card.ALL, card).getFirst();
      prices.add(new CoiView.Price(id, Buying.coins(c, card), Buying.science(c, card)));
    }
    return List.copyOf(prices);
  }

  private static List<String> queue(Player player, CardKind kind, int from, int to) {
    return Ids.list(to - from, i -> Card.of(player.card(kind, from + i)).id());
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
