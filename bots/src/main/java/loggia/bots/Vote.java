package loggia.bots;

import java.util.ArrayList;
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

  /// What these trees have found out about each of these moves, in their order.
  static <M extends Move> List<Finding> findings(Moves<M> moves, List<Node> roots) {
    var tries = new int[moves.size()];
    var sums = new double[moves.size()];
    int all = 0;
    double sum = 0;
    for (Node root : roots) {
      for (int i = 0; i < tries.length; i++) {
        int slot = root.find(moves.get(i), i);
        if (slot >= 0) {
          int visits = root.visits(slot);
          tries[i] += visits;
          sums[i] += visits * root.worth(slot);
          all += visits;
          sum += visits * root.worth(slot);
        }
      }
    }
    var findings = new ArrayList<Finding>();
    for (int i = 0; i < tries.length; i++) {
      findings.add(new Finding(tries[i], tries[i] == 0 ? 0 : sums[i] / tries[i] - sum / all));
    }
    return findings;
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
