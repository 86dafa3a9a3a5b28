package loggia.games.cityofiron.referee;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import loggia.games.cityofiron.CoiView;
import loggia.kernel.Event;
import loggia.kernel.Result;

/// Watches a game of City of Iron and plays it along with things of its own: what may be done, what
/// is paid, gained, drawn, discarded, lost and scored. It takes from the game what is chance and
/// nothing else: the first order of seats and piles of towns, the nations dealt, and which cards of
/// a deck come into the row.
public final class Referee {
  private final Printed printed;
  private final PaperTable table;
  private final boolean dealt;

  /// What the log must tell of the present move.
  private final List<String> told = new ArrayList<>();

  private CoiView after;

  /// @param components what is printed
  /// @param start the first position, for the oracle
  public Referee(String components, CoiView start) {
    printed = new Printed(components);
    table = new PaperTable(printed, start);
    after = start;
    dealt = start.players().stream().noneMatch(person -> person.nation().isEmpty());
    if (dealt) {
      for (var person : start.players()) {
        table.player(person.seat() - 1).take(person.nation());
      }
      askForPiles();
    } else {
      await(0, "nation");
    }
    Inspection.agree(table, start);
  }

  /// What a seat may do now, by the rules.
  public Set<String> allowed(int seat) {
    return new Lawful(table, seat).moves();
  }

  /// A seat did this, which was [#allowed], the log told that, and now it looks so to the oracle.
  public void watch(int seat, String move, List<Event> log, CoiView seen) {
    told.clear();
    after = seen;
    play(seat, List.of(move.split(" ", -1)));
    Objection.unlessSame("what is told", told, log.stream().map(Told::words).toList());
    Inspection.agree(table, seen);
  }

  /// The end: points, then coins, then goods, else a shared victory (COI-94).
  public void watchEnd(Result result) {
    Inspection.end(table, result);
  }

  private void tell(String event, Object... parts) {
    told.add(Told.words(event, parts));
  }

  private void await(int seat, String step) {
    table.awaited.clear();
    table.awaited.add(seat);
    table.step = step;
  }

  private void play(int seat, List<String> words) {
    PaperPlayer player = table.player(seat);
    String last = words.getLast();
    switch (words.getFirst()) {
      case "nation" -> {
        player.take(last);
        tell("NationTaken", seat + 1, last);
        if (seat + 1 < table.seats()) {
          await(seat + 1, "nation");
        } else {
          askForPiles();
        }
      }
      case "pile" -> lay(seat, words.subList(1, words.size()));
      case "reopen" -> {
        table.laid.get(seat).clear();
        table.returned.get(seat).clear();
        table.awaited.add(seat);
      }
      case "bid" -> bid(seat, Integer.parseInt(last));
      case "stay" -> {
        tell("BidKept", seat + 1);
        order();
      }
      case "tax" -> {
        player.coins++;
        tell("Taxed", seat + 1);
        endTurn(seat);
      }
      case "science" -> {
        player.coins -= 4;
        player.science++;
        tell("ScienceBought", seat + 1, 4);
        endTurn(seat);
      }
      case "draw" -> {
        draw(seat, last, 1);
        endTurn(seat);
      }
      case "build", "store", "attack", "shift" -> begin(words.getFirst());
      case "play" -> playCard(seat, last);
      case "row" -> {
        table.slot = Integer.parseInt(words.get(1));
        take(seat, last);
      }
      case "stored" -> take(seat, last);
      case "city" -> city(seat, last);
      case "which" -> which(seat, last);
      case "town" -> {
        table.target = last;
        table.step = "fight";
      }
      case "fight" -> {
        table.fighting.add(last);
        int strength = table.fighting.stream().mapToInt(card -> printed.card(card).attack()).sum();
        if (strength >= table.defence(table.target)) {
          charge(seat);
        }
      }
      case "pay" -> pay(seat, last);
      case "land" -> {
        table.target = last;
        table.step = "token";
      }
      case "token" -> token(seat, last);
      case "rob" -> {
        table.target = last;
        charge(seat);
      }
      case "bury" -> {
        player.bury(last);
        table.toBury.remove(last);
        bury(seat);
      }
      case "confirm" -> confirm(seat);
      case "yield" -> {
        player.wild = last;
        tell("Yielded", seat + 1, last);
        endRound();
      }
      case "buy" -> table.baskets.get(seat).add(last);
      case "return" -> {
        table.baskets.get(seat).remove(last);
        table.returned.get(seat).add(last);
      }
      default -> Objection.unless(false, "nothing is called " + words);
    }
  }

