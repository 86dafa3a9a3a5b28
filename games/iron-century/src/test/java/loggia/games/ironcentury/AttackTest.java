package loggia.games.ironcentury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

class AttackTest {
  @Test
  @Rule("IC-20")
  void an_attack_needs_a_card_a_pair_and_an_adversary_of_another_culture() {
    String cities = "seats 2; city 1 newton huygens milton; city 2 cromwell kidd hooke; ";
    Table.at(cities + "hand 1 attack")
        .play(1, "attack scientists kidd")
        .resolves()
        .city(2, "hooke");
    Table.at(cities).refuses(1, "attack scientists kidd", "IC-12");
    Table.at(cities + "hand 1 attack")
        .refuses(1, "attack reformed kidd", "IC-20")
        .refuses(1, "attack scientists hooke", "IC-20")
        .refuses(1, "attack scientists milton", "IC-20")
        .refuses(1, "attack scientists cromwell", "IC-20")
        .refuses(1, "attack scientists boyle", "IC-20");
  }

  @Test
  @Rule("IC-20")
  void characters_alone_make_a_pair_too() {
    Table.at("seats 2; city 1 newton kidd henry-every; hand 1 attack; city 2 cromwell hooke")
        .offers(1, "end", "attack pirates hooke");
  }

  @Test
  @Rule({"IC-21", "IC-12"})
  void the_card_is_spent_at_once_others_may_answer_and_then_the_adversary_falls() {
    Table.at(
            "seats 3; city 1 newton huygens; hand 1 attack*2; city 2 cromwell kidd; hand 2 levy;"
                + " city 3 la-voisin; hand 3 robbery")
        .play(1, "attack scientists kidd")
        .pile("attack")
        .city(2, "kidd")
        .passes(2, 3, 1)
        .city(2)
        .pile("attack", "kidd")
        .awaits(1)
        .refuses(1, "attack scientists kidd", "IC-12");
  }

  @Test
  @Rule("IC-22")
  void an_attack_fails_when_its_pair_is_broken_by_an_answer() {
    Table.at("seats 2; city 1 newton huygens; hand 1 attack; city 2 cromwell kidd; hand 2 exile")
        .play(1, "attack scientists kidd")
        .play(2, "use exile on huygens")
        .resolves()
        .city(1)
        .city(2, "kidd")
        .hand(1, "huygens")
        .pile("attack", "exile");
  }

  @Test
  @Rule({"IC-22", "IC-42"})
  void an_attack_fails_when_the_adversary_leaves_in_between() {
    Table.at("seats 2; city 1 newton huygens; hand 1 attack; city 2 cromwell kidd; hand 2 exile")
        .play(1, "attack scientists kidd")
        .play(2, "use exile on kidd")
        .resolves()
        .city(2)
        .hand(2, "kidd")
        .pile("attack", "exile");
  }

  @Test
  @Rule("IC-22")
  void an_attack_fails_when_the_adversary_has_gained_an_object_or_a_bastion() {
    String attack =
        "seats 2; city 1 newton huygens; attacked; pile attack; hand 2 robbery;"
            + " link attack 1 attack kidd 2 scientists 0; progress 0; ";
    Table.at(attack + "city 2 cromwell kidd colours@kidd")
        .resolves()
        .city(2, "kidd", "colours")
        .pile("attack");
    Table.at(attack + "city 2 cromwell kidd sea-fort").resolves().city(2, "kidd", "sea-fort");
    Table.at(attack + "city 2 cromwell kidd; refuges 2").resolves().city(2, "kidd");
    Table.at(attack + "city 2 cromwell kidd").resolves().city(2);
  }

  @Test
  @Rule("IC-30")
  void a_bastion_guards_all_characters_of_its_culture_in_its_city_only() {
    Table.at(
            "seats 3; city 1 newton huygens; hand 1 attack; city 2 cromwell kidd jean-bart milton"
                + " sea-fort; city 3 la-voisin henry-every")
        .refuses(1, "attack scientists kidd", "IC-30")
        .refuses(1, "attack scientists jean-bart", "IC-30")
        .offers(1, "end", "attack scientists milton", "attack scientists henry-every");
  }

