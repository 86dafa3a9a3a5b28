package loggia.bench;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import loggia.bots.Question;
import loggia.kernel.Chance;
import loggia.kernel.Game;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.kernel.Setup;
import loggia.kernel.State;

/// Random games through the kernel's contract, as a simulation plays them: forced choices are
/// hastened over and are no decisions.
final class Playout<S extends State<S, M>, M extends Move> {
  private final Game<S, M> game;
  private final Setup setup;

  Playout(Game<S, M> game, int seats) {
    this.game = game;
    this.setup = Setup.of(game.manual(), seats, Map.of(), List.of(), 0);
  }

  /// Plays the game that a seed deals.
  ///
  /// @return the number of decisions
  int play(long seed) {
    long chance = Chance.seeded(seed);
    S state = game.begin(setup.withSeed(seed)).hasten();
    int decisions = 0;
    for (Seats awaited = state.awaited(); !awaited.isEmpty(); awaited = state.awaited()) {
      Seat seat = awaited.first();
      Moves<M> moves = state.moves(seat);
      chance = Chance.next(chance);
      M move = moves.get(Chance.below(chance, moves.size()));
      state = state.advance(seat, move);
      decisions++;
    }
    return decisions;
  }

  /// The state after `count` random decisions, or the last one before the end.
  S midGame(long seed, int count) {
    long chance = Chance.seeded(seed);
    S state = game.begin(setup.withSeed(seed)).hasten();
    for (int i = 0; i < count; i++) {
      Seat seat = state.awaited().first();
      Moves<M> moves = state.moves(seat);
      chance = Chance.next(chance);
      S next = state.advance(seat, moves.get(Chance.below(chance, moves.size())));
      if (next.over()) {
        return state;
      }
      state = next;
    }
    return state;
  }

  /// What is asked after `count` random decisions, if there is something to choose: a search
  /// answers at once otherwise.
  Optional<Question<S, M>> question(long seed, int count) {
    S state = midGame(seed, count);
    Seat seat = state.awaited().first();
    return state.moves(seat).size() > 1
        ? Optional.of(new Question<>(game, state, seat))
        : Optional.empty();
  }
}
