package loggia.bots.net;

import java.util.Optional;
import loggia.bots.Evaluation;
import loggia.bots.Evaluator;
import loggia.bots.Question;
import loggia.kernel.Features;
import loggia.kernel.Game;
import loggia.kernel.Move;
import loggia.kernel.Setup;
import loggia.kernel.State;
import org.jspecify.annotations.Nullable;

/// Judges by [Weights], in the game and with the number of seats that they were learned for; by the
/// game's own evaluation in all others.
public final class NetEvaluator implements Evaluator {
  private record Known<S extends State<S, M>, M extends Move>(
      Game<S, M> game, Optional<Features<S, M>> features) {}

  private final Weights weights;
  private volatile @Nullable Known<?, ?> known;

  public NetEvaluator(Weights weights) {
    this.weights = weights;
  }

  @Override
  public <S extends State<S, M>, M extends Move> Evaluation<S> of(Question<S, M> question) {
    Game<S, M> game = question.game();
    if (!weights.fits(game.manual(), question.seats())) {
      return State::outlook;
    }
    return features(game)
        .<Evaluation<S>>map(
            features -> new NetEvaluation<>(weights.net(), features, question.seat()))
        .orElse(State::outlook);
  }

  /// Asked for once: bots ask for an evaluation with each decision.
  @SuppressWarnings("unchecked") // what is known is known of this very game
  private <S extends State<S, M>, M extends Move> Optional<Features<S, M>> features(
      Game<S, M> game) {
    Known<?, ?> before = known;
    if (before == null || !before.game.equals(game)) {
      var setup = Setup.of(game.manual(), weights.header().seats(), 0);
      before = new Known<>(game, game.features(setup));
      known = before;
    }
    return (Optional<Features<S, M>>) (Optional<?>) before.features;
  }
}
