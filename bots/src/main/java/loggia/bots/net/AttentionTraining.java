package loggia.bots.net;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.LongStream;
import loggia.bots.NumberedGame;
import loggia.kernel.Game;
import loggia.kernel.Move;
import loggia.kernel.State;

/// Learns which moves deserve a search's attention, round after round, from what searches with the
/// same evaluation, and with no attention but the game's own, find out about them. The evaluation
/// itself stays as it is.
public final class AttentionTraining<S extends State<S, M>, M extends Move> implements Trainer {
  private static final int MIDDLE = 32;

  private final Game<S, M> game;
  private final Weights weights;
  private final long seed;
  private final NumberedGame<S, M> numbered;
  private final MoveLearning learning;
  private int rounds;
  private long games;

  private AttentionTraining(
      Game<S, M> game, Weights weights, String name, long seed, MoveLearning learning) {
    this.game = game;
    this.weights = weights;
    this.seed = seed;
    this.learning = learning;
    numbered = weights.numbered(game, weights.header().seats(), name);
  }

  /// @param weights whose evaluation it is for
  /// @param name of their file, for errors
  public static <S extends State<S, M>, M extends Move> AttentionTraining<S, M> begin(
      Game<S, M> game, Weights weights, String name, long seed) {
    var numbered = weights.numbered(game, weights.header().seats(), name);
    var shape = new MoveNet.Shape(numbered.size(), MIDDLE, numbered.moves().size());
    var learning = new MoveLearning(MoveNet.unlearned(shape, seed));
    return new AttentionTraining<>(game, weights, name, seed, learning);
  }

  /// Goes on with what [#keep] has kept.
  ///
  /// @throws IllegalArgumentException when that is no such training, in one line
  public static <S extends State<S, M>, M extends Move> AttentionTraining<S, M> resume(
      Game<S, M> game, Weights weights, String name, Path path) {
    AttentionFile.Content kept = AttentionFile.read(path);
    AttentionFile.Header header = kept.header();
    var training = new AttentionTraining<>(game, weights, name, header.seed(), kept.learning());
    training.rounds = header.rounds();
    training.games = header.games();
    return training;
  }

  /// All that the next round depends on, but for the evaluation.
  @Override
  public void keep(Path path) {
    var header = new AttentionFile.Header(learning.net().shape, seed, rounds, games);
    AttentionFile.write(path, new AttentionFile.Content(header, learning));
  }

  @Override
  public int rounds() {
    return rounds;
  }

  @Override
  public long seed() {
    return seed;
  }

  /// @param effort of the players, who search
  @Override
  public Round round(int more, Effort effort, float rate) {
    var selfPlay =
        new SelfPlay<>(
            game,
            weights.header().seats(),
            effort,
            List.of(new NetEvaluator("a player", weights.withoutAttention())));
    List<MoveSample> samples =
        selfPlay.play(
            seed,
            rounds,
            LongStream.range(games, games + more),
            () -> new MoveSampler<>(numbered, game.trust()));
    double own = 0;
    double net = 0;
    for (MoveSample sample : samples) {
      own += MoveLearning.loss(sample.promises(), sample.deserved()) / samples.size();
      net += learning.learn(sample, rate) / samples.size();
    }
    games += more;
    rounds++;
    return new Round(rounds, more, samples.size(), own, net);
  }

  /// The evaluation with what was learned.
  @Override
  public Weights weights(String command) {
    MoveNet net = learning.net().copy();
    return weights.with(new Weights.AttentionHeader(net.shape, seed, rounds, games, command), net);
  }
}
