package loggia.bots.net;

import java.io.ByteArrayInputStream;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import loggia.bots.Attention;
import loggia.bots.Evaluation;
import loggia.bots.Evaluator;
import loggia.bots.Question;
import loggia.kernel.Foresight;
import loggia.kernel.Game;
import loggia.kernel.Manual;
import loggia.kernel.Move;
import loggia.kernel.State;

/// Judges by what was learned and ships with the game ([Game#weights]); where nothing does, by the
/// game's own evaluation.
public final class ShippedEvaluator implements Evaluator {
  public static final Evaluator INSTANCE = new ShippedEvaluator();

  private record Table(String game, int rules, int seats) {}

  private final Map<Table, Evaluator> known = new ConcurrentHashMap<>();

  private ShippedEvaluator() {}

  @Override
  public <S extends State<S, M>, M extends Move> Evaluation<S> of(Question<S, M> question) {
    return known(question).of(question);
  }

  @Override
  public <S extends State<S, M>, M extends Move> Attention<S, M> attention(
      Question<S, M> question) {
    return known(question).attention(question);
  }

  @Override
  public <S extends State<S, M>, M extends Move> Foresight<S, M> foresight(
      Question<S, M> question) {
    return known(question).foresight(question);
  }

  private Evaluator known(Question<?, ?> question) {
    Manual manual = question.game().manual();
    return known.computeIfAbsent(
        new Table(manual.id(), manual.rules(), question.seats()),
        table -> read(question.game(), table.seats));
  }

  private static Evaluator read(Game<?, ?> game, int seats) {
    return game.weights(seats)
        .<Evaluator>map(bytes -> evaluator(bytes, game.manual().id() + "-" + seats + ".weights"))
        .orElse(Evaluator.LINEAR);
  }

  private static Evaluator evaluator(byte[] bytes, String name) {
    return new NetEvaluator(name, Weights.read(new ByteArrayInputStream(bytes), name));
  }
}
