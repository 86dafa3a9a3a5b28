package loggia.games.ironcentury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import loggia.kernel.Attachment;
import loggia.kernel.Journal;
import loggia.kernel.Manual;
import loggia.kernel.Moves;
import loggia.kernel.Names;
import loggia.kernel.Onlooker;
import loggia.kernel.Refusal;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

/// Card sets of one's own: other names, other numbers of copies, other combinations of effects.
class CardSetTest {
  private static final IronCentury GAME = new IronCentury();
  private static final String STANDARD = CardSets.standardFile();

  private static Attachment file(String text) {
    return new Attachment("my-deck.json", text);
  }

  private static IronState begin(String text) {
    return begin(text, "en");
  }

  private static IronState begin(String text, String edition) {
    var file = file(text);
    var options = Map.of("deck", file.hash(), "first", "1", "edition", edition);
    return GAME.begin(Setup.of(GAME.manual(), 2, options, List.of(file), 3));
  }

  private static String problem(String text) {
    return problem(text, "en");
  }

  private static String problem(String text, String edition) {
    var refusal = assertThrows(Refusal.class, () -> begin(text, edition));
    return GAME.texts("en").say(refusal.reason(), Names.NUMBERS);
  }

  private static String changed(String from, String to) {
    assertTrue(STANDARD.contains(from), from);
    return STANDARD.replace(from, to);
  }

  @Test
  void the_standard_set_has_the_numbers_of_both_editions() {
    assertEquals(22, Layout.attacks(CardSets.standard(Edition.EN).allActions));
    assertEquals(20, Layout.specials(CardSets.standard(Edition.EN).allActions));
    assertEquals(42, Layout.attacks(CardSets.standard(Edition.IT).allActions));
    assertEquals(39, Layout.specials(CardSets.standard(Edition.IT).allActions));
    assertEquals(6, CardSets.standard(Edition.EN).protagonists.size());
    assertEquals(14, CardSets.standard(Edition.IT).protagonists.size());
  }

  private static List<String> inPlay(Map<String, String> options, Attachment... files) {
    var setup = Setup.of(GAME.manual(), 2, options, List.of(files), 3);
    return GAME.components(setup).stream().map(Manual.Component::id).toList();
  }

  @Test
  void the_other_edition_stays_in_the_box() {
    List<String> italian = inPlay(Map.of("edition", "it"));
    List<String> english = inPlay(Map.of("edition", "en"));
    assertEquals(8, italian.size() - english.size());
    assertTrue(italian.contains("urban-viii"));
    assertFalse(english.contains("urban-viii"));
  }

  @Test
  void a_special_without_copies_stays_in_the_box() {
    String text =
        changed("\"copies\": {\"en\": 1, \"it\": 3}", "\"copies\": {\"en\": 0, \"it\": 3}");
    var file = new Attachment("my-deck.json", text);
    List<String> ids = inPlay(Map.of("deck", file.hash()), file);
    assertTrue(ids.contains("truce"));
    assertFalse(ids.contains("plague"));
  }

  @Test
  @Rule("IC-50")
  void effects_can_be_combined_by_name() {
    String text = changed("\"effects\": [\"draw 3\"]", "\"effects\": [\"refuge\", \"draw 2\"]");
    var table =
        Table.at("seats 2; city 1 newton; hand 1 smugglers; city 2 cromwell", file(text))
            .play(1, "use smugglers");
    assertEquals(2, table.handSize(1));
    assertEquals(1, table.state().refuges);
  }

  @Test
  void a_card_can_have_another_id_and_name() {
    String text =
        changed("{\"id\": \"huygens\"", "{\"id\": \"hevelius\", \"name\": \"Johannes Hevelius\"");
    var table =
        Table.at("seats 2; city 1 newton; hand 1 hevelius; city 2 cromwell", file(text))
            .play(1, "put hevelius");
    var said = GAME.texts("it").say(table.heard(1).getLast(), Names.NUMBERS);
    assertTrue(said.contains("Johannes Hevelius"), said);
    Table.at("seats 2; city 1 newton; hand 1 huygens; city 2 cromwell")
        .refuses(1, "put hevelius", "table");
  }

