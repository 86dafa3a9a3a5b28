package loggia.games.cityofiron;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.DoubleStream;
import loggia.bots.arena.Equations;
import loggia.kernel.Seat;
import loggia.kernel.Setup;

/// Learns what [ForecastTrainer] cannot: the worth of what players choose because they are ahead or
/// behind, and of what they never choose because they think nothing of it. Here such choices are
/// made by lot, and the weights are corrected by what the seats then gained beyond what was
/// thought. Arguments: `places` or `snyle`, the file to write, games for each number of seats.
final class LotTrainer {
  private static final double RIDGE = 10;

  /// What is learned, and from which games.
  private enum Subject {
    /// The turn order: some rounds have their places by lot.
    PLACES("base", Traits.PLACE),
    /// Snyle before its first choice (COI-113): if it can be taken it is, every other time.
    SNYLE("expansion", Traits.SNYLE);

    private final String towns;
    private final int trait;

    Subject(String towns, int trait) {
      this.towns = towns;
      this.trait = trait;
    }
  }

  /// For each seat the trait and what it was thought to end with.
  private record Moment(double rounds, double[] trait, double[] thought) {}

  private final Subject subject;
  private final int seats;
  private final SplittableRandom random = new SplittableRandom(21);
  private final double[][] a = new double[Forecast.KNOTS.length][Forecast.KNOTS.length];
  private final double[] b = new double[Forecast.KNOTS.length];

  private LotTrainer(Subject subject, int seats) {
    this.subject = subject;
    this.seats = seats;
    for (int i = 0; i < b.length; i++) {
      a[i][i] = RIDGE;
    }
  }

  public static void main(String[] arguments) throws IOException {
    var subject = Subject.valueOf(arguments[0].toUpperCase(Locale.ROOT));
    var options = Map.of("towns", subject.towns);
    var weights = new double[5][][];
    for (int seats = 2; seats <= 4; seats++) {
      var trainer = new LotTrainer(subject, seats);
      for (int game = 0; game < Integer.parseInt(arguments[2]); game++) {
        var setup = Setup.of(Table.GAME.manual(), seats, options, List.of(), game);
        trainer.play(Table.GAME.begin(setup));
      }
      weights[seats] = trainer.corrected(Forecast.LEARNED.weights(seats));
    }
    Files.writeString(Path.of(arguments[1]), ForecastTrainer.json(weights));
  }

  private double[][] corrected(double[][] weights) {
    double[] missed = Equations.solve(a, b);
    for (int knot = 0; knot < missed.length; knot++) {
      weights[knot][subject.trait] += missed[knot];
      System.out.printf("%s, %d seats, knot %d: %+.3f%n", subject, seats, knot, missed[knot]);
    }
    return weights;
  }

  private void play(CoiState start) {
    var moments = new ArrayList<Moment>();
    CoiState state = start;
    int round = 0;
    boolean lots = subject == Subject.SNYLE;
    while (!state.over()) {
      if (subject == Subject.PLACES && state.step == Step.BID && state.board.round != round) {
        round = state.board.round;
        lots = random.nextInt(3) == 0;
      }
      if (lots && telling(state)) {
        moments.add(moment(state));
      }
      Seat seat = state.awaited().first();
      List<CoiMove> drawn = lots ? lots(state, seat) : List.of();
      state =
          state.advance(seat, drawn.isEmpty() ? GreedyChoice.of(state, seat, random) : any(drawn));
    }
    for (Moment moment : moments) {
      learn(moment, state);
    }
  }

  /// Whether a state can teach something: places are drawn, or somebody has just taken Snyle.
  private boolean telling(CoiState state) {
    boolean between = state.step == Step.ACTION && !state.begun;
    return switch (subject) {
      case PLACES -> between && state.turn == 0;
      case SNYLE ->
          between && state.board.wild == 0 && Attack.owner(state, Town.SNYLE.ordinal()) >= 0;
    };
  }

  private Moment moment(CoiState state) {
    var trait = new double[seats];
    var thought = new double[seats];
    for (int seat = 0; seat < seats; seat++) {
      trait[seat] = PlainTraits.of(state, seat)[subject.trait];
      thought[seat] = Forecast.LEARNED.points(state, seat);
    }
    return new Moment(Forecast.rounds(state), trait, thought);
  }

  /// The moves that one is drawn from; none: the seat does what looks best.
  private List<CoiMove> lots(CoiState state, Seat seat) {
    return switch (subject) {
      case PLACES ->
          switch (state.step) {
            case BID -> those(state, seat, move -> coins(state, move) == 0);
            case SECOND_BID -> those(state, seat, move -> move instanceof CoiMove.Stay);
            default -> List.of();
          };
      case SNYLE ->
          switch (state.step) {
            case ACTION ->
                storms(state, seat)
                    ? those(state, seat, move -> move instanceof CoiMove.Attack)
                    : List.of();
            case TOWN -> those(state, seat, new CoiMove.Against(Town.SNYLE)::equals);
            default -> List.of();
          };
    };
  }

  private boolean storms(CoiState state, Seat seat) {
    int towns = Attack.menu(state, seat.index());
    return (towns >>> Town.SNYLE.ordinal() & 1) != 0 && random.nextBoolean();
  }

  private static List<CoiMove> those(CoiState state, Seat seat, Predicate<CoiMove> which) {
    return state.moves(seat).toList().stream().filter(which).toList();
  }

  private static int coins(CoiState state, CoiMove bid) {
    return bid instanceof CoiMove.Bid(int space) ? state.frame.components().bids[space - 1] : 0;
  }

  private CoiMove any(List<CoiMove> moves) {
    return moves.get(random.nextInt(moves.size()));
  }

  /// What seats have in common at a moment, and what they all gained, says nothing.
  private void learn(Moment moment, CoiState end) {
    int knot = Forecast.knot(moment.rounds);
    double part = Forecast.part(moment.rounds, knot);
    double usual = DoubleStream.of(moment.trait).average().orElseThrow();
    var gained = new double[seats];
    Arrays.setAll(gained, seat -> Finish.total(end, seat) - moment.thought[seat]);
    double common = DoubleStream.of(gained).average().orElseThrow();
    for (int seat = 0; seat < seats; seat++) {
      double x = moment.trait[seat] - usual;
      double[] value = {x * (1 - part), x * part};
      for (int i = 0; i < 2; i++) {
        b[knot + i] += value[i] * (gained[seat] - common);
        for (int j = 0; j < 2; j++) {
          a[knot + i][knot + j] += value[i] * value[j];
        }
      }
    }
  }
}
