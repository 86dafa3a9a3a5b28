package loggia.app.coach;

import loggia.kernel.Message;
import loggia.kernel.Seat;

/// The sentences of a coach's report; they are in `coach_*.properties` beside this class. Headings
/// and names of columns stand there too, by their keys alone.
sealed interface CoachMessage extends Message {
  @Override
  default String kind() {
    return "coach";
  }

  record Title(String game) implements CoachMessage {}

  record Budget(int worlds, int futures, long seed, int rules) implements CoachMessage {}

  record Better(String move, String points) implements CoachMessage {}

  record Luck(Seat seat, String points) implements CoachMessage {}

  record Decision(int number, String move, String points) implements CoachMessage {}

  record Point(int number, String move) implements CoachMessage {}
}
