package loggia.testkit.walk;

import loggia.kernel.Move;
import loggia.kernel.State;

/// Something that holds for every game that was ever played.
@FunctionalInterface
public interface Law<S extends State<S, M>, M extends Move> {
  /// Judges one game, which may have stopped anywhere. The same walk is always judged the same way,
  /// so that [Shrinker] can look for a shorter one.
  ///
  /// @throws Broken when the law does not hold
  void check(Walk<S, M> walk);
}
