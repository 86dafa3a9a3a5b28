package loggia.games.ironcentury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import loggia.kernel.Event;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

class SpecialsTest {
  @Test
  @Rule("IC-50")
  void a_special_goes_to_the_pile_when_it_has_resolved() {
    Table.at("seats 2; city 1 newton; hand 1 smugglers; city 2 cromwell; hand 2 milton")
        .play(1, "use smugglers")
        .pile()
        .passes(2)
        .pile("smugglers");
  }

  @Test
  @Rule({"IC-50", "IC-52"})
  void plague_makes_everybody_with_characters_discard_one_from_its_player_on() {
    Table.at(
            "seats 3; turn 2; city 1 newton huygens milton; city 2 cromwell kidd jean-bart; hand 2"
                + " plague; city 3 la-voisin tituba")
        .play(2, "use plague")
        .awaits(2)
        .play(2, "sacrifice jean-bart")
        .awaits(3)
        .offers(3, "sacrifice tituba")
        .play(3, "sacrifice tituba")
        .offers(1, "sacrifice huygens", "sacrifice milton")
        .play(1, "sacrifice huygens")
        .pile("jean-bart", "tituba", "huygens", "plague")
        .awaits(2);
  }

  @Test
  @Rule({"IC-50", "IC-52"})
  void plague_passes_over_a_player_who_has_only_a_protagonist() {
    Table.at("seats 3; city 1 newton; hand 1 plague; city 2 cromwell; city 3 la-voisin tituba")
        .play(1, "use plague")
        .awaits(3)
        .play(3, "sacrifice tituba")
        .awaits(1)
        .pile("tituba", "plague");
  }

  @Test
  @Rule("IC-52")
  void a_character_who_bears_an_object_is_a_choice_of_its_own_for_the_plague() {
    Table.at(
            "seats 2; city 1 newton; hand 1 plague; city 2 cromwell kidd jean-bart lolonnais"
                + " colours@jean-bart")
        .play(1, "use plague")
        .offers(2, "sacrifice kidd", "sacrifice jean-bart")
        .play(2, "sacrifice lolonnais")
        .city(2, "kidd", "jean-bart", "colours");
  }

  @Test
  @Rule("IC-50")
  void betrayal_takes_an_opponents_character_into_the_hand() {
    Table.at("seats 2; city 1 newton huygens; hand 1 betrayal; city 2 cromwell kidd")
        .offers(1, "end", "use betrayal on kidd")
        .play(1, "use betrayal on kidd")
        .hand(1, "kidd")
        .city(2);
  }

  @Test
  @Rule("IC-50")
  void exile_sends_a_character_of_any_city_back_to_its_player() {
    Table.at("seats 2; city 1 newton huygens; hand 1 exile*2; city 2 cromwell kidd")
        .play(1, "use exile on kidd")
        .resolves()
        .hand(2, "kidd")
        .play(1, "use exile on huygens")
        .resolves()
        .hand(1, "huygens");
  }

  @Test
  @Rule("IC-50")
  void cannonade_discards_a_bastion_and_robbery_an_object() {
    Table.at(
            "seats 2; city 1 newton academy; hand 1 cannonade robbery; city 2 henry-morgan sea-fort"
                + " colours@henry-morgan")
        .offers(
            1,
            "end",
            "use cannonade on academy",
            "use cannonade on sea-fort",
            "use robbery on colours")
        .play(1, "use cannonade on sea-fort")
        .resolves()
        .play(1, "use robbery on colours")
        .resolves()
        .city(2)
        .pile("sea-fort", "cannonade", "colours", "robbery");
  }

  @Test
  @Rule({"IC-50", "IC-52", "IC-70"})
  void a_spy_sees_a_hand_and_strikes_a_card() {
    var table =
        Table.at(
                "seats 3; city 1 newton; hand 1 spy; city 2 cromwell; hand 2 kidd attack*2; city 3"
                    + " la-voisin; hand 3 truce")
            .offers(1, "end", "use spy against 2", "use spy against 3")
            .play(1, "use spy against 2")
            .passes(2, 3)
            .awaits(1)
            .offers(1, "strike kidd", "strike attack");
    assertEquals(2, known(table, 1, 2));
    assertEquals(0, known(table, 3, 2));
    table.play(1, "strike attack").hand(2, "attack", "kidd").pile("attack", "spy");
    assertEquals(2, known(table, 1, 2));
    assertTrue(table.heard(1).stream().anyMatch(e -> e instanceof IronEvent.SawHand));
    assertTrue(table.heard(3).stream().noneMatch(e -> e instanceof IronEvent.SawHand));
  }

  private static int known(Table table, int viewer, int holder) {
    var view = (IronView) table.state().view(Table.seat(viewer));
    return view.cities().get(holder - 1).known().size();
  }

  @Test
  @Rule("IC-50")
  void smugglers_draw_three_cards() {
    var table = Table.at("seats 2; city 1 newton; hand 1 smugglers; city 2 cromwell");
    table.play(1, "use smugglers");
    assertEquals(3, table.handSize(1));
  }

  @Test
  @Rule("IC-50")
  void a_miracle_takes_a_character_from_the_pile() {
    Table.at(
            "seats 2; city 1 newton; hand 1 miracle; city 2 cromwell; pile kidd jean-bart tituba"
                + " attack")
        .offers(1, "end", "use miracle on kidd", "use miracle on tituba")
        .play(1, "use miracle on jean-bart")
        .hand(1, "jean-bart")
        .pile("kidd", "tituba", "attack", "miracle");
  }

