package loggia.app.coach;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import loggia.bots.Bot;
import loggia.bots.Contender;
import loggia.bots.MoveComparison;
import loggia.bots.Question;
import loggia.bots.arena.Arena;
import loggia.bots.coach.Coach;
import loggia.bots.registry.Bots;
import loggia.kernel.Game;
import loggia.kernel.Journal;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.kernel.State;

/// What each player's choice costs at the very same positions, taken from good games: nobody is
/// judged in games that are lost anyway, and differences between players have small errors.
final class CommonPositions implements Arena.Watcher {
  private static final String GOOD = "search:iterations=200";
  private static final int EVERY = 7;
  private static final int WORLDS = 40;
  private static final double NEVER_IN_DOUBT = 1;

  private final Game<?, ?> game;
  private final List<Contender> players;
  private final List<double[]> costs = new ArrayList<>();
  private final int wanted;
  private int seen;

  private CommonPositions(Game<?, ?> game, List<Contender> players, int wanted) {
    this.game = game;
    this.players = players;
    this.wanted = wanted;
  }

  /// @return for each position what the choice of each player costs; below zero where it looks
  ///   better than what was found to be best
  static List<double[]> costs(Game<?, ?> game, List<Contender> players, int wanted, int firstSeed) {
    var positions = new CommonPositions(game, players, wanted);
    for (int i = firstSeed; positions.costs.size() < wanted; i++) {
      List<Bot> bots = List.of(Bots.parse(GOOD, 2L * i), Bots.parse(GOOD, 2L * i + 1));
      Arena.play(game, Setup.of(game.manual(), 2, i), bots, Journal.NONE, positions);
    }
    return positions.costs;
  }

  @Override
  @SuppressWarnings("unchecked") // all states are of the one game
  public <S extends State<S, M>, M extends Move> void sees(
      S state, Seat seat, Moves<M> moves, M move) {
    if (moves.size() > 1 && costs.size() < wanted && seen++ % EVERY == 0) {
      costs.add(costs(new Question<>((Game<S, M>) game, state, seat)));
    }
  }

  private <S extends State<S, M>, M extends Move> double[] costs(Question<S, M> question) {
    Map<M, Double> known = new HashMap<>();
    return players.stream()
        .mapToDouble(
            player -> {
              try (Bot bot = player.sit(seen)) {
                return known.computeIfAbsent(bot.choose(question), m -> cost(question, m));
              }
            })
        .toArray();
  }

  private <S extends State<S, M>, M extends Move> double cost(Question<S, M> question, M chosen) {
    return MoveComparison.of(question, Coach.JUDGE, chosen, WORLDS, NEVER_IN_DOUBT, seen)
        .valued()
        .stream()
        .filter(valued -> valued.move().equals(chosen))
        .mapToDouble(MoveComparison.Valued::behind)
        .findFirst()
        .orElseThrow();
  }

  /// A mean and its standard error.
  record Figure(double mean, double error) {
    static Figure of(double[] values) {
      double mean = Arrays.stream(values).average().orElseThrow();
      double squares = Arrays.stream(values).map(v -> (v - mean) * (v - mean)).sum();
      return new Figure(mean, Math.sqrt(squares / (values.length * (values.length - 1.0))));
    }

    @Override
    public String toString() {
      return "%.3f±%.3f".formatted(100 * mean, 100 * error);
    }
  }

  static Figure cost(List<double[]> costs, int player) {
    return Figure.of(costs.stream().mapToDouble(each -> each[player]).toArray());
  }

  /// How much more the choices of the one cost than those of the other.
  static Figure more(List<double[]> costs, int one, int other) {
    return Figure.of(costs.stream().mapToDouble(each -> each[one] - each[other]).toArray());
  }
}
