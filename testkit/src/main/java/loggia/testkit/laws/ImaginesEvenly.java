package loggia.testkit.laws;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.random.RandomGenerator;
import loggia.kernel.Move;
import loggia.kernel.Onlooker;
import loggia.kernel.Seat;
import loggia.kernel.State;
import loggia.testkit.Broken;
import loggia.testkit.Law;
import loggia.testkit.Moment;
import loggia.testkit.Walk;

/// Imagination is even over what is hidden: the values of a hidden feature come equally often, and
/// the real one among them (a chi-square test; a fair game fails it once in a thousand million
/// times).
public final class ImaginesEvenly<S extends State<S, M>, M extends Move> implements Law<S, M> {
  private static final int WORLDS = 1000;
  private static final int MOST_VALUES = 50;
  private static final int MOMENTS = 3;
  private static final double SIGMAS = 6;

  private final BiFunction<S, Seat, Optional<?>> feature;

  public ImaginesEvenly(BiFunction<S, Seat, Optional<?>> feature) {
    this.feature = feature;
  }

  @Override
  public void check(Walk<S, M> walk) {
    int tested = 0;
    int hiding = 0;
    for (Moment<S, M> moment : walk.sample(30)) {
      RandomGenerator random = moment.random();
      for (Seat seat : moment.seats()) {
        if (feature.apply(moment.state(), seat).isEmpty()) {
          hiding += hides(moment.state(), seat, random) ? 1 : 0;
        } else if (tested < MOMENTS) {
          tested++;
          test(moment, seat, random);
        }
      }
    }
    if (tested == 0 && hiding > 0 && walk.last().state().over()) {
      throw new Broken(
          walk.decisions().size(),
          "something is hidden in this game, but hiddenFeature never says what");
    }
  }

  private boolean hides(S state, Seat seat, RandomGenerator random) {
    return !state.imagine(seat, random).view(Onlooker.ORACLE).equals(state.view(Onlooker.ORACLE));
  }

  private void test(Moment<S, M> moment, Seat seat, RandomGenerator random) {
    Map<Object, Integer> counts = new HashMap<>();
    for (int i = 0; i < WORLDS; i++) {
      S world = moment.state().imagine(seat, random);
      Object value = feature.apply(world, seat).<Object>map(v -> v).orElse("nothing");
      counts.merge(value, 1, Integer::sum);
    }
    Object real = feature.apply(moment.state(), seat).orElseThrow();
    String where = "what seat " + seat.number() + " imagines ";
    if (counts.size() > MOST_VALUES) {
      throw moment.broken(
          where + "has more than " + MOST_VALUES + " values: choose a smaller hidden feature");
    }
    if (!counts.containsKey(real)) {
      throw moment.broken(where + "is never the truth, " + real + ": " + counts);
    }
    if (counts.size() == 1) {
      throw moment.broken(where + "is always " + real + ": deal it anew, or call it no secret");
    }
    if (uneven(counts)) {
      throw moment.broken(where + "is not even: " + counts);
    }
  }

  private static boolean uneven(Map<Object, Integer> counts) {
    double free = counts.size() - 1;
    double expected = (double) WORLDS / counts.size();
    double square = 0;
    for (int count : counts.values()) {
      square += (count - expected) * (count - expected) / expected;
    }
    // Wilson and Hilferty: the cube root of chi-square is almost normal.
    double spread = 2 / (9 * free);
    return (Math.cbrt(square / free) - (1 - spread)) / Math.sqrt(spread) > SIGMAS;
  }
}