  private void askForPiles() {
    table.step = "piles";
    table.awaited.clear();
    for (int seat = 0; seat < table.seats(); seat++) {
      table.awaited.add(seat);
    }
  }

  private void lay(int seat, List<String> cards) {
    var laid = table.laid.get(seat);
    laid.put(laid.containsKey("citizen") ? "military" : "citizen", cards);
    if (laid.size() == 2) {
      table.awaited.remove(seat);
    }
    if (!table.awaited.isEmpty()) {
      return;
    }
    for (int each = 0; each < table.seats(); each++) {
      PaperPlayer player = table.player(each);
      if (dealt) {
        tell("NationTaken", each + 1, player.nation);
      }
      table.laid.get(each).forEach((kind, pile) -> player.draw(kind).addAll(pile));
      draw(each, "citizen", 1);
    }
    beginBids();
  }

  private void beginBids() {
    java.util.Arrays.fill(table.spaces, 0);
    table.turn = 0;
    table.players.forEach(player -> player.actions = 0);
    await(table.bidOrder.getFirst(), "bid");
  }

  private void draw(int seat, String kind, int count) {
    var cards = table.player(seat).draw(kind, count);
    if (!cards.isEmpty()) {
      tell("Drew", seat + 1, cards.size(), kind);
      tell("DrewCards", seat + 1, cards);
    }
  }

  private void bid(int seat, int space) {
    int paid = Lawful.bid(printed, table.spaces[seat], space);
    table.player(seat).coins -= paid;
    table.spaces[seat] = space;
    tell("BidMade", seat + 1, space, paid);
    if (table.step.equals("second-bid")) {
      order();
      return;
    }
    for (int next : table.bidOrder) {
      if (table.spaces[next] == 0) {
        await(next, "bid");
        return;
      }
    }
    for (int toads = 0; toads < table.seats(); toads++) {
      if (table.player(toads).is("toads")) {
        await(toads, "second-bid");
        return;
      }
    }
    order();
  }

  private List<Integer> leftToRight() {
    var seats = new ArrayList<>(table.bidOrder);
    seats.sort(java.util.Comparator.comparingInt(seat -> table.spaces[seat]));
    return seats;
  }

  /// Turn order is the track from right to left (COI-22).
  private void order() {
    table.turnOrder = leftToRight().reversed();
    tell("TurnOrder", table.turnOrder.stream().map(seat -> seat + 1).toList());
    await(table.turnOrder.getFirst(), "action");
  }

  private void begin(String verb) {
    table.verb = verb;
    table.step =
        switch (verb) {
          case "attack" -> "town";
          case "shift" -> "from";
          default -> verb;
        };
  }

  private void clear() {
    table.verb = "";
    table.card = "";
    table.taken = "";
    table.slot = 0;
    table.city = "";
    table.razed = "";
    table.target = "";
    table.token = "";
    table.fighting.clear();
    table.paying.clear();
  }

  private void endTurn(int seat) {
    clear();
    table.player(seat).actions++;
    table.turn++;
    if (table.turn == 3 * table.seats()) {
      table.step = "confirm";
    } else {
      await(table.turnOrder.get(table.turn % table.seats()), "action");
    }
  }

  private void playCard(int seat, String card) {
    table.verb = "play";
    table.card = card;
    switch (printed.card(card).action().verb()) {
      case "settle" -> table.step = "land";
      case "district" -> table.step = "token";
      case "build" -> table.step = "build";
      case "salvage" -> table.step = "from";
      case "rob" -> table.step = "rob";
      default -> charge(seat);
    }
  }

