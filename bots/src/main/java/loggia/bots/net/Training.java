package loggia.bots.net;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import loggia.bots.NumberedGame;
import loggia.bots.arena.Seeds;
import loggia.kernel.Game;
import loggia.kernel.Move;
import loggia.kernel.Numbers;
import loggia.kernel.Setup;
import loggia.kernel.State;

/// A net that learns a game with some number of seats, round after round: it plays against itself
/// and its earlier selves, and learns from how that went. Same seed, same rounds: same weights.
public final class Training<S extends State<S, M>, M extends Move> {
  private static final int FIRST = 64;
  private static final int SECOND = 32;
  private static final int EARLIER = 4;
  private static final int APART = 4;

  /// What there is to say of a round.
  ///
  /// @param linear what the game's own evaluation of these games' moments cost
  /// @param net what the net's cost, before it learned from them
  public record Round(int number, int games, int samples, double linear, double net) {}

  private final Game<S, M> game;
  private final int seats;
  private final long seed;
  private final List<Numbers.Part> parts;
  private final Learning learning;
  private final List<Net> earlier = new ArrayList<>();
  private int rounds;
  private long games;

  public Training(Game<S, M> game, int seats, long seed) {
    this.game = game;
    this.seats = seats;
    this.seed = seed;
    var numbered = NumberedGame.of(game, Setup.of(game.manual(), seats, seed));
    parts = numbered.layout();
    var shape = new Net.Shape(numbered.size(), FIRST, SECOND, seats);
    learning = new Learning(Net.unlearned(shape, seed));
  }

  /// Plays so many games and learns from them.
  public Round round(int more, float rate) {
    var players = new ArrayList<>(earlier);
    players.add(learning.net());
    var selfPlay = new SelfPlay<>(game, seats, players);
    var samples =
        new ArrayList<>(
            LongStream.range(games, games + more)
                .parallel()
                .mapToObj(number -> selfPlay.play(seed, number))
                .flatMap(List::stream)
                .toList());
    Collections.shuffle(samples, new Random(Seeds.deal(seed, rounds)));
    var untaught = new Learning(Net.unlearned(learning.net().shape(), 0));
    double linear = 0;
    double net = 0;
    for (Sample sample : samples) {
      linear += untaught.loss(sample) / samples.size();
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
    return new Round(rounds, more, samples.size(), linear, net);
  }

  /// @param command what was called to make them
  public Weights weights(String command) {
    Net net = learning.net().copy();
    return new Weights(
        Weights.header(
            game.manual(), seats, parts, net.shape(), seed, rounds, games, command),
        net);
  }
}
