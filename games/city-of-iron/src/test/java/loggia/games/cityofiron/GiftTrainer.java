package loggia.games.cityofiron;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.SplittableRandom;
import loggia.bots.arena.Equations;
import loggia.kernel.Seat;
import loggia.kernel.Setup;

/// Learns what things are worth that players hardly ever get by themselves, or only when they are
/// ahead or behind: at the beginning of one round of each game, cards, towns of the expansion and
/// coins a round are given away by lot, and the weights are corrected by what the seats then gained
/// beyond what was thought. Arguments: the file to write, games for each number of seats, and the
/// first deal.
final class GiftTrainer {
  private static final double RIDGE = 30;
  private static final int ROUNDS = 8;
  private static final int COINS = 3;
  private static final double LONGEST = Forecast.KNOTS[Forecast.KNOTS.length - 1];

  /// For each trait that is given two unknowns: what it is worth more at the end of the game, and
  /// how much more than that at its beginning.
  private static final int GIFTS = Traits.COUNT;

  private final int seats;
  private final SplittableRandom random;
  private final double[][] a = new double[2 * GIFTS][2 * GIFTS];
  private final double[] b = new double[2 * GIFTS];
  private final int[] given = new int[GIFTS];

  private GiftTrainer(int seats, long seed) {
    this.seats = seats;
    random = new SplittableRandom(seed);
    for (int i = 0; i < b.length; i++) {
      a[i][i] = RIDGE;
    }
  }

  public static void main(String[] arguments) throws IOException {
    var weights = new double[5][][];
    int games = Integer.parseInt(arguments[1]);
    long first = Long.parseLong(arguments[2]);
    for (int seats = 2; seats <= 4; seats++) {
      var trainer = new GiftTrainer(seats, first);
      for (int game = 0; game < games; game++) {
        var options = Map.of("towns", "expansion");
        var setup =
            Setup.of(Table.GAME.manual(), seats, options, java.util.List.of(), first + game);
        trainer.play(Table.GAME.begin(setup));
      }
      weights[seats] = trainer.corrected(Forecast.LEARNED.weights(seats));
    }
    Files.writeString(Path.of(arguments[0]), ForecastTrainer.json(weights));
  }

  private double[][] corrected(double[][] weights) {
    double[] missed = Equations.solve(a, b);
    for (int trait = 0; trait < GIFTS; trait++) {
      if (given[trait] == 0) {
        continue;
      }
      double end = missed[2 * trait];
      double longer = missed[2 * trait + 1];
      System.out.printf(
          "%d seats, %s, given %d times: %+.2f at the end, %+.2f at the beginning%n",
          seats, name(trait), given[trait], end, end + longer);
      for (int knot = 0; knot < weights.length; knot++) {
        weights[knot][trait] += end + longer * Forecast.KNOTS[knot] / LONGEST;
      }
    }
    return weights;
  }

  private static String name(int trait) {
    if (trait == Traits.YIELD) {
      return "coins";
    }
    return trait < Traits.EXPANSION
        ? Card.of(trait - Traits.OWNED).id()
        : Town.of(trait - Traits.owning(0)).id();
  }

  private void play(CoiState start) {
    int round = 1 + random.nextInt(ROUNDS);
    var gifts = new double[seats][];
    var thought = new double[seats];
    double rounds = -1;
    CoiState state = start;
    while (!state.over()) {
      if (rounds < 0 && state.step == Step.BID && state.board.round == round) {
        state = state.copy();
        for (int seat = 0; seat < seats; seat++) {
          gifts[seat] = give(state, seat);
        }
        for (int seat = 0; seat < seats; seat++) {
          thought[seat] = Forecast.LEARNED.points(state, seat);
        }
        rounds = Forecast.rounds(state);
      }
      Seat seat = state.awaited().first();
      state = state.advance(seat, GreedyChoice.of(state, seat, random));
    }
    if (rounds >= 0) {
      learn(gifts, thought, rounds / LONGEST, state);
    }
  }

  /// What is given to a seat, by trait.
  private double[] give(CoiState state, int seat) {
    var gifts = new double[GIFTS];
    Player player = state.edit(seat);
    if (player.deck != 0 && random.nextInt(4) != 0) {
      int nth = random.nextInt(Integer.bitCount(player.deck));
      int card = Integer.numberOfTrailingZeros(Integer.expand(1 << nth, player.deck));
      player.deck &= ~(1 << card);
      player.hand |= 1 << card;
      player.seen |= 1 << card;
      gifts[Traits.OWNED + card] = 1;
    }
    int towns = Traits.starless(state.board.open);
    switch (random.nextInt(4)) {
      case 0 -> {
        player.effects += COINS * Effects.COIN;
        gifts[Traits.YIELD] = COINS;
      }
      case 1, 2 -> {
        if (towns != 0) {
          int nth = random.nextInt(Integer.bitCount(towns));
          int town = Integer.numberOfTrailingZeros(Integer.expand(1 << nth, towns));
          take(state, player, town);
          gifts[Traits.owning(town)] = 1;
        }
      }
      default -> {}
    }
    for (int trait = 0; trait < GIFTS; trait++) {
      given[trait] += gifts[trait] == 0 ? 0 : 1;
    }
    return gifts;
  }

  private static void take(CoiState state, Player player, int town) {
    Components c = state.frame.components();
    Board board = state.editBoard();
    board.open &= ~(1 << town);
    Attack.openNext(board, c.stars[town]);
    player.towns |= 1 << town;
    player.goods += c.townGoods[town];
    player.effects += c.townEffects[town];
  }

  /// What seats have in common, and what they all gained, says nothing.
  private void learn(double[][] gifts, double[] thought, double early, CoiState end) {
    double common = 0;
    var usual = new double[GIFTS];
    for (int seat = 0; seat < seats; seat++) {
      common += (Finish.total(end, seat) - thought[seat]) / seats;
      for (int trait = 0; trait < GIFTS; trait++) {
        usual[trait] += gifts[seat][trait] / seats;
      }
    }
    for (int seat = 0; seat < seats; seat++) {
      double gained = Finish.total(end, seat) - thought[seat] - common;
      for (int i = 0; i < GIFTS; i++) {
        double x = gifts[seat][i] - usual[i];
        if (x == 0) {
          continue;
        }
        b[2 * i] += x * gained;
        b[2 * i + 1] += x * early * gained;
        for (int j = 0; j < GIFTS; j++) {
          double y = gifts[seat][j] - usual[j];
          a[2 * i][2 * j] += x * y;
          a[2 * i][2 * j + 1] += x * y * early;
          a[2 * i + 1][2 * j] += x * y * early;
          a[2 * i + 1][2 * j + 1] += x * y * early * early;
        }
      }
    }
  }
}
