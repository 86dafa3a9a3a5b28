package loggia.bots.net;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import loggia.bots.Bot;
import loggia.bots.Evaluator;
import loggia.bots.arena.Arena;
import loggia.bots.arena.Fixture;
import loggia.bots.arena.Interval;
import loggia.bots.arena.Outcome;
import loggia.bots.arena.Seeds;
import loggia.kernel.Game;
import loggia.kernel.Journal;
import loggia.kernel.Move;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.kernel.State;

/// How a player with a net fares against players without who think as much, on the usual setup: at
/// a table of two in both seats, at a larger one alone in every seat, alone against the scores that
/// the others reach on the same deals.
public final class Strength {
  private static final int NET = 0;

  private record Players(Effort effort, Evaluator net) {
    Bot sit(long seed, int player) {
      return effort.sit(seed, player == NET ? net : Evaluator.LINEAR);
    }
  }

  private Strength() {}

  /// How often it wins; alone how often it scores more.
  ///
  /// @param deals other ones than it was trained on, if the seed is another
  public static <S extends State<S, M>, M extends Move> Interval of(
      Weights weights, Game<S, M> game, Effort effort, int deals, long seed) {
    int seats = weights.header().seats();
    var players = new Players(effort, new NetEvaluator("the net", weights));
    var setup = Setup.of(game.manual(), seats, seed);
    double won =
        seats == 1
            ? IntStream.range(0, deals)
                .parallel()
                .mapToDouble(d -> alone(game, setup, players, d))
                .sum()
            : Fixture.all(2, seats, deals).stream()
                .parallel()
                .mapToDouble(fixture -> share(game, setup, players, fixture))
                .sum();
    return Interval.wilson(won, (double) deals * seats);
  }

  private static double share(Game<?, ?> game, Setup setup, Players players, Fixture fixture) {
    Outcome outcome = play(game, setup, players, fixture);
    return (double) outcome.share(Seat.of(fixture.lineup().indexOf(NET))) / Outcome.WHOLE;
  }

  private static double alone(Game<?, ?> game, Setup setup, Players players, int deal) {
    int with = score(play(game, setup, players, new Fixture(0, 1, deal, List.of(NET))));
    int without = score(play(game, setup, players, new Fixture(0, 1, deal, List.of(1))));
    return with > without ? 1 : with == without ? 0.5 : 0;
  }

  private static int score(Outcome outcome) {
    return outcome.result().standings().getFirst().score();
  }

  private static <S extends State<S, M>, M extends Move> Outcome play(
      Game<S, M> game, Setup setup, Players players, Fixture fixture) {
    long deal = Seeds.deal(setup.seed(), fixture.deal());
    var bots = new ArrayList<Bot>();
    for (int i = 0; i < fixture.lineup().size(); i++) {
      bots.add(players.sit(Seeds.bot(deal, i), fixture.lineup().get(i)));
    }
    return Arena.play(game, setup.withSeed(deal), bots, Journal.NONE, Arena.Watcher.NONE);
  }
}
