package loggia.games.cityofiron;

/// The action of a card: a named building block with its parameters and its cost.
///
/// @param free taken before the turn's action, which it does not use up (COI-38)
record CardAction(Block block, int amount, int coins, int work, int distance, boolean free) {
  /// For cards without one.
  static final CardAction NONE = new CardAction(Block.COINS, 0, 0, 0, 0, false);
}
