package loggia.testkit.walk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import loggia.kernel.Decision;
import loggia.kernel.Move;
import loggia.kernel.State;

/// Looks for a shorter game that breaks the same law: cuts what comes after the step that shows it,
/// then leaves out runs of decisions, long runs first, as long as the law stays broken.
final class Shrinker<S extends State<S, M>, M extends Move> {
  /// Counted in decisions replayed, so that shrinking takes the same way on every machine.
  private static final int EFFORT = 100_000;

  private final Law<S, M> law;
  private int effort;

  /// A walk that breaks the law, and how.
  record Found<S extends State<S, M>, M extends Move>(Walk<S, M> walk, Broken broken) {}

  Shrinker(Law<S, M> law) {
    this.law = law;
  }

  static <S extends State<S, M>, M extends Move> Optional<Found<S, M>> judge(
      Law<S, M> law, Walk<S, M> walk) {
    try {
      law.check(walk);
      return Optional.empty();
    } catch (Broken broken) {
      return Optional.of(new Found<>(walk, broken));
    }
  }

  Found<S, M> shrink(Found<S, M> found) {
    Found<S, M> best = cut(found);
    for (int run = all(best).size(); run > 0 && effort < EFFORT; run = run / 2) {
      for (int from = all(best).size() - run; from >= 0 && effort < EFFORT; from -= run) {
        if (from + run <= all(best).size()) {
          best = without(best, from, run).orElse(best);
        }
      }
    }
    return best;
  }

  private Found<S, M> cut(Found<S, M> found) {
    int step = found.broken().step();
    List<Decision> all = all(found);
    return step < all.size() ? replay(found, all.subList(0, step)).orElse(found) : found;
  }

  private Optional<Found<S, M>> without(Found<S, M> found, int from, int run) {
    var fewer = new ArrayList<>(all(found));
    fewer.subList(from, from + run).clear();
    return replay(found, fewer)
        .map(this::cut)
        .filter(shorter -> all(shorter).size() < all(found).size());
  }

  private Optional<Found<S, M>> replay(Found<S, M> found, List<Decision> decisions) {
    effort += 1 + decisions.size();
    var walk = found.walk();
    return judge(law, Walker.replay(walk.game(), walk.setup(), decisions));
  }

  private static List<Decision> all(Found<?, ?> found) {
    return found.walk().record().decisions();
  }
}
