package loggia.bots.arena;

import loggia.kernel.Result;
import loggia.kernel.Seat;

/// How a match in the arena went.
///
/// @param decisions all of them, also those that left nothing to choose
public record Outcome(Result result, int decisions, int rounds) {
  /// The parts a victory is counted in, so that any number of winners can share it exactly.
  public static final int WHOLE = 840;

  /// What this seat has of the victory, in parts of [#WHOLE].
  public int share(Seat seat) {
    var winners = result.winners();
    return winners.contains(seat) ? WHOLE / winners.size() : 0;
  }
}
