package loggia.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import loggia.kernel.Journal;
import loggia.kernel.Move;
import loggia.kernel.Onlooker;
import loggia.kernel.State;

/// What a choice was worth beside the others that the seat had, judged by what it could know.
///
/// All moves are tried in the same imagined worlds, so that luck is the same for all of them and
/// small differences show. Every line is searched, then played on at first sight, and judged at the
/// same moment, the end of the round: an evaluation in the middle of a round does not foresee what
/// its end brings, and some lines would have had that already. The best is found in the first half
/// of the worlds and measured in the second: what only looked best by chance does not look so
/// twice.
public final class MoveComparison<S extends State<S, M>, M extends Move> {
  /// After so many worlds what is clearly worse is left alone.
  private static final int FIRST_LOOK = 12;

  private static final double CLEARLY = 3;
  private static final int SHOWN = 3;
  private static final int MOST_TIMES = 4;

  /// What one move promises.
  ///
  /// @param value the seat's mean share
  /// @param behind by how much the best promises more; below zero where it looks better than that
  /// @param error the standard error of `behind`
  public record Valued<M extends Move>(M move, double value, double behind, double error) {}

  /// @param valued the best first, then at most two that come close, and the chosen one among them
  ///   or last
  /// @param near whatever is behind the best by less than the loss that matters; never the chosen
  ///   one
  public record Compared<M extends Move>(List<Valued<M>> valued, List<M> near) {}

  private final Question<S, M> question;
  private final SplittableRandom random;
  private final Search<S, M> search;
  private final Settling<S, M> settling;
  private final Evaluation<S> judge;
  private final Trial<M> own;

  /// So many are looked at to the end, however far behind.
  private final int least;

  private List<Trial<M>> trials;
  private List<M> near = List.of();

  private MoveComparison(
      Question<S, M> question, Evaluator judge, M chosen, int least, int worlds, long seed) {
    this.question = question;
    this.least = least;
    random = new SplittableRandom(seed);
    var root = new Node(question.seat().index());
    Budget budget = Budget.ofIterations(worlds);
    search = new Search<>(question, budget, random.nextLong(), root, judge);
    settling = new Settling<>(Evaluator.LINEAR.of(question));
    this.judge = judge.of(question);
    S world = question.imagine(new SplittableRandom(seed));
    trials =
        question.moves().toList().stream()
            .filter(move -> move.equals(chosen) || decides(question, world, move))
            .map(Trial::new)
            .toList();
    own = trials.stream().filter(t -> t.move.equals(chosen)).findFirst().orElseThrow();
  }

  /// @param question what the seat was asked
  /// @param judge what a line has led to is judged by it
  /// @param chosen one of its moves
  /// @param worlds how many worlds the best is looked for in; as many more, or a few times as many,
  ///   measure it
  /// @param threshold the loss that matters: more worlds are imagined while it is in doubt
  public static <S extends State<S, M>, M extends Move> Compared<M> of(
      Question<S, M> question, Evaluator judge, M chosen, int worlds, double threshold, long seed) {
    var comparison = new MoveComparison<>(question, judge, chosen, 1, worlds, seed);
    return comparison.compared(worlds, threshold);
  }

  /// The best three moves, or as many as there are, the best first.
  public static <S extends State<S, M>, M extends Move> List<Valued<M>> best(
      Question<S, M> question, Evaluator judge, int worlds, long seed) {
    M first = question.moves().get(0);
    var comparison = new MoveComparison<>(question, judge, first, SHOWN, worlds, seed);
    return comparison.compared(worlds, 0).valued().stream()
        .sorted(Comparator.comparingDouble((Valued<M> valued) -> -valued.value()))
        .limit(SHOWN)
        .toList();
  }

