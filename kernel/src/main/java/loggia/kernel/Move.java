package loggia.kernel;

/// A choice a seat can make: a small immutable record with value equality.
///
/// Its text form is one line of words without punctuation, the first of them the verb, the others
/// ids and numbers (`spend 5 farms`). On the wire and in records a move is this text, never an
/// index. The word `undo` is taken: see [Match].
public interface Move extends Message {
  String text();

  /// Whether this move declines: the seat was asked whether it wants to do something, does not, and
  /// the game goes on as if it had not been asked. A seat whose only move is a pass need not be
  /// asked where everybody can tell so. Ending one's own turn is no pass.
  default boolean isPass() {
    return false;
  }

  @Override
  default String kind() {
    return "move";
  }
}
