package loggia.app.play;

import loggia.kernel.Message;
import loggia.kernel.Seat;

/// What the terminal itself has to say; the sentences are in `play_*.properties` beside this class.
public sealed interface TerminalMessage extends Message {
  @Override
  default String kind() {
    return "play";
  }

  record Turn(int round, Seat seat) implements TerminalMessage {}

  record Thinking(Seat seat) implements TerminalMessage {}

  record HandOver(Seat seat) implements TerminalMessage {}

  record Ready() implements TerminalMessage {}

  record Choices() implements TerminalMessage {}

  record Prompt() implements TerminalMessage {}

  record Keys() implements TerminalMessage {}

  record News() implements TerminalMessage {}

  record Log() implements TerminalMessage {}

  record NoSuchChoice(String typed) implements TerminalMessage {}

  record SeveralChoices(String typed) implements TerminalMessage {}

  record WouldHappen() implements TerminalMessage {}

  record WouldRoll() implements TerminalMessage {}

  record Written(String text) implements TerminalMessage {}

  record NotNow() implements TerminalMessage {}

  record NothingElse() implements TerminalMessage {}

  record Saved(String file) implements TerminalMessage {}

  record Over(String ending) implements TerminalMessage {}

  record Place(int rank, Seat seat, int score) implements TerminalMessage {}

  record Left() implements TerminalMessage {}

  record Typed(String text) implements TerminalMessage {}

  record Person(int number) implements TerminalMessage {}

  record Machine(String level, int number) implements TerminalMessage {}
}
