package loggia.bots.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import loggia.bots.arena.Seeds;
import loggia.bots.chests.Chests;
import loggia.bots.registry.Bots;
import loggia.bots.series.ComponentCounts;
import loggia.bots.series.Histogram;
import loggia.bots.series.ResultFile;
import loggia.bots.series.Series;
import loggia.bots.series.SeriesHeader;
import loggia.bots.series.SeriesRun;
import loggia.bots.series.Shard;
import loggia.bots.series.Variant;
import loggia.kernel.Setup;
import org.junit.jupiter.api.Test;

class StudyTest {
  private static final int GAMES = 60;

  private static Variant variant(String name, int seats, String pay) {
    return new Variant(
        name, Setup.of(Chests.GAME.manual(), seats, Map.of("pay", pay), List.of(), 3));
  }

  private static StudyReport study(List<Variant> variants, String... names) {
    var contenders = Stream.of(names).map(Bots::parse).toList();
    var series = new Series<>(Chests.GAME, variants, contenders, GAMES, true);
    var header = SeriesHeader.of(series, "1.1", Optional.empty(), "2026-11-16");
    var result = new ResultFile(header, Shard.WHOLE, SeriesRun.whole(series).play(2));
    return StudyReport.of(result, Chests.GAME, "en");
  }

  private static StudyReport study(String... names) {
    return study(List.of(variant("", names.length, "3")), names);
  }

  private static List<Usage> usages(StudyReport report) {
    return Usage.of(Chests.GAME.manual(), report.variant(0));
  }

  @Test
  void who_used_a_component_and_who_did_not_make_up_all_victories() {
    for (Usage usage : usages(study("random", "random", "random"))) {
      double with = usage.wins().share() * usage.seats();
      double without = usage.others().share() * (3 * usage.usable() - usage.seats());
      assertEquals((double) usage.usable(), with + without, 1e-6, usage.id());
    }
  }

  @Test
  void a_share_of_use_is_of_the_games_where_the_component_was_out_of_the_box() {
    StudyReport report = study("random", "random", "random");
    var usages = usages(report);
    var ids = usages.stream().map(Usage::id).toList();
    assertEquals(List.of("chest-1", "chest-2", "chest-3", "chest-4", "crate", "safe"), ids);
    long even = IntStream.range(0, GAMES).filter(n -> Seeds.deal(3, n) % 2 == 0).count();
    Usage crate = usages.get(4);
    assertEquals(even, crate.usable());
    assertEquals(0, crate.games().share());
    assertEquals(1.0 / 3, crate.others().share(), 1e-6);
    assertEquals(GAMES, usages.get(5).usable());
    assertEquals(GAMES, usages.get(3).usable(), "not listed in the manual");
    assertFalse(new StudyPage(report).html().contains("barrel"));
  }

  @Test
  void every_decision_with_a_choice_is_in_the_count_of_choices() {
    var choices = study("random", "random").variant(0).choices().counts();
    assertEquals(Map.of(5, (long) GAMES * 2 * 5), choices);
  }

  @Test
  void variants_stand_side_by_side_and_names_are_escaped() {
    var variants = List.of(variant("a <name>", 2, "2"), variant("another", 2, "9"));
    StudyReport report = study(variants, "random", "random");
    String html = new StudyPage(report).html();
    assertTrue(html.contains("a &lt;name&gt;"), html);
    assertFalse(html.contains("a <name>"), html);
    assertTrue(html.contains("Differences"), html);
    assertTrue(html.contains(">Seat 1</text>"), html);
    assertTrue(html.contains(">safe</text>"), "a plot names the component alone: " + html);
    assertTrue(new StudyTables(report).files().containsKey("differences.csv"));
  }

  @Test
  void what_only_leaders_can_afford_is_compared_among_leaders() {
    // in both classes using it changes nothing; most users are leaders
    var counts = counts(new long[] {10, 90}, new long[] {90, 10});
    Effect effect = Effect.of(counts).orElseThrow();
    assertEquals(0, effect.value(), 1e-9);
    assertTrue(effect.low() < 0 && effect.high() > 0);
  }

