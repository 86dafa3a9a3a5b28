package loggia.bots;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import loggia.kernel.Foresight;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.State;

/// Takes the move after which its evaluation is best, on average over a few imagined worlds. Looks
/// one decision ahead.
public final class GreedyBot implements Bot {
  private static final int USUAL_WORLDS = 4;

  /// What a slip may cost: a share of the victory.
  private static final double TOLERABLE = 0.03;

  private final SplittableRandom random;
  private final double slips;
  private final int worlds;
  private final Evaluator evaluator;

  public GreedyBot(long seed) {
    this(seed, 0, USUAL_WORLDS, Evaluator.LINEAR);
  }

  /// @param slips how often, from 0 to 1, it takes any move that is nearly as good as the best:
  ///   like a beginner, who misses things and does nothing senseless
  /// @param evaluator how it judges where a move leads to
  public GreedyBot(long seed, double slips, Evaluator evaluator) {
    this(seed, slips, USUAL_WORLDS, evaluator);
  }

  /// @param worlds how many it imagines
  public GreedyBot(long seed, double slips, int worlds, Evaluator evaluator) {
    random = new SplittableRandom(seed);
    this.slips = slips;
    this.worlds = worlds;
    this.evaluator = evaluator;
  }

  @Override
  public <S extends State<S, M>, M extends Move> M choose(Question<S, M> question) {
    Moves<M> moves = question.moves();
    int size = moves.size();
    if (size == 1) {
      return moves.get(0);
    }
    double[] worth = worth(question, moves);
    int best = best(worth);
    boolean slip = slips > 0 && random.nextDouble() < slips;
    return moves.get(slip ? any(worth, worth[best] - worlds * TOLERABLE) : best);
  }

  private static int best(double[] worth) {
    int best = 0;
    for (int i = 1; i < worth.length; i++) {
      best = worth[i] > worth[best] ? i : best;
    }
    return best;
  }

  private int any(double[] worth, double least) {
    int[] good = IntStream.range(0, worth.length).filter(i -> worth[i] >= least).toArray();
    return good[random.nextInt(good.length)];
  }

  private <S extends State<S, M>, M extends Move> double[] worth(
      Question<S, M> question, Moves<M> moves) {
    int seat = question.seat().index();
    Foresight<S, M> foresight = evaluator.foresight(question);
    double[] worth = new double[moves.size()];
    for (int w = 0; w < worlds; w++) {
      S world = question.imagine(random);
      for (int i = 0; i < worth.length; i++) {
        // a hair of chance, so that equal moves are taken equally often
        worth[i] += foresight.outlook(world, moves.get(i))[seat] + random.nextDouble() * 1e-9;
      }
    }
    return worth;
  }
}
