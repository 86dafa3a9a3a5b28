package loggia.kernel;

/// Why something is not allowed. A record.
public interface Reason extends Message {
  /// The id of the rule that says so (`XII-53`), or `table` where no rule of the game is concerned.
  String rule();

  @Override
  default String kind() {
    return "reason";
  }
}
