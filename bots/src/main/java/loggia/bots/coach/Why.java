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
import loggia.kernel.Seat;
import loggia.kernel.State;

/// Why one move is better than another, in the game's own terms: both are played on, in the same
/// imagined worlds and as looks best to everybody, and the lines of the final scores compared.
record Why<S extends State<S, M>, M extends Move>(
    Question<S, M> question, Settling<S, M> settling) {
  private static final int WORLDS = 6;
  private static final int MOST = 3;

  /// Less than this is not worth a word.
  private static final double LEAST = 0.3;

  List<Difference> of(M better, M worse, RandomGenerator random) {
    Map<String, Double> points = new LinkedHashMap<>();
    Seat seat = question.seat();
    for (int i = 0; i < WORLDS; i++) {
      S world = question.imagine(random);
      add(points, settling.untilTheEnd(world.advance(seat, better)).result(), seat, 1.0 / WORLDS);
      add(points, settling.untilTheEnd(world.advance(seat, worse)).result(), seat, -1.0 / WORLDS);
    }
    var differences = new ArrayList<Difference>();
    points.forEach((key, more) -> differences.add(new Difference(key, more)));
    differences.removeIf(difference -> Math.abs(difference.points()) < LEAST);
    differences.sort(Comparator.comparingDouble(d -> -Math.abs(d.points())));
    var told = List.copyOf(differences.subList(0, Math.min(MOST, differences.size())));
    // Whatever made it better, it was not what it brings less of.
    return told.stream().mapToDouble(Difference::points).sum() > 0 ? told : List.of();
  }

  private static void add(Map<String, Double> points, Result result, Seat seat, double part) {
    for (Result.Line line : result.standings().get(seat.index()).lines()) {
      points.merge(line.key(), part * line.points(), Double::sum);
    }
  }
}
