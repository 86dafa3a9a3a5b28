package loggia.testkit.walk;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import loggia.kernel.Decision;
import loggia.kernel.Match;
import loggia.kernel.Move;
import loggia.kernel.Seats;
import loggia.kernel.State;

/// One point of a walk: after its first `index` decisions.
public record Moment<S extends State<S, M>, M extends Move>(Walk<S, M> walk, int index) {
  public Match<S, M> match() {
    return walk.matches().get(index);
  }

  public S state() {
    return match().state();
  }

  /// What was decided here.
  public Optional<Decision> decision() {
    return index < walk.decisions().size()
        ? Optional.of(walk.decisions().get(index))
        : Optional.empty();
  }

  public Seats seats() {
    return Seats.all(state().seats());
  }

  /// A generator that depends on the state alone and not on how it was reached, so that what a law
  /// finds at a moment it finds again on a shorter way to it.
  public RandomGenerator random() {
    return new SplittableRandom(walk.setup().seed() * 31 + state().text().hashCode());
  }

  public Broken broken(String what) {
    return new Broken(index, what);
  }

  /// Broken, and the decision made at this moment is needed to see it.
  public Broken brokenByDecision(String what) {
    return new Broken(Math.min(index + 1, walk.decisions().size()), what);
  }
}
