package loggia.games.xiicentury.referee;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What is printed on a town sheet, as the rule list of this project has it.
final class Printed {
  private Printed() {}

  /// @param most a number, or the asset that bounds it
  record Asset(String id, String kind, String most, List<String> needs, String cost, int points) {}

  /// @param die the exact value it takes, or 0
  record Thing(
      String id,
      boolean person,
      int die,
      List<String> needs,
      Map<String, Integer> price,
      int points) {}

  record Place(String id, int food, int supply, boolean choose, List<Integer> least) {}

  static final Map<String, Asset> ASSETS = new LinkedHashMap<>();
  static final Map<String, Thing> THINGS = new LinkedHashMap<>();
  static final Map<String, Place> PLACES = new LinkedHashMap<>();

  private static final String ASSET_LINES =
      """
      population  | basic    | 10         |                       |          | 1
      food        | basic    | 30         | population 1          |          | 0
      supply      | basic    | 30         | population 1          |          | 0
      farms       | advanced | population |                       |          | 0
      men         | advanced | population | blacksmith            |          | 0
      knights     | advanced | men        | stables               |          | 0
      ale         | advanced | 10         | population 1, brewery |          | 2
      houses      | advanced | 10         | population 1, master-builder | supply 1 | 1
      monks       | special  | 2          | monastery             | food 2   | 2
      mercenaries | special  | 2          | men 5                 | food 2   | 2
      masons      | special  | 3          | population 8          | food 1   | 1
      bread       | special  | 3          | tavern                | food 3   | 5
      """;

  private static final String THING_LINES =
      """
      master-builder | person | 0 | population 4                       |                   | 1
      blacksmith     | person | 0 | population 4                       |                   | 1
      merchant       | person | 0 | population 8, houses 5, market     |                   | 8
      butcher        | person | 0 | houses 5, tavern                   | food 15           | 15
      prior          | person | 0 | population 6                       |                   | 4
      bishop         | person | 0 | population 10, monastery           |                   | 6
      army-chief     | person | 0 | men 10                             |                   | 3
      war-hero       | person | 0 | men 10, reputation 3               |                   | 7
      earl           | person | 0 | men 10, knights 7                  |                   | 15
      church         | work   | 0 | population 5, master-builder       | supply 5          | 5
      stables        | work   | 0 | farms 3                            | supply 2, food 4  | 3
      market         | work   | 0 | farms 5, population 7              | supply 10, food 6 | 5
      tavern         | work   | 0 | population 7                       | supply 1, food 9  | 10
      monastery      | work   | 0 | population 8, prior                | supply 9, food 9  | 10
      cathedral      | work   | 0 | monks 2, bishop, master-builder    | supply 25         | 20
      brewery        | work   | 0 | farms 9, men 5                     | supply 1, food 9  | 2
      walls          | work   | 0 |                                    | supply 6, men 3   | 6
      barbican       | work   | 0 |                                    | supply 10, men 5  | 8
      miller         | person | 2 | population 10, mill                |                   | 1
      sheriff        | person | 2 | population 10, men 5               |                   | 1
      witch          | person | 1 | population 10, bishop              |                   | 2
      jongleur       | person | 1 | population 10                      |                   | 0
      mill           | work   | 2 | farms 7                            | supply 4, food 1  | 1
      granary        | work   | 2 | population 10, food 9              | supply 4          | 5
      court          | work   | 1 | population 10                      | supply 6          | 1
      castle         | work   | 1 | men 10, tavern, master-builder     | supply 30         | 30
      """;

  private static final String PLACE_LINES =
      """
      grassland | 1 | 1 | one of them | 1 2 3 4 5 5 5 6 6 6
      farmland  | 2 | 0 | both        | 3 3 5 5 7 7 9 9 11 11
      quarry    | 0 | 2 | both        | 3 3 3 7 7 7 7 10 10 10
      forest    | 2 | 2 | one of them | 4 4 6 6 8 8 10 10 12 12
      """;

  static {
    for (var c : lines(ASSET_LINES)) {
      var asset =
          new Asset(
              c.get(0), c.get(1), c.get(2), list(c.get(3)), c.get(4), Integer.parseInt(c.get(5)));
      ASSETS.put(asset.id, asset);
    }
    for (var c : lines(THING_LINES)) {
      var price = new LinkedHashMap<String, Integer>();
      list(c.get(4)).forEach(each -> price.put(word(each), number(each)));
      boolean person = c.get(1).equals("person");
      int die = Integer.parseInt(c.get(2));
      int points = Integer.parseInt(c.get(5));
      THINGS.put(c.get(0), new Thing(c.get(0), person, die, list(c.get(3)), price, points));
    }
    for (var c : lines(PLACE_LINES)) {
      var least = new ArrayList<Integer>();
      Arrays.asList(c.get(4).split(" ", -1)).forEach(each -> least.add(Integer.parseInt(each)));
      boolean choose = c.get(3).startsWith("one");
      int food = Integer.parseInt(c.get(1));
      int supply = Integer.parseInt(c.get(2));
      PLACES.put(c.get(0), new Place(c.get(0), food, supply, choose, least));
    }
  }

  private static List<List<String>> lines(String text) {
    return text.lines()
        .map(line -> Arrays.stream(line.split("\\|", -1)).map(String::strip).toList())
        .toList();
  }

  private static List<String> list(String text) {
    return text.isEmpty() ? List.of() : List.of(text.split(", ", -1));
  }

  /// `food` of `food 9`.
  static String word(String need) {
    int space = need.indexOf(' ');
    return space < 0 ? need : need.substring(0, space);
  }

  /// 9 of `food 9`.
  static int number(String need) {
    return Integer.parseInt(need.substring(need.indexOf(' ') + 1));
  }
}