  @Test
  @Rule("IC-50")
  void an_ambush_attacks_without_an_attack_card() {
    Table.at("seats 2; city 1 newton huygens; hand 1 ambush; city 2 cromwell kidd sea-fort milton")
        .offers(1, "end", "use ambush with scientists on milton")
        .play(1, "use ambush with scientists on milton")
        .city(2, "kidd", "sea-fort")
        .pile("milton", "ambush");
  }

  @Test
  @Rule({"IC-50", "IC-52"})
  void a_levy_makes_every_opponent_with_cards_discard_one_of_their_choice() {
    Table.at(
            "seats 4; city 1 newton; hand 1 levy; city 2 cromwell; hand 2 kidd attack*2; city 3"
                + " la-voisin; city 4 richelieu; hand 4 truce")
        .play(1, "use levy")
        .passes(2, 4)
        .awaits(2)
        .offers(2, "discard kidd", "discard attack")
        .play(2, "discard attack")
        .awaits(4)
        .play(4, "discard truce")
        .awaits(1)
        .pile("attack", "truce", "levy");
  }

  @Test
  @Rule("IC-50")
  void a_refuge_holds_until_the_next_turn_of_its_player_begins() {
    var table =
        Table.at(
                "seats 2; city 1 newton huygens kidd; hand 1 refuge; city 2 cromwell milton; hand 2"
                    + " attack*2")
            .play(1, "use refuge")
            .resolves()
            .play(1, "end")
            .passesOn()
            .play(2, "draw")
            .refuses(2, "attack reformed kidd", "IC-50");
    table.play(2, "end").passesOn().awaits(1);
    assertEquals(0, table.state().refuges);
    table.play(1, "draw").play(1, "end").passesOn().play(2, "draw");
    assertTrue(table.moves(2).contains("attack reformed kidd"));
  }

  @Test
  @Rule({"IC-50", "IC-52", "IC-70"})
  void a_telescope_shows_five_cards_of_which_two_are_kept() {
    var table =
        Table.at(
                "seats 2; city 1 newton telescope@newton; city 2 cromwell; deck kidd jean-bart"
                    + " tituba milton attack huygens; rest 2")
            .play(1, "use telescope")
            .passes(2)
            .awaits(1);
    assertEquals(5, ((IronView) table.state().view(Table.seat(1))).shown().size());
    assertEquals(0, ((IronView) table.state().view(Table.seat(2))).shown().size());
    table.play(1, table.moves(1).getFirst()).play(1, table.moves(1).getFirst());
    assertEquals(2, table.handSize(1));
    assertEquals(3 + 1, table.state().pile.size());
    table.awaits(1).offers(1, table.moves(1).toArray(new String[0]));
  }

  @Test
  @Rule("IC-50")
  void black_colours_take_a_random_card_from_each_opponents_hand() {
    var table =
        Table.at(
                "seats 3; city 1 henry-morgan colours@henry-morgan; city 2 cromwell; hand 2 kidd"
                    + " attack; city 3 la-voisin; hand 3 truce")
            .play(1, "use colours")
            .passes(2, 3)
            .pile("colours");
    assertEquals(2, table.handSize(1));
    assertEquals(1, table.handSize(2));
    assertEquals(0, table.handSize(3));
    assertTrue(table.heard(3).stream().anyMatch(e -> e instanceof IronEvent.StoleUnseen));
    List<IronEvent.Stole> stolen = stolen(table.heard(1));
    assertEquals(List.of(2, 3), stolen.stream().map(each -> each.from().number()).toList());
    assertEquals(List.of(stolen.get(0)), stolen(table.heard(2)));
    assertEquals(List.of(stolen.get(1)), stolen(table.heard(3)));
  }

  /// Who took and who lost a card know which one it was.
  private static List<IronEvent.Stole> stolen(List<Event> heard) {
    return heard.stream()
        .filter(IronEvent.Stole.class::isInstance)
        .map(IronEvent.Stole.class::cast)
        .toList();
  }

  @Test
  @Rule({"IC-50", "IC-32"})
  void a_used_object_lies_on_the_pile_as_soon_as_its_use_is_announced() {
    String start =
        "seats 2; city 1 newton telescope@newton; city 2 cromwell kidd; hand 2 edict; pile attack;"
            + " ";
    Table.at(start)
        .play(1, "use telescope")
        .pile("attack", "telescope")
        .play(2, "use edict")
        .pile("attack", "telescope", "edict");
    Table.under(1, start)
        .play(1, "use telescope")
        .pile("attack")
        .play(2, "use edict")
        .pile("attack", "telescope", "edict");
    var last =
        Table.at(
            "seats 2; run-outs 1; city 1 henry-morgan colours@henry-morgan; city 2 cromwell; rest"
                + " 2");
    assertEquals(1, last.play(1, "use colours").awaits(2).pile().deckSize());
  }

  @Test
  @Rule("IC-50")
  void a_reliquary_cancels_an_attack() {
    Table.at(
            "seats 2; city 1 newton huygens; hand 1 attack; city 2 richelieu kidd"
                + " reliquary@richelieu")
        .play(1, "attack scientists kidd")
        .play(2, "use reliquary")
        .resolves()
        .city(2, "kidd")
        .pile("attack", "reliquary");
  }
}
