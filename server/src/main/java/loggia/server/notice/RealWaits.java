package loggia.server.notice;

import java.util.ArrayList;
import java.util.List;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.server.store.Store;
import loggia.server.store.TableRow;
import loggia.server.store.WaitRow;
import loggia.server.table.StoredTable;
import loggia.server.table.TableDetails;
import loggia.server.table.TableSeat;

/// What tables really wait for. Two nodes that changed a table at once may have left a wait over.
record RealWaits(Store store) {
  /// Those of the waits that are so; the others are forgotten.
  List<WaitRow> of(List<WaitRow> waits) {
    var real = new ArrayList<WaitRow>();
    for (WaitRow wait : waits) {
      if (store.table(wait.table()).filter(row -> waitsFor(row, wait.person())).isPresent()) {
        real.add(wait);
      } else {
        store.forget(wait);
      }
    }
    return real;
  }

  private static boolean waitsFor(TableRow row, String person) {
    TableDetails details = StoredTable.details(row);
    for (Seat seat : Seats.ofBits(row.summary().awaited())) {
      TableSeat tableSeat = details.seat(seat);
      if (tableSeat.heldBy(person) && !tableSeat.playedByServer()) {
        return row.summary().status().equals("running");
      }
    }
    return false;
  }
}
