package loggia.games.cityofiron;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import loggia.bots.arena.Equations;
import loggia.kernel.Journal;
import loggia.kernel.Moves;
import loggia.kernel.Seat;
import loggia.kernel.Setup;

/// Learns the weights of [Forecast] anew: plays games by the weights there are, with some moves at
/// random, and corrects the weights by what the seats of these games gained beyond what they were
/// thought to gain (ridge regression, so that what the games say little about stays as it was).
/// Arguments: the file to write, rounds of learning, games a round.
final class ForecastTrainer {
  private static final double RIDGE = 100;
  private static final double SLIPS = 0.06;
  private static final int SELDOM = 32;
  private static final int BIDS = 8;

  /// One moment of a game: for each seat its traits, what it was thought to end with, its points
  /// and, at the end, what it still gained.
  private record Moment(
      double rounds, double[][] traits, double[] thought, int[] points, int[] gains) {}

  private final List<List<Moment>> samples = List.of(List.of(), List.of(), list(), list(), list());
  private final SplittableRandom random;
  private final List<Outlook> players = new ArrayList<>(List.of(Outlook.LEARNED));

  private ForecastTrainer(long seed) {
    random = new SplittableRandom(seed);
  }

  private static List<Moment> list() {
    return new ArrayList<>();
  }

  public static void main(String[] arguments) throws IOException {
    var trainer = new ForecastTrainer(12);
    for (int round = 0; round < Integer.parseInt(arguments[1]); round++) {
      double mean = trainer.gather(Integer.parseInt(arguments[2]), round * 1_000_000L);
      var weights = new double[5][][];
      for (int seats = 2; seats <= 4; seats++) {
        weights[seats] = fit(trainer.samples.get(seats), Forecast.LEARNED.weights(seats));
      }
      trainer.players.add(new Outlook(new Forecast(weights)));
      System.out.printf("round %d: mean score %.2f%n", round, mean);
      Files.writeString(Path.of(arguments[0]), json(weights));
    }
  }

  static String json(double[][][] weights) {
    return IntStream.rangeClosed(2, 4)
        .mapToObj(
            seats ->
                Stream.of(weights[seats])
                    .map(
                        row ->
                            DoubleStream.of(row)
                                .mapToObj(weight -> Long.toString(Math.round(weight * 1000)))
                                .collect(Collectors.joining(", ", "      [", "]")))
                    .collect(Collectors.joining(",\n", "    [\n", "\n    ]")))
        .collect(Collectors.joining(",\n", "{\n  \"weights\": [\n", "\n  ]\n}\n"));
  }

  /// Returns the mean score at four seats.
  private double gather(int games, long seed) {
    double sum = 0;
    int towns = 0;
    for (int i = 0; i < games; i++) {
      int seats = i % 4 == 0 ? 2 : i % 4 == 1 ? 3 : 4;
      CoiState end = play(Table.GAME.begin(Setup.of(Table.GAME.manual(), seats, seed + i)));
      for (int seat = 0; seat < seats && seats == 4; seat++) {
        sum += Finish.total(end, seat);
        towns++;
      }
    }
    return sum / towns;
  }

  private CoiState play(CoiState start) {
    var open = new ArrayList<Moment>();
    double slips = SLIPS * random.nextInt(4);
    Outlook[] seated = seated(start.seats());
    CoiState state = start;
    while (!state.over()) {
      Seat seat = state.awaited().first();
      boolean between = state.what(CoiState.VERB) == 0 && !state.simultaneous();
      if (between && random.nextInt(state.step == Step.ACTION ? SELDOM : BIDS) == 0) {
        open.add(moment(state));
      }
      state = state.play(seat, choose(state, seat, seated[seat.index()], slips), Journal.NONE);
    }
    for (Moment moment : open) {
      for (int seat = 0; seat < state.seats(); seat++) {
        moment.gains[seat] = Finish.total(state, seat) - moment.points[seat];
      }
    }
    samples.get(state.seats()).addAll(open);
    return state;
  }

  private static Moment moment(CoiState state) {
    int seats = state.seats();
    var traits = new double[seats][];
    var points = new int[seats];
    var thought = new double[seats];
    for (int seat = 0; seat < seats; seat++) {
      traits[seat] = PlainTraits.of(state, seat);
      points[seat] = state.player(seat).points();
      thought[seat] = Forecast.LEARNED.points(state, seat);
    }
    return new Moment(Forecast.rounds(state), traits, thought, points, new int[seats]);
  }

