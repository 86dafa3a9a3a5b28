package loggia.games.cityofiron.referee;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/// What a seat may do by the rules, as the texts of the moves.
final class Lawful {
  private final PaperTable table;
  private final Printed printed;
  private final int seat;
  private final PaperPlayer player;

  Lawful(PaperTable table, int seat) {
    this.table = table;
    this.printed = table.printed;
    this.seat = seat;
    this.player = table.player(seat);
  }

  Set<String> moves() {
    if (table.step.equals("piles")) {
      return piles();
    }
    if (table.step.equals("purchase")) {
      return purchase();
    }
    if (!table.awaited.contains(seat)) {
      return Set.of();
    }
    return switch (table.step) {
      case "nation" -> nations();
      case "bid", "second-bid" -> bids();
      case "action" -> actions();
      case "build" -> buildings(discount());
      case "store" -> row(_ -> true);
      case "city" -> named("city ", player.citiesFor(table.taken));
      case "raze" -> named("which ", player.city(table.city).buildings());
      case "town" -> named("town ", attackable());
      case "fight" -> named("fight ", Wallet.next(attacks(table.target), table.fighting));
      case "pay" -> named("pay ", Wallet.next(payments(), table.paying));
      case "land" -> named("land ", reachable(table.card));
      case "token" -> named("token ", player.tokens);
      case "district" -> named("city ", districtCities());
      case "rob" -> victims();
      case "from" -> named("city ", table.verb.equals("shift") ? shiftable() : inhabited());
      case "which" -> named("which ", which());
      case "to" -> named("city ", roomFor(table.taken, table.city));
      case "bury" -> named("bury ", burials(table));
      case "confirm" -> Set.of("confirm");
      case "wild" -> wild();
      default -> Set.of();
    };
  }

  private static Set<String> named(String verb, Collection<String> ids) {
    var moves = new TreeSet<String>();
    ids.forEach(id -> moves.add(verb + id));
    return moves;
  }

  private Set<String> nations() {
    var free = new TreeSet<>(List.of("arc", "cresarians", "hogmen", "toads"));
    table.players.forEach(other -> free.remove(other.nation));
    return named("nation ", free);
  }

  /// Any order of the pile, citizens first; who has laid both may take them up again (COI-07).
  private Set<String> piles() {
    if (!table.awaited.contains(seat)) {
      return Set.of("reopen");
    }
    String kind = table.laid.get(seat).containsKey("citizen") ? "military" : "citizen";
    var moves = new TreeSet<String>();
    orders(moves, "pile", player.startingPile(kind));
    return moves;
  }

  private static void orders(Set<String> moves, String begun, List<String> left) {
    if (left.isEmpty()) {
      moves.add(begun);
    }
    for (String card : left) {
      var rest = new ArrayList<>(left);
      rest.remove(card);
      orders(moves, begun + " " + card, rest);
    }
  }

  /// COI-21; the Toads may stay, and pay the difference (COI-103).
  private Set<String> bids() {
    var moves = new TreeSet<String>();
    int own = table.spaces[seat];
    if (own > 0) {
      moves.add("stay");
    }
    for (int space = 1; space <= printed.bids.size(); space++) {
      int there = space;
      boolean free = java.util.Arrays.stream(table.spaces).noneMatch(taken -> taken == there);
      if (free && bid(printed, own, space) <= player.coins) {
        moves.add("bid " + space);
      }
    }
    return moves;
  }

  static int bid(Printed printed, int own, int space) {
    int paid = own == 0 ? 0 : printed.bids.get(own - 1);
    return Math.max(0, printed.bids.get(space - 1) - paid);
  }

