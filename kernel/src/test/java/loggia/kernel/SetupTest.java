package loggia.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SetupTest {
  private static final Manual MANUAL =
      new Manual(
          "chess",
          1,
          2,
          4,
          100,
          List.of(
              new Option.Choice("board", List.of("small", "large"), "small"),
              Option.Choice.flag("teams", false, 4, 4),
              new Option.SeatChoice("first"),
              new Option.File("pieces")),
          List.of(),
          List.of());

  private static String problem(int seats, Map<String, String> chosen) {
    var refusal = assertThrows(Refusal.class, () -> Setup.of(MANUAL, seats, chosen, List.of(), 1));
    return String.valueOf(refusal.getMessage());
  }

  @Test
  void what_is_not_chosen_is_as_usual() {
    var setup = Setup.of(MANUAL, 3, 7);
    assertEquals(List.of("board", "teams", "first", "pieces"), setup.keys());
    assertEquals(setup.keys(), List.copyOf(setup.values().keySet()));
    assertEquals("small", setup.value("board"));
    assertEquals(false, setup.flag("teams"));
    assertEquals(Optional.empty(), setup.seat("first"));
    assertEquals(Optional.empty(), setup.file("pieces"));
    assertEquals(7, setup.seed());
    assertEquals(8, setup.withSeed(8).seed());
  }

  @Test
  void a_seat_option_names_a_seat_of_the_table() {
    var setup = Setup.of(MANUAL, 3, Map.of("first", "3"), List.of(), 1);
    assertEquals(Optional.of(Seat.THREE), setup.seat("first"));
    assertEquals(
        "Option 'first' cannot be '3'; it can be: random, 1, 2.", problem(2, Map.of("first", "3")));
  }

  @Test
  void a_file_option_needs_the_file_with_its_hash() {
    var file = new Attachment("my.json", "{}");
    var setup = Setup.of(MANUAL, 2, Map.of("pieces", file.hash()), List.of(file), 1);
    assertEquals(Optional.of(file), setup.file("pieces"));
    assertEquals(List.of(file), setup.files());
    assertEquals(
        "The file for 'pieces' with the hash sha256:00 is needed.",
        problem(2, Map.of("pieces", "sha256:00")));
  }

  @Test
  void a_hash_is_that_of_the_text() {
    assertEquals(
        "sha256:2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824",
        new Attachment("a", "hello").hash());
  }

  @Test
  void what_does_not_fit_is_named_with_what_would() {
    assertEquals("5 seats do not fit: this game is for 2 to 4.", problem(5, Map.of()));
    assertEquals(
        "There is no option 'bord'; there are: board, teams, first, pieces.",
        problem(2, Map.of("bord", "small")));
    assertEquals(
        "Option 'board' cannot be 'huge'; it can be: small, large.",
        problem(2, Map.of("board", "huge")));
    assertEquals(
        "Option 'teams' cannot be 'true' with 2 seats.", problem(2, Map.of("teams", "true")));
  }

  @Test
  void an_option_that_does_not_exist_cannot_be_asked_for() {
    assertThrows(IllegalArgumentException.class, () -> Setup.of(MANUAL, 2, 1).value("bord"));
  }
}
