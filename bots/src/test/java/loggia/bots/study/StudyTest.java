package loggia.bots.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import loggia.bots.arena.Seeds;
import loggia.bots.arena.Simulation;
import loggia.bots.chests.Chests;
import loggia.bots.registry.Bots;
import loggia.kernel.Setup;
import org.junit.jupiter.api.Test;

class StudyTest {
  private static Study study(int threads, String... names) {
    var contenders = Stream.of(names).map(Bots::parse).toList();
    var setup = Setup.of(Chests.GAME.manual(), names.length, 3);
    return Study.of(new Simulation<>(Chests.GAME, setup, contenders, 60), threads, () -> {});
  }

  private static StudyPage page(Study... studies) {
    var names = Stream.of(studies).map(_ -> "a <name>").toList();
    return new StudyPage("Chests", names, List.of(studies), Chests.GAME.texts("en"));
  }

  @Test
  void the_number_of_threads_changes_nothing() {
    assertEquals(
        page(study(1, "random", "greedy")).csv(), page(study(3, "random", "greedy")).csv());
  }

  @Test
  void who_used_a_component_and_who_did_not_make_up_all_victories() {
    Study study = study(2, "random", "random", "random");
    for (Usage usage : Usage.of(study)) {
      double with = usage.wins().share() * usage.seats();
      double without = usage.others().share() * (3 * usage.usable() - usage.seats());
      assertEquals(usage.usable(), with + without, 1e-6, usage.id());
    }
  }

  @Test
  void a_share_of_use_is_of_the_games_where_the_component_was_out_of_the_box() {
    Study study = study(2, "random", "random", "random");
    var usages = Usage.of(study);
    var ids = usages.stream().map(Usage::id).toList();
    assertEquals(List.of("chest-1", "chest-2", "chest-3", "chest-4", "crate", "safe"), ids);
    long even = IntStream.range(0, 60).filter(n -> Seeds.deal(3, n) % 2 == 0).count();
    Usage crate = usages.get(4);
    assertEquals(even, crate.usable());
    assertEquals(0, crate.games().share());
    assertEquals(1.0 / 3, crate.others().share(), 1e-6);
    assertEquals(60, usages.get(5).usable());
    assertEquals(60, usages.get(3).usable(), "not listed in the manual");
    assertFalse(page(study).html().contains("barrel"));
  }

  @Test
  void every_decision_with_a_choice_is_in_the_count_of_menus() {
    Study study = study(2, "random", "random");
    assertEquals(60 * 2 * 5, study.menus()[5]);
  }

  @Test
  void two_studies_stand_side_by_side_and_names_are_escaped() {
    Study study = study(1, "random", "random");
    String html = page(study, study).html();
    assertTrue(html.contains("a &lt;name&gt;"), html);
    assertFalse(html.contains("a <name>"), html);
    assertEquals(6, page(study, study).csv().size());
  }
}
