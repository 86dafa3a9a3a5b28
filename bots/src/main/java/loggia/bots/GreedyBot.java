package loggia.bots;

import java.util.SplittableRandom;
import loggia.kernel.Foresight;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.State;

/// Takes the move after which its evaluation is best, on average over a few imagined worlds. Looks
/// one decision ahead.
public final class GreedyBot implements Bot {
  private static final int WORLDS = 4;

  private final SplittableRandom random;
  private final double slips;
  private final Evaluator evaluator;

  public GreedyBot(long seed) {
    this(seed, 0, Evaluator.LINEAR);
  }

  /// @param slips how often, from 0 to 1, it looks at half of its moves only
  /// @param evaluator how it judges where a move leads to
  public GreedyBot(long seed, double slips, Evaluator evaluator) {
    random = new SplittableRandom(seed);
    this.slips = slips;
    this.evaluator = evaluator;
  }

  @Override
  public <S extends State<S, M>, M extends Move> M choose(Question<S, M> question) {
    Moves<M> moves = question.moves();
    int size = moves.size();
    if (size == 1) {
      return moves.get(0);
    }
    boolean slip = slips > 0 && random.nextDouble() < slips;
    int best = -1;
    double most = Double.NEGATIVE_INFINITY;
    double[] worth = worth(question, moves);
    for (int i = 0; i < size; i++) {
      boolean overlooked = slip && random.nextBoolean();
      if (!overlooked && worth[i] > most) {
        most = worth[i];
        best = i;
      }
    }
    return moves.get(best < 0 ? random.nextInt(size) : best);
  }

  private <S extends State<S, M>, M extends Move> double[] worth(
      Question<S, M> question, Moves<M> moves) {
    int seat = question.seat().index();
    Foresight<S, M> foresight = evaluator.foresight(question);
    double[] worth = new double[moves.size()];
    for (int w = 0; w < WORLDS; w++) {
      S world = question.imagine(random);
      for (int i = 0; i < worth.length; i++) {
        // a hair of chance, so that equal moves are taken equally often
        worth[i] += foresight.outlook(world, moves.get(i))[seat] + random.nextDouble() * 1e-9;
      }
    }
    return worth;
  }
}