  private void take(int seat, String building) {
    table.taken = building;
    PaperPlayer player = table.player(seat);
    if (table.step.equals("store")) {
      table.row.set(table.slot - 1, "");
      player.store.add(building);
      tell("BuildingStored", seat + 1, building);
      endTurn(seat);
      return;
    }
    var cities = player.citiesFor(building);
    if (cities.size() > 1) {
      table.step = "city";
    } else {
      place(seat, cities.iterator().next());
    }
  }

  private void place(int seat, String city) {
    table.city = city;
    if (table.player(seat).isFull(city)) {
      table.step = "raze";
    } else {
      payForBuilding(seat);
    }
  }

  private void payForBuilding(int seat) {
    if (table.verb.equals("play")) {
      charge(seat);
    } else {
      build(seat, 0);
      endTurn(seat);
    }
  }

  private void build(int seat, int discount) {
    PaperPlayer player = table.player(seat);
    int coins = Math.max(0, printed.building(table.taken).coins() - discount);
    int science = player.science(table.taken);
    player.coins -= coins;
    player.science -= science;
    if (table.slot > 0) {
      table.row.set(table.slot - 1, "");
    } else {
      player.store.remove(table.taken);
    }
    if (!table.razed.isEmpty()) {
      raze(seat, table.city, table.razed);
    }
    player.city(table.city).buildings().add(table.taken);
    tell("Built", seat + 1, table.taken, table.city, coins, science);
  }

  private void raze(int seat, String city, String building) {
    table.player(seat).city(city).buildings().remove(building);
    table.discards.add(building);
    tell("Razed", seat + 1, building, city);
  }

  /// A city was named: for a building, a district, or to look for a building in it.
  private void city(int seat, String city) {
    switch (table.step) {
      case "city" -> place(seat, city);
      case "district" -> {
        table.city = city;
        charge(seat);
      }
      case "from" -> {
        table.city = city;
        table.step = "which";
      }
      default -> shift(seat, city);
    }
  }

  /// Arc moves a building for a coin (COI-100).
  private void shift(int seat, String city) {
    PaperPlayer player = table.player(seat);
    player.coins--;
    player.city(table.city).buildings().remove(table.taken);
    player.city(city).buildings().add(table.taken);
    tell("Shifted", seat + 1, table.taken, table.city, city);
    clear();
    table.step = "action";
  }

  private void which(int seat, String building) {
    if (table.step.equals("raze")) {
      table.razed = building;
      payForBuilding(seat);
      return;
    }
    table.taken = building;
    if (table.verb.equals("shift")) {
      table.step = "to";
    } else {
      charge(seat);
    }
  }

  private void token(int seat, String token) {
    table.token = token;
    var cities = new Lawful(table, seat).districtCities();
    if (printed.card(table.card).action().verb().equals("settle")) {
      charge(seat);
    } else if (cities.size() > 1) {
      table.step = "district";
    } else {
      table.city = "start";
      charge(seat);
    }
  }

  /// Symbols are asked for, if any are due.
  private void charge(int seat) {
    var due = Lawful.due(table);
    if (due.need() > 0 || !due.vehicle().isEmpty()) {
      table.step = "pay";
    } else {
      discard(seat);
    }
  }

  private void pay(int seat, String card) {
    table.paying.add(card);
    var due = Lawful.due(table);
    PaperPlayer player = table.player(seat);
    int paid = due.distance() ? player.distance(table.paying) : player.work(table.paying);
    boolean vehicle =
        due.vehicle().isEmpty()
            || table.paying.stream()
                .anyMatch(one -> printed.card(one).vehicle().equals(due.vehicle()));
    if (paid >= due.need() && vehicle) {
      discard(seat);
    }
  }

