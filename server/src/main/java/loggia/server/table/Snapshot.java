package loggia.server.table;

import java.util.List;
import java.util.Optional;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.server.store.Summary;

/// A table as it is now: one immutable value, so that whoever reads it needs no lock.
///
/// @param play empty until the game begins
public record Snapshot(
    String id, TableDetails details, int version, Optional<Play> play, long created, long updated) {

  public Status status() {
    boolean ended = details.status() == Status.RUNNING && play.map(Play::over).orElse(false);
    return ended ? Status.OVER : details.status();
  }

  public boolean running() {
    return status() == Status.RUNNING;
  }

  public int number() {
    return play.map(Play::number).orElse(0);
  }

  public int round() {
    return play.map(p -> p.state().round()).orElse(0);
  }

  /// Whom the game waits for; nobody when it does not run.
  public Seats awaited() {
    return running() ? play.map(p -> p.state().awaited()).orElse(Seats.NONE) : Seats.NONE;
  }

  /// The seats this person may see and play.
  public Seats seatsOf(String person) {
    Seats held = Seats.NONE;
    List<TableSeat> all = details.seats();
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).heldBy(person)) {
        held = held.with(Seat.of(i));
      }
    }
    return held;
  }

  Snapshot with(TableDetails changed, int newVersion, long now) {
    return new Snapshot(id, changed, newVersion, play, created, now);
  }

  /// The same with other details that are not stored.
  Snapshot with(TableDetails shown) {
    return new Snapshot(id, shown, version, play, created, play.map(Play::at).orElse(updated));
  }

  Snapshot with(Play next) {
    return new Snapshot(id, details, version, Optional.of(next), created, next.at());
  }

  /// When the server has to look at it: a clock runs out, or it is to begin.
  long deadline() {
    return switch (status()) {
      case WAITING -> details.start().at() > 0 ? details.start().at() : Summary.NEVER;
      case RUNNING -> Clocks.deadline(this);
      case OVER -> Summary.NEVER;
    };
  }

  Summary summary(boolean drive) {
    String ending = play.filter(Play::over).map(p -> p.state().result().ending()).orElse("");
    return new Summary(
        status().id(),
        number(),
        round(),
        awaited().bits(),
        running() && drive,
        deadline(),
        ending,
        updated);
  }
}
