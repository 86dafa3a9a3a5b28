package loggia.games.ironcentury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.SplittableRandom;
import loggia.kernel.Seat;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Standing answers are decisions like any other, seen by their owner alone.
class StandingTest {
  private static final String START =
      "seats 3; city 1 newton huygens; hand 1 attack*2 refuge; city 2 cromwell kidd tituba; hand 2"
          + " truce edict; city 3 la-voisin milton; hand 3 edict; ";

  private static Optional<String> standing(Table table, int seat) {
    return table.state().standing(Table.seat(seat)).map(IronMove::text);
  }

  @Test
  @Rule("IC-41")
  void a_pass_for_the_turn_answers_until_the_turn_ends_and_changes_nobody_who_is_asked() {
    var table = Table.at(START).play(1, "use refuge").play(2, "pass this-turn").passes(3, 1);
    table.play(1, "attack scientists kidd").awaits(2);
    assertEquals(Optional.of("pass"), standing(table, 2));
    assertEquals(Optional.empty(), standing(table, 3));
    table.passesOn().play(1, "end").passesOn().awaits(2);
    assertEquals("", ((IronView) table.state().view(Seat.TWO)).standing());
  }

  @Test
  @Rule("IC-41")
  void until_attacked_asks_about_every_attack_on_its_owner_and_goes_on_passing_afterwards() {
    var table = Table.at(START).play(2, "pass until-attacked").awaits(1);
    table.play(1, "attack scientists milton").awaits(2);
    assertEquals(Optional.of("pass"), standing(table, 2));
    var own = Table.at(START).play(2, "pass until-attacked");
    own.play(1, "attack scientists kidd").awaits(2);
    assertEquals(Optional.empty(), standing(own, 2));
    own.passesOn().play(1, "use refuge").awaits(2);
    assertEquals(Optional.of("pass"), standing(own, 2));
  }

  @Test
  @Rule("IC-41")
  void under_rules_1_the_first_attack_ended_it() {
    var table = Table.under(1, START).play(2, "pass until-attacked");
    table.play(1, "attack scientists kidd").awaits(2).passesOn();
    assertEquals("", ((IronView) table.state().view(Seat.TWO)).standing());
  }

  @ParameterizedTest
  @CsvSource({
    "spy, use spy against 2, true",
    "spy, use spy against 3, false",
    "betrayal, use betrayal on kidd, true",
    "betrayal, use betrayal on milton, false",
    "exile, use exile on kidd, true",
    "cannonade, use cannonade on hidden-cove, true",
    "robbery, use robbery on amulet, true",
    "plague, use plague, true",
    "levy, use levy, true",
    "smugglers, use smugglers, false",
    "refuge, use refuge, false"
  })
  @Rule("IC-41")
  void who_passes_until_touched_is_asked_about_whatever_touches_something_of_theirs(
      String card, String move, boolean touched) {
    var table =
        Table.at(
                "seats 3; city 1 newton huygens; hand 1 "
                    + card
                    + "; city 2 cromwell kidd tituba "
                    + (card.equals("cannonade") ? "hidden-cove" : "")
                    + (card.equals("robbery") ? "amulet@tituba" : "")
                    + "; hand 2 edict; city 3 la-voisin milton; hand 3 edict; deck hooke boyle"
                    + " cassini harvey; ")
            .play(2, "pass until-attacked")
            .play(1, move)
            .awaits(2);
    assertEquals(touched ? Optional.empty() : Optional.of("pass"), standing(table, 2));
    assertEquals(
        touched, ((IronView) table.state().view(Seat.TWO)).chain().getFirst().touches(), move);
  }

  @Test
  @Rule("IC-41")
  void who_passes_until_touched_is_asked_about_answers_to_their_own_card_and_not_about_it() {
    String announced =
        "seats 3; city 1 newton huygens; hand 1 smugglers edict; city 2 cromwell; hand 2 edict;"
            + " city 3 la-voisin; hand 3 truce; deck hooke boyle cassini harvey; ";
    var table = Table.at(announced).play(1, "use smugglers", "pass until-attacked");
    table.play(2, "pass").play(3, "pass").awaits(1);
    assertEquals(Optional.of("pass"), standing(table, 1));
    var answered = Table.at(announced).play(1, "use smugglers", "pass until-attacked");
    answered.play(2, "use edict").play(3, "pass").awaits(1);
    assertEquals(Optional.empty(), standing(answered, 1));
  }

  @Test
  @Rule("IC-41")
  void until_my_turn_ends_when_the_owners_turn_begins() {
    var table = Table.at(START).play(3, "pass until-my-turn").play(1, "end").passesOn();
    table.play(2, "draw").play(2, "end").awaits(2).play(2, "pass").awaits(3);
    assertEquals(Optional.of("pass"), standing(table, 3));
    table.passesOn().awaits(3);
    assertEquals("", ((IronView) table.state().view(Seat.THREE)).standing());
  }

  @Test
  @Rule("IC-41")
  void its_owner_can_lift_it_and_only_its_owner_sees_it() {
    var table = Table.at(START).play(2, "pass this-turn");
    assertEquals("this-turn", ((IronView) table.state().view(Seat.TWO)).standing());
    assertEquals("", ((IronView) table.state().view(Seat.ONE)).standing());
    var world = table.state().imagine(Seat.ONE, new SplittableRandom(1));
    assertEquals(IronMove.Until.NOW, world.standing(1));
    table.play(1, "use refuge").awaits(2).play(2, "ask again").awaits(2);
    assertEquals(Optional.empty(), standing(table, 2));
    assertTrue(table.moves(2).contains("use edict"));
  }

  @Test
  @Rule("IC-41")
  void it_never_makes_a_forced_pass_a_choice() {
    var table =
        Table.at("seats 2; city 1 newton; hand 1 refuge; city 2 cromwell; hand 2 kidd")
            .play(1, "use refuge")
            .offers(2, "pass");
    table.play(2, "pass this-turn").awaits(1);
  }
}
