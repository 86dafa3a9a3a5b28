package loggia.bots.registry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import loggia.bots.Question;
import loggia.bots.RandomBot;
import loggia.bots.chests.Chests;
import loggia.kernel.Practice;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import org.junit.jupiter.api.Test;

class PractisedBotTest {
  @Test
  void it_is_made_once_for_the_game_that_it_is_asked_in() {
    var practices = new ArrayList<Practice>();
    var bot =
        new PractisedBot(
            practice -> {
              practices.add(practice);
              return new RandomBot(1);
            });
    assertEquals(List.of(), practices);
    var state = Chests.GAME.begin(Setup.of(Chests.GAME.manual(), 2, 1));
    var question = new Question<>(Chests.GAME, state, Seat.ONE);
    bot.choose(question);
    bot.choose(question);
    assertEquals(List.of(Chests.GAME.practice()), practices);
  }
}
