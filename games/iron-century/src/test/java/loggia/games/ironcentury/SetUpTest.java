package loggia.games.ironcentury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeSet;
import loggia.kernel.Onlooker;
import loggia.kernel.Refusal;
import loggia.kernel.Setup;
import loggia.kernel.Viewer;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

class SetUpTest {
  private static final IronCentury GAME = new IronCentury();

  private static Table begin(int seats, Map<String, String> options, long seed) {
    var setup = Setup.of(GAME.manual(), seats, options, List.of(), seed);
    return Table.at(GAME.begin(setup));
  }

  @Test
  @Rule("IC-01")
  void two_to_five_can_play_and_there_are_five_cultures_of_eight_characters() {
    for (int seats = 2; seats <= 5; seats++) {
      assertEquals(seats, begin(seats, Map.of(), 1).state().seats());
    }
    assertThrows(Refusal.class, () -> begin(1, Map.of(), 1));
    assertThrows(Refusal.class, () -> begin(6, Map.of(), 1));
    assertEquals(5, Culture.values().length);
    var characters =
        GAME.manual().components().stream().filter(c -> c.kind().equals("character")).toList();
    for (Culture culture : Culture.values()) {
      assertEquals(
          8,
          characters.stream().filter(c -> culture.id().equals(c.facts().get("culture"))).count());
    }
  }

  @Test
  @Rule("IC-02")
  void each_player_in_turn_picks_from_the_protagonists_that_are_left() {
    var table = begin(3, Map.of("first", "2"), 7).awaits(2);
    assertEquals(6, table.moves(2).size());
    table.play(2, "pick newton").awaits(3).refuses(3, "pick newton", "IC-02");
    table.play(3, "pick galileo").awaits(1).play(1, "pick richelieu").awaits(2);
    assertEquals(
        "richelieu",
        table.state().view(Table.seat(2)) instanceof IronView v
            ? v.cities().getFirst().protagonist().getFirst().id()
            : "");
  }

  @Test
  @Rule("IC-02")
  void a_protagonist_is_shown_at_once_and_those_nobody_picks_leave_the_game() {
    var table = begin(2, Map.of("first", "1"), 7).play(1, "pick newton");
    for (Viewer viewer : List.of(Table.seat(1), Table.seat(2), Onlooker.SPECTATOR)) {
      assertEquals("newton", protagonist(table, viewer, 1));
    }
    table.play(2, "pick cromwell");
    assertEquals(List.of("newton", "cromwell"), protagonists(table));
    var everything = (IronView) table.state().view(Onlooker.ORACLE);
    assertEquals(
        97, everything.deck() + 12, "the Protagonists nobody picked are not among the cards");
    table
        .refuses(1, "pick galileo", "IC-12")
        .refuses(1, "discard galileo", "IC-12")
        .refuses(1, "put newton", "IC-12");
  }

  @Test
  @Rule("IC-02")
  void a_protagonist_stays_whatever_happens() {
    for (long seed = 0; seed < 20; seed++) {
      var random = new SplittableRandom(seed);
      var table = begin(3, Map.of(), seed);
      while (protagonists(table).size() < 3) {
        table.play(table.awaited(), any(table, random));
      }
      var picked = protagonists(table);
      while (!table.state().over()) {
        table.play(table.awaited(), any(table, random));
        assertEquals(picked, protagonists(table));
      }
    }
    Table.at(
            "seats 2; city 1 newton huygens; hand 1 attack ambush betrayal exile plague; city 2"
                + " cromwell")
        .refuses(1, "attack scientists cromwell", "IC-20")
        .refuses(1, "use ambush with scientists on cromwell", "IC-20")
        .refuses(1, "use betrayal on cromwell", "IC-41")
        .refuses(1, "use exile on newton", "IC-42")
        .play(1, "use plague")
        .resolves()
        .offers(1, "sacrifice huygens");
  }

  private static String any(Table table, SplittableRandom random) {
    var moves = table.moves(table.awaited());
    return moves.get(random.nextInt(moves.size()));
  }

  private static List<String> protagonists(Table table) {
    var view = (IronView) table.state().view(Onlooker.SPECTATOR);
    return view.cities().stream()
        .flatMap(city -> city.protagonist().stream())
        .map(IronView.Citizen::id)
        .toList();
  }

  private static String protagonist(Table table, Viewer viewer, int seat) {
    var view = (IronView) table.state().view(viewer);
    return view.cities().get(seat - 1).protagonist().getFirst().id();
  }

  @Test
  @Rule("IC-02")
  void the_italian_edition_has_fourteen_protagonists() {
    assertEquals(14, begin(2, Map.of("edition", "it", "first", "1"), 1).moves(1).size());
  }

  @Test
  void each_language_offers_its_own_edition_first() {
    assertEquals("en", GAME.texts("en").get("option.edition.offered"));
    assertEquals("it", GAME.texts("it").get("option.edition.offered"));
  }

  @Test
  @Rule("IC-03")
  void the_starting_player_is_named_or_random() {
    var starters = new TreeSet<Integer>();
    for (int seed = 0; seed < 60; seed++) {
      begin(4, Map.of("first", "3"), seed).awaits(3);
      starters.add(begin(4, Map.of(), seed).awaited());
    }
    assertEquals(List.of(1, 2, 3, 4), List.copyOf(starters));
  }

  @Test
  @Rule("IC-04")
  void everybody_draws_the_opening_hand_of_the_edition_from_one_deck() {
    var english = begin(2, Map.of("first", "1"), 5).play(1, "pick newton").play(2, "pick galileo");
    assertEquals(6, english.handSize(1));
    assertEquals(6, english.handSize(2));
    assertEquals(97 - 12, english.deckSize());
    var italian =
        begin(2, Map.of("first", "1", "edition", "it"), 5)
            .play(1, "pick newton")
            .play(2, "pick descartes");
    assertEquals(5, italian.handSize(1));
    assertEquals(136 - 10, italian.deckSize());
  }

  @Test
  @Rule("IC-04")
  void a_hand_has_no_limit() {
    var table =
        Table.at(
            "seats 2; step draw; hand 1 attack*20 truce*2 edict*2 spy*2; city 1 newton; city 2"
                + " cromwell");
    table.play(1, "draw");
    assertEquals(28, table.handSize(1));
  }
}