  /// Half of them play by the last weights, the others by earlier ones: with the last alone the
  /// games become so alike that what is not done any more is soon misjudged.
  private Outlook[] seated(int seats) {
    var seated = new Outlook[seats];
    for (int seat = 0; seat < seats; seat++) {
      seated[seat] =
          random.nextBoolean() ? players.getLast() : players.get(random.nextInt(players.size()));
    }
    return seated;
  }

  private CoiMove choose(CoiState state, Seat seat, Outlook outlook, double slips) {
    Moves<CoiMove> moves = state.moves(seat);
    if (moves.size() == 1 || random.nextDouble() < slips) {
      return moves.get(random.nextInt(moves.size()));
    }
    CoiState world = state.imagine(seat, random);
    double best = Double.NEGATIVE_INFINITY;
    CoiMove choice = moves.get(0);
    for (CoiMove move : moves) {
      CoiState next = world.advance(seat, move);
      double worth = outlook.of(next)[seat.index()] + 1e-9 * random.nextDouble();
      if (worth > best) {
        best = worth;
        choice = move;
      }
    }
    return choice;
  }

  private static double[][] fit(List<Moment> moments, double[][] before) {
    int n = Traits.COUNT;
    int knots = Forecast.KNOTS.length;
    var a = new double[n * knots][n * knots];
    var b = new double[n * knots];
    var at = new int[2 * n];
    var value = new double[2 * n];
    for (Moment moment : moments) {
      int knot = Forecast.knot(moment.rounds);
      double part = Forecast.part(moment.rounds, knot);
      for (int seat = 0; seat < moment.gains.length; seat++) {
        int size = 0;
        for (int i = 0; i < 2 * n; i++) {
          double weight = i < n ? 1 - part : part;
          double x = moment.traits[seat][i % n] * weight;
          if (x != 0) {
            at[size] = knot * n + i;
            value[size++] = x;
          }
        }
        double missed = moment.points[seat] + moment.gains[seat] - moment.thought[seat];
        for (int i = 0; i < size; i++) {
          b[at[i]] += value[i] * missed;
          for (int j = 0; j <= i; j++) {
            a[at[i]][at[j]] += value[i] * value[j];
          }
        }
      }
    }
    for (int i = 0; i < b.length; i++) {
      a[i][i] += RIDGE;
    }
    double[] solved = Equations.solve(a, b);
    var weights = new double[knots][];
    for (int knot = 0; knot < knots; knot++) {
      weights[knot] = before[knot].clone();
      for (int i = 0; i < n; i++) {
        weights[knot][i] += solved[knot * n + i];
      }
    }
    for (int knot = 0; knot < knots; knot++) {
      weights[knot][n] = spread(moments, weights, knot);
    }
    return weights;
  }

  /// The spread under which the winners were most likely.
  private static double spread(List<Moment> moments, double[][] weights, int knot) {
    double best = 1;
    double most = Double.NEGATIVE_INFINITY;
    for (double spread = 0.5; spread < 16; spread *= 1.1) {
      double sum = 0;
      for (Moment moment : moments) {
        if (Math.abs(moment.rounds - Forecast.KNOTS[knot]) < 0.75) {
          sum += likelihood(moment, weights, spread);
        }
      }
      if (sum > most) {
        most = sum;
        best = spread;
      }
    }
    return best;
  }

  private static double likelihood(Moment moment, double[][] weights, double spread) {
    int seats = moment.gains.length;
    int knot = Forecast.knot(moment.rounds);
    double part = Forecast.part(moment.rounds, knot);
    int winner = 0;
    double sum = 0;
    var expected = new double[seats];
    for (int seat = 0; seat < seats; seat++) {
      double points = moment.points[seat];
      for (int i = 0; i < Traits.COUNT; i++) {
        double weight = weights[knot][i] + part * (weights[knot + 1][i] - weights[knot][i]);
        points += moment.traits[seat][i] * weight;
      }
      expected[seat] = points / spread;
      sum += Math.exp(expected[seat]);
      int won = moment.points[winner] + moment.gains[winner];
      winner = moment.points[seat] + moment.gains[seat] > won ? seat : winner;
    }
    return expected[winner] - Math.log(sum);
  }
}