  private Set<String> actions() {
    var moves = new TreeSet<>(Set.of("tax"));
    offer(moves, "science", player.coins >= 4);
    offer(moves, "draw citizen", player.piled("citizen") > 0);
    offer(moves, "draw military", player.piled("military") > 0);
    offer(moves, "build", !buildings(0).isEmpty());
    offer(moves, "store", !row(_ -> true).isEmpty());
    offer(moves, "attack", !attackable().isEmpty());
    offer(moves, "shift", player.is("arc") && player.coins >= 1 && !shiftable().isEmpty());
    for (String id : player.hand) {
      var card = printed.card(id);
      var others = new TreeSet<>(player.hand);
      others.remove(id);
      boolean paid =
          player.work(others) >= card.action().work()
              && player.distance(others) >= card.action().distance()
              && player.price(card) <= player.coins;
      offer(moves, "play " + id, paid && hasEffect(card));
    }
    return moves;
  }

  private static void offer(Set<String> moves, String move, boolean holds) {
    if (holds) {
      moves.add(move);
    }
  }

  /// COI-45.
  private boolean hasEffect(Printed.Card card) {
    return switch (card.action().verb()) {
      case "science", "coins" -> true;
      case "coins-per-good" -> player.kinds() > 0;
      case "coins-per-land" -> !player.lands().isEmpty();
      case "draw-military" -> player.piled("military") > 0;
      case "district" -> !player.tokens.isEmpty();
      case "settle" -> !player.tokens.isEmpty() && !reachable(card.id()).isEmpty();
      case "build" -> !buildings(card.action().amount()).isEmpty();
      case "salvage" -> !player.buildings().isEmpty();
      case "rob" -> !victims().isEmpty();
      default -> false;
    };
  }

  int discount() {
    return table.card.isEmpty() ? 0 : printed.card(table.card).action().amount();
  }

  private Set<String> row(Predicate<String> fits) {
    var moves = new TreeSet<String>();
    for (int slot = 0; slot < table.row.size(); slot++) {
      String building = table.row.get(slot);
      if (!building.isEmpty() && fits.test(building)) {
        moves.add("row " + (slot + 1) + " " + building);
      }
    }
    return moves;
  }

  private Set<String> buildings(int discount) {
    Predicate<String> fits = building -> player.canBuild(building, discount);
    var moves = row(fits);
    moves.addAll(named("stored ", player.store.stream().filter(fits).toList()));
    return moves;
  }

  private List<Set<String>> attacks(String town) {
    var military = new TreeSet<>(player.hand);
    military.removeIf(card -> printed.card(card).attack() == 0);
    var attacks =
        Wallet.payments(
            military,
            cards ->
                cards.stream().mapToInt(card -> printed.card(card).attack()).sum()
                    >= table.defence(town));
    int all = player.distance(player.hand);
    attacks.removeIf(cards -> all - player.distance(cards) < printed.town(town).distance());
    return attacks;
  }

  private Set<String> attackable() {
    var towns = table.targets(seat);
    towns.removeIf(town -> attacks(town).isEmpty());
    return towns;
  }

  /// The ways to pay the symbols that are asked for now.
  private List<Set<String>> payments() {
    var cards = new TreeSet<>(player.hand);
    cards.remove(table.card);
    cards.removeAll(table.fighting);
    Due due = due(table);
    cards.removeIf(card -> gives(due, card) == 0);
    return Wallet.payments(
        cards,
        some ->
            some.stream().mapToInt(card -> gives(due, card)).sum() >= due.need()
                && (due.vehicle().isEmpty()
                    || some.stream()
                        .anyMatch(card -> printed.card(card).vehicle().equals(due.vehicle()))));
  }

  private int gives(Due due, String card) {
    return due.distance() ? printed.card(card).distance() : printed.card(card).work();
  }

  /// The symbols that are asked for.
  record Due(boolean distance, int need, String vehicle) {}

  static Due due(PaperTable table) {
    if (table.verb.equals("attack")) {
      return new Due(true, table.printed.town(table.target).distance(), "");
    }
    var action = table.printed.card(table.card).action();
    if (action.verb().equals("settle")) {
      var land = table.printed.land(table.target);
      return new Due(true, land.distance(), land.vehicle());
    }
    return new Due(action.distance() > 0, action.distance() + action.work(), "");
  }

