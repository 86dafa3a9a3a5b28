package loggia.testkit.laws;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import loggia.kernel.Features;
import loggia.kernel.Game;
import loggia.kernel.Move;
import loggia.kernel.Numbers;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.kernel.State;
import loggia.testkit.walk.Broken;
import loggia.testkit.walk.Law;
import loggia.testkit.walk.Moment;
import loggia.testkit.walk.Walk;

/// The features of a game tell a seat nothing that it cannot know: they are the same in every world
/// that it imagines. They always have the same length, and every move that may be made has its
/// number.
public final class DescribesDiscreetly<S extends State<S, M>, M extends Move> implements Law<S, M> {
  private static final int MOMENTS = 25;
  private static final int WORLDS = 3;
  private static final int ROOM = 1 << 16;

  @Override
  public void check(Walk<S, M> walk) {
    Game<S, M> game = walk.game();
    Setup setup = walk.setup();
    var features = game.features(setup);
    if (features.isEmpty()) {
      return;
    }
    Features<S, M> known = features.get();
    List<M> moves = known.moves();
    Set<M> all = new HashSet<>(moves);
    if (all.size() != moves.size()) {
      throw new Broken(0, "a move is listed twice among the features' moves");
    }
    if (!moves.equals(game.features(setup.withSeed(setup.seed() + 1)).orElseThrow().moves())) {
      throw new Broken(0, "the moves' numbers are others with another seed");
    }
    S first = walk.matches().getFirst().state();
    int length = Numbers.layout(known, first).stream().mapToInt(Numbers.Part::size).sum();
    for (Moment<S, M> moment : walk.sample(MOMENTS)) {
      for (Seat seat : moment.seats()) {
        check(moment, seat, known, all, length);
      }
    }
  }

  private void check(
      Moment<S, M> moment, Seat seat, Features<S, M> features, Set<M> all, int length) {
    S real = moment.state();
    for (M move : real.moves(seat)) {
      if (!all.contains(move)) {
        throw moment.broken("the move '" + move.text() + "' has no number");
      }
    }
    float[] vector = vector(features, real, seat);
    if (vector.length != length) {
      throw moment.broken(
          "seat %d has %d features, not %d".formatted(seat.number(), vector.length, length));
    }
    for (int i = 0; i < vector.length; i++) {
      if (!Float.isFinite(vector[i])) {
        throw moment.broken("feature " + i + " of seat " + seat.number() + " is no number");
      }
    }
    RandomGenerator random = moment.random();
    for (int i = 0; i < WORLDS; i++) {
      int at = Arrays.mismatch(vector, vector(features, real.imagine(seat, random), seat));
      if (at >= 0) {
        throw moment.broken(
            "seat %d can tell a world it imagines from the real one by its feature %d (%s)"
                .formatted(seat.number(), at, name(Numbers.layout(features, real), at)));
      }
    }
  }

  private static String name(List<Numbers.Part> layout, int at) {
    return layout.stream()
        .filter(part -> at >= part.first() && at < part.first() + part.size())
        .findFirst()
        .map(Numbers.Part::name)
        .orElse("?");
  }

  private static <S extends State<S, M>, M extends Move> float[] vector(
      Features<S, M> features, S state, Seat seat) {
    float[] room = new float[ROOM];
    Numbers numbers = Numbers.into(room);
    features.write(state, seat, numbers);
    return Arrays.copyOf(room, numbers.place());
  }
}