  @Test
  void a_state_of_a_card_set_reads_back_and_is_no_state_of_another() {
    String text = changed("[\"draw 3\"]", "[\"draw 4\"]");
    IronState begun = begin(text);
    assertEquals(begun, GAME.position(begun.text(), List.of(file(text))));
    assertTrue(begun.text().contains("set sha256:"));
    var refusal = assertThrows(Refusal.class, () -> GAME.position("set sha256:unknown; seats 2"));
    assertTrue(GAME.texts("en").say(refusal.reason(), Names.NUMBERS).contains("is missing"));
  }

  @Test
  void errors_name_file_line_and_field() {
    String wrong = problem(changed("[\"draw 3\"]", "[\"draw three\"]"));
    assertTrue(wrong.contains("my-deck.json, line 89, specials[8].effects[0]"), wrong);
    assertTrue(wrong.contains("write it as draw 3"), wrong);
  }

  @Test
  void numbers_must_be_those_of_the_edition() {
    assertTrue(
        problem(changed("\"copies\": {\"en\": 22", "\"copies\": {\"en\": 23"))
            .contains("edition en has 22 Attack cards"));
    assertTrue(
        problem(
                changed(
                    "{\"id\": \"truce\", \"copies\": {\"en\": 2",
                    "{\"id\": \"truce\", \"copies\": {\"en\": 3"))
            .contains("edition en has 20 Specials, but the copies here are 21"));
    assertTrue(
        problem(
                changed(
                    "{\"id\": \"huygens\", \"culture\": \"scientists\"",
                    "{\"id\": \"huygens\", \"culture\": \"pirates\""))
            .contains("has exactly 8 of these for"));
    assertTrue(
        problem(changed("{\"en\": 22, \"it\": 42}", "{\"en\": 22, \"it\": 41}"), "it")
            .contains("81 Attack cards and Specials together, but here are 41 and 39"));
    assertTrue(
        problem(
                changed(
                    "\"richelieu\", \"culture\": \"catholics\"",
                    "\"richelieu\", \"culture\": \"scientists\""))
            .contains("6 Protagonists, one or two of each Culture"));
  }

  @Test
  void unknown_effects_fields_and_doubled_ids_are_refused() {
    assertTrue(
        problem(changed("[\"refuge\"]", "[\"win\"]")).contains("there is no effect \"win\""));
    assertTrue(
        problem(changed("\"id\": \"hooke\"", "\"id\": \"boyle\"")).contains("is there twice"));
    assertTrue(
        problem(changed("\"id\": \"hooke\"", "\"code\": \"x\", \"id\": \"hooke\""))
            .contains("there is no such field"));
    assertTrue(
        problem(changed("[\"return-to-hand\"]", "[\"return-to-hand\", \"discard-bastion\"]"))
            .contains("only one effect that needs one"));
    assertTrue(
        problem(changed("[\"rescue-character\"]", "[\"rescue-character\", \"take-character\"]"))
            .contains("only one effect that needs one"));
  }

  @Test
  void what_an_edition_does_not_print_is_open() {
    String split =
        changed("\"copies\": {\"en\": 22, \"it\": 42}", "\"copies\": {\"en\": 22, \"it\": 81}")
            .replaceAll("\"it\": 3\\}", "\"it\": 0}");
    IronState attacks = begin(split, "it");
    assertEquals(81, Layout.attacks(attacks.set().allActions));
    assertEquals(0, Layout.specials(attacks.set().allActions));
    String two =
        changed("\"newton\", \"culture\": \"scientists\"", "\"newton\", \"culture\": \"reformed\"");
    assertEquals(6, begin(two, "en").moves(Seat.ONE).size());
    assertEquals(14, begin(two, "it").moves(Seat.ONE).size());
  }

  private static final String TWO_RESCUERS =
      STANDARD.replace("[\"take-random-card\"]", "[\"rescue-character\"]");

  private static final String FALLING =
      "seats 3; city 1 newton huygens; hand 1 attack; city 2 cromwell kidd; city 3 la-voisin; ";

