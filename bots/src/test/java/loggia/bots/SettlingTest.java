package loggia.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import loggia.kernel.Move;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.kernel.State;
import loggia.testkit.sample.Campanile;
import loggia.testkit.sample.CampanileMove;
import loggia.testkit.sample.CampanileState;
import org.junit.jupiter.api.Test;

class SettlingTest {
  private static final Campanile GAME = new Campanile();

  private final SplittableRandom random = new SplittableRandom(3);
  private final List<CampanileState> judged = new ArrayList<>();
  private final Settling<CampanileState, CampanileMove> settling =
      new Settling<>(CampanileState::outlook);

  private double[] judge(CampanileState state) {
    judged.add(settling.untilAfter(1, state));
    return judged.getLast().outlook();
  }

  private static CampanileState begin() {
    return GAME.begin(Setup.of(GAME.manual(), 2, 5));
  }

  @Test
  void a_round_is_played_on_to_its_end_and_no_further() {
    CampanileState state = begin();
    for (int round = 1; round <= 2; round++) {
      assertEquals(round + 1, settling.untilAfter(round, state).round());
    }
    assertTrue(settling.untilTheEnd(state).over());
  }

  /// However deep the tree has become, and wherever it ends.
  @Test
  void all_attempts_of_a_search_are_judged_at_the_same_moment() {
    var question = new Question<>(GAME, begin(), Seat.ONE);
    var root = new Node(0);
    var search = new Search<>(question, Budget.ofIterations(1), 7, root, Evaluator.LINEAR);
    for (int i = 0; i < 60; i++) {
      CampanileState world = question.imagine(random);
      for (CampanileMove move : question.moves().toList()) {
        double[] shares = search.attempt(world, move, 1, this::judge);
        CampanileState last = judged.getLast();
        assertEquals(2, last.round());
        assertEquals(2, last.awaited().size(), "nobody has chosen in the next round yet");
        assertEquals(last.outlook()[0], shares[0]);
      }
    }
  }

  /// Judges as the game does and notes in which round it is asked.
  private static Evaluator noting(List<Integer> rounds) {
    return new Evaluator() {
      @Override
      public <S extends State<S, M>, M extends Move> Evaluation<S> of(Question<S, M> question) {
        return state -> {
          rounds.add(state.round());
          return state.outlook();
        };
      }
    };
  }

  @Test
  void a_search_that_settles_judges_every_line_when_so_many_rounds_are_over() {
    var question = new Question<>(GAME, begin(), Seat.ONE);
    for (int settle = 1; settle <= 2; settle++) {
      var rounds = new ArrayList<Integer>();
      var budget = Budget.ofIterations(80).withSettle(settle);
      var search = new Search<>(question, budget, 7, new Node(0), noting(rounds));
      search.run(80, System.nanoTime() + TimeUnit.HOURS.toNanos(1));
      assertTrue(search.root().total() > 20, "a search that goes on");
      assertEquals(Set.of(1 + settle), Set.copyOf(rounds));
    }
  }
}
