package loggia.games.cityofiron.referee;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import loggia.kernel.Json;

/// What is printed on the things of the box.
final class Printed {
  record Good(String id, int coins, int first, int second, int threshold) {}

  /// @param deck `a`, `b` or `c`
  /// @param copies without a mark, marked 2, marked 3
  record Building(
      String id,
      String deck,
      String name,
      int coins,
      int science,
      String land,
      Map<String, Integer> goods,
      Map<String, Integer> yields,
      String favours,
      List<Integer> copies) {

    /// How many are in the game: with three players without those marked 3, with two without those
    /// marked 2 either (COI-09).
    int copies(int seats) {
      int all = 0;
      for (int mark = 0; mark <= seats - 2; mark++) {
        all += copies.get(mark);
      }
      return all;
    }
  }

  record Action(String verb, int amount, int coins, int work, int distance, boolean free) {}

  record Card(
      String id,
      String kind,
      int coins,
      int science,
      int work,
      int distance,
      int attack,
      String vehicle,
      Action action) {}

  record Town(
      String id,
      int stars,
      int defence,
      int distance,
      Map<String, Integer> goods,
      Map<String, Integer> yields,
      int counts,
      List<String> types) {}

  record Land(String id, List<String> types, int distance, String vehicle, boolean marked) {}

  record Token(
      String id, int citySpaces, String cityDraw, int districtSpaces, String districtDraw) {}

  static final Action NO_ACTION = new Action("", 0, 0, 0, 0, false);

  final Map<String, Good> goods = new LinkedHashMap<>();
  final Map<String, Building> buildings = new LinkedHashMap<>();
  final Map<String, Card> cards = new LinkedHashMap<>();
  final Map<String, Town> towns = new LinkedHashMap<>();
  final Map<String, Land> lands = new LinkedHashMap<>();
  final Map<String, Token> tokens = new LinkedHashMap<>();
  final List<Integer> bids = new ArrayList<>();

  Printed(String components) {
    Json box = Json.read("components.json", components);
    for (Json good : box.get("goods").items()) {
      int[] n = numbers(good, "coins", "first", "second", "threshold");
      goods.put(text(good, "id"), new Good(text(good, "id"), n[0], n[1], n[2], n[3]));
    }
    box.get("buildings").items().forEach(this::building);
    box.get("cards").items().forEach(this::card);
    box.get("towns").items().forEach(this::town);
    for (Json land : box.get("lands").items()) {
      String id = text(land, "id");
      boolean marked = land.find("mark").isPresent();
      int distance = number(land, "distance");
      lands.put(id, new Land(id, texts(land, "types"), distance, text(land, "vehicle"), marked));
    }
    box.get("tokens").items().forEach(this::token);
    box.get("bids").get("coins").items().forEach(space -> bids.add(space.number(0, 99)));
  }

  private void building(Json it) {
    String id = text(it, "id");
    int[] n = numbers(it, "coins", "science");
    var copies = it.get("copies").items().stream().map(copy -> copy.number(0, 99)).toList();
    buildings.put(
        id,
        new Building(
            id,
            id.substring(0, 1),
            text(it, "name"),
            n[0],
            n[1],
            text(it, "land"),
            amounts(it, "goods", goods.keySet()),
            amounts(it, "yields", YIELDS),
            text(it, "favours"),
            copies));
  }

  private static final List<String> YIELDS =
      List.of("coins", "science", "citizen-draws", "military-draws");

  private void card(Json it) {
    String id = text(it, "id");
    int[] n = numbers(it, "coins", "science", "work", "distance", "attack");
    Action action = it.find("action").map(Printed::action).orElse(NO_ACTION);
    String kind = text(it, "kind");
    cards.put(id, new Card(id, kind, n[0], n[1], n[2], n[3], n[4], text(it, "vehicle"), action));
  }

  private static Action action(Json it) {
    int[] n = numbers(it, "amount", "coins", "work", "distance");
    return new Action(text(it, "do"), n[0], n[1], n[2], n[3], it.find("free").isPresent());
  }

  private void town(Json it) {
    String id = text(it, "id");
    int[] n = numbers(it, "stars", "defence", "distance", "counts");
    towns.put(
        id,
        new Town(
            id,
            n[0],
            n[1],
            n[2],
            amounts(it, "goods", goods.keySet()),
            amounts(it, "yields", YIELDS),
            Math.max(1, n[3]),
            it.find("types").isPresent() ? texts(it, "types") : List.of()));
  }

  private void token(Json it) {
    Json city = it.get("city");
    var district = it.find("district");
    tokens.put(
        text(it, "id"),
        new Token(
            text(it, "id"),
            number(city, "spaces"),
            text(city, "draw"),
            district.map(side -> number(side, "spaces")).orElse(0),
            district.map(side -> text(side, "draw")).orElse("")));
  }

  private static String text(Json thing, String key) {
    return thing.find(key).map(Json::text).orElse("");
  }

  private static List<String> texts(Json thing, String key) {
    return thing.get(key).items().stream().map(Json::text).toList();
  }

  private static int number(Json thing, String key) {
    return thing.find(key).map(number -> number.number(0, 99)).orElse(0);
  }

  private static int[] numbers(Json thing, String... keys) {
    return java.util.Arrays.stream(keys).mapToInt(key -> number(thing, key)).toArray();
  }

  private static Map<String, Integer> amounts(
      Json thing, String key, java.util.Collection<String> of) {
    var amounts = new TreeMap<String, Integer>();
    thing.find(key).ifPresent(some -> of.forEach(one -> put(amounts, one, number(some, one))));
    return amounts;
  }

  private static void put(Map<String, Integer> amounts, String one, int amount) {
    if (amount > 0) {
      amounts.put(one, amount);
    }
  }

  Building building(String id) {
    return Objects.requireNonNull(buildings.get(id), id);
  }

  Card card(String id) {
    return Objects.requireNonNull(cards.get(id), id);
  }

  Town town(String id) {
    return Objects.requireNonNull(towns.get(id), id);
  }

  Land land(String id) {
    return Objects.requireNonNull(lands.get(id), id);
  }

  Token token(String id) {
    return Objects.requireNonNull(tokens.get(id), id);
  }
}
