package loggia.testkit.laws;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import java.util.random.RandomGenerator;
import loggia.kernel.Move;
import loggia.kernel.Onlooker;
import loggia.kernel.Seat;
import loggia.kernel.State;
import loggia.testkit.walk.Law;
import loggia.testkit.walk.Moment;
import loggia.testkit.walk.Walk;

/// Imagination is even over what is hidden: the values of a hidden feature come equally often, and
/// the real one among them (a chi-square test; a fair game fails it once in a thousand million
/// times).
public final class ImaginesEvenly<S extends State<S, M>, M extends Move> implements Law<S, M> {
  private static final int WORLDS_PER_VALUE = 25;
  private static final int FEWEST_WORLDS = 200;
  private static final int MOST_VALUES = 50;
  private static final double SIGMAS = 6;

  private final BiFunction<S, Seat, Optional<?>> feature;
  private boolean tested;
  private boolean hiding;

  public ImaginesEvenly(BiFunction<S, Seat, Optional<?>> feature) {
    this.feature = feature;
  }

  /// Whether something was hidden in the games so far, but never a feature to test.
  public boolean blind() {
    return hiding && !tested;
  }

  private record Secret<S extends State<S, M>, M extends Move>(Moment<S, M> moment, Seat seat) {}

  /// Tests one of the walk's secrets, and the last.
  @Override
  public void check(Walk<S, M> walk) {
    var secrets = new ArrayList<Secret<S, M>>();
    for (int i = 0; i < walk.matches().size(); i++) {
      Moment<S, M> moment = walk.moment(i);
      for (Seat seat : moment.seats()) {
        if (feature.apply(moment.state(), seat).isPresent()) {
          secrets.add(new Secret<>(moment, seat));
        }
      }
    }
    if (secrets.isEmpty()) {
      hiding |= walk.sample(10).stream().anyMatch(this::hides);
      return;
    }
    tested = true;
    test(secrets.get(new SplittableRandom(walk.setup().seed()).nextInt(secrets.size())));
    test(secrets.getLast());
  }

  private boolean hides(Moment<S, M> moment) {
    S state = moment.state();
    Seat seat = Seat.of(state.seats() - 1);
    S world = state.imagine(seat, moment.random());
    return !world.view(Onlooker.ORACLE).equals(state.view(Onlooker.ORACLE));
  }

  private void test(Secret<S, M> secret) {
    Moment<S, M> moment = secret.moment();
    RandomGenerator random = moment.random();
    Map<Object, Integer> counts = new HashMap<>();
    String where = "what seat " + secret.seat().number() + " imagines ";
    int worlds = 0;
    while (worlds < FEWEST_WORLDS || worlds < counts.size() * WORLDS_PER_VALUE) {
      S world = moment.state().imagine(secret.seat(), random);
      Object value = feature.apply(world, secret.seat()).<Object>map(v -> v).orElse("nothing");
      counts.merge(value, 1, Integer::sum);
      worlds++;
      if (counts.size() > MOST_VALUES) {
        throw moment.broken(
            where + "has more than " + MOST_VALUES + " values: choose a smaller hidden feature");
      }
    }
    Object real = feature.apply(moment.state(), secret.seat()).orElseThrow();
    if (!counts.containsKey(real)) {
      throw moment.broken(where + "is never the truth, " + real + ": " + counts);
    }
    if (counts.size() == 1) {
      throw moment.broken(where + "is always " + real + ": deal it anew, or call it no secret");
    }
    if (uneven(counts, worlds)) {
      throw moment.broken(where + "is not even: " + counts);
    }
  }

  private static boolean uneven(Map<Object, Integer> counts, int worlds) {
    double free = counts.size() - 1;
    double expected = (double) worlds / counts.size();
    double square = 0;
    for (int count : counts.values()) {
      square += (count - expected) * (count - expected) / expected;
    }
    // Wilson and Hilferty: the cube root of chi-square is almost normal.
    double spread = 2 / (9 * free);
    return (Math.cbrt(square / free) - (1 - spread)) / Math.sqrt(spread) > SIGMAS;
  }
}
