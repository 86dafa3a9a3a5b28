package loggia.bots;

import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Seat;
import loggia.kernel.State;

/// Plays on at first sight, every seat doing what looks best to it by one evaluation, so that lines
/// are judged at a moment at which they can be compared.
public final class Settling<S extends State<S, M>, M extends Move> {
  /// Far more decisions than any game has between two draws.
  private static final int MOST = 200;

  private final Evaluation<S> evaluation;

  public Settling(Evaluation<S> evaluation) {
    this.evaluation = evaluation;
  }

  /// The outlook once everybody has done what is best until chance comes in again. Right after a
  /// roll the outlook does not know yet what the roll is good for.
  public double[] untilChance(S state) {
    S settled = state;
    for (int i = 0; i < MOST && !settled.over(); i++) {
      S next = best(settled);
      if (next.disclosures() != state.disclosures()) {
        return evaluation.outlook(settled);
      }
      settled = next;
    }
    return evaluation.outlook(settled);
  }

  /// The end of this round. In the middle of it one line has had its income and another has it
  /// still to come.
  S untilAfter(int round, S state) {
    S settled = state;
    while (!settled.over() && settled.round() <= round) {
      settled = best(settled);
    }
    return settled;
  }

  /// The end of the game.
  public S untilTheEnd(S state) {
    S end = state.hasten();
    while (!end.over()) {
      end = best(end);
    }
    return end;
  }

  private S best(S state) {
    Seat seat = state.awaited().first();
    Moves<M> moves = state.moves(seat);
    S best = state.advance(seat, moves.get(0));
    double most = moves.size() == 1 ? 0 : evaluation.outlook(best)[seat.index()];
    for (int i = 1; i < moves.size(); i++) {
      S next = state.advance(seat, moves.get(i));
      double value = evaluation.outlook(next)[seat.index()];
      if (value > most) {
        most = value;
        best = next;
      }
    }
    return best;
  }
}
