package loggia.bots.net;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import loggia.bots.Bot;
import loggia.bots.Evaluator;
import loggia.bots.Question;
import loggia.bots.arena.Seeds;
import loggia.kernel.Game;
import loggia.kernel.Manual;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Option;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.kernel.State;

/// Games to learn from: each seat is played by the newest net, by an earlier one or by the game's
/// own evaluation, looking one decision ahead or by a short search, and now and then moves are
/// drawn by lot. With the newest alone the games would become so alike that what is not done any
/// more is soon misjudged.
final class SelfPlay<S extends State<S, M>, M extends Move> {
  private static final double UNUSUAL = 0.5;

  /// How often a game's players draw a move by lot: one of these for each game.
  private static final double[] SLIPS = {0, 0.02, 0.05, 0.15};

  private final Game<S, M> game;
  private final int seats;
  private final Effort effort;
  private final List<Evaluator> players;

  /// @param players how they judge, the newest last
  SelfPlay(Game<S, M> game, int seats, Effort effort, List<Evaluator> players) {
    this.game = game;
    this.seats = seats;
    this.effort = effort;
    this.players = List.copyOf(players);
  }

  /// What is to be learned from games with these numbers, in an order that is the same whenever
  /// they are played.
  ///
  /// @param round on which the order depends
  /// @param sampler for each of them
  <T> List<T> play(long base, int round, LongStream numbers, Supplier<Sampler<S, M, T>> sampler) {
    var samples =
        new ArrayList<>(
            numbers
                .parallel()
                .mapToObj(number -> play(base, number, sampler.get()))
                .flatMap(List::stream)
                .toList());
    Collections.shuffle(samples, new Random(Seeds.deal(base, round)));
    return samples;
  }

  private <T> List<T> play(long base, long number, Sampler<S, M, T> sampler) {
    long deal = Seeds.deal(base, number);
    var random = new SplittableRandom(~deal);
    double slips = SLIPS[random.nextInt(SLIPS.length)];
    List<Bot> seated = players(random);
    S state = game.begin(setup(deal, random)).hasten();
    while (!state.over()) {
      sampler.look(state, random);
      Seat seat = state.awaited().first();
      Moves<M> moves = state.moves(seat);
      if (moves.size() == 1 || random.nextDouble() < slips) {
        state = state.advance(seat, moves.get(random.nextInt(moves.size())));
      } else {
        Bot player = seated.get(seat.index());
        M move = player.choose(new Question<>(game, state, seat));
        sampler.chosen(state, seat, player, random);
        state = state.advance(seat, move);
      }
    }
    return sampler.samples(state);
  }

  /// Half of the games are set up as usual, the others in any way that their number of seats
  /// allows.
  private Setup setup(long deal, SplittableRandom random) {
    Manual manual = game.manual();
    Map<String, String> values = new TreeMap<>();
    if (random.nextDouble() < UNUSUAL) {
      for (Option option : manual.options()) {
        if (option instanceof Option.Choice choice
            && seats >= choice.leastSeats()
            && seats <= choice.mostSeats()) {
          values.put(choice.key(), choice.values().get(random.nextInt(choice.values().size())));
        }
      }
    }
    return Setup.of(manual, seats, values, List.of(), deal);
  }

  private List<Bot> players(SplittableRandom random) {
    var seated = new ArrayList<Bot>();
    for (int seat = 0; seat < seats; seat++) {
      Evaluator player =
          random.nextBoolean() ? players.getLast() : players.get(random.nextInt(players.size()));
      seated.add(effort.sit(random.nextLong(), player));
    }
    return seated;
  }
}
