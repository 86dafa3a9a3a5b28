package loggia.app.coach;

import java.util.SplittableRandom;
import loggia.bots.Evaluator;
import loggia.bots.Question;
import loggia.bots.Settling;
import loggia.kernel.Move;
import loggia.kernel.State;

/// What a choice cost by another judgement than the coach's: both it and the better one are played
/// on to the end of the game, in the same imagined worlds and by whoever does what looks best at
/// first sight by some evaluation, and the results are compared. No estimate of the chances comes
/// into that.
///
/// @param mean the share of the victory that the better one brought more
/// @param error its standard error
record ToTheEnd(double mean, double error) {
  private static final double SURE = 2;

  static <S extends State<S, M>, M extends Move> ToTheEnd cost(
      Question<S, M> question, Evaluator players, M chosen, M better, int worlds, long seed) {
    var random = new SplittableRandom(seed);
    var settling = new Settling<S, M>(players.of(question));
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < worlds; i++) {
      S world = question.imagine(random);
      double more =
          result(settling, world, question, better) - result(settling, world, question, chosen);
      sum += more;
      squares += more * more;
    }
    double mean = sum / worlds;
    return new ToTheEnd(mean, Math.sqrt((squares / worlds - mean * mean) / (worlds - 1.0)));
  }

  private static <S extends State<S, M>, M extends Move> double result(
      Settling<S, M> settling, S world, Question<S, M> question, M move) {
    S end = settling.untilTheEnd(world.advance(question.seat(), move));
    return end.outlook()[question.seat().index()];
  }

  /// What it cost at least, chance aside.
  double least() {
    return mean - SURE * error;
  }
}
