package loggia.bots.coach;

import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Seat;
import loggia.kernel.State;

/// Plays on greedily: every seat does what looks best to it at first sight.
final class Settling {
  /// Far more decisions than any game has between two draws.
  private static final int MOST = 200;

  private Settling() {}

  /// The outlook once everybody has done what is best until chance comes in again. Right after a
  /// roll the outlook does not know yet what the roll is good for.
  static <S extends State<S, M>, M extends Move> double[] value(S state) {
    S settled = state;
    for (int i = 0; i < MOST && !settled.over(); i++) {
      S next = best(settled);
      if (next.disclosures() != state.disclosures()) {
        return settled.outlook();
      }
      settled = next;
    }
    return settled.outlook();
  }

  /// The end that greedy play leads to.
  static <S extends State<S, M>, M extends Move> S end(S state) {
    S end = state.hasten();
    while (!end.over()) {
      end = best(end);
    }
    return end;
  }

  private static <S extends State<S, M>, M extends Move> S best(S state) {
    Seat seat = state.awaited().first();
    Moves<M> moves = state.moves(seat);
    S best = state.advance(seat, moves.get(0));
    double most = moves.size() == 1 ? 0 : best.outlook()[seat.index()];
    for (int i = 1; i < moves.size(); i++) {
      S next = state.advance(seat, moves.get(i));
      double value = next.outlook()[seat.index()];
      if (value > most) {
        most = value;
        best = next;
      }
    }
    return best;
  }
}
