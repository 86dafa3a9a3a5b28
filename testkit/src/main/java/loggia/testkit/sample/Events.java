package loggia.testkit.sample;

import loggia.kernel.Event;
import loggia.kernel.Seat;

/// What the log tells.
public sealed interface Events extends Event {
  record Began(int round, int prize) implements Events {}

  /// Which stone it is, nobody hears before all are shown.
  record Chose(Seat seat) implements Events {}

  record Showed(Seat seat, int stone) implements Events {}

  record Won(Seat seat, int prize) implements Events {}

  record Climbed(Seat seat, int die, boolean fell) implements Events {}

  record Kept(Seat seat, int prize) implements Events {}
}
