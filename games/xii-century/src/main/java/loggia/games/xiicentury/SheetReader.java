package loggia.games.xiicentury;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import loggia.kernel.Json;
import loggia.kernel.JsonError;
import loggia.kernel.Named;

/// Reads a sheet file. The lists must be complete and in the printed order: other numbers, needs
/// and prices are welcome, other things are another game.
final class SheetReader {
  private SheetReader() {}

  private static final List<String> SOURCES = List.of("rulebook", "decoded", "reconstructed");

  /// The sheet this file holds.
  ///
  /// @throws JsonError that names file, line and field
  static Sheet read(String file, String text) {
    Json root = Json.read(file, text);
    root.only(Set.of("assets", "features", "locations"));
    var assets = lines(root.get("assets"), Asset.ALL, SheetReader::asset);
    var features = lines(root.get("features"), Feature.ALL, SheetReader::feature);
    var locations = lines(root.get("locations"), Location.ALL, SheetReader::location);
    Json jongleur = root.get("features").items().get(Feature.JONGLEUR.index()).get("dice");
    return new Sheet(text, assets, features, locations, jongleurDice(jongleur));
  }

  private interface LineReader<T, L> {
    L read(T thing, Json line);
  }

  private static <T extends Named, L> List<L> lines(
      Json list, List<T> things, LineReader<T, L> reader) {
    var items = list.items();
    if (items.size() != things.size()) {
      throw list.error(
          "the sheet has " + things.size() + " of these, but there are " + items.size());
    }
    var lines = new ArrayList<L>();
    for (int i = 0; i < items.size(); i++) {
      items.get(i).get("id").oneOf(List.of(things.get(i).id()));
      lines.add(reader.read(things.get(i), items.get(i)));
    }
    return List.copyOf(lines);
  }

  private static Sheet.AssetLine asset(Asset asset, Json line) {
    line.only(Set.of("id", "max", "vp", "needs", "has", "cost", "source"));
    var cost = costs(line, "cost");
    if (cost.size() > 1 || cost.containsKey(Asset.MEN)) {
      throw line.get("cost").error("a unit is paid with food or with supply, not with more");
    }
    Asset paid = cost.containsKey(Asset.FOOD) ? Asset.FOOD : Asset.SUPPLY;
    return new Sheet.AssetLine(
        asset,
        most(asset, line.get("max")),
        line.get("vp").number(0, 99),
        needs(line),
        paid,
        cost.getOrDefault(paid, 0),
        source(line));
  }

  /// Within what [Town] has bits for.
  private static int most(Asset asset, Json max) {
    return switch (asset) {
      case FARMS, MEN -> bound(max, "population");
      case KNIGHTS -> bound(max, "men");
      case FOOD, SUPPLY -> max.number(1, MoveTables.MOST_TRADE);
      case POPULATION, ALE, HOUSES -> max.number(1, 15);
      case MONKS, MERCENARIES, MASONS, BREAD -> max.number(1, 3);
    };
  }

  private static int bound(Json max, String by) {
    max.oneOf(List.of(by));
    return Sheet.BOUND;
  }

  private static Sheet.FeatureLine feature(Feature feature, Json line) {
    line.only(
        Set.of("id", "die", "needs", "has", "pays", "vp", "pow", "defence", "dice", "source"));
    boolean special = feature.kind().isSpecial();
    if (!special && line.find("die").isPresent()) {
      throw line.get("die").error("only special people and infrastructures take an exact die");
    }
    return new Sheet.FeatureLine(
        feature,
        special ? line.get("die").number(1, 6) : 0,
        needs(line),
        costs(line, "pays"),
        line.get("vp").number(0, 99),
        optional(line, "pow", 99),
        optional(line, "defence", 99),
        source(line));
  }

  private static Sheet.LocationLine location(Location location, Json line) {
    line.only(Set.of("id", "food", "supply", "choose", "influence", "source"));
    boolean choice = location == Location.GRASSLAND || location == Location.FOREST;
    if (line.get("choose").flag() != choice) {
      throw line.get("choose").error("must be " + choice + " here");
    }
    var influence = line.get("influence").items();
    if (influence.size() != Frame.ROUNDS) {
      throw line.get("influence").error("there must be a number for each of the 10 rounds");
    }
    return new Sheet.LocationLine(
        location,
        line.get("food").number(0, 30),
        line.get("supply").number(0, 30),
        choice,
        influence.stream().mapToInt(least -> least.number(0, 60)).toArray(),
        source(line));
  }

  private static int[][] jongleurDice(Json dice) {
    var lists = dice.items();
    if (lists.size() != 2) {
      throw dice.error("there must be two lists of dice, one for each perk");
    }
    return lists.stream()
        .map(list -> list.items().stream().mapToInt(die -> die.number(1, 6)).toArray())
        .toArray(int[][]::new);
  }

  private static Sheet.Needs needs(Json line) {
    var amounts = new EnumMap<Asset, Integer>(Asset.class);
    int[] reputation = new int[1];
    line.find("needs")
        .ifPresent(
            needs ->
                needs
                    .fields()
                    .forEach(
                        (name, least) -> {
                          if (name.equals("reputation")) {
                            reputation[0] = least.number(0, 20);
                          } else {
                            amounts.put(needed(name, least), least.number(0, 30));
                          }
                        }));
    var features = EnumSet.noneOf(Feature.class);
    line.find("has")
        .ifPresent(has -> has.items().forEach(item -> features.add(named(item, Feature.ALL))));
    return new Sheet.Needs(amounts, reputation[0], features);
  }

  private static Asset needed(String name, Json at) {
    for (Asset asset : Asset.ALL) {
      if (asset.id().equals(name) && Openings.knows(asset)) {
        return asset;
      }
    }
    var known = Asset.ALL.stream().filter(Openings::knows).map(Asset::id).toList();
    throw at.error("nothing may need this; known are " + String.join(", ", known) + ", reputation");
  }

  private static Map<Asset, Integer> costs(Json line, String name) {
    var costs = new EnumMap<Asset, Integer>(Asset.class);
    line.find(name)
        .ifPresent(
            fields ->
                fields
                    .fields()
                    .forEach(
                        (id, amount) -> costs.put(currency(id, amount), amount.number(1, 30))));
    return costs;
  }

  private static Asset currency(String name, Json at) {
    return Asset.ALL.stream()
        .filter(asset -> asset.id().equals(name) && Asset.pays(asset))
        .findFirst()
        .orElseThrow(() -> at.error("one can pay with food, supply and men only"));
  }

  private static <T extends Named> T named(Json item, List<T> things) {
    String id = item.oneOf(things.stream().map(Named::id).toList());
    return things.stream().filter(thing -> thing.id().equals(id)).findFirst().orElseThrow();
  }

  private static int optional(Json line, String name, int most) {
    return line.find(name).map(number -> number.number(0, most)).orElse(0);
  }

  private static String source(Json line) {
    return line.get("source").oneOf(SOURCES);
  }
}
