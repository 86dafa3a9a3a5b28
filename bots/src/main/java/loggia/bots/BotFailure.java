package loggia.bots;

/// A bot cannot go on: it could not be started, has ended, was late or named a move that is none.
public final class BotFailure extends RuntimeException {
  private final String reason;

  /// @param label the bot, as [Contender#label] names it
  /// @param reason the end of a sentence that begins with its name
  public BotFailure(String label, String reason) {
    super("bot '" + label + "' " + reason);
    this.reason = reason;
  }

  public String reason() {
    return reason;
  }
}
