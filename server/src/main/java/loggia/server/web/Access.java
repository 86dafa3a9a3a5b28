package loggia.server.web;

import loggia.kernel.Onlooker;
import loggia.kernel.Seat;
import loggia.kernel.Viewer;
import loggia.server.common.Fault;
import loggia.server.common.Problem;
import loggia.server.table.Snapshot;
import loggia.server.table.Status;
import loggia.server.table.Table;
import loggia.server.table.TableHistory;
import loggia.server.table.Tables;

/// Who may see and do what at a table.
final class Access {
  private Access() {}

  /// The table of a request, whose sender may know of it.
  static Table entered(Tables tables, Request request) {
    Table table = tables.get(request.path("id"));
    enter(table.now(), request.personId(), request.query("invite"));
    return table;
  }

  /// The table of a request as its sender may know of it by now.
  static Snapshot seen(Tables tables, Request request) {
    Snapshot snapshot = entered(tables, request).now();
    return new TableHistory(tables.store()).seenBy(snapshot, request.personId(), tables.time());
  }

  /// Throws unless this person may know of the table. A stranger is told the same as of a table
  /// that does not exist.
  static void enter(Snapshot snapshot, String person, String invite) {
    boolean open = snapshot.details().settings().open() || snapshot.details().isMember(person);
    if (!open && !Sessions.same(snapshot.details().invite(), invite)) {
      throw Fault.of(Fault.Code.NOT_FOUND, new Problem.NoSuchTable(snapshot.id()));
    }
  }

  /// As whom this person looks, when they ask for this seat; 0 for none.
  static Viewer viewer(Snapshot snapshot, String person, int seat) {
    boolean over = snapshot.status() == Status.OVER;
    if (seat != 0) {
      Seat wanted = seat(snapshot, seat);
      if (!over && !snapshot.seatsOf(person).contains(wanted)) {
        throw forbidden(new Problem.NotYourSeat(seat));
      }
      return wanted;
    }
    if (over) {
      return Onlooker.ORACLE;
    }
    boolean watched = snapshot.details().settings().spectators();
    if (!watched && snapshot.running() && !snapshot.details().isMember(person)) {
      throw forbidden(new Problem.NoSpectators());
    }
    return Onlooker.SPECTATOR;
  }

  static Seat seat(Snapshot snapshot, int number) {
    if (number < 1 || number > snapshot.details().seats().size()) {
      throw Fault.of(Fault.Code.NOT_FOUND, new Problem.NoSuchSeat(number));
    }
    return Seat.of(number - 1);
  }

  /// The seat with this number, when this person holds it.
  static Seat own(Snapshot snapshot, String person, int number) {
    Seat seat = seat(snapshot, number);
    if (!snapshot.seatsOf(person).contains(seat)) {
      throw forbidden(new Problem.NotYourSeat(number));
    }
    return seat;
  }

  static void member(Snapshot snapshot, String person) {
    if (!snapshot.details().isMember(person)) {
      throw forbidden(new Problem.NotMember());
    }
  }

  static Fault forbidden(Problem problem) {
    return Fault.of(Fault.Code.FORBIDDEN, problem);
  }
}
