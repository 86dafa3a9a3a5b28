package loggia.server.table;

import java.util.LinkedHashMap;
import java.util.Map;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.server.store.Summary;

/// When whose time is up. Everything follows from when decisions were stored, so clocks go on
/// through a restart. A bot has no clock.
public final class Clocks {
  private Clocks() {}

  /// When the first clock runs out, or [Summary#NEVER].
  static long deadline(Moment moment) {
    long first = Summary.NEVER;
    for (Seat seat : moment.awaited()) {
      first = Math.min(first, deadline(moment, seat));
    }
    return first;
  }

  /// Who has run out of time.
  static Seats overrun(Moment moment, long now) {
    Seats late = Seats.NONE;
    for (Seat seat : moment.awaited()) {
      if (deadline(moment, seat) <= now) {
        late = late.with(seat);
      }
    }
    return late;
  }

  private static long deadline(Moment moment, Seat seat) {
    Pace pace = moment.company().terms().pace();
    Chair chair = moment.company().chair(seat);
    if (!pace.ticks() || chair.playedByServer() || moment.play().isEmpty()) {
      return Summary.NEVER;
    }
    Play play = moment.play().get();
    return switch (pace.kind()) {
      case RELAXED -> Summary.NEVER;
      case DECISION, DAYS -> Math.max(play.waiting(seat).asked(), chair.since()) + pace.allowance();
      case PLAYER ->
          Math.max(play.at(), chair.since()) + pace.allowance() - spent(play, chair, seat);
    };
  }

  private static long spent(Play play, Chair chair, Seat seat) {
    return Math.max(0, play.waiting(seat).used() - chair.credit());
  }

  /// Milliseconds left by seat number; empty at a table without clocks.
  public static Map<Integer, Long> left(Moment moment, long now) {
    var left = new LinkedHashMap<Integer, Long>();
    Pace pace = moment.company().terms().pace();
    if (!pace.ticks() || !moment.running() || moment.play().isEmpty()) {
      return left;
    }
    Play play = moment.play().get();
    for (Seat seat : Seats.all(moment.company().chairs().size())) {
      Chair chair = moment.company().chair(seat);
      if (chair.playedByServer()) {
        continue;
      }
      long idle =
          pace.kind() == Pace.Kind.PLAYER
              ? pace.allowance() - spent(play, chair, seat)
              : pace.allowance();
      boolean awaited = moment.awaited().contains(seat);
      left.put(seat.number(), Math.max(0, awaited ? deadline(moment, seat) - now : idle));
    }
    return left;
  }
}
