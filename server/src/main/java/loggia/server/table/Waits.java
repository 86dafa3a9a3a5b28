package loggia.server.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import loggia.kernel.Seat;
import loggia.server.store.Turns;
import loggia.server.store.WaitRow;

/// Whom a table waits for, as far as they may want to be told: at tables of several people. Who
/// plays among bots alone is never waited for by anybody.
final class Waits {
  private Waits() {}

  /// @param before empty for a new table
  /// @param mover whose seat has decided, unless the server did it for them
  static Turns change(Optional<Snapshot> before, Snapshot after, Optional<Seat> mover) {
    if (!isOfSeveral(after.details())) {
      return Turns.NONE;
    }
    Map<String, WaitRow> old = before.map(Waits::of).orElse(Map.of());
    Map<String, WaitRow> now = of(after);
    var begun = new ArrayList<>(now.values());
    begun.removeIf(wait -> wait.equals(old.get(wait.person())));
    var ended = new ArrayList<>(old.keySet());
    ended.removeIf(now::containsKey);
    return new Turns(
        begun,
        ended,
        mover.map(seat -> after.details().seat(seat).person()).filter(id -> !id.isEmpty()));
  }

  /// Without a stream: it is asked at every decision.
  private static boolean isOfSeveral(TableDetails details) {
    String first = "";
    for (TableSeat seat : details.seats()) {
      if (seat.kind() == TableSeat.Kind.PERSON && !seat.person().isEmpty()) {
        if (!first.isEmpty() && !first.equals(seat.person())) {
          return true;
        }
        first = seat.person();
      }
    }
    return false;
  }

  private static Map<String, WaitRow> of(Snapshot snapshot) {
    var waits = new LinkedHashMap<String, WaitRow>();
    for (Seat seat : snapshot.awaited()) {
      TableSeat tableSeat = snapshot.details().seat(seat);
      if (tableSeat.kind() == TableSeat.Kind.PERSON && !tableSeat.playedByServer()) {
        long asked = snapshot.play().orElseThrow().waiting(seat).asked();
        var wait =
            WaitRow.of(
                snapshot.id(),
                tableSeat.person(),
                Math.max(asked, tableSeat.since()),
                Clocks.deadline(snapshot, seat));
        waits.merge(tableSeat.person(), wait, Waits::first);
      }
    }
    return waits;
  }

  /// At a table by invitation somebody may hold several seats.
  private static WaitRow first(WaitRow one, WaitRow other) {
    return WaitRow.of(
        one.table(),
        one.person(),
        Math.min(one.since(), other.since()),
        Math.min(one.deadline(), other.deadline()));
  }
}
