package loggia.bots.coach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import loggia.bots.Evaluator;
import loggia.bots.Question;
import loggia.bots.Settling;
import loggia.bots.chests.Chests;
import loggia.bots.chests.ChestsState;
import loggia.kernel.Seat;
import org.junit.jupiter.api.Test;

class PlayedOutTest {
  private static final int WORLDS = 400;
  private static final Effort EFFORT = Effort.USUAL.withWorlds(200).withThreads(1);

  /// Two rounds before the end, nobody has chosen yet, and all chests are empty.
  private static ChestsState late(int own, int other) {
    return new ChestsState(4, 0, List.of(own, other), List.of(-1, -1), 2, 7);
  }

  private static PlayedOut safeBeside(ChestsState state, String worse) {
    var question = new Question<>(Chests.GAME, state, Seat.ONE);
    return PlayedOut.of(
        question,
        new Settling<>(Evaluator.LINEAR.of(question)),
        Chests.GAME.move("safe"),
        Chests.GAME.move(worse),
        WORLDS,
        new SplittableRandom(5));
  }

  @Test
  void a_move_costs_what_it_gives_away_and_nothing_beside_itself() {
    PlayedOut open = safeBeside(late(4, 2), "open 1");
    assertTrue(open.mean() > 3 * open.error(), open::toString);
    PlayedOut itself = safeBeside(late(4, 2), "safe");
    assertEquals(new PlayedOut(0, 1.0 / WORLDS, List.of()), itself);
  }

  private static Mark mark(ChestsState state) {
    var step = new Line.Step<>(0, state, Seat.ONE, Chests.GAME.move("open 1"));
    var analysis = new StepAnalysis<>(Chests.GAME, step, EFFORT, 3);
    analysis.value();
    analysis.judge(false);
    return analysis.moment(state.outlook()).mark();
  }

  /// Until its end this game takes a share of the points for a share of the victory.
  @Test
  void what_changes_nothing_any_more_is_no_mistake() {
    assertTrue(mark(late(4, 2)) != Mark.NONE, "the game is open");
    assertEquals(Mark.NONE, mark(late(4, 1)), "the game is decided");
  }
}
