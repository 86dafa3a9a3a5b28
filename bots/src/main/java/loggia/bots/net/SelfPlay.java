package loggia.bots.net;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import loggia.bots.Bot;
import loggia.bots.Evaluator;
import loggia.bots.Question;
import loggia.bots.arena.Seeds;
import loggia.kernel.Features;
import loggia.kernel.Game;
import loggia.kernel.Manual;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Option;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.kernel.SparseNumbers;
import loggia.kernel.State;

/// Games to learn from: each seat is played by the newest net, by an earlier one or by the game's
/// own evaluation, looking one decision ahead or by a short search, and now and then moves are
/// drawn by lot. With the newest alone the games would become so alike that what is not done any
/// more is soon misjudged.
final class SelfPlay<S extends State<S, M>, M extends Move> {
  private static final double SAMPLED = 0.2;
  private static final double UNUSUAL = 0.5;

  /// How often a game's players draw a move by lot: one of these for each game.
  private static final double[] SLIPS = {0, 0.02, 0.05, 0.15};

  /// How much of a sample's target comes from beyond the next sample: chances that the dice gave or
  /// took later say little about the moment itself.
  private static final double BEYOND = 0.8;

  private final Game<S, M> game;
  private final int seats;
  private final Effort effort;
  private final Net newest;
  private final List<Evaluator> players = new ArrayList<>();
  private final Features<S, M> features;

  /// @param nets of the players, the newest last
  SelfPlay(Game<S, M> game, int seats, Effort effort, List<Weights> nets) {
    this.game = game;
    this.seats = seats;
    this.effort = effort;
    newest = nets.getLast().net();
    players.add(Evaluator.LINEAR);
    nets.forEach(net -> players.add(new NetEvaluator("a player", net)));
    features = game.features(Setup.of(game.manual(), seats, 0)).orElseThrow();
  }

  /// What is to be learned from the game with this number, the same whenever it is played.
  List<Sample> play(long base, long number) {
    long deal = Seeds.deal(base, number);
    var random = new SplittableRandom(~deal);
    double slips = SLIPS[random.nextInt(SLIPS.length)];
    var players = players(random);
    var judges = judges();
    var moments = new ArrayList<Moment>();
    S state = game.begin(setup(deal, random)).hasten();
    while (!state.over()) {
      if (random.nextDouble() < SAMPLED) {
        moments.add(moment(judges.get(random.nextInt(seats)), state, random));
      }
      Seat seat = state.awaited().first();
      M move = choose(state, seat, players.get(seat.index()), slips, random);
      state = state.advance(seat, move);
    }
    return samples(moments, state.outlook());
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

  /// One for each seat, with the newest net.
  private List<Judge<S, M>> judges() {
    var judges = new ArrayList<Judge<S, M>>();
    for (int seat = 0; seat < seats; seat++) {
      judges.add(new Judge<>(seat, new NetEvaluation<>(newest, features, Seat.of(seat))));
    }
    return judges;
  }

  private record Judge<S extends State<S, M>, M extends Move>(
      int self, NetEvaluation<S, M> evaluation) {}

  /// @param outlook the game's own evaluation, counted from the seat that looks
  /// @param thought the newest net's
  private record Moment(int self, SparseNumbers input, float[] outlook, float[] thought) {}

  private Moment moment(Judge<S, M> judge, S state, SplittableRandom random) {
    int self = judge.self();
    S world = state.imagine(Seat.of(self), random);
    float[] thought = turned(judge.evaluation().outlook(world), self);
    return new Moment(
        self, judge.evaluation().input(world).kept(), turned(world.outlook(), self), thought);
  }

  private static float[] turned(double[] shares, int self) {
    var turned = new float[shares.length];
    for (int i = 0; i < turned.length; i++) {
      turned[i] = (float) shares[(self + i) % shares.length];
    }
    return turned;
  }

  private M choose(S state, Seat seat, Bot player, double slips, SplittableRandom random) {
    Moves<M> moves = state.moves(seat);
    return moves.size() == 1 || random.nextDouble() < slips
        ? moves.get(random.nextInt(moves.size()))
        : player.choose(new Question<>(game, state, seat));
  }

  /// From the last moment to the first: what each seat's next moment was thought worth, and to the
  /// larger part what came beyond it.
  private List<Sample> samples(List<Moment> moments, double[] end) {
    var targets = new ArrayList<float[]>();
    for (int seat = 0; seat < seats; seat++) {
      targets.add(turned(end, seat));
    }
    var samples = new ArrayList<Sample>();
    for (Moment moment : moments.reversed()) {
      float[] target = targets.get(moment.self);
      samples.add(new Sample(moment.input, moment.outlook, target));
      var before = new float[seats];
      for (int i = 0; i < seats; i++) {
        before[i] = (float) (BEYOND * target[i] + (1 - BEYOND) * moment.thought[i]);
      }
      targets.set(moment.self, before);
    }
    return samples;
  }
}
