package loggia.testkit.sample;

import loggia.kernel.Event;
import loggia.kernel.Seat;

/// What the log tells.
public sealed interface CampanileEvent extends Event {
  record Began(int round, int prize) implements CampanileEvent {}

  /// Which stone it is, nobody hears before all are shown.
  record Chose(Seat seat) implements CampanileEvent {}

  record Showed(Seat seat, int stone) implements CampanileEvent {}

  record Won(Seat seat, int prize) implements CampanileEvent {}

  record Climbed(Seat seat, int die, boolean fell) implements CampanileEvent {}

  record Kept(Seat seat, int prize) implements CampanileEvent {}
}
