package loggia.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import java.util.TreeSet;
import loggia.bots.chests.Chests;
import loggia.bots.chests.ChestsState;
import loggia.kernel.Move;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.kernel.State;
import org.junit.jupiter.api.Test;

class GreedyBotTest {
  /// What the safe way is worth, and each chest.
  private static final double[] WORTH = {0.9, 0.88, 0.5, 0.2, 0.1};

  private static final Evaluator BY_CHOICE =
      new Evaluator() {
        @Override
        public <S extends State<S, M>, M extends Move> Evaluation<S> of(Question<S, M> question) {
          return state -> {
            double own = WORTH[((ChestsState) (State<?, ?>) state).choices().getFirst()];
            return new double[] {own, 1 - own};
          };
        }
      };

  private static Set<String> chosen(double slips) {
    var state = Chests.GAME.begin(Setup.of(Chests.GAME.manual(), 2, 5));
    var question = new Question<>(Chests.GAME, state, Seat.ONE);
    var chosen = new TreeSet<String>();
    for (int seed = 0; seed < 100; seed++) {
      chosen.add(new GreedyBot(seed, slips, BY_CHOICE).choose(question).text());
    }
    return chosen;
  }

  @Test
  void who_slips_takes_what_is_nearly_as_good_and_never_what_is_far_worse() {
    assertEquals(Set.of("safe", "open 1"), chosen(1));
  }

  @Test
  void who_does_not_slip_takes_the_best() {
    assertEquals(Set.of("safe"), chosen(0));
  }
}
