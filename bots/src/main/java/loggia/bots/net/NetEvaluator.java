package loggia.bots.net;

import loggia.bots.Attention;
import loggia.bots.Evaluation;
import loggia.bots.Evaluator;
import loggia.bots.NumberedGame;
import loggia.bots.Question;
import loggia.kernel.Foresight;
import loggia.kernel.Game;
import loggia.kernel.Move;
import loggia.kernel.State;
import org.jspecify.annotations.Nullable;

/// Judges by [Weights], in the game and with the number of seats that they were learned for.
public final class NetEvaluator implements Evaluator {
  private record Known<S extends State<S, M>, M extends Move>(
      Game<S, M> game, int seats, NumberedGame<S, M> numbered) {}

  private final String name;
  private final Weights weights;

  /// The game's own evaluation is not corrected, so it is not asked for corrections either.
  private final boolean silent;

  private volatile @Nullable Known<?, ?> known;

  /// @param name of the file that the weights come from, for errors
  public NetEvaluator(String name, Weights weights) {
    this.name = name;
    this.weights = weights;
    silent = weights.net().isSilent();
  }

  @Override
  public <S extends State<S, M>, M extends Move> Evaluation<S> of(Question<S, M> question) {
    NumberedGame<S, M> numbered = numbered(question.game(), question.seats());
    return silent
        ? Evaluator.LINEAR.of(question)
        : new NetEvaluation<>(weights.net(), numbered, question.seat());
  }

  @Override
  public <S extends State<S, M>, M extends Move> Foresight<S, M> foresight(
      Question<S, M> question) {
    return silent ? Evaluator.LINEAR.foresight(question) : Evaluator.super.foresight(question);
  }

  @Override
  public <S extends State<S, M>, M extends Move> Attention<S, M> attention(
      Question<S, M> question) {
    return weights
        .moves()
        .<Attention<S, M>>map(
            net -> new NetAttention<>(net, numbered(question.game(), question.seats())))
        .orElseGet(() -> Evaluator.super.attention(question));
  }

  /// Asked for once: bots ask for an evaluation with each decision.
  @SuppressWarnings("unchecked") // what is known is known of this very game
  private <S extends State<S, M>, M extends Move> NumberedGame<S, M> numbered(
      Game<S, M> game, int seats) {
    Known<?, ?> before = known;
    if (before == null || !before.game.equals(game) || before.seats != seats) {
      before = new Known<>(game, seats, weights.numbered(game, seats, name));
      known = before;
    }
    return (NumberedGame<S, M>) before.numbered;
  }
}