  private void discard(int seat) {
    PaperPlayer player = table.player(seat);
    if (table.verb.equals("attack")) {
      tell("Attacked", seat + 1, table.target, table.fighting, table.paying);
    } else {
      int price = player.price(printed.card(table.card));
      tell("CardPlayed", seat + 1, table.card, table.paying, price);
      table.toBury.add(table.card);
    }
    table.toBury.addAll(table.fighting);
    table.toBury.addAll(table.paying);
    Objection.unlessSame(
        "COI-40: a card served for both", table.toBury.size(), Set.copyOf(table.toBury).size());
    player.hand.removeAll(table.toBury);
    table.step = "bury";
    bury(seat);
  }

  private void bury(int seat) {
    if (!Lawful.burials(table).isEmpty()) {
      return;
    }
    PaperPlayer player = table.player(seat);
    table.toBury.forEach(player::bury);
    table.toBury.clear();
    if (table.verb.equals("attack")) {
      conquer(seat);
    } else if (printed.card(table.card).action().verb().equals("draw-military")) {
      table.step = "confirm";
    } else {
      act(seat);
    }
  }

  private void confirm(int seat) {
    if (table.step.equals("purchase")) {
      table.awaited.remove(seat);
      if (table.awaited.isEmpty()) {
        reveal();
      }
    } else if (table.verb.equals("play")) {
      act(seat);
    } else {
      snyle();
    }
  }

  /// The card does what it says.
  private void act(int seat) {
    PaperPlayer player = table.player(seat);
    var card = printed.card(table.card);
    int amount = card.action().amount();
    player.coins -= player.price(card);
    switch (card.action().verb()) {
      case "science" -> {
        player.science += amount;
        tell("ScienceGained", seat + 1, amount);
      }
      case "coins" -> gain(seat, amount);
      case "coins-per-good" -> gain(seat, amount * player.kinds());
      case "coins-per-land" -> gain(seat, amount * player.lands().size());
      case "draw-military" -> draw(seat, "military", amount);
      case "build" -> build(seat, amount);
      case "settle" -> {
        table.lands.remove(table.target);
        player.tokens.remove(table.token);
        player.cities.put(
            table.token,
            new PaperPlayer.PaperCity(table.target, new ArrayList<>(), new java.util.TreeSet<>()));
        tell("Settled", seat + 1, table.target, table.token);
      }
      case "district" -> {
        player.tokens.remove(table.token);
        player.city(table.city).districts().add(table.token);
        tell("DistrictPlaced", seat + 1, table.token, table.city);
      }
      case "salvage" -> {
        raze(seat, table.city, table.taken);
        gain(seat, amount);
      }
      case "rob" -> {
        PaperPlayer victim = table.player(Integer.parseInt(table.target) - 1);
        int taken = Math.min(amount, victim.coins);
        victim.coins -= taken;
        player.coins += taken;
        tell("Robbed", seat + 1, table.target, taken);
      }
      default -> Objection.unless(false, "COI-46: the " + card.id() + " has no action");
    }
    if (card.action().free()) {
      clear();
      table.step = "action";
    } else {
      endTurn(seat);
    }
  }

  private void gain(int seat, int coins) {
    table.player(seat).coins += coins;
    tell("CoinsGained", seat + 1, coins);
  }

  /// COI-72, COI-73, COI-115.
  private void conquer(int seat) {
    String town = table.target;
    PaperPlayer player = table.player(seat);
    int loser = table.owner(town);
    var holding = new PaperPlayer.PaperCity("", new ArrayList<>(), new java.util.TreeSet<>());
    if (loser >= 0) {
      PaperPlayer former = table.player(loser);
      former.towns.remove(town);
      former.wild = town.equals("snyle") ? "" : former.wild;
      var lost = former.cities.remove(town);
      holding.buildings().addAll(lost == null ? List.of() : lost.buildings());
    }
    player.towns.add(town);
    if (!printed.town(town).types().isEmpty()) {
      player.cities.put(town, holding);
    }
    tell("Conquered", seat + 1, town, loser < 0 ? "-" : loser + 1);
    if (loser < 0) {
      table.open.remove(town);
      var pile = table.piles.get(printed.town(town).stars());
      if (!pile.isEmpty()) {
        table.open.add(pile.removeFirst());
      }
      loseLeftmost();
    }
    endTurn(seat);
  }

