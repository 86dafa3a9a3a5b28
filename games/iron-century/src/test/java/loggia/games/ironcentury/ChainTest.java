package loggia.games.ironcentury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

class ChainTest {
  private static final String ATTACK =
      "seats 4; city 1 newton huygens; hand 1 attack levy; city 2 cromwell kidd; hand 2 truce;"
          + " city 3 la-voisin; hand 3 edict; city 4 richelieu; hand 4 edict; ";

  @Test
  @Rule("IC-40")
  void in_their_action_step_players_use_specials_whenever_they_could_do_something_else() {
    Table.at("seats 2; city 1 newton; hand 1 smugglers refuge kidd jean-bart; city 2 cromwell")
        .play(1, "use refuge")
        .passes(1)
        .play(1, "put kidd")
        .play(1, "use smugglers")
        .resolves()
        .play(1, "put jean-bart")
        .awaits(1);
  }

  @Test
  @Rule("IC-40")
  void in_their_draw_step_players_use_specials_and_powers_before_drawing() {
    var table =
        Table.at(
                "seats 2; step draw; city 1 newton telescope@newton; hand 1 smugglers truce; city 2"
                    + " cromwell")
            .offers(
                1, "draw", "discard smugglers", "discard truce", "use smugglers", "use telescope")
            .play(1, "use smugglers")
            .resolves();
    assertEquals(1 + 3, table.handSize(1));
    table.awaits(1).play(1, "use telescope").resolves();
    table.play(1, table.moves(1).getFirst()).play(1, table.moves(1).getFirst());
    table.play(1, "draw");
    assertEquals(4 + 2 + 2, table.handSize(1));
    Table.at("seats 2; step draw; city 1 newton telescope@newton; city 2 cromwell")
        .offers(1, "draw", "use telescope");
  }

  @Test
  @Rule({"IC-40", "IC-11"})
  void whoever_uses_a_card_after_discarding_has_discarded_all_of_it() {
    var table =
        Table.at("seats 2; step draw; city 1 newton; hand 1 smugglers attack*2; city 2 cromwell")
            .play(1, "discard attack", "use smugglers")
            .resolves()
            .refuses(1, "discard attack", "IC-11")
            .offers(1, "draw")
            .play(1, "draw");
    assertEquals(1 + 3 + 1 + 2, table.handSize(1));
    table.refuses(1, "discard attack", "IC-12");
  }

  @Test
  @Rule({"IC-40", "IC-21"})
  void everybody_is_asked_clockwise_and_the_one_who_acted_last() {
    Table.at(ATTACK).play(1, "attack scientists kidd").passes(2, 3, 4, 1).city(2);
  }

  @Test
  @Rule({"IC-40", "IC-50"})
  void an_edict_on_an_edict_on_a_truce_on_an_attack_lets_the_truce_stand() {
    Table.at(ATTACK)
        .play(1, "attack scientists kidd")
        .play(2, "use truce")
        .play(3, "use edict")
        .play(4, "use edict")
        .pile("attack")
        .passes(1)
        .pile("attack", "edict", "edict")
        .passes(1)
        .city(2, "kidd")
        .pile("attack", "edict", "edict", "truce")
        .awaits(1);
  }

  @Test
  @Rule({"IC-40", "IC-50"})
  void an_edict_on_a_truce_lets_the_attack_through() {
    Table.at(ATTACK)
        .play(1, "attack scientists kidd")
        .play(2, "use truce")
        .play(3, "use edict")
        .passes(4, 1)
        .awaits(4)
        .passes(4, 1)
        .city(2)
        .pile("attack", "edict", "truce", "kidd");
  }

  @Test
  @Rule("IC-40")
  void after_an_answer_is_settled_everybody_is_asked_again_from_the_first_on() {
    Table.at(ATTACK.replace("hand 2 truce", "hand 2 truce*2"))
        .play(1, "attack scientists kidd")
        .play(2, "use truce")
        .play(3, "use edict")
        .passes(4, 1, 2)
        .pile("attack", "truce", "edict")
        .awaits(2)
        .play(2, "use truce")
        .passes(4, 1)
        .city(2, "kidd")
        .pile("attack", "truce", "truce", "edict")
        .awaits(1);
  }

  @Test
  @Rule("IC-40")
  void a_truce_that_was_only_just_drawn_still_saves_a_character() {
    var table =
        Table.at(
                "seats 2; city 1 newton huygens; hand 1 attack; city 2 cromwell kidd; hand 2"
                    + " smugglers; deck truce attack milton; rest 1")
            .play(1, "attack scientists kidd")
            .play(2, "use smugglers")
            .passes(1);
    assertEquals(3, table.handSize(2));
    table.awaits(2).play(2, "use truce").resolves().city(2, "kidd");
  }

  @Test
  @Rule("IC-40")
  void all_have_to_pass_one_after_another_before_anything_resolves() {
    Table.at(ATTACK.replace("hand 3 edict", "hand 3 edict smugglers"))
        .play(1, "attack scientists kidd")
        .passes(2)
        .play(3, "use smugglers")
        .passes(4, 1, 2, 3)
        .city(2, "kidd")
        .passes(2, 3, 4, 1)
        .city(2);
  }

  @Test
  @Rule("IC-40")
  void at_the_end_of_a_turn_everybody_is_asked_until_all_pass_one_after_another() {
    Table.at(
            "seats 3; city 1 newton; hand 1 truce; city 2 cromwell; hand 2 smugglers; city 3"
                + " la-voisin; hand 3 truce")
        .play(1, "end")
        .passes(1)
        .play(2, "use smugglers")
        .passes(3, 1)
        .pile("smugglers")
        .passes(3, 1, 2)
        .awaits(2)
        .play(2, "draw");
  }