  /// The lands that the hand reaches without the Explorer's own symbols (COI-61).
  private Set<String> reachable(String explorer) {
    var others = new TreeSet<>(player.hand);
    others.remove(explorer);
    var lands = new TreeSet<>(table.lands);
    lands.removeIf(
        id -> {
          var land = printed.land(id);
          boolean vehicle =
              land.vehicle().isEmpty()
                  || others.stream()
                      .anyMatch(card -> printed.card(card).vehicle().equals(land.vehicle()));
          return !vehicle || player.distance(others) < land.distance();
        });
    return lands;
  }

  /// Never Metgra or Cazum (COI-62).
  Set<String> districtCities() {
    var cities = new TreeSet<>(player.cities.keySet());
    cities.removeIf(city -> player.city(city).land().isEmpty());
    return cities;
  }

  private Set<String> victims() {
    var moves = new TreeSet<String>();
    for (int other = 0; other < table.seats(); other++) {
      offer(moves, "rob " + (other + 1), other != seat && table.player(other).coins > 0);
    }
    return moves;
  }

  private Set<String> inhabited() {
    var cities = new TreeSet<>(player.cities.keySet());
    cities.removeIf(city -> player.city(city).buildings().isEmpty());
    return cities;
  }

  /// Where else a building could stand, for Arc (COI-100).
  private Set<String> roomFor(String building, String from) {
    var cities = player.citiesFor(building);
    cities.removeIf(city -> city.equals(from) || player.isFull(city));
    return cities;
  }

  private Set<String> shiftable() {
    var cities = inhabited();
    cities.removeIf(city -> movable(city).isEmpty());
    return cities;
  }

  private Set<String> movable(String city) {
    var some = new TreeSet<>(player.city(city).buildings());
    some.removeIf(building -> roomFor(building, city).isEmpty());
    return some;
  }

  private Collection<String> which() {
    return table.verb.equals("shift") ? movable(table.city) : player.city(table.city).buildings();
  }

  /// The cards whose order is still to be chosen: citizens first (COI-43).
  static List<String> burials(PaperTable table) {
    for (String kind : List.of("citizen", "military")) {
      var cards =
          table.toBury.stream()
              .filter(card -> table.printed.card(card).kind().equals(kind))
              .toList();
      if (cards.size() > 1) {
        return cards;
      }
    }
    return List.of();
  }

  /// Goods that the owner of Snyle has besides (COI-113).
  private Set<String> wild() {
    var goods = new TreeSet<>(printed.goods.keySet());
    goods.removeIf(good -> player.amount(good) == 0);
    return named("yield ", goods);
  }

  /// COI-87.
  private Set<String> purchase() {
    var basket = table.baskets.get(seat);
    if (!table.awaited.contains(seat)) {
      return basket.isEmpty() && affordable().isEmpty() ? Set.of() : Set.of("reopen");
    }
    var moves = named("buy ", affordable());
    for (String card : basket) {
      offer(moves, "return " + card, !table.returned.get(seat).contains(card));
    }
    moves.add("confirm");
    return moves;
  }

  Set<String> affordable() {
    var basket = Objects.requireNonNull(table.baskets.get(seat));
    int coins = player.coins - coins(printed, basket);
    int science = player.science - science(printed, basket);
    var cards = new TreeSet<>(player.unpurchased);
    cards.removeAll(basket);
    cards.removeIf(
        card -> printed.card(card).coins() > coins || printed.card(card).science() > science);
    return cards;
  }

  static int coins(Printed printed, Collection<String> cards) {
    return cards.stream().mapToInt(card -> printed.card(card).coins()).sum();
  }

  static int science(Printed printed, Collection<String> cards) {
    return cards.stream().mapToInt(card -> printed.card(card).science()).sum();
  }
}
