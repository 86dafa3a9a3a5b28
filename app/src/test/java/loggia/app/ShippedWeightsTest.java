package loggia.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import loggia.bots.Evaluator;
import loggia.bots.Question;
import loggia.bots.net.ShippedEvaluator;
import loggia.kernel.Game;
import loggia.kernel.Games;
import loggia.kernel.Move;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.kernel.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What was learned fits the games it ships with: a change of a game's features fails here.
class ShippedWeightsTest {
  private static final int MOST_BYTES = 3_000_000;

  static List<Game<?, ?>> games() {
    return List.copyOf(Games.all());
  }

  private static List<Integer> seats(Game<?, ?> game) {
    var manual = game.manual();
    return IntStream.rangeClosed(manual.leastSeats(), manual.mostSeats()).boxed().toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void weights_that_ship_are_read_and_change_what_is_thought(Game<?, ?> game) {
    seats(game).forEach(seats -> judge(game, seats));
  }

  private static <S extends State<S, M>, M extends Move> void judge(Game<S, M> game, int seats) {
    S state = game.begin(Setup.of(game.manual(), seats, 5)).hasten();
    var question = new Question<>(game, state, Seat.ONE);
    double[] linear = Evaluator.LINEAR.of(question).outlook(state);
    double[] shares = ShippedEvaluator.INSTANCE.of(question).outlook(state);
    if (game.weights(seats).isEmpty()) {
      assertArrayEquals(linear, shares);
      return;
    }
    assertNotEquals(linear[0], shares[0]);
    if (seats > 1) {
      assertEquals(1, Arrays.stream(shares).sum(), 1e-9);
    }
  }

  @Test
  void all_that_ships_together_is_small() {
    int bytes =
        games().stream()
            .flatMap(game -> seats(game).stream().map(game::weights))
            .mapToInt(weights -> weights.map(file -> file.length).orElse(0))
            .sum();
    assertTrue(bytes > 0 && bytes < MOST_BYTES, bytes + " bytes");
  }
}
