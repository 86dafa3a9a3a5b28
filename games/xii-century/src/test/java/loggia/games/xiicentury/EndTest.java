package loggia.games.xiicentury;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import loggia.kernel.Result;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EndTest {
  private static Result end(String towns) {
    return Table.at("round 10 phase over " + towns).state().result();
  }

  @Test
  @Rule("XII-70")
  void the_score_is_counted_line_by_line() {
    Result result =
        end(
            "town pop 9 food 30 ale 2 houses 4 monks 1 mercenaries 1 masons 3 bread 2 reputation 5"
                + " butcher church castle b town");
    Map<String, Integer> lines =
        result.standings().getFirst().lines().stream()
            .collect(Collectors.toMap(Result.Line::key, Result.Line::points));
    Map<String, Integer> expected =
        Map.ofEntries(
            Map.entry("population", 9),
            Map.entry("ale", 4),
            Map.entry("houses", 4),
            Map.entry("monks", 2),
            Map.entry("mercenaries", 2),
            Map.entry("masons", 3),
            Map.entry("bread", 10),
            Map.entry("butcher", 15),
            Map.entry("church", 5),
            Map.entry("castle", 30),
            Map.entry("castle-houses", 4),
            Map.entry("reputation", 8));
    assertEquals(expected, lines);
    assertEquals(96, result.standings().getFirst().score());
    assertEquals(0, result.standings().get(1).score());
    assertEquals("victory 1:96 2:0", result.text());
  }

  @Test
  @Rule("XII-70")
  void the_quick_score_and_the_lines_agree_for_every_feature() {
    Sheet sheet = Printing.NOW.sheet();
    Town town = Town.NEW;
    int sum = 0;
    for (Feature feature : Feature.ALL) {
      town = town.with(feature);
      sum += sheet.line(feature).vp();
      assertEquals(sum, Scoring.score(sheet, town), feature.id());
      assertEquals(sum, Scoring.lines(sheet, town).stream().mapToInt(Result.Line::points).sum());
    }
    assertEquals(170, sum);
    Town castle = Town.NEW.with(Asset.HOUSES, 4).with(Feature.CASTLE, Perk.B);
    assertEquals(30 + 4 + 4, Scoring.score(sheet, castle));
  }

  @Test
  @Rule("XII-71")
  void a_tie_goes_to_the_higher_pow_with_walls_and_without_dice() {
    Result result = end("town pop 6 men 5 town walls town pop 3");
    assertEquals("tie-break 2:6 1:6 3:3", result.text());
    assertEquals(List.of(new Result.Line("pow", 10)), result.standings().get(1).tieBreaks());
  }

  @Test
  @Rule("XII-71")
  void who_ties_in_pow_too_shares_the_victory() {
    Result result = end("town pop 6 men 2 town pop 6 men 2 town pop 6 men 1");
    assertEquals("shared-victory 1:6 1:6 3:6", result.text());
  }

  @ParameterizedTest
  @Rule("XII-80")
  @CsvSource(
      delimiter = '|',
      value = {
        "merchant|town pop 10 food 20 supply 20 merchant market tavern butcher castle a prior|met",
        "merchant|town pop 10 food 19 supply 20 merchant market tavern butcher castle a"
            + " prior|missed",
        "merchant|town pop 10 food 20 supply 19 merchant market tavern butcher castle a"
            + " prior|missed",
        "merchant|town pop 10 food 20 supply 20 market tavern butcher castle a prior bishop"
            + " church|missed",
        "merchant|town pop 10 food 30 supply 30 merchant market tavern butcher castle a prior|met",
        "merchant|town pop 10 food 20 supply 20 merchant market tavern|missed",
        "miller|town pop 10 food 10 farms 10 bread 3 miller a mill b butcher castle a church"
            + " prior|met",
        "miller|town pop 10 food 10 farms 10 bread 2 miller a mill b butcher castle a"
            + " tavern|missed",
        "miller|town pop 10 food 10 farms 9 bread 3 miller a mill b butcher castle a church"
            + " prior|missed",
        "miller|town pop 10 food 10 farms 10 bread 3 miller a mill b|missed",
        "cathedral|town pop 10 food 10 houses 10 monks 2 cathedral monastery bishop castle a|met",
        "cathedral|town pop 10 food 9 houses 10 monks 2 cathedral monastery bishop castle a"
            + " prior|missed",
        "cathedral|town pop 10 food 10 houses 9 monks 2 cathedral monastery bishop castle a"
            + " prior|missed",
        "cathedral|town pop 10 food 10 houses 10 monks 2 monastery bishop castle a earl"
            + " prior|missed",
        "castle|town houses 10 walls barbican castle a|met",
        "castle|town houses 10 walls castle a prior|missed",
        "castle|town houses 9 walls barbican castle a|missed",
      })
  void an_objective_is_won_by_meeting_it_at_the_end(String objective, String town, String ending) {
    Result result = end("objective " + objective + " " + town);
    assertEquals("objective-" + ending, result.ending(), result.text());
    double outlook =
        Table.at("round 10 phase over objective " + objective + " " + town).state().outlook()[0];
    assertEquals(ending.equals("met") ? 1 : 0, outlook);
  }

  @ParameterizedTest
  @Rule({"XII-11", "XII-81"})
  @CsvSource({
    "very-easy,99,below", "very-easy,100,within", "very-easy,110,within", "very-easy,111,above",
    "easy,89,below", "easy,90,within", "easy,100,within", "easy,101,above",
    "normal,69,below", "normal,70,within", "normal,90,within", "normal,91,above",
    "hard,49,below", "hard,50,within", "hard,70,within", "hard,71,above",
    "very-hard,39,below", "very-hard,40,within", "very-hard,60,within", "very-hard,61,above",
    "forget-about-it,30,below", "forget-about-it,31,above",
  })
  void arcade_tells_which_range_the_score_reached(String difficulty, int score, String range) {
    // Features of 30, 20, 15, 15 and 10 points, ale and population for the rest.
    var features = new StringBuilder();
    int left = score;
    for (String feature : List.of("castle a", "cathedral", "butcher", "earl", "monastery")) {
      int vp =
          switch (feature) {
            case "castle a" -> 30;
            case "cathedral" -> 20;
            case "butcher", "earl" -> 15;
            default -> 10;
          };
      if (left >= vp) {
        features.append(' ').append(feature);
        left -= vp;
      }
    }
    int ale = Math.min(10, left / 2);
    int population = left - 2 * ale;
    String town = "town pop " + population + " ale " + ale + features;
    Result result = end("difficulty " + difficulty + " " + town);
    assertEquals(score, result.standings().getFirst().score());
    assertEquals(range + "-range", result.ending());
  }
}
