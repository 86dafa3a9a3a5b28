package loggia.bots.net;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import loggia.bots.Evaluator;
import loggia.bots.NumberedGame;
import loggia.kernel.Game;
import loggia.kernel.Move;
import loggia.kernel.Setup;
import loggia.kernel.State;

/// A net that learns a game with some number of seats, round after round: it plays against itself
/// and its earlier selves, and learns from how that went.
public final class Training<S extends State<S, M>, M extends Move> implements Trainer {
  private static final int FIRST = 64;
  private static final int SECOND = 32;
  private static final int EARLIER = 4;
  private static final int APART = 4;

  private final Game<S, M> game;
  private final int seats;
  private final long seed;
  private final NumberedGame<S, M> numbered;
  private final Learning learning;
  private final List<Net> earlier = new ArrayList<>();
  private int rounds;
  private long games;

  private Training(Game<S, M> game, int seats, long seed, Learning learning) {
    this.game = game;
    this.seats = seats;
    this.seed = seed;
    this.learning = learning;
    numbered = numbered(game, seats);
  }

  public static <S extends State<S, M>, M extends Move> Training<S, M> begin(
      Game<S, M> game, int seats, long seed) {
    var net = Net.unlearned(shape(game, seats), seed);
    return new Training<>(game, seats, seed, new Learning(net));
  }

  /// Goes on with what [#keep] has kept.
  ///
  /// @throws IllegalArgumentException when that is no training of this game, in one line
  public static <S extends State<S, M>, M extends Move> Training<S, M> resume(
      Game<S, M> game, int seats, Path path) {
    TrainingFile.Content kept = TrainingFile.read(path);
    TrainingFile.Header header = kept.header();
    var manual = game.manual();
    boolean fits =
        header.game().equals(manual.id())
            && header.rules() == manual.rules()
            && header.seats() == seats
            && header.shape().equals(shape(game, seats));
    if (!fits) {
      throw new IllegalArgumentException(
          "'%s' is a training of %s under rules %d with %d seats; here it is %s, %d and %d"
              .formatted(
                  path,
                  header.game(),
                  header.rules(),
                  header.seats(),
                  manual.id(),
                  manual.rules(),
                  seats));
    }
    var training = new Training<>(game, seats, header.seed(), kept.learning());
    training.earlier.addAll(kept.earlier());
    training.rounds = header.rounds();
    training.games = header.games();
    return training;
  }

  @Override
  public void keep(Path path) {
    var manual = game.manual();
    var header =
        new TrainingFile.Header(
            manual.id(),
            manual.rules(),
            seats,
            learning.net().shape(),
            seed,
            rounds,
            games,
            earlier.size());
    TrainingFile.write(path, new TrainingFile.Content(header, learning, earlier));
  }

  private static <S extends State<S, M>, M extends Move> NumberedGame<S, M> numbered(
      Game<S, M> game, int seats) {
    return NumberedGame.of(game, Setup.of(game.manual(), seats, 0));
  }

  private static Net.Shape shape(Game<?, ?> game, int seats) {
    return new Net.Shape(numbered(game, seats).size(), FIRST, SECOND, seats);
  }

  @Override
  public int rounds() {
    return rounds;
  }

  @Override
  public long seed() {
    return seed;
  }

  @Override
  public Round round(int more, Effort effort, float rate) {
    var players = new ArrayList<Evaluator>();
    players.add(Evaluator.LINEAR);
    earlier.forEach(net -> players.add(new NetEvaluator("a player", weights(net, ""))));
    Weights newest = weights("");
    players.add(new NetEvaluator("the newest player", newest));
    var selfPlay = new SelfPlay<>(game, seats, effort, players);
    List<Sample> samples =
        selfPlay.play(
            seed,
            rounds,
            LongStream.range(games, games + more),
            () -> new OutcomeSampler<>(numbered, seats, newest.net()));
    double own = 0;
    double net = 0;
    for (Sample sample : samples) {
      own += Correction.loss(sample.shares(), sample.target()) / samples.size();
      net += learning.learn(sample, rate) / samples.size();
    }
    games += more;
    rounds++;
    if (rounds % APART == 0) {
      earlier.add(learning.net().copy());
      if (earlier.size() > EARLIER) {
        earlier.removeFirst();
      }
    }
    return new Round(rounds, more, samples.size(), own, net);
  }

  @Override
  public Weights weights(String command) {
    return weights(learning.net().copy(), command);
  }

  private Weights weights(Net net, String command) {
    return new Weights(
        Weights.header(
            game.manual(), seats, numbered.layout(), net.shape(), seed, rounds, games, command),
        net,
        Optional.empty());
  }
}
