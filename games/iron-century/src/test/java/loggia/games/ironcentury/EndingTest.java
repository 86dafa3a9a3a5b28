package loggia.games.ironcentury;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

/// The second run-out, step by step, in each edition.
class EndingTest {
  private static final String ENGLISH = "seats 2; step draw; run-outs 1; deck attack; rest pile; ";
  private static final String ITALIAN = "edition it; " + ENGLISH;

  private static Table end(String position) {
    return Table.at(position).play(1, "draw");
  }

  @Test
  @Rule("IC-14")
  void in_english_most_cultures_win() {
    end(ENGLISH + "city 1 newton kidd; city 2 cromwell milton bunyan gerhardt")
        .ends("run-out 1:2 2:1");
  }

  @Test
  @Rule("IC-14")
  void in_english_characters_decide_between_equal_cultures() {
    end(ENGLISH + "city 1 newton kidd; city 2 cromwell tituba bathory").ends("run-out 2:2 1:2");
  }

  @Test
  @Rule("IC-14")
  void in_english_equal_cultures_and_characters_are_a_draw() {
    var table =
        end(ENGLISH + "city 1 newton kidd sea-fort; city 2 cromwell tituba; hand 2 truce*2");
    table.ends("draw 1:2 1:2");
    assertArrayEquals(new double[] {0.5, 0.5}, table.state().outlook());
  }

  @Test
  @Rule("IC-14")
  void in_italian_most_characters_win() {
    end(ITALIAN
            + "city 1 newton kidd tituba milton; city 2 cromwell bunyan gerhardt spener arminius")
        .ends("run-out 2:3 1:4");
  }

  @Test
  @Rule("IC-14")
  void in_italian_bastions_decide_between_equal_characters() {
    end(ITALIAN + "city 1 newton kidd colours@kidd; city 2 cromwell tituba crypt")
        .ends("run-out 2:1 1:1");
  }

  @Test
  @Rule("IC-14")
  void in_italian_objects_decide_next() {
    end(ITALIAN + "city 1 newton kidd colours@kidd; city 2 cromwell tituba; hand 2 truce*3")
        .ends("run-out 1:1 2:1");
  }

  @Test
  @Rule("IC-14")
  void in_italian_cards_in_hand_decide_last() {
    end(ITALIAN + "city 1 newton kidd; city 2 cromwell tituba; hand 2 truce*3")
        .ends("run-out 2:1 1:1");
  }

  @Test
  @Rule("IC-14")
  void in_italian_all_equal_is_a_draw() {
    end(ITALIAN + "city 1 newton kidd; city 2 cromwell tituba; hand 2 truce").ends("draw 1:1 1:1");
  }

  @Test
  @Rule("IC-10")
  void a_win_by_check_ranks_the_others_by_their_cultures() {
    Table.at(
            "seats 3; city 1 newton bellarmine milton bathory kidd; city 2 cromwell; city 3"
                + " la-voisin jean-bart")
        .play(1, "end")
        .ends("check 1:5 3:1 2:2");
  }

  @Test
  @Rule("IC-14")
  void the_outlook_prefers_more_cultures() {
    double[] outlook =
        Table.at("seats 2; city 1 newton kidd tituba; city 2 cromwell").state().outlook();
    assertEquals(true, outlook[0] > outlook[1]);
  }
}
