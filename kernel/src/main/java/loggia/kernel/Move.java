package loggia.kernel;

/// A choice a seat can make: a small immutable record with value equality.
///
/// Its text form is one line of words without punctuation, the first of them the verb, the others
/// ids and numbers (`spend 5 farms`). On the wire and in records a move is this text, never an
/// index. The word `undo` is taken: see [Match].
public interface Move extends Message {
  String text();

  @Override
  default String kind() {
    return "move";
  }
}