  /// Of the first class every fifth wins, of the second four of five.
  private static ComponentCounts counts(long[] used, long[] unused) {
    var arrays = new ArrayList<long[]>();
    for (long[] seats : List.of(used, unused)) {
      long[] all = new long[ComponentCounts.STRATA];
      long[] parts = new long[ComponentCounts.STRATA];
      all[2] = seats[0];
      parts[2] = seats[0] * 840 / 5;
      all[7] = seats[1];
      parts[7] = seats[1] * 840 * 4 / 5;
      arrays.add(all);
      arrays.add(parts);
    }
    return new ComponentCounts(
        new long[4], arrays.get(0), arrays.get(1), arrays.get(2), arrays.get(3), Map.of());
  }

  @Test
  void a_sweep_tells_what_each_number_does_and_what_two_do_together() {
    var variants =
        List.of(
            variant("a.x=1, b.y=1", 2, "2"),
            variant("a.x=1, b.y=2", 2, "2"),
            variant("a.x=2, b.y=1", 2, "9"),
            variant("a.x=2, b.y=2", 2, "9"));
    StudyReport report = study(variants, "greedy", "greedy");
    var factors = new Factors(report);
    assertTrue(factors.swept());
    double[] from = factors.weights(Map.of("a.x", "1"));
    double[] to = factors.weights(Map.of("a.x", "2"));
    Difference score = Difference.of(report, "score 1", from, to);
    assertTrue(score.value() > 5 && score.z() > 3.29, score.toString());
    double[] one = factors.weights(Map.of("b.y", "1"));
    double[] two = factors.weights(Map.of("b.y", "2"));
    assertEquals(0, Difference.of(report, "score 1", one, two).value(), 1e-9);
    String html = new StudyPage(report).html();
    assertTrue(html.contains("a.x: 2 instead of 1"), html);
    assertTrue(html.contains("a.x=2 together with b.y=2, beyond both alone"), html);
  }

  @Test
  void the_summary_of_a_sweep_is_what_the_numbers_do() {
    var variants = List.of(variant("a.x=1", 2, "2"), variant("a.x=2", 2, "9"));
    List<String> findings = Findings.of(study(variants, "greedy", "greedy"));
    assertEquals(1, findings.size(), findings.toString());
    assertTrue(
        findings.getFirst().startsWith("With a.x: 2 instead of 1: certain are "),
        findings.toString());
  }

  @Test
  void whatever_a_file_says_differently_is_named() {
    String first =
        """
        {"start": {"coins": 7}, "cards": [{"id": "levy", "effects": ["discard"], "source": "a"}, {"id": "old"}]}
        """;
    String second =
        """
        {"start": {"coins": 8}, "cards": [{"id": "levy", "effects": ["draw 6"], "source": "b"}, {"id": "new"}]}
        """;
    var changes =
        Changes.between(first, second, field -> field.toUpperCase(Locale.ROOT)).stream()
            .map(change -> change.id() + " " + change.what())
            .toList();
    assertEquals(
        List.of(
            "start has COINS 8 instead of 7",
            "levy has EFFECTS draw 6 instead of discard",
            "old is not there any more",
            "new is new"),
        changes);
  }

  @Test
  void how_often_the_stronger_bot_wins_is_told_beside_luck() {
    List<String> findings = Findings.of(study("random", "greedy", "random"));
    assertTrue(
        findings
            .getFirst()
            .matches("Skill against luck: greedy, .*luck alone would give it 33.3%."),
        findings.toString());
  }

  @Test
  void a_bar_stands_over_its_value_on_the_axis_and_so_does_the_mean() {
    Histogram histogram = study("random", "random").variant(0).choices();
    assertEquals(5, histogram.mean());
    var classes = Charts.Classes.of(List.of(histogram));
    String svg = Charts.histogram("", "choices", histogram, classes, 1);
    String five = svg.substring(0, svg.indexOf(">5</text>"));
    double mark = number(five.substring(five.lastIndexOf("<text")), " x='");
    double bar = number(svg, "class='bar' x='");
    double gap = 0.6;
    assertEquals(mark, bar + (number(svg, "' width='") + gap) / 2, 0.1, svg);
    assertEquals(mark, number(svg, "class='fair' x1='"), 0.1, svg);
  }

  private static double number(String svg, String before) {
    String rest = svg.substring(svg.indexOf(before) + before.length());
    return Double.parseDouble(rest.substring(0, rest.indexOf('\'')));
  }
}
