package loggia.app.coach;

import java.util.Comparator;
import java.util.Optional;
import java.util.SplittableRandom;
import loggia.bots.Bot;
import loggia.bots.Evaluator;
import loggia.bots.MoveComparison;
import loggia.bots.Question;
import loggia.bots.coach.Coach;
import loggia.kernel.Move;
import loggia.kernel.State;

/// Plays as another bot does, but once does what is worse by far beyond doubt: both by a comparison
/// in worlds of its own and by playing to the end, where no estimate comes in ([ToTheEnd]).
final class Planter implements Bot {
  private static final double FAR = 0.3;
  private static final int GLANCE = 16;
  private static final int WORLDS = 100;

  private final SplittableRandom random;
  private final Bot wise;
  private Optional<Integer> planted = Optional.empty();
  private int asked;

  Planter(Bot wise, long seed) {
    this.wise = wise;
    random = new SplittableRandom(seed);
  }

  /// Which of its decisions with something to choose it threw away, counted from 0. Empty: there
  /// was nothing to throw away.
  Optional<Integer> planted() {
    return planted;
  }

  @Override
  public <S extends State<S, M>, M extends Move> M choose(Question<S, M> question) {
    M best = wise.choose(question);
    if (planted.isEmpty() && question.round() > 1 && question.moves().size() > 2) {
      M worst = worst(question);
      if (cost(question, worst, best, GLANCE).mean() > FAR
          && cost(question, worst, best, WORLDS).least() > FAR
          && compared(question, worst) > FAR) {
        planted = Optional.of(asked++);
        return worst;
      }
    }
    asked++;
    return best;
  }

  private <S extends State<S, M>, M extends Move> ToTheEnd cost(
      Question<S, M> question, M worst, M best, int worlds) {
    return ToTheEnd.cost(question, Evaluator.LINEAR, worst, best, worlds, random.nextLong());
  }

  private <S extends State<S, M>, M extends Move> double compared(
      Question<S, M> question, M worst) {
    var compared = MoveComparison.of(question, Coach.JUDGE, worst, WORLDS, FAR, random.nextLong());
    return compared.valued().stream()
        .filter(valued -> valued.move().equals(worst))
        .mapToDouble(valued -> valued.behind() - 2 * valued.error())
        .findFirst()
        .orElseThrow();
  }

  private <S extends State<S, M>, M extends Move> M worst(Question<S, M> question) {
    S world = question.imagine(random);
    int seat = question.seat().index();
    return question.moves().toList().stream()
        .min(
            Comparator.comparingDouble(
                move -> world.advance(question.seat(), move).outlook()[seat]))
        .orElseThrow();
  }
}
