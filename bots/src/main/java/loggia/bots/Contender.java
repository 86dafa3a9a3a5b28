package loggia.bots;

/// A kind of bot, as it is named on a command line: makes a [Bot] for each seat it takes.
///
/// Safe on any thread. Close it when no more bots are wanted.
public interface Contender extends AutoCloseable {
  /// As [Bots#parse] reads it.
  String label();

  /// Finds out whether such bots can play at all, before the first of them is wanted.
  ///
  /// @throws BotFailure when they cannot
  default void prepare() {}

  /// A bot for one match.
  ///
  /// @param seed bots with the same seed answer the same questions the same way
  Bot sit(long seed);

  @Override
  default void close() {}
}
