package loggia.games.cityofiron.referee;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/// What one player has, as it would lie on the table.
final class PaperPlayer {
  /// @param land where the token lies; empty for Metgra and Cazum
  /// @param districts the tokens laid beside it
  record PaperCity(String land, List<String> buildings, TreeSet<String> districts) {}

  private final Printed printed;
  private final boolean special;
  String nation = "";
  int coins = 7;
  int science;
  final int[] points = new int[3];
  final TreeSet<String> hand = new TreeSet<>();
  final TreeSet<String> unpurchased = new TreeSet<>();
  final Map<String, PaperCity> cities = new LinkedHashMap<>();
  final TreeSet<String> tokens = new TreeSet<>(List.of("a", "b", "c"));
  final TreeSet<String> towns = new TreeSet<>();
  final List<String> store = new ArrayList<>();
  int actions;

  /// Snyle's good.
  String wild = "";

  /// Top card first; bottom card first.
  private final Map<String, List<String>> draws = new TreeMap<>();

  private final Map<String, List<String>> discards = new TreeMap<>();

  PaperPlayer(Printed printed, boolean special) {
    this.printed = printed;
    this.special = special;
    for (String kind : List.of("citizen", "military")) {
      draws.put(kind, new ArrayList<>());
      discards.put(kind, new ArrayList<>());
    }
    cities.put("start", new PaperCity("starting-land", new ArrayList<>(), new TreeSet<>()));
  }

  boolean is(String people) {
    return special && nation.equals(people);
  }

  /// COI-06, COI-101 to COI-103.
  List<String> startingPile(String kind) {
    if (kind.equals("citizen")) {
      return is("toads")
          ? List.of("scholar", "cartographer", "fixer")
          : List.of("scholar", "cartographer");
    }
    return is("hogmen") ? List.of("gunslinger", "soldier") : List.of("captain", "soldier");
  }

  void take(String people) {
    nation = people;
    unpurchased.addAll(printed.cards.keySet());
    unpurchased.removeAll(List.of("genius", "gunslinger", "strategist", "fixer", "captain"));
    if (is("cresarians")) {
      unpurchased.add("genius");
    } else if (is("hogmen")) {
      unpurchased.add("strategist");
    }
    unpurchased.removeAll(startingPile("citizen"));
    unpurchased.removeAll(startingPile("military"));
  }

  List<String> draw(String kind) {
    return Objects.requireNonNull(draws.get(kind));
  }

  List<String> discard(String kind) {
    return Objects.requireNonNull(discards.get(kind));
  }

  int piled(String kind) {
    return draw(kind).size() + discard(kind).size();
  }

  /// Draws as many as there are; an empty pile is the discard pile turned over (COI-44).
  Set<String> draw(String kind, int count) {
    var drawn = new TreeSet<String>();
    for (int i = 0; i < count && piled(kind) > 0; i++) {
      if (draw(kind).isEmpty()) {
        draw(kind).addAll(discard(kind));
        discard(kind).clear();
      }
      drawn.add(draw(kind).removeFirst());
    }
    hand.addAll(drawn);
    return drawn;
  }

  void bury(String card) {
    discard(printed.card(card).kind()).add(card);
  }

  int ownedCards() {
    return hand.size() + piled("citizen") + piled("military");
  }

  PaperCity city(String id) {
    return Objects.requireNonNull(cities.get(id), id);
  }

  List<String> types(String city) {
    String land = city(city).land();
    return land.isEmpty() ? printed.town(city).types() : printed.land(land).types();
  }

  int spaces(String city) {
    int spaces = city(city).land().isEmpty() ? 2 : printed.token(city).citySpaces();
    for (String district : city(city).districts()) {
      boolean arc = district.equals("b") && is("arc");
      spaces += arc ? 2 : printed.token(district).districtSpaces();
    }
    return spaces;
  }

  boolean isFull(String city) {
    return city(city).buildings().size() >= spaces(city);
  }

  /// The cities that show the land a building needs (COI-50).
  Set<String> citiesFor(String building) {
    String land = printed.building(building).land();
    var found = new TreeSet<>(cities.keySet());
    found.removeIf(city -> !land.isEmpty() && !types(city).contains(land));
    return found;
  }

  List<String> buildings() {
    var all = new ArrayList<String>();
    cities.values().forEach(city -> all.addAll(city.buildings()));
    return all;
  }

  int science(String building) {
    String name = printed.building(building).name();
    boolean known =
        buildings().stream().anyMatch(other -> printed.building(other).name().equals(name));
    return known ? 0 : printed.building(building).science();
  }

  boolean canBuild(String building, int discount) {
    return !citiesFor(building).isEmpty()
        && printed.building(building).coins() - discount <= coins
        && science(building) <= science;
  }

  List<String> lands() {
    return cities.values().stream()
        .map(PaperCity::land)
        .filter(land -> !land.isEmpty() && !land.equals("starting-land"))
        .toList();
  }

  int distance() {
    return lands().stream().mapToInt(land -> printed.land(land).distance()).sum();
  }

  int amount(String good) {
    int amount = wild.equals(good) ? 2 : 0;
    for (String building : buildings()) {
      amount += printed.building(building).goods().getOrDefault(good, 0);
    }
    for (String town : towns) {
      amount += printed.town(town).goods().getOrDefault(good, 0);
    }
    return amount;
  }

  int kinds() {
    return (int) printed.goods.keySet().stream().filter(good -> amount(good) > 0).count();
  }

  int goods() {
    return printed.goods.keySet().stream().mapToInt(this::amount).sum();
  }

  /// Buildings and towns that yield a good; Snyle is one from its conquest on (COI-113).
  int goodsCards() {
    long some = buildings().stream().filter(it -> !printed.building(it).goods().isEmpty()).count();
    some += towns.stream().filter(it -> !printed.town(it).goods().isEmpty()).count();
    return (int) some + (towns.contains("snyle") ? 1 : 0);
  }

  int favours(String good) {
    return (int)
        buildings().stream().filter(it -> printed.building(it).favours().equals(good)).count();
  }

  int yields(String what) {
    int sum = 0;
    for (String building : buildings()) {
      sum += printed.building(building).yields().getOrDefault(what, 0);
    }
    for (String town : towns) {
      sum += printed.town(town).yields().getOrDefault(what, 0);
    }
    return sum;
  }

  /// Cards drawn at End Round (COI-86).
  int draws(String kind) {
    int sum = yields(kind + "-draws");
    for (var city : cities.entrySet()) {
      if (!city.getValue().land().isEmpty()) {
        sum += printed.token(city.getKey()).cityDraw().equals(kind) ? 1 : 0;
      }
      for (String district : city.getValue().districts()) {
        sum += printed.token(district).districtDraw().equals(kind) ? 1 : 0;
      }
    }
    return sum;
  }

  int townCount() {
    return towns.stream().mapToInt(town -> printed.town(town).counts()).sum();
  }

  int work(Collection<String> cards) {
    return cards.stream().mapToInt(card -> printed.card(card).work()).sum();
  }

  int distance(Collection<String> cards) {
    return cards.stream().mapToInt(card -> printed.card(card).distance()).sum();
  }

  /// What a card's action costs in coins (COI-101).
  int price(Printed.Card card) {
    return card.id().equals("scholar") && is("cresarians") ? 0 : card.action().coins();
  }
}