  @Test
  @Rule("IC-31")
  void an_object_goes_to_a_citizen_of_its_culture_and_protects_that_citizen_alone() {
    Table.at("seats 2; city 1 newton; hand 1 colours telescope; city 2 cromwell")
        .refuses(1, "attach colours newton", "IC-31")
        .offers(1, "end", "attach telescope newton");
    Table.at(
            "seats 2; city 1 newton huygens; hand 1 attack; city 2 cromwell kidd jean-bart"
                + " colours@kidd")
        .refuses(1, "attack scientists kidd", "IC-31")
        .play(1, "attack scientists jean-bart")
        .city(2, "kidd", "colours");
  }

  @Test
  @Rule("IC-32")
  void a_power_is_used_by_discarding_the_object_which_then_protects_no_more() {
    Table.at(
            "seats 2; turn 2; city 1 richelieu bellarmine reliquary@bellarmine; city 2 newton"
                + " huygens; hand 2 attack*2; hand 1 robbery; city 1 kidd")
        .play(2, "attack scientists kidd")
        .play(1, "use reliquary")
        .passes(2, 1)
        .city(1, "bellarmine", "kidd")
        .pile("attack", "reliquary");
  }

  @Test
  @Rule("IC-32")
  void an_object_falls_with_its_bearer_without_its_power() {
    Table.at("seats 2; city 1 newton; hand 1 plague; city 2 cromwell kidd colours@kidd")
        .play(1, "use plague")
        .passesOn()
        .awaits(2)
        .play(2, "sacrifice kidd")
        .city(2)
        .pile("kidd", "colours", "plague");
  }

  @Test
  @Rule("IC-43")
  void unprotected_looks_at_bastions_and_objects_but_not_at_a_refuge() {
    var table =
        Table.at(
            "seats 2; city 1 newton huygens; hand 1 attack betrayal exile;"
                + " city 2 cromwell kidd jean-bart milton meeting-house colours@kidd; refuges 2");
    table.offers(
        1, "end", "use betrayal on jean-bart", "use exile on jean-bart", "use exile on huygens");
    table.refuses(1, "attack scientists jean-bart", "IC-50");
    table.refuses(1, "use betrayal on milton", "IC-30");
    table.refuses(1, "use betrayal on kidd", "IC-31");
    assertTrue(table.moves(1).contains("end"));
  }

  @Test
  @Rule({"IC-20", "IC-30", "IC-31"})
  void the_view_says_whom_each_pair_could_attack_and_why_not_the_others() {
    var view =
        (IronView)
            Table.at(
                    "seats 3; city 1 newton huygens kidd; city 2 cromwell jean-bart milton boyle"
                        + " meeting-house; city 3 la-voisin tituba amulet@tituba; refuges 4")
                .state()
                .view(Table.seat(1));
    assertEquals(
        List.of(
            new IronView.Pair(
                "scientists",
                List.of("newton", "huygens"),
                List.of("jean-bart"),
                List.of(
                    new IronView.Spared("milton", List.of("bastion")),
                    new IronView.Spared("boyle", List.of("culture")),
                    new IronView.Spared("tituba", List.of("object", "refuge"))))),
        view.attackers());
  }

  @Test
  @Rule({"IC-21", "IC-22"})
  void the_view_says_who_attacks_and_whether_the_attack_still_stands() {
    var table =
        Table.at(
                "seats 2; city 1 newton huygens; hand 1 attack; city 2 cromwell kidd; hand 2 exile"
                    + " truce")
            .play(1, "attack scientists kidd");
    var attack = ((IronView) table.state().view(Table.seat(2))).chain().getFirst();
    assertEquals(List.of("newton", "huygens"), attack.attacking());
    assertTrue(attack.stands());
    table.play(2, "use exile on huygens").passes(2);
    var broken = ((IronView) table.state().view(Table.seat(2))).chain().getFirst();
    assertEquals(List.of("newton"), broken.attacking());
    assertFalse(broken.stands());
  }
}
