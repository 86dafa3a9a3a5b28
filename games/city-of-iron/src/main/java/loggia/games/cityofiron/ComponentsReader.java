package loggia.games.cityofiron;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import loggia.kernel.Json;
import loggia.kernel.Manual;
import loggia.kernel.Named;

/// Reads a component file. Which things there are is fixed (the cards of the box); what is printed
/// on them is the file's. [ComponentsCheck] then looks at the whole.
final class ComponentsReader {
  private static final List<String> SOURCES = List.of("rulebook", "decoded", "reconstructed");

  private final Json root;
  private final List<Manual.Component> reference = new ArrayList<>();
  private final Components c;

  ComponentsReader(Json root, String hash) {
    this.root = root;
    this.c = new Components(hash, reference);
  }

  Components read() {
    root.only(
        Set.of(
            "start",
            "row",
            "bids",
            "goods",
            "buildings",
            "cards",
            "towns",
            "lands",
            "tokens",
            "nations"));
    readStart();
    each("goods", "good", Good.values(), this::readGood);
    readBuildings();
    each("cards", "card", Card.values(), this::readCard);
    each("towns", "town", Town.values(), this::readTown);
    each("lands", "land", Land.values(), this::readLand);
    var tokens = new City[] {City.START, City.A, City.B, City.C};
    each("tokens", "token", tokens, this::readToken);
    each("nations", "nation", Nation.values(), this::readNation);
    new ComponentsCheck(c, root).check();
    return c;
  }

  /// A kind that the file does not name has no copies: the box of the file may be older than it.
  private void readBuildings() {
    var kindsByName = new HashMap<String, Long>();
    some(
        "buildings",
        "building",
        Building.values(),
        (b, json) -> readBuilding(b, json, kindsByName));
    for (long kinds : kindsByName.values()) {
      for (long left = kinds; left != 0; left &= left - 1) {
        c.namesakes[Long.numberOfTrailingZeros(left)] = kinds;
      }
    }
  }

  private void readStart() {
    Json start = root.get("start");
    c.startCoins = start.get("coins").number(0, 99);
    c.startScience = start.get("science").number(0, 99);
    c.startIncome = start.get("income").number(0, 20);
    List<Json> slots = root.get("row").get("slots").items();
    if (slots.size() != 3) {
      throw root.get("row").get("slots").error("expected three numbers, for 2, 3 and 4 players");
    }
    for (int i = 0; i < 3; i++) {
      c.slots[i + 2] = slots.get(i).number(4, Board.MOST_SLOTS);
    }
    List<Json> bids = root.get("bids").get("coins").items();
    if (bids.size() != Bidding.SPACES) {
      throw root.get("bids").error("the track has " + Bidding.SPACES + " spaces");
    }
    c.bids = bids.stream().mapToInt(bid -> bid.number(0, 20)).toArray();
  }

  /// Every thing of a list, which must name each of `things` once.
  private <T extends Named> void each(
      String list, String kind, T[] things, BiConsumer<T, Json> reader) {
    var left = some(list, kind, things, reader);
    if (!left.isEmpty()) {
      throw root.get(list).error("missing: " + String.join(", ", left));
    }
  }

  /// Every thing of a list, which may name each of `things` once.
  ///
  /// @return the ids it does not name
  private <T extends Named> List<String> some(
      String list, String kind, T[] things, BiConsumer<T, Json> reader) {
    var left = new ArrayList<>(Ids.ids(things));
    for (Json json : root.get(list).items()) {
      String id = json.get("id").oneOf(Ids.ids(things));
      if (!left.remove(id)) {
        throw json.error("\"" + id + "\" is here twice");
      }
      reader.accept(Ids.find(things, id).orElseThrow(), json);
      reference.add(
          new Manual.Component(kind, id, printed(json), json.get("source").oneOf(SOURCES)));
    }
    return left;
  }

  private static Map<String, String> printed(Json json) {
    var values = new TreeMap<String, String>();
    json.fields()
        .forEach(
            (key, value) -> {
              if (!key.equals("id") && !key.equals("source") && !key.equals("nation")) {
                values.put(key, plain(value));
              }
            });
    return values;
  }

  private static String plain(Json json) {
    return switch (json) {
      case Json.Text(_, var text) -> text;
      case Json.Whole(_, var number) -> Long.toString(number);
      case Json.Flag(_, var flag) -> Boolean.toString(flag);
      case Json.Items(_, var items) ->
          String.join(" / ", items.stream().map(ComponentsReader::plain).toList());
      case Json.Fields(_, var fields) ->
          String.join(
              ", ",
              fields.entrySet().stream().map(e -> e.getKey() + " " + plain(e.getValue())).toList());
    };
  }

