package loggia.games.ironcentury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import loggia.kernel.Journal;
import loggia.kernel.Match;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.kernel.Setup;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

/// Players act while another decides, without being asked (IC-40).
class InterjectionTest {
  private static final String START =
      "seats 3; city 1 newton kidd; hand 1 sea-fort jean-bart; city 2 cromwell; hand 2 betrayal"
          + " truce smugglers; city 3 galileo telescope@galileo; ";

  private static final IronMove PASS = new IronMove.Pass(IronMove.Until.NOW);

  private static final List<String> STANDING =
      List.of("pass this-turn", "pass until-attacked", "pass until-my-turn");

  @Test
  @Rule("IC-40")
  void a_character_is_betrayed_before_its_bastion_is_put_beside_it() {
    Table.at(START)
        .awaits(1)
        .interjects(2, "use betrayal on kidd")
        .passes(3, 1, 2)
        .city(1)
        .hand(2, "kidd", "truce", "smugglers")
        .awaits(1)
        .play(1, "put sea-fort", "put jean-bart");
  }

  @Test
  @Rule("IC-40")
  void a_seat_that_is_not_awaited_is_offered_what_it_could_use_and_nothing_else() {
    var table = Table.at(START);
    assertEquals(
        List.of("use betrayal on kidd", "use smugglers"), Table.without(STANDING, table.moves(2)));
    assertEquals(List.of("use telescope"), Table.without(STANDING, table.moves(3)));
    table
        .refuses(2, "use truce", "IC-41")
        .refuses(2, "use betrayal on jean-bart", "IC-42")
        .refuses(2, "put kidd", "table")
        .refuses(2, "draw", "table")
        .refuses(3, "use smugglers", "IC-12");
  }

  @Test
  @Rule("IC-40")
  void the_draw_step_of_another_is_a_moment_too() {
    Table.at(START + "step draw")
        .interjects(3, "use telescope")
        .passes(1, 2)
        .awaits(3)
        .refuses(2, "use smugglers", "table");
  }

  @Test
  @Rule("IC-40")
  void it_is_answered_like_anything_that_is_announced() {
    Table.at(START.replace("hand 1", "hand 1 edict"))
        .interjects(2, "use betrayal on kidd")
        .passes(3)
        .play(1, "use edict")
        .resolves()
        .city(1, "kidd")
        .awaits(1);
  }

  @Test
  @Rule("IC-40")
  void nobody_interjects_while_something_is_announced_or_the_turn_is_over() {
    Table.at(START + "hand 1 refuge")
        .play(1, "use refuge")
        .awaits(2)
        .refuses(3, "use telescope", "table")
        .resolves()
        .play(1, "end")
        .awaits(1)
        .refuses(2, "use smugglers", "table");
  }

  @Test
  @Rule("IC-40")
  void under_rules_1_nobody_acted_unasked() {
    var table = Table.under(1, START).offers(2, STANDING.toArray(new String[0]));
    table.refuses(2, "use smugglers", "table");
    Table.under(1, START + "step draw; hand 1 refuge").refuses(1, "use refuge", "IC-12");
  }

  @Test
  @Rule("IC-40")
  void under_rules_1_each_player_answered_a_thing_once() {
    Table.under(
            1,
            "seats 3; city 1 newton huygens; hand 1 attack levy; city 2 cromwell kidd; hand 2 truce"
                + " smugglers; city 3 la-voisin; hand 3 edict")
        .play(1, "attack scientists kidd")
        .play(2, "use smugglers")
        .passes(3, 1, 2)
        .awaits(3);
  }

  @Test
  @Rule({"IC-40", "IC-70"})
  void that_somebody_could_interject_shows_nowhere() {
    var with = Table.at(START).state();
    var without = Table.at(START.replace("betrayal truce smugglers", "attack truce*2")).state();
    assertEquals(with.awaited(), without.awaited());
    assertEquals(with.view(Seat.ONE), without.view(Seat.ONE));
    assertEquals(with.view(Seat.THREE), without.view(Seat.THREE));
  }

  @Test
  @Rule("IC-40")
  void it_is_taken_back_like_any_choice_and_ends_what_others_could_take_back() {
    var game = new IronCentury();
    var state = game.position(START);
    var match = Match.at(game, Setup.of(game.manual(), 3, 1), state);
    match = match.play(Seat.ONE, game.move("put jean-bart"), Journal.NONE);
    assertTrue(match.mayUndo(Seat.ONE));
    match = match.play(Seat.TWO, game.move("use betrayal on kidd"), Journal.NONE);
    assertFalse(match.mayUndo(Seat.ONE));
    assertTrue(match.mayUndo(Seat.TWO));
    match = match.undo(Seat.TWO, Journal.NONE);
    assertTrue(match.state().city(0) != state.city(0), "the put stays");
    match = match.play(Seat.TWO, game.move("use betrayal on kidd"), Journal.NONE);
    match = match.play(Seat.THREE, game.move("pass"), Journal.NONE);
    assertFalse(match.mayUndo(Seat.TWO));
  }

  @Test
  @Rule("IC-40")
  void bots_go_on_from_a_position_in_which_it_happened() {
    var state =
        Table.at(START.replace(" smugglers", "")).interjects(2, "use betrayal on kidd").state();
    double[] outlook = state.outlook();
    assertTrue(outlook[1] > Table.at(START).state().outlook()[1]);
    var hasty = state.play(Seat.THREE, PASS, Journal.NONE).hasten();
    assertEquals(Seats.of(Seat.ONE), hasty.awaited());
    assertEquals(null, hasty.chain);
    assertTrue((hasty.hand(1) & 1L << hasty.set().find("kidd").orElseThrow().index) != 0);
  }
}