  @Test
  @Rule("IC-41")
  void whoever_holds_cards_is_asked_and_who_has_nothing_usable_can_only_pass() {
    Table.at(
            "seats 4; city 1 newton huygens; hand 1 attack; city 2 cromwell kidd; hand 2 milton;"
                + " city 3 la-voisin; city 4 richelieu reliquary@richelieu")
        .play(1, "attack scientists kidd")
        .awaits(2)
        .offers(2, "pass")
        .play(2, "pass")
        .awaits(4)
        .offers(4, "pass", "use reliquary");
  }

  @Test
  @Rule("IC-41")
  void an_object_whose_power_does_not_fit_the_moment_gives_no_right_to_be_asked() {
    Table.at("seats 2; city 1 newton; hand 1 refuge; city 2 richelieu reliquary@richelieu")
        .play(1, "use refuge")
        .awaits(1);
    assertTrue(
        Table.at("seats 2; city 1 newton; hand 1 refuge; city 2 cromwell tract@cromwell")
            .play(1, "use refuge")
            .awaits(2)
            .moves(2)
            .contains("use tract"));
  }

  @Test
  @Rule("IC-41")
  void a_cancelling_card_needs_the_right_thing_to_cancel() {
    Table.at(
            "seats 2; city 1 newton huygens; hand 1 attack refuge truce; city 2 cromwell kidd; hand"
                + " 2 truce edict")
        .refuses(1, "use truce", "IC-41")
        .play(1, "attack scientists kidd")
        .offers(2, "pass", "use truce")
        .refuses(2, "use edict", "IC-41")
        .play(2, "pass");
    Table.at("seats 2; city 1 newton; hand 1 refuge; city 2 cromwell; hand 2 truce edict")
        .play(1, "use refuge")
        .offers(2, "pass", "use edict");
  }

  @Test
  @Rule("IC-41")
  void a_tract_cancels_specials_and_an_edict_powers_too() {
    Table.at(
            "seats 2; city 1 newton telescope@newton; hand 1 refuge; city 2 cromwell"
                + " tract@cromwell; hand 2 edict")
        .play(1, "use telescope")
        .offers(2, "pass", "use edict")
        .play(2, "use edict")
        .resolves()
        .pile("telescope", "edict")
        .hand(1, "refuge");
  }

  @Test
  @Rule("IC-42")
  void a_target_that_is_gone_makes_the_card_do_nothing() {
    Table.at(
            "seats 3; city 1 newton; hand 1 cannonade; city 2 cromwell sea-fort; hand 2 truce; city"
                + " 3 la-voisin; hand 3 cannonade")
        .play(1, "use cannonade on sea-fort")
        .passes(2)
        .play(3, "use cannonade on sea-fort")
        .resolves()
        .city(2)
        .pile("sea-fort", "cannonade", "cannonade");
  }

  @Test
  @Rule("IC-50")
  void ambush_out_of_turn_is_answered_by_truce_and_the_truce_by_edict() {
    Table.at(
            "seats 3; city 1 newton huygens; hand 1 truce; city 2 cromwell milton; hand 2 ambush;"
                + " city 3 la-voisin; hand 3 edict")
        .play(1, "end")
        .passes(1)
        .play(2, "use ambush with reformed on huygens")
        .passes(3)
        .play(1, "use truce")
        .resolves()
        .city(1, "huygens");
    Table.at(
            "seats 3; city 1 newton huygens; hand 1 truce; city 2 cromwell milton; hand 2 ambush;"
                + " city 3 la-voisin; hand 3 edict")
        .play(1, "end")
        .passes(1)
        .play(2, "use ambush with reformed on huygens")
        .passes(3)
        .play(1, "use truce")
        .play(3, "use edict")
        .resolves()
        .city(1)
        .pile("ambush", "truce", "edict", "huygens");
  }

  @Test
  @Rule("IC-50")
  void an_ambush_is_a_special_too_and_an_edict_cancels_it() {
    Table.at("seats 2; city 1 newton huygens; hand 1 ambush; city 2 cromwell kidd; hand 2 edict")
        .play(1, "use ambush with scientists on kidd")
        .play(2, "use edict")
        .resolves()
        .city(2, "kidd")
        .pile("ambush", "edict");
  }

  @Test
  @Rule("IC-50")
  void an_ambush_in_the_own_turn_leaves_the_attack_of_the_turn() {
    Table.at("seats 2; city 1 newton huygens; hand 1 ambush attack; city 2 cromwell kidd jean-bart")
        .play(1, "use ambush with scientists on kidd")
        .resolves()
        .play(1, "attack scientists jean-bart")
        .city(2);
  }

  @Test
  @Rule("IC-40")
  void the_view_lists_the_chain_in_the_order_of_resolution() {
    var table = Table.at(ATTACK).play(1, "attack scientists kidd").play(2, "use truce").passes(3);
    var view = (IronView) table.state().view(Table.seat(4));
    assertEquals(List.of("truce", "attack"), view.chain().stream().map(l -> l.card()).toList());
    assertEquals(List.of(4, 1, 2), view.chain().getFirst().stillAsked());
    assertEquals(List.of(2, 3, 4, 1), view.chain().getLast().stillAsked());
  }
}
