package loggia.bots;

import java.util.List;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.State;

/// What several trees are for; among equals what went best in all of them together.
final class Vote {
  private Vote() {}

  static <S extends State<S, M>, M extends Move> M winner(
      Moves<M> moves, List<Search<S, M>> searches) {
    M best = moves.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < moves.size(); i++) {
      double votes = votes(moves.get(i), i, searches);
      if (votes > most) {
        most = votes;
        best = moves.get(i);
      }
    }
    return best;
  }

  /// The votes, and the mean result behind the point.
  private static <S extends State<S, M>, M extends Move> double votes(
      M move, int hint, List<Search<S, M>> searches) {
    int votes = 0;
    double sum = 0;
    int results = 0;
    for (Search<S, M> search : searches) {
      Node root = search.root();
      int slot = root.find(move, hint);
      if (slot >= 0) {
        int seen = root.visits(slot) + 1;
        votes += search.votes(slot);
        sum += seen * root.worth(slot);
        results += seen;
      }
    }
    return results == 0 ? 0 : votes + sum / results;
  }
}
