package loggia.bots.registry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import loggia.bots.Question;
import loggia.bots.RandomBot;
import loggia.bots.chests.Chests;
import loggia.kernel.Game;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import org.junit.jupiter.api.Test;

class PractisedBotTest {
  @Test
  void it_is_made_once_for_the_game_that_it_is_asked_in() {
    var games = new ArrayList<Game<?, ?>>();
    var bot =
        new PractisedBot(
            game -> {
              games.add(game);
              return new RandomBot(1);
            });
    assertEquals(List.of(), games);
    var state = Chests.GAME.begin(Setup.of(Chests.GAME.manual(), 2, 1));
    var question = new Question<>(Chests.GAME, state, Seat.ONE);
    bot.choose(question);
    bot.choose(question);
    assertEquals(List.of(Chests.GAME), games);
  }
}
