package loggia.bots.registry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import loggia.bots.Bot;
import loggia.bots.Question;
import loggia.bots.chests.Chests;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BotsTest {
  @Test
  void a_setting_belongs_to_the_bot_before_it() {
    assertEquals(
        List.of("random", "search:ms=5,threads=2,root=halving", "greedy"),
        Bots.split("random,search:ms=5,threads=2,root=halving, greedy"));
  }

  @Test
  void an_unknown_bot_is_answered_with_the_known_ones() {
    var error = assertThrows(IllegalArgumentException.class, () -> Bots.parse("rndom"));
    assertEquals("unknown bot 'rndom'; known: " + Bots.KNOWN, error.getMessage());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "search:speed=3",
        "search:ms=fast",
        "search:ms",
        "search:ms=-1",
        "search:ms=5,root=anything",
        "search:iterations=0"
      })
  void a_wrong_setting_is_named(String name) {
    var error = assertThrows(IllegalArgumentException.class, () -> Bots.parse(name));
    assertTrue(String.valueOf(error.getMessage()).contains(name), error.getMessage());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "random",
        "greedy",
        "search:iterations=60",
        "search:iterations=60,threads=2",
        "search:iterations=60,root=halving"
      })
  void the_same_seed_gives_the_same_answers(String name) {
    assertEquals(answers(name, 7), answers(name, 7));
  }

  private static List<String> answers(String name, long seed) {
    var state = Chests.GAME.begin(Setup.of(Chests.GAME.manual(), 3, 5));
    var answers = new ArrayList<String>();
    try (Bot bot = Bots.parse(name, seed)) {
      for (int i = 0; i < 8; i++) {
        answers.add(bot.choose(new Question<>(Chests.GAME, state, Seat.TWO)).text());
      }
    }
    return answers;
  }

  @Test
  void a_search_out_of_time_still_answers() {
    var state = Chests.GAME.begin(Setup.of(Chests.GAME.manual(), 2, 5));
    var question = new Question<>(Chests.GAME, state, Seat.ONE);
    assertTrue(question.moves().contains(Bots.parse("search:ms=0", 1).choose(question)));
  }

  @Test
  void an_interrupted_search_answers_with_its_best_so_far() {
    var state = Chests.GAME.begin(Setup.of(Chests.GAME.manual(), 2, 5));
    var question = new Question<>(Chests.GAME, state, Seat.ONE);
    Thread.currentThread().interrupt();
    assertTrue(question.moves().contains(Bots.parse("search:ms=60000", 1).choose(question)));
    assertTrue(Thread.interrupted());
  }
}
