package loggia.server.web;

import loggia.kernel.Onlooker;
import loggia.kernel.Seat;
import loggia.kernel.Viewer;
import loggia.server.Fault;
import loggia.server.Problem;
import loggia.server.table.Moment;
import loggia.server.table.Status;
import loggia.server.table.Tables;

/// Who may see and do what at a table.
final class Access {
  private Access() {}

  /// The table of a request, whose sender may know of it.
  static Moment entered(Tables tables, Request request) {
    Moment moment = tables.get(request.path("id")).now();
    enter(moment, request.personId(), request.query("invite"));
    return moment;
  }

  /// Throws unless this person may know of the table.
  static void enter(Moment moment, String person, String invite) {
    boolean open = moment.company().terms().open() || moment.company().isMember(person);
    if (!open && !Sessions.same(moment.company().invite(), invite)) {
      throw forbidden(new Problem.NeedsInvite());
    }
  }

  /// As whom this person looks, when they ask for this seat; 0 for none.
  static Viewer viewer(Moment moment, String person, int seat) {
    boolean over = moment.status() == Status.OVER;
    if (seat != 0) {
      Seat wanted = seat(moment, seat);
      if (!over && !moment.seatsOf(person).contains(wanted)) {
        throw forbidden(new Problem.NotYourSeat(seat));
      }
      return wanted;
    }
    if (over) {
      return Onlooker.ORACLE;
    }
    boolean watched = moment.company().terms().spectators();
    if (!watched && moment.running() && !moment.company().isMember(person)) {
      throw forbidden(new Problem.NoSpectators());
    }
    return Onlooker.SPECTATOR;
  }

  static Seat seat(Moment moment, int number) {
    if (number < 1 || number > moment.company().chairs().size()) {
      throw Fault.of(Fault.Code.NOT_FOUND, new Problem.NoSuchSeat(number));
    }
    return Seat.of(number - 1);
  }

  /// The seat with this number, when this person holds it.
  static Seat own(Moment moment, String person, int number) {
    Seat seat = seat(moment, number);
    if (!moment.seatsOf(person).contains(seat)) {
      throw forbidden(new Problem.NotYourSeat(number));
    }
    return seat;
  }

  static void member(Moment moment, String person) {
    if (!moment.company().isMember(person)) {
      throw forbidden(new Problem.NotMember());
    }
  }

  static Fault forbidden(Problem problem) {
    return Fault.of(Fault.Code.FORBIDDEN, problem);
  }
}