  @Test
  @Rule("IC-51")
  void an_object_that_rescues_need_not_be_in_play_for_another_to_rescue() {
    Table.at(FALLING + "city 3 henry-every colours@henry-every", file(TWO_RESCUERS))
        .play(1, "attack scientists kidd")
        .awaits(3)
        .play(3, "use colours")
        .city(3, "henry-every", "kidd");
  }

  @Test
  @Rule("IC-51")
  void of_several_who_could_rescue_each_is_asked_clockwise_and_again_after_a_cancelled_rescue() {
    String both = FALLING + "city 2 tituba amulet@tituba; city 3 henry-every colours@henry-every; ";
    Table.at(both, file(TWO_RESCUERS))
        .play(1, "attack scientists kidd")
        .passes(2)
        .play(3, "use colours")
        .city(3, "henry-every", "kidd")
        .awaits(1);
    Table.at(both + "hand 1 edict", file(TWO_RESCUERS))
        .play(1, "attack scientists kidd")
        .passes(1)
        .play(2, "use amulet")
        .play(1, "use edict")
        .pile("attack", "kidd", "amulet", "edict")
        .awaits(3)
        .play(3, "use colours")
        .city(3, "henry-every", "kidd");
    Table.at(both, file(TWO_RESCUERS))
        .play(1, "attack scientists kidd")
        .play(2, "use amulet")
        .city(2, "tituba", "kidd")
        .awaits(1);
  }

  @Test
  @Rule({"IC-51", "IC-41"})
  void where_specials_can_rescue_everybody_with_cards_is_asked_but_who_discarded() {
    String deck = STANDARD.replace("[\"refuge\"]", "[\"rescue-character\", \"draw 1\"]");
    var table =
        Table.at(FALLING + "hand 1 refuge; hand 2 milton; hand 3 truce*2", file(deck))
            .play(1, "attack scientists kidd")
            .passes(2, 3, 1)
            .awaits(2)
            .offers(2, "pass")
            .play(2, "pass")
            .awaits(3)
            .offers(3, "pass")
            .play(3, "pass")
            .awaits(1)
            .refuses(1, "use refuge", "IC-41");
    table.pile("attack", "kidd");
    var rescued =
        Table.at(FALLING + "hand 3 refuge", file(deck))
            .play(1, "attack scientists kidd")
            .passes(3)
            .play(3, "use refuge")
            .resolves()
            .city(3, "kidd")
            .pile("attack", "refuge");
    assertEquals(1, rescued.handSize(3));
  }

  /// Files that differ in nothing that counts: each is a set of its own.
  private static int copies;

  @Test
  void a_copy_of_the_standard_set_plays_like_the_standard_set() {
    for (Edition edition : Edition.values()) {
      for (int seed = 0; seed < 4; seed++) {
        copies++;
        var copy = file(STANDARD + " ".repeat(copies));
        String word = edition.name().toLowerCase(Locale.ROOT);
        var usual = Map.of("edition", word);
        var own = Map.of("edition", word, "deck", copy.hash());
        int seats = 2 + seed;
        playAlike(
            GAME.begin(Setup.of(GAME.manual(), seats, usual, List.of(), seed)),
            GAME.begin(Setup.of(GAME.manual(), seats, own, List.of(copy), seed)),
            new SplittableRandom(seed));
      }
    }
  }

  private static void playAlike(IronState standard, IronState copy, SplittableRandom random) {
    IronState one = standard;
    IronState other = copy;
    while (!one.over()) {
      assertEquals(one.awaited(), other.awaited());
      assertEquals(one.view(Onlooker.ORACLE), other.view(Onlooker.ORACLE));
      Seat seat = one.awaited().first();
      List<String> moves = texts(one.moves(seat));
      assertEquals(moves, texts(other.moves(seat)));
      int chosen = random.nextInt(moves.size());
      one = one.play(seat, one.moves(seat).get(chosen), Journal.NONE);
      other = other.play(seat, other.moves(seat).get(chosen), Journal.NONE);
    }
    assertTrue(other.over());
    assertEquals(one.result(), other.result());
  }

  private static List<String> texts(Moves<IronMove> moves) {
    var texts = new ArrayList<String>();
    moves.forEach(move -> texts.add(move.text()));
    return texts;
  }
}
