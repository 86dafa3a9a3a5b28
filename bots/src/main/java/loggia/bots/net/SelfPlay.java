package loggia.bots.net;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import loggia.bots.Evaluation;
import loggia.bots.arena.Seeds;
import loggia.kernel.Features;
import loggia.kernel.Game;
import loggia.kernel.Manual;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Option;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.kernel.State;

/// Games to learn from: each seat is played by the newest net, by an earlier one or by the game's
/// own evaluation, looking one decision ahead, and now and then moves are drawn by lot. With the
/// newest alone the games would become so alike that what is not done any more is soon misjudged.
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
  private final List<Net> players;
  private final Features<S, M> features;

  /// @param players the newest net last
  SelfPlay(Game<S, M> game, int seats, List<Net> players) {
    this.game = game;
    this.seats = seats;
    this.players = players;
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

  private List<Evaluation<S>> players(SplittableRandom random) {
    var seated = new ArrayList<Evaluation<S>>();
    for (int seat = 0; seat < seats; seat++) {
      int last = players.size() - 1;
      int player = random.nextBoolean() ? last : random.nextInt(-1, last + 1);
      seated.add(
          player < 0
              ? State::outlook
              : new NetEvaluation<>(players.get(player), features, Seat.of(seat)));
    }
    return seated;
  }

  /// One for each seat, with the newest net.
  private List<Judge<S, M>> judges() {
    var judges = new ArrayList<Judge<S, M>>();
    for (int seat = 0; seat < seats; seat++) {
      judges.add(
          new Judge<>(seat, new NetEvaluation<>(players.getLast(), features, Seat.of(seat))));
    }
    return judges;
  }

  private record Judge<S extends State<S, M>, M extends Move>(
      int self, NetEvaluation<S, M> evaluation) {}

  /// @param outlook the game's own evaluation, counted from the seat that looks
  /// @param thought the newest net's
  private record Moment(int self, Sparse input, float[] outlook, float[] thought) {}

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

  private M choose(
      S state, Seat seat, Evaluation<S> player, double slips, SplittableRandom random) {
    Moves<M> moves = state.moves(seat);
    if (moves.size() == 1 || random.nextDouble() < slips) {
      return moves.get(random.nextInt(moves.size()));
    }
    S world = state.imagine(seat, random);
    double most = Double.NEGATIVE_INFINITY;
    M best = moves.get(0);
    for (int i = 0; i < moves.size(); i++) {
      double worth =
          player.outlook(world.advance(seat, moves.get(i)))[seat.index()]
              + random.nextDouble() * 1e-9;
      if (worth > most) {
        most = worth;
        best = moves.get(i);
      }
    }
    return best;
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