  private void readGood(Good good, Json json) {
    json.only(Set.of("id", "coins", "first", "second", "threshold", "source"));
    int i = good.ordinal();
    c.firstCoins[i] = json.get("coins").number(0, 9);
    c.firstVp[i] = json.get("first").number(0, 20);
    c.secondVp[i] = json.get("second").number(0, 20);
    c.threshold[i] = json.get("threshold").number(1, Goods.MOST);
  }

  private void readBuilding(Building building, Json json, Map<String, Long> kindsByName) {
    json.only(
        Set.of(
            "id", "name", "coins", "science", "land", "goods", "yields", "favours", "copies",
            "source"));
    int i = building.ordinal();
    kindsByName.merge(json.get("name").text(), 1L << i, (a, b) -> a | b);
    c.cost(
        building,
        json.get("coins").number(0, Components.MOST_COINS),
        json.get("science").number(0, Components.MOST_SCIENCE),
        json.find("land").map(this::terrain).orElse(0));
    c.goods[i] = goods(json);
    c.effects[i] = effects(json) + (c.goods[i] != 0 ? Effects.GOODS_CARD : 0);
    json.find("favours")
        .ifPresent(
            good ->
                c.effects[i] +=
                    Effects.favour(
                        Ids.find(Good.values(), good.oneOf(Ids.ids(Good.values()))).orElseThrow()));
    if ((c.needs[i] != 0) != (c.goods[i] != 0)) {
      throw json.error("a building with goods needs a land, and no other does (COI-50)");
    }
    List<Json> copies = json.get("copies").items();
    if (copies.size() != 3) {
      throw json.get("copies").error("expected three numbers: unmarked, marked 2, marked 3");
    }
    int sum = 0;
    for (int players = 2; players <= 4; players++) {
      sum += copies.get(players - 2).number(0, 7);
      c.copies[i][players] = sum;
    }
    if (sum < 1 || sum > 7) {
      throw json.get("copies").error("there must be 1 to 7 copies in all");
    }
  }

  private int terrain(Json json) {
    var type = Ids.find(Terrain.values(), json.oneOf(Ids.ids(Terrain.values())));
    return 1 << type.orElseThrow().ordinal();
  }

  private static long goods(Json json) {
    long[] goods = {0};
    json.find("goods")
        .ifPresent(
            given -> {
              given.only(Set.copyOf(Ids.ids(Good.values())));
              given
                  .fields()
                  .forEach(
                      (id, amount) -> {
                        int good = Ids.find(Good.values(), id).orElseThrow().ordinal();
                        goods[0] += Goods.of(good, amount.number(1, 3));
                      });
            });
    return goods[0];
  }

  private static long effects(Json json) {
    if (json.find("yields").isEmpty()) {
      return 0;
    }
    Json yields = json.get("yields");
    yields.only(Set.of("science", "citizen-draws", "military-draws", "coins"));
    return number(yields, "science", 2) * Effects.SCIENCE
        + number(yields, "citizen-draws", 2) * Effects.CITIZEN_DRAW
        + number(yields, "military-draws", 2) * Effects.MILITARY_DRAW
        + number(yields, "coins", 3) * Effects.COIN;
  }

  private static int number(Json json, String field, int most) {
    return json.find(field).map(value -> value.number(0, most)).orElse(0);
  }

  private static Vehicle vehicle(Json json) {
    return json.find("vehicle")
        .flatMap(v -> Ids.find(Vehicle.values(), v.oneOf(List.of("ship", "airship"))))
        .orElse(Vehicle.NONE);
  }

  private void readCard(Card card, Json json) {
    json.only(
        Set.of(
            "id",
            "kind",
            "nation",
            "start",
            "coins",
            "science",
            "work",
            "distance",
            "vehicle",
            "attack",
            "action",
            "source"));
    int i = card.ordinal();
    json.get("kind").oneOf(List.of(card.kind().id()));
    if (json.find("start").isEmpty()) {
      int coins = json.get("coins").number(0, Components.MOST_PRICE);
      c.price(card, coins, number(json, "science", 9));
    }
    c.work.print(i, number(json, "work", 4));
    c.distance.print(i, number(json, "distance", 4));
    c.attack.print(i, number(json, "attack", Symbols.MOST));
    if (card.kind() == CardKind.CITIZEN && c.attack.of(i) > 0) {
      throw json.get("attack").error("only military cards attack (COI-70)");
    }
    c.vehicle[i] = vehicle(json);
    c.vehicles[c.vehicle[i].ordinal()] |= 1 << i;
    json.find("action").ifPresent(action -> readAction(card, action));
  }