  /// Not if the seat is asked the same once more, without this move, and nobody else could see it:
  /// to be asked again is no choice beside those that it is asked for.
  private static <S extends State<S, M>, M extends Move> boolean decides(
      Question<S, M> question, S world, M move) {
    S next = world.play(question.seat(), move, Journal.NONE);
    var others = new ArrayList<>(world.moves(question.seat()).toList());
    others.remove(move);
    return !next.awaited().contains(question.seat())
        || !next.moves(question.seat()).toList().equals(others)
        || !next.view(Onlooker.SPECTATOR).equals(world.view(Onlooker.SPECTATOR));
  }

  private Compared<M> compared(int worlds, double threshold) {
    findTheBest(worlds, threshold);
    // Where it is only asked what was lost, whoever chose the best lost nothing.
    boolean nothingLost = least == 1 && trials.getFirst() == own;
    int measured = nothingLost ? Math.min(FIRST_LOOK, worlds) : worlds;
    for (int i = 0; i < MOST_TIMES * worlds && (i < measured || doubts(threshold)); i++) {
      attempt();
    }
    return new Compared<>(valued(), near);
  }

  private void findTheBest(int worlds, double threshold) {
    for (int i = 1; i <= worlds && (i <= FIRST_LOOK || trials.size() > 1); i++) {
      attempt();
      if (i % FIRST_LOOK == 0) {
        List<Trial<M>> kept = best().subList(0, Math.min(least, trials.size()));
        Trial<M> best = kept.getFirst();
        trials =
            trials.stream()
                .filter(t -> t == own || kept.contains(t) || !clearlyBehind(best, t))
                .toList();
      }
    }
    double least = best().getFirst().mean() - threshold;
    near = trials.stream().filter(t -> t != own && t.mean() > least).map(t -> t.move).toList();
    var kept = new ArrayList<>(best().subList(0, Math.min(SHOWN, trials.size())));
    if (!kept.contains(own)) {
      kept.add(own);
    }
    kept.forEach(Trial::forget);
    trials = List.copyOf(kept);
  }

  private void attempt() {
    S world = question.imagine(random);
    int seat = question.seat().index();
    int last = question.round();
    for (Trial<M> trial : trials) {
      double[] shares = search.attempt(world, trial.move, last, s -> settled(s, last));
      trial.add(shares[seat]);
    }
  }

  private double[] settled(S state, int last) {
    return judge.outlook(settling.untilAfter(last, state));
  }

  private List<Trial<M>> best() {
    return trials.stream().sorted(Comparator.comparingDouble(t -> -t.mean())).toList();
  }

  private static boolean clearlyBehind(Trial<?> best, Trial<?> trial) {
    Gap gap = Gap.between(best, trial);
    return gap.mean() > CLEARLY * gap.error();
  }

  private boolean doubts(double threshold) {
    Gap gap = Gap.between(trials.getFirst(), own);
    return Math.abs(gap.mean() - threshold) < 2 * gap.error();
  }

  private List<Valued<M>> valued() {
    var valued = new ArrayList<Valued<M>>();
    for (Trial<M> trial : trials) {
      Gap gap = Gap.between(trials.getFirst(), trial);
      valued.add(new Valued<>(trial.move, trial.mean(), gap.mean(), gap.error()));
    }
    return List.copyOf(valued);
  }

  /// How one move went, world by world.
  private static final class Trial<M extends Move> {
    private final M move;
    private final List<Double> values = new ArrayList<>();
    private double sum;

    Trial(M move) {
      this.move = move;
    }

    void add(double value) {
      values.add(value);
      sum += value;
    }

    void forget() {
      values.clear();
      sum = 0;
    }

    double mean() {
      return sum / values.size();
    }
  }

  /// How much better one move went than another in the same worlds.
  private record Gap(double mean, double error) {
    static Gap between(Trial<?> one, Trial<?> other) {
      int n = one.values.size();
      double mean = one.mean() - other.mean();
      double squares = 0;
      for (int i = 0; i < n; i++) {
        double off = one.values.get(i) - other.values.get(i) - mean;
        squares += off * off;
      }
      return new Gap(mean, Math.sqrt(squares / (Math.max(1.0, n - 1.0) * n)));
    }
  }
}
