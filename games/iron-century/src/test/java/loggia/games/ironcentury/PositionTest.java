package loggia.games.ironcentury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import loggia.kernel.Names;
import loggia.kernel.Refusal;
import org.junit.jupiter.api.Test;

class PositionTest {
  private static final IronCentury GAME = new IronCentury();

  private static String problem(String position) {
    var refusal = assertThrows(Refusal.class, () -> GAME.position(position));
    return GAME.texts("en").say(refusal.reason(), Names.NUMBERS);
  }

  @Test
  void a_short_position_reads_back_from_its_long_form() {
    var state =
        GAME.position("seats 3; city 1 newton kidd colours@kidd; hand 2 attack*3 spy; pile truce");
    assertEquals(state, GAME.position(state.text()));
    assertEquals(97 - 7, state.stock.size());
  }

  @Test
  void a_chain_with_knowledge_and_standing_answers_reads_back() {
    var table =
        Table.at(
                "seats 3; city 1 newton huygens; hand 1 attack; city 2 cromwell kidd; hand 2 truce"
                    + " levy; city 3 la-voisin; hand 3 edict tituba; knows 2 3 tituba; unsure 1 2 3"
                    + " 4 jean-bart")
            .play(3, "pass until-my-turn")
            .play(1, "attack scientists kidd")
            .play(2, "use truce");
    assertEquals(table.state(), GAME.position(table.state().text()));
  }

  @Test
  void errors_say_what_is_wrong() {
    assertTrue(problem("seats 2; hand 1 nobody").contains("there is no card 'nobody'"));
    assertTrue(problem("seats 2; hand 1 kidd; hand 2 kidd").contains("'kidd' is there twice"));
    assertTrue(problem("seats 2; hand 1 truce*2; hand 2 truce").contains("too many of 'truce'"));
    assertTrue(problem("seats 9").contains("'9' is not a whole number from 2 to 5"));
    assertTrue(problem("seats 2; pairs").contains("pairs need 4 seats"));
    assertTrue(problem("seats 2; wind 3").contains("unknown word 'wind'"));
    assertTrue(problem("seats 2; step dance").contains("'dance' is none of"));
  }

  @Test
  void the_named_card_is_played_and_stands_for_all_alike_in_the_menu() {
    var table =
        Table.at(
                "seats 2; city 1 newton; hand 1 hooke boyle cassini academy observatory; city 2"
                    + " cromwell")
            .offers(1, "end", "put hooke", "put observatory");
    assertEquals(
        List.of("hooke"),
        ((IronView) table.state().view(Table.seat(1)))
            .hand().getFirst().cards().stream()
                .filter(card -> card.id().equals("cassini"))
                .map(IronView.CardView::like)
                .toList());
    table
        .play(1, "put cassini")
        .city(1, "cassini")
        .offers(1, "end", "put hooke", "put observatory");
  }

  @Test
  void words_that_are_no_move_are_refused() {
    for (String text :
        List.of("", "dance", "put", "pass forever", "attack kidd", "use spy against 9")) {
      assertThrows(Refusal.class, () -> GAME.move(text), text);
    }
  }
}
