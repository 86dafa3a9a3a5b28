package loggia.server.table;

import java.util.LinkedHashMap;
import java.util.Map;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.server.store.Summary;
import loggia.server.store.Vacation;

/// When whose time is up. Everything follows from when decisions were stored, so clocks go on
/// through a restart. A bot has no clock.
public final class Clocks {
  private Clocks() {}

  /// When the first clock runs out, or [Summary#NEVER].
  static long deadline(Snapshot snapshot) {
    long first = Summary.NEVER;
    for (Seat seat : snapshot.awaited()) {
      first = Math.min(first, deadline(snapshot, seat));
    }
    return first;
  }

  /// Who has run out of time.
  static Seats overrun(Snapshot snapshot, long now) {
    Seats late = Seats.NONE;
    for (Seat seat : snapshot.awaited()) {
      if (deadline(snapshot, seat) <= now) {
        late = late.with(seat);
      }
    }
    return late;
  }

  static long deadline(Snapshot snapshot, Seat seat) {
    Pace pace = snapshot.details().settings().pace();
    TableSeat tableSeat = snapshot.details().seat(seat);
    if (!pace.ticks() || tableSeat.playedByServer() || snapshot.play().isEmpty()) {
      return Summary.NEVER;
    }
    Play play = snapshot.play().get();
    return switch (pace.kind()) {
      case RELAXED -> Summary.NEVER;
      case DECISION -> asked(play, tableSeat, seat) + pace.allowance();
      case DAYS ->
          Vacation.deadline(
              snapshot.details().vacations(seat), asked(play, tableSeat, seat), pace.allowance());
      case PLAYER ->
          Math.max(play.at(), tableSeat.since()) + pace.allowance() - spent(play, tableSeat, seat);
    };
  }

  private static long asked(Play play, TableSeat tableSeat, Seat seat) {
    return Math.max(play.waiting(seat).asked(), tableSeat.since());
  }

  private static long spent(Play play, TableSeat tableSeat, Seat seat) {
    return Math.max(0, play.waiting(seat).used() - tableSeat.credit());
  }

  /// Milliseconds left by seat number; empty at a table without clocks.
  public static Map<Integer, Long> left(Snapshot snapshot, long now) {
    var left = new LinkedHashMap<Integer, Long>();
    Pace pace = snapshot.details().settings().pace();
    if (!pace.ticks() || !snapshot.running() || snapshot.play().isEmpty()) {
      return left;
    }
    Play play = snapshot.play().get();
    for (Seat seat : Seats.all(snapshot.details().seats().size())) {
      TableSeat tableSeat = snapshot.details().seat(seat);
      if (tableSeat.playedByServer()) {
        continue;
      }
      long idle =
          pace.kind() == Pace.Kind.PLAYER
              ? pace.allowance() - spent(play, tableSeat, seat)
              : pace.allowance();
      boolean awaited = snapshot.awaited().contains(seat);
      long away = Vacation.since(snapshot.details().vacations(seat), now);
      left.put(seat.number(), Math.max(0, awaited ? deadline(snapshot, seat) - now - away : idle));
    }
    return left;
  }
}
