package loggia.app.play;

import loggia.kernel.Message;
import loggia.kernel.Seat;

/// What the terminal itself has to say; the sentences are in `play_*.properties` beside this class.
public sealed interface Phrase extends Message {
  @Override
  default String kind() {
    return "play";
  }

  record Turn(int round, Seat seat) implements Phrase {}

  record Thinking(Seat seat) implements Phrase {}

  record HandOver(Seat seat) implements Phrase {}

  record Ready() implements Phrase {}

  record Choices() implements Phrase {}

  record Prompt() implements Phrase {}

  record Keys() implements Phrase {}

  record News() implements Phrase {}

  record Log() implements Phrase {}

  record NoSuchChoice(String typed) implements Phrase {}

  record SeveralChoices(String typed) implements Phrase {}

  record WouldHappen() implements Phrase {}

  record WouldRoll() implements Phrase {}

  record Written(String text) implements Phrase {}

  record NotNow() implements Phrase {}

  record NothingElse() implements Phrase {}

  record Saved(String file) implements Phrase {}

  record Over(String ending) implements Phrase {}

  record Place(int rank, Seat seat, int score) implements Phrase {}

  record Left() implements Phrase {}

  record Typed(String text) implements Phrase {}

  record Person(int number) implements Phrase {}

  record Machine(String level, int number) implements Phrase {}
}
