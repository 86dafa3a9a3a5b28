package loggia.server.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/// Whose bot thinks next. Where a person waits comes first and has places of its own; everything
/// else shares one place, tables that nobody watches last. Among equals it is the turn of the
/// address, then of the owner, for whom bots have thought least of late: so nobody who opens many
/// tables keeps the others waiting.
final class BotQueue {
  private static final int OTHER_PLACES = 1;

  /// Half of what was used is forgotten in this time.
  private static final double HALF_LIFE_NANOS = 10e9;

  /// Who waits for a bot's answer.
  enum Urgency {
    PERSON_WAITS,
    WATCHED,
    UNWATCHED
  }

  /// For whom a bot thinks.
  ///
  /// @param address where the owner was last seen
  record Asker(String address, String owner, Urgency urgency) {}

  private static final class Ticket {
    private final Asker asker;
    private final CountDownLatch turn = new CountDownLatch(1);

    private Ticket(Asker asker) {
      this.asker = asker;
    }

    private boolean urgent() {
      return asker.urgency == Urgency.PERSON_WAITS;
    }
  }

  private record Use(double nanos, long at) {
    double left(long now) {
      return nanos * Math.pow(0.5, (now - at) / HALF_LIFE_NANOS);
    }
  }

  private final int places;
  private final LongSupplier clock;
  private final List<Ticket> waiting = new ArrayList<>();
  private final Map<String, Use> byAddress = new HashMap<>();
  private final Map<String, Use> byOwner = new HashMap<>();
  private int urgentRunning;
  private int othersRunning;

  /// @param places how many may think at once where persons wait
  /// @param clock in nanoseconds
  BotQueue(int places, LongSupplier clock) {
    this.places = places;
    this.clock = clock;
  }

  /// Does the work when it is its turn.
  <T> T run(Asker asker, Supplier<T> work) {
    var ticket = new Ticket(asker);
    enter(ticket);
    awaitTurn(ticket);
    long began = clock.getAsLong();
    try {
      return work.get();
    } finally {
      leave(ticket, clock.getAsLong() - began);
    }
  }

  /// How many wait for their turn.
  synchronized int waiting() {
    return waiting.size();
  }

  /// Returns as soon as no bot thinks for whom a person waits, or after so many milliseconds.
  synchronized void awaitCalm(long millis) {
    long deadline = clock.getAsLong() + TimeUnit.MILLISECONDS.toNanos(millis);
    try {
      while (urgentRunning > 0) {
        long left = TimeUnit.NANOSECONDS.toMillis(deadline - clock.getAsLong());
        if (left <= 0) {
          return;
        }
        wait(left);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void awaitTurn(Ticket ticket) {
    boolean interrupted = false;
    while (true) {
      try {
        ticket.turn.await();
        break;
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized void enter(Ticket ticket) {
    waiting.add(ticket);
    call();
  }

  private synchronized void leave(Ticket ticket, long nanos) {
    long now = clock.getAsLong();
    charge(byAddress, ticket.asker.address, nanos, now);
    charge(byOwner, ticket.asker.owner, nanos, now);
    if (ticket.urgent()) {
      urgentRunning--;
    } else {
      othersRunning--;
    }
    call();
    notifyAll();
  }

  /// Whoever has used next to nothing of late is forgotten.
  private static void charge(Map<String, Use> uses, String who, long nanos, long now) {
    uses.values().removeIf(use -> use.left(now) < 1_000_000);
    uses.merge(who, new Use(nanos, now), (old, more) -> new Use(old.left(now) + more.nanos, now));
  }

  /// Calls those for whom there is a place.
  private void call() {
    long now = clock.getAsLong();
    Comparator<Ticket> order =
        Comparator.<Ticket, Urgency>comparing(ticket -> ticket.asker.urgency)
            .thenComparingDouble(ticket -> used(byAddress, ticket.asker.address, now))
            .thenComparingDouble(ticket -> used(byOwner, ticket.asker.owner, now));
    while (true) {
      // Of several that are equal the first has waited longest.
      var next = waiting.stream().filter(this::hasPlace).min(order);
      if (next.isEmpty()) {
        return;
      }
      Ticket called = next.get();
      waiting.remove(called);
      if (called.urgent()) {
        urgentRunning++;
      } else {
        othersRunning++;
      }
      called.turn.countDown();
    }
  }

  private boolean hasPlace(Ticket ticket) {
    return ticket.urgent() ? urgentRunning < places : othersRunning < OTHER_PLACES;
  }

  private static double used(Map<String, Use> uses, String who, long now) {
    Use use = uses.get(who);
    return use == null ? 0 : use.left(now);
  }
}
