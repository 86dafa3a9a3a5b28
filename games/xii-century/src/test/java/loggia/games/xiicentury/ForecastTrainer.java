package loggia.games.xiicentury;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import loggia.bots.arena.Equations;
import loggia.kernel.Journal;
import loggia.kernel.Moves;
import loggia.kernel.Seat;
import loggia.kernel.Setup;

/// Learns the two plans of [Forecast] anew, one by towns left to themselves and one by games in
/// which every other town has an aim: plays by the weights there are, with some moves at random,
/// and fits each list of weights to what the towns of these games gained until their end (ridge
/// regression). Arguments: the file to write, rounds of learning, games a round.
final class ForecastTrainer {
  private static final double RIDGE = 30;
  private static final double SLIPS = 0.08;

  /// Left to themselves, towns hardly ever try what takes long, so nothing is learned of it.
  private static final List<Optional<Aim>> AIMS =
      List.of(
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.of(Aim.EARL),
          Optional.of(Aim.CASTLE),
          Optional.of(Aim.CATHEDRAL));

  private final List<List<double[]>> samples = new ArrayList<>();
  private final SplittableRandom random;
  private final List<Optional<Aim>> strivings;
  private final List<Optional<Aim>> aims = new ArrayList<>();
  private final List<Double> zeal = new ArrayList<>();
  private Forecast forecast = Forecast.LEARNED;

  private ForecastTrainer(long seed, List<Optional<Aim>> strivings) {
    this.strivings = strivings;
    random = new SplittableRandom(seed);
    for (int turns = 0; turns <= Frame.ROUNDS; turns++) {
      samples.add(new ArrayList<>());
    }
  }

  public static void main(String[] arguments) throws IOException {
    int rounds = Integer.parseInt(arguments[1]);
    int games = Integer.parseInt(arguments[2]);
    var plans =
        Stream.of(List.of(Optional.<Aim>empty()), AIMS)
            .map(strivings -> new ForecastTrainer(12, strivings).learn(rounds, games))
            .map(ForecastTrainer::json)
            .collect(Collectors.joining(",\n"));
    Files.writeString(Path.of(arguments[0]), "{\n  \"plans\": [\n" + plans + "\n  ]\n}\n");
  }

  private double[][] learn(int rounds, int games) {
    double[][] weights = {};
    for (int round = 0; round < rounds; round++) {
      double mean = gather(games, round * 1_000_000L);
      weights = fit();
      forecast = new Forecast(rounded(weights));
      System.out.printf("round %d: mean score %.2f%n", round, mean);
    }
    return weights;
  }

  private static Weights[] rounded(double[][] weights) {
    return Stream.of(weights)
        .map(
            row ->
                new Weights(
                    DoubleStream.of(row).mapToInt(each -> (int) Math.round(each * 1000)).toArray()))
        .toArray(Weights[]::new);
  }

  private static String json(double[][] weights) {
    return Stream.of(weights)
        .map(
            row ->
                DoubleStream.of(row)
                    .mapToObj(weight -> Long.toString(Math.round(weight * 1000)))
                    .collect(Collectors.joining(", ", "      [", "]")))
        .collect(Collectors.joining(",\n", "    [\n", "\n    ]"));
  }

  /// Plays and takes samples, on top of those of earlier rounds: fitted to the last round alone,
  /// the weights swing to and fro. Returns the mean score.
  private double gather(int games, long seed) {
    double sum = 0;
    int towns = 0;
    for (int i = 0; i < games; i++) {
      int seats = 1 + i % 4;
      var difficulty = Difficulty.ALL.get(i % 5);
      var setup =
          Setup.of(
              Table.GAME.manual(),
              seats,
              Map.of("difficulty", difficulty.id()),
              List.of(),
              seed + i);
      for (Town town : play(Table.GAME.begin(setup)).towns) {
        sum += Scoring.score(Printing.NOW.sheet(), town);
        towns++;
      }
    }
    return sum / towns;
  }

  private XiiState play(XiiState start) {
    aims.clear();
    zeal.clear();
    for (int seat = 0; seat < start.seats(); seat++) {
      aims.add(strivings.get(random.nextInt(strivings.size())));
      zeal.add(random.nextDouble(10, 150));
    }
    var open = new ArrayList<double[]>();
    var owners = new ArrayList<int[]>();
    XiiState state = start;
    while (!state.over()) {
      Seat seat = state.awaited().first();
      if (state.phase() != Phase.USE && random.nextInt(8) == 0) {
        open.add(traits(state, seat.index()));
        owners.add(new int[] {seat.index(), Forecast.turnsToCome(state, seat.index())});
      }
      state = state.play(seat, choose(state, seat), Journal.NONE);
    }
    for (int i = 0; i < open.size(); i++) {
      double[] sample = open.get(i);
      sample[Weights.COUNT] += Scoring.score(state.sheet(), state.towns[owners.get(i)[0]]);
      samples.get(owners.get(i)[1]).add(sample);
    }
    return state;
  }

  private XiiMove choose(XiiState state, Seat seat) {
    Moves<XiiMove> moves = state.moves(seat);
    if (moves.size() == 1 || random.nextDouble() < SLIPS) {
      return moves.get(random.nextInt(moves.size()));
    }
    XiiState world = state.imagine(seat, random);
    double best = Double.NEGATIVE_INFINITY;
    XiiMove choice = moves.get(0);
    for (XiiMove move : moves) {
      XiiState next = world.play(seat, move, Journal.NONE);
      double worth = forecast.score(next, seat.index()) + 1e-6 * random.nextDouble();
      Town town = next.towns[seat.index()];
      worth +=
          zeal.get(seat.index()) * aims.get(seat.index()).map(a -> a.nearness(town)).orElse(0.0);
      if (worth > best) {
        best = worth;
        choice = move;
      }
    }
    return choice;
  }

  private static double[] traits(XiiState state, int seat) {
    var traits = new double[Weights.COUNT + 1];
    long[] parts = PlainForecast.traits(state, seat);
    for (int i = 0; i < parts.length; i++) {
      traits[i] = (double) parts[i] / PlainForecast.PART;
    }
    traits[Weights.COUNT] = -Scoring.score(state.sheet(), PlainForecast.town(state, seat));
    return traits;
  }

  private double[][] fit() {
    return samples.stream().map(ForecastTrainer::solve).toArray(double[][]::new);
  }

  /// Normal equations with a ridge.
  private static double[] solve(List<double[]> rows) {
    int n = Weights.COUNT;
    var a = new double[n][n];
    var b = new double[n];
    for (double[] row : rows) {
      for (int i = 0; i < n; i++) {
        if (row[i] != 0) {
          b[i] += row[i] * row[n];
          for (int j = 0; j <= i; j++) {
            a[i][j] += row[i] * row[j];
          }
        }
      }
    }
    for (int i = 0; i < n; i++) {
      a[i][i] += i == 0 ? 1e-3 : RIDGE;
    }
    return Equations.solve(a, b);
  }
}
