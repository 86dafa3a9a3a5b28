package loggia.games.cityofiron;

import java.util.random.RandomGenerator;
import loggia.kernel.Moves;
import loggia.kernel.Seat;

/// How the trainers' games are played: what looks best at first sight, on average over a few
/// imagined worlds.
final class GreedyChoice {
  private static final int WORLDS = 2;

  private GreedyChoice() {}

  static CoiMove of(CoiState state, Seat seat, RandomGenerator random) {
    Moves<CoiMove> moves = state.moves(seat);
    var worth = new double[moves.size()];
    for (int world = 0; world < WORLDS && worth.length > 1; world++) {
      CoiState imagined = state.imagine(seat, random);
      for (int i = 0; i < worth.length; i++) {
        worth[i] += imagined.advance(seat, moves.get(i)).outlook()[seat.index()];
        worth[i] += 1e-9 * random.nextDouble();
      }
    }
    int best = 0;
    for (int i = 1; i < worth.length; i++) {
      best = worth[i] > worth[best] ? i : best;
    }
    return moves.get(best);
  }
}
