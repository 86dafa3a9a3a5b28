package loggia.bots;

import java.util.List;
import loggia.kernel.Move;
import loggia.kernel.Moves;

/// What several trees think best: the move they tried most; among equals the one that went best.
final class Vote {
  private Vote() {}

  static <M extends Move> M winner(Moves<M> moves, List<Node> roots) {
    M best = moves.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < moves.size(); i++) {
      double votes = 0;
      for (Node root : roots) {
        int slot = root.find(moves.get(i), i);
        votes += slot < 0 ? 0 : root.visits(slot) + root.worth(slot);
      }
      if (votes > most) {
        most = votes;
        best = moves.get(i);
      }
    }
    return best;
  }
}
