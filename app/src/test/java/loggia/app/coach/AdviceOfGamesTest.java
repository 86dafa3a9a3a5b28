package loggia.app.coach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import loggia.bots.Bot;
import loggia.bots.GreedyBot;
import loggia.bots.MoveComparison;
import loggia.bots.Question;
import loggia.bots.arena.Arena;
import loggia.bots.coach.Coach;
import loggia.kernel.Game;
import loggia.kernel.Games;
import loggia.kernel.Journal;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.kernel.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Advice in real games rests on what its seat knows. That worlds imagined from that tell no more
/// is a law of every game.
class AdviceOfGamesTest {
  private static final int POSITIONS = 20;
  private static final int WORLDS = 4;

  static List<Game<?, ?>> games() {
    return List.copyOf(Games.all());
  }

  @ParameterizedTest
  @MethodSource("games")
  void it_is_the_same_whatever_is_hidden_and_never_looks_at_that(Game<?, ?> game) {
    var watcher = new AdvisedTwice(game);
    for (int i = 0; watcher.count < POSITIONS; i++) {
      var setup = Setup.of(game.manual(), 2, i);
      List<Bot> bots = List.of(new GreedyBot(2L * i), new GreedyBot(2L * i + 1));
      Arena.play(game, setup, bots, Journal.NONE, watcher);
    }
  }

  /// For every few decisions: advice as things are, and as they might be for all that the seat
  /// knows.
  private static final class AdvisedTwice implements Arena.Watcher {
    private static final int EVERY = 7;
    private final Game<?, ?> game;
    private final SplittableRandom random = new SplittableRandom(18);
    private int seen;
    int count;

    AdvisedTwice(Game<?, ?> game) {
      this.game = game;
    }

    @Override
    @SuppressWarnings("unchecked")
    public <S extends State<S, M>, M extends Move> void sees(
        S state, Seat seat, Moves<M> moves, M move) {
      if (moves.size() < 2 || count == POSITIONS || seen++ % EVERY != 0) {
        return;
      }
      count++;
      var known = (Game<S, M>) game;
      S other = state.imagine(seat, random);
      assertEquals(advice(known, other, other, seat), advice(known, state, other, seat));
    }

    private <S extends State<S, M>, M extends Move> List<MoveComparison.Valued<M>> advice(
        Game<S, M> known, S state, S source, Seat seat) {
      var sealed = new SealedState<>(state, Optional.of(source));
      var question = new Question<>(new SealedState.Sealed<>(known), sealed, seat);
      return MoveComparison.best(question, Coach.JUDGE, WORLDS, count);
    }
  }

  /// Everybody is asked only when something of theirs is touched, and then may choose to be asked
  /// always.
  @Test
  void to_be_asked_again_is_never_advised() {
    Game<?, ?> game = Games.find("iron-century").orElseThrow();
    assertTrue(askedAgain(game) > 0, "nobody was asked");
  }

  private static <S extends State<S, M>, M extends Move> int askedAgain(Game<S, M> game) {
    var random = new SplittableRandom(1);
    int asked = 0;
    S state = game.begin(Setup.of(game.manual(), 3, 1));
    while (!state.over()) {
      for (Seat seat : List.of(Seat.of(0), Seat.of(1), Seat.of(2))) {
        var wish = find(state, seat, "pass until-attacked");
        if (wish.isPresent() && !state.awaited().contains(seat)) {
          state = state.play(seat, wish.get(), Journal.NONE);
        }
      }
      Seat seat = state.awaited().first();
      List<M> moves = state.moves(seat).toList();
      if (moves.size() > 2 && find(state, seat, "ask again").isPresent()) {
        asked++;
        var question = new Question<>(game, state, seat);
        for (var advised : MoveComparison.best(question, Coach.JUDGE, WORLDS, asked)) {
          assertNotEquals("ask again", advised.move().text());
        }
      }
      M next = state.standing(seat).orElse(moves.get(random.nextInt(moves.size())));
      state = state.play(seat, next, Journal.NONE);
    }
    return asked;
  }

  private static <S extends State<S, M>, M extends Move> Optional<M> find(
      S state, Seat seat, String text) {
    return state.moves(seat).toList().stream().filter(m -> m.text().equals(text)).findFirst();
  }
}
