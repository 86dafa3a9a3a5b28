package loggia.app.play;

import java.util.List;
import loggia.kernel.Message;
import loggia.kernel.Seat;

/// What the terminal itself has to say; the sentences are in `play_*.properties` beside this class.
public sealed interface TerminalMessage extends Message {
  @Override
  default String kind() {
    return "play";
  }

  record Turn(Seat seat) implements TerminalMessage {}

  record Waiting(List<Seat> names) implements TerminalMessage {}

  record Thinking(Seat seat) implements TerminalMessage {}

  record HandOver(Seat seat) implements TerminalMessage {}

  record Ready() implements TerminalMessage {}

  record MoreToRead() implements TerminalMessage {}

  record MoreToAsk() implements TerminalMessage {}

  record Choices() implements TerminalMessage {}

  record Prompt() implements TerminalMessage {}

  record Keys() implements TerminalMessage {}

  record Help() implements TerminalMessage {}

  record News() implements TerminalMessage {}

  record EarlierNews(int lines) implements TerminalMessage {}

  record MoreBoard(boolean above, boolean below) implements TerminalMessage {}

  record MoreChoices(int above, int below) implements TerminalMessage {}

  record Log() implements TerminalMessage {}

  record Hint() implements TerminalMessage {}

  record NoHint() implements TerminalMessage {}

  record NoSuchChoice(String typed) implements TerminalMessage {}

  record SeveralChoices(String typed) implements TerminalMessage {}

  record Unknown(String typed, String near) implements TerminalMessage {}

  record WouldHappen() implements TerminalMessage {}

  record WouldRoll() implements TerminalMessage {}

  record Written(String text) implements TerminalMessage {}

  record WhyNot(int count) implements TerminalMessage {}

  record NotNow() implements TerminalMessage {}

  record NothingElse() implements TerminalMessage {}

  record Forced(Seat seat, String move) implements TerminalMessage {}

  record Saved(String file) implements TerminalMessage {}

  record Over(String ending) implements TerminalMessage {}

  record Place(int rank, Seat seat, int score) implements TerminalMessage {}

  record Left() implements TerminalMessage {}

  record Typed(String text) implements TerminalMessage {}

  record Person(int number) implements TerminalMessage {}

  record Machine(String level, int number) implements TerminalMessage {}

  record NobodyHears() implements TerminalMessage {}

  record OfferOptions(String offered, String seats, String options) implements TerminalMessage {}

  record OfferLesson(boolean lesson, String options) implements TerminalMessage {}

  record LessonStep(String text) implements TerminalMessage {}

  record LessonWants(String move) implements TerminalMessage {}

  record Said(String name, String text) implements TerminalMessage {}

  record Joined(String game, int seat) implements TerminalMessage {}

  record Disconnected() implements TerminalMessage {}

  record Reconnected() implements TerminalMessage {}

  record NotStarted(List<String> seats) implements TerminalMessage {}

  record KeptThere(String address) implements TerminalMessage {}
}