  private void readAction(Card card, Json json) {
    json.only(Set.of("do", "amount", "coins", "work", "distance", "free"));
    var ids = Ids.ids(Block.values());
    Block block = Ids.find(Block.values(), json.get("do").oneOf(ids)).orElseThrow();
    int work = number(json, "work", 2);
    int distance = number(json, "distance", 1);
    if (work > 0 && distance > 0 || block == Block.SETTLE && work + distance > 0) {
      throw json.error("an action asks for Work or Distance, and settling only for the land's");
    }
    boolean free = json.find("free").map(Json::flag).orElse(false);
    if (free && (block == Block.BUILD || block == Block.SETTLE)) {
      throw json.get("free").error("building and settling are the turn's one action");
    }
    int amount = number(json, "amount", 20);
    c.action(card, new CardAction(block, amount, number(json, "coins", 9), work, distance, free));
  }

  private void readTown(Town town, Json json) {
    json.only(
        Set.of(
            "id",
            "stars",
            "defence",
            "distance",
            "goods",
            "yields",
            "wild",
            "spaces",
            "types",
            "counts",
            "source"));
    int i = town.ordinal();
    int stars = i < 15 ? 1 + i / 5 : 0;
    c.stars[i] = json.get("stars").number(stars, stars);
    c.defence[i] = json.get("defence").number(1, 20);
    c.townDistance[i] = json.get("distance").number(0, 9);
    c.townGoods[i] = goods(json);
    boolean wild = json.find("wild").isPresent();
    c.townEffects[i] = effects(json) + (wild || c.townGoods[i] != 0 ? Effects.GOODS_CARD : 0);
    c.counts[i] = json.find("counts").map(n -> n.number(1, 9)).orElse(1);
    if (wild != (town == Town.SNYLE)) {
      throw json.error("Snyle alone gives a good of its owner's choice (COI-113)");
    }
    if (wild) {
      c.wild = json.get("wild").number(1, 3);
    }
    var city = Ids.find(City.values(), town.id());
    if (city.isPresent()) {
      c.citySpaces[city.get().ordinal()] = json.get("spaces").number(1, 5);
      for (Json type : json.get("types").items()) {
        c.cityTerrain[city.get().ordinal()] |= terrain(type);
      }
    } else if (json.find("spaces").isPresent()) {
      throw json.get("spaces").error("only Metgra and Cazum hold buildings (COI-115)");
    }
  }

  private void readLand(Land land, Json json) {
    json.only(Set.of("id", "types", "distance", "vehicle", "mark", "source"));
    int i = land.ordinal();
    for (Json type : json.get("types").items()) {
      c.terrain[i] |= terrain(type);
    }
    c.landDistance[i] = json.get("distance").number(0, 12);
    c.landVehicle[i] = vehicle(json);
    if (json.find("mark").isPresent()) {
      json.get("mark").number(2, 2);
      c.marked |= 1 << i;
    }
  }

  private void readToken(City token, Json json) {
    json.only(Set.of("id", "city", "district", "source"));
    int i = token.ordinal();
    c.citySpaces[i] = json.get("city").get("spaces").number(1, 5);
    c.cityEffects[i] = draw(json.get("city"));
    if (token != City.START) {
      c.districtSpaces[i] = json.get("district").get("spaces").number(0, 3);
      c.districtEffects[i] = draw(json.get("district"));
    }
  }

  private static long draw(Json json) {
    var kinds = Ids.ids(CardKind.values());
    return json.find("draw")
        .flatMap(kind -> Ids.find(CardKind.values(), kind.oneOf(kinds)))
        .map(Effects::draw)
        .orElse(0L);
  }

  private void readNation(Nation nation, Json json) {
    json.only(Set.of("id", "ability", "source"));
    Json ability = json.get("ability");
    switch (nation) {
      case ARC -> {
        c.arcDistrictSpaces = ability.get("military-district-spaces").number(0, 3);
        c.arcMoveCoins = ability.get("move-coins").number(1, 9);
      }
      case CRESARIANS -> c.cresarianScholarCoins = ability.get("scholar-coins").number(0, 9);
      case HOGMEN, TOADS -> {}
    }
  }
}