  private void loseLeftmost() {
    for (int slot = 0; slot < table.row.size(); slot++) {
      String building = table.row.get(slot);
      if (!building.isEmpty()) {
        table.row.set(slot, "");
        table.discards.add(building);
        tell("LeftmostLost", building);
        return;
      }
    }
  }

  /// Snyle's owner chooses anew, where there is a choice (COI-80, COI-113).
  private void snyle() {
    int owner = table.owner("snyle");
    if (owner >= 0) {
      PaperPlayer player = table.player(owner);
      player.wild = "";
      if (player.kinds() > 0) {
        await(owner, "wild");
        return;
      }
    }
    endRound();
  }

  /// COI-81 to COI-86, and COI-91 in the last round.
  private void endRound() {
    var due = List.copyOf(table.due);
    table.due.clear();
    boolean last = due.contains("score-c");
    if (!last) {
      sweep();
    }
    table.count();
    due.forEach(this::score);
    if (last) {
      finish();
      return;
    }
    for (int seat = 0; seat < table.seats(); seat++) {
      PaperPlayer player = table.player(seat);
      int coins = table.income(seat);
      int science = player.yields("science") + (due.isEmpty() ? 0 : 1);
      player.coins += coins;
      player.science += science;
      tell("Income", seat + 1, coins, science);
    }
    for (int seat = 0; seat < table.seats(); seat++) {
      draw(seat, "citizen", table.player(seat).draws("citizen"));
      draw(seat, "military", table.player(seat).draws("military"));
    }
    purchase();
  }

  private void sweep() {
    table.row.removeIf(String::isEmpty);
    var swept = new ArrayList<>(table.row.subList(0, Math.min(4, table.row.size())));
    table.row.subList(0, swept.size()).clear();
    table.discards.addAll(swept);
    if (!swept.isEmpty()) {
      tell("RowSwept", swept);
    }
    int kept = table.row.size();
    var turned = table.fill(after);
    turned.forEach(card -> tell("ScoreCardTurned", card));
    table.due.addAll(turned);
    var added = new ArrayList<>(table.row.subList(kept, table.row.size()));
    added.removeAll(Collections.singleton(""));
    if (!added.isEmpty()) {
      tell("RowFilled", added);
    }
  }

  private void score(String card) {
    for (int seat = 0; seat < table.seats(); seat++) {
      int points = table.score(seat);
      table.player(seat).points[PaperTable.SCORE_CARDS.indexOf(card)] += points;
      tell("Scored", seat + 1, card, points);
    }
    table.scored++;
  }

  private void finish() {
    table.step = "over";
    table.awaited.clear();
    for (String bonus : PaperTable.BONUSES) {
      int winner = table.bonus(bonus);
      if (winner >= 0) {
        tell("BonusWon", winner + 1, bonus, PaperTable.points(bonus));
      }
    }
  }

  private void purchase() {
    table.step = "purchase";
    table.awaited.clear();
    for (int seat = 0; seat < table.seats(); seat++) {
      table.baskets.get(seat).clear();
      table.returned.get(seat).clear();
      if (!new Lawful(table, seat).affordable().isEmpty()) {
        table.awaited.add(seat);
      }
    }
    if (table.awaited.isEmpty()) {
      nextRound();
    }
  }

  private void reveal() {
    for (int seat = 0; seat < table.seats(); seat++) {
      PaperPlayer player = table.player(seat);
      var basket = table.baskets.get(seat);
      int coins = Lawful.coins(printed, basket);
      int science = Lawful.science(printed, basket);
      player.coins -= coins;
      player.science -= science;
      player.unpurchased.removeAll(basket);
      player.hand.addAll(basket);
      if (!basket.isEmpty()) {
        tell("Bought", seat + 1, basket, coins, science);
      }
    }
    nextRound();
  }

  private void nextRound() {
    table.round++;
    table.bidOrder = leftToRight();
    tell("RoundBegun", table.round, table.due.contains("score-c"));
    beginBids();
  }
}
