package loggia.bots.coach;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import loggia.bots.Question;
import loggia.bots.Settling;
import loggia.bots.coach.Analysis.Difference;
import loggia.kernel.Move;
import loggia.kernel.Result;
import loggia.kernel.State;

/// How much better one move is than another when both are played on to the end of the game, in the
/// same imagined worlds and as looks best to everybody. No estimate of the chances comes into that:
/// it is a second opinion beside [loggia.bots.MoveComparison], which finds finer things and may
/// take one for large that changes nothing any more.
///
/// @param mean the share of the victory that the better one brings more
/// @param error its standard error
/// @param why where the difference lies in the final scores
record PlayedOut(double mean, double error, List<Difference> why) {
  private static final double ERRORS = 2;
  private static final int MOST = 3;

  /// Less than this is not worth a word.
  private static final double LEAST = 0.3;

  static <S extends State<S, M>, M extends Move> PlayedOut of(
      Question<S, M> question,
      Settling<S, M> settling,
      M better,
      M worse,
      int worlds,
      RandomGenerator random) {
    int seat = question.seat().index();
    Map<String, Double> points = new LinkedHashMap<>();
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < worlds; i++) {
      S world = question.imagine(random);
      S one = settling.untilTheEnd(world.advance(question.seat(), better));
      S other = settling.untilTheEnd(world.advance(question.seat(), worse));
      double more = one.outlook()[seat] - other.outlook()[seat];
      sum += more;
      squares += more * more;
      add(points, one.result(), seat, 1.0 / worlds);
      add(points, other.result(), seat, -1.0 / worlds);
    }
    double mean = sum / worlds;
    double variance = Math.max(0, squares / worlds - mean * mean);
    double error = Math.sqrt(variance / Math.max(1, worlds - 1));
    // What did not come in any of these worlds may still come in one of as many.
    return new PlayedOut(mean, Math.max(error, 1.0 / worlds), told(points));
  }

  /// How much depends on the choice at most, chance aside. Where it is little the game is decided;
  /// where those who play on find the other one better, opinions differ and nothing is settled.
  double stake() {
    return Math.abs(mean) + ERRORS * error;
  }

  private static void add(Map<String, Double> points, Result result, int seat, double part) {
    for (Result.Line line : result.standings().get(seat).lines()) {
      points.merge(line.key(), part * line.points(), Double::sum);
    }
  }

  private static List<Difference> told(Map<String, Double> points) {
    var differences = new ArrayList<Difference>();
    points.forEach((key, more) -> differences.add(new Difference(key, more)));
    differences.removeIf(difference -> Math.abs(difference.points()) < LEAST);
    differences.sort(Comparator.comparingDouble(d -> -Math.abs(d.points())));
    var told = List.copyOf(differences.subList(0, Math.min(MOST, differences.size())));
    // Whatever made it better, it was not what it brings less of.
    return told.stream().mapToDouble(Difference::points).sum() > 0 ? told : List.of();
  }
}
