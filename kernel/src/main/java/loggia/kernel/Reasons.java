package loggia.kernel;

import java.util.List;

/// The reasons that are the same in every game.
public sealed interface Reasons extends Reason {
  @Override
  default String rule() {
    return "table";
  }

  record GameOver() implements Reasons {}

  /// `seat` is not among those the game waits for and has nothing it could change.
  record NotAwaited(Seat seat) implements Reasons {}

  record UnknownMove(String text) implements Reasons {}

  record NothingToUndo() implements Reasons {}

  record WrongSeats(int seats, int least, int most) implements Reasons {}

  record UnknownOption(String option, List<String> known) implements Reasons {}

  record WrongValue(String option, String value, List<String> known) implements Reasons {}

  record NotWithSeats(String option, String value, int seats) implements Reasons {}

  /// A component file or another attachment that cannot be used; `problem` says where and why.
  record BadFile(String option, String problem) implements Reasons {}

  record MissingFile(String option, String hash) implements Reasons {}

  record BadPosition(String problem) implements Reasons {}
}
