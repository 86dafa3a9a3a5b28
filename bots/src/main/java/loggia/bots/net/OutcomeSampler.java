package loggia.bots.net;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import loggia.bots.Bot;
import loggia.bots.NumberedGame;
import loggia.kernel.Move;
import loggia.kernel.Seat;
import loggia.kernel.SparseNumbers;
import loggia.kernel.State;

/// Takes moments of a game, each as every seat saw it, and how it went on from there.
final class OutcomeSampler<S extends State<S, M>, M extends Move> implements Sampler<S, M, Sample> {
  private static final double SAMPLED = 0.2;

  /// How much of a sample's target comes from beyond so many samples as there are seats, about the
  /// next one of the seat's own decisions: chances that the dice gave or took later say little
  /// about the moment itself.
  private static final double BEYOND = 0.8;

  private final int seats;
  private final double beyond;
  private final List<Judge<S, M>> judges = new ArrayList<>();
  private final List<Moment> moments = new ArrayList<>();

  /// @param newest what the moments are thought worth by
  OutcomeSampler(NumberedGame<S, M> numbered, int seats, Net newest) {
    this.seats = seats;
    beyond = Math.pow(BEYOND, 1.0 / seats);
    for (int seat = 0; seat < seats; seat++) {
      judges.add(new Judge<>(seat, new NetEvaluation<>(newest, numbered, Seat.of(seat))));
    }
  }

  @Override
  public void look(S state, SplittableRandom random) {
    if (random.nextDouble() < SAMPLED) {
      judges.forEach(judge -> moments.add(moment(judge, state, random)));
    }
  }

  @Override
  public void chosen(S state, Seat seat, Bot player, SplittableRandom random) {}

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

  /// From the last moment to the first: what each seat's next moment was thought worth, and to the
  /// larger part what came beyond it.
  @Override
  public List<Sample> samples(S over) {
    double[] end = over.outlook();
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
        before[i] = (float) (beyond * target[i] + (1 - beyond) * moment.thought[i]);
      }
      targets.set(moment.self, before);
    }
    return samples;
  }
}
