package loggia.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.UnaryOperator;
import loggia.kernel.Decision;
import loggia.kernel.Journal;
import loggia.kernel.Reasons;
import loggia.kernel.Refusal;
import loggia.kernel.Seat;
import loggia.server.common.Fault;
import loggia.server.common.Problem;
import loggia.server.store.DecisionRow;
import loggia.server.store.Store;
import loggia.server.store.TableRow;

/// One table in memory: a cache of what is stored, and the place where its decisions queue up.
/// Write, then tell: whatever others hear of has been stored.
public final class Table {
  private final TableContext context;
  private final String id;
  private final ReentrantLock lock = new ReentrantLock(true);
  private volatile Snapshot now;
  private volatile Found found;

  /// Whether the driver is at work here.
  final AtomicBoolean autoPlaying = new AtomicBoolean();

  volatile long touched;

  Table(TableContext context, Snapshot loaded) {
    this.context = context;
    this.id = loaded.id();
    this.now = loaded;
    this.found = new Found(loaded, ServerMove.next(loaded));
    this.touched = context.time();
  }

  public String id() {
    return id;
  }

  public Snapshot now() {
    touched = context.time();
    return now;
  }

  /// The table as it is, without keeping it in memory any longer.
  public Snapshot peek() {
    return now;
  }

  private record Found(Snapshot snapshot, Optional<ServerMove> serverMove) {}

  /// What the server has to play at this moment: found once, asked for by many. Every change makes
  /// another moment, so whether it is the same one is all there is to ask.
  @SuppressWarnings("ReferenceEquality")
  Optional<ServerMove> serverMove(Snapshot snapshot) {
    Found known = found;
    if (known.snapshot != snapshot) {
      known = new Found(snapshot, ServerMove.next(snapshot));
      found = known;
    }
    return known.serverMove;
  }

  /// Stores a person's decision and tells of it.
  ///
  /// @return the number after this decision
  /// @throws Fault when it is refused, or answers what is no longer asked
  public int decide(Seat seat, int number, String move, String key) {
    Optional<Play> before = now.play();
    long time = context.time();
    int next = decided(seat, number, move, key, Optional.of(seat));
    before
        .filter(play -> play.number() + 1 == next && play.state().awaited().contains(seat))
        .filter(play -> isPass(play, move))
        .ifPresent(
            play ->
                context.passed(now.details().settings().game(), time - play.waiting(seat).asked()));
    return next;
  }

  private static boolean isPass(Play play, String move) {
    return !move.equals(Decision.UNDO) && play.match().game().move(move).isPass();
  }

  /// Stores what the server decides for a seat, and tells of it.
  void play(Seat seat, int number, String move) {
    decided(seat, number, move, "", Optional.empty());
  }

  /// @param mover the seat, unless the server decides for it
  private int decided(Seat seat, int number, String move, String key, Optional<Seat> mover) {
    lock.lock();
    try {
      while (true) {
        Play play = playing(seat);
        Optional<DecisionRow> done = answered(seat, number, move, key);
        if (done.isPresent()) {
          return done.get().number() + 1;
        }
        if (!play.answers(seat, number)) {
          throw Fault.of(Fault.Code.CONFLICT, new Problem.Outdated(number, play.number()));
        }
        if (play.over()) {
          throw Fault.refused(new Refusal(new Reasons.GameOver()), "move");
        }
        long at = Math.max(context.time(), play.at());
        var row = new DecisionRow(id, play.number(), seat.number(), move, key, at);
        var told = Journal.pages();
        Play next = play.next(row, told);
        var lines = told.entries().stream().map(e -> LogEntry.of(row, e)).toList();
        if (store(row, next, lines, mover)) {
          return next.number();
        }
        catchUp();
      }
    } catch (Refusal refusal) {
      throw Fault.refused(refusal, "move");
    } finally {
      lock.unlock();
    }
  }

  /// A repeated request gets the answer of the first one.
  private Optional<DecisionRow> answered(Seat seat, int number, String move, String key) {
    return key.isEmpty() || number >= now.number()
        ? Optional.empty()
        : context
            .store()
            .answered(id, seat.number(), key, Math.max(0, number))
            .filter(row -> row.move().equals(move));
  }

  private Play playing(Seat seat) {
    if (!now.details().has(seat)) {
      throw Fault.of(Fault.Code.NOT_FOUND, new Problem.NoSuchSeat(seat.number()));
    }
    if (now.details().status() != Status.RUNNING) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.NotRunning());
    }
    return now.play().orElseThrow();
  }

  /// Goes back to what `to` was asked, whatever has happened since.
  public int rewind(int to, String key) {
    lock.lock();
    try {
      while (true) {
        Play play = now.play().orElseThrow(() -> notRunning());
        if (to < 0 || to > play.number()) {
          throw Fault.of(Fault.Code.REFUSED, new Problem.NoSuchNumber(to, play.number()));
        }
        long at = Math.max(context.time(), play.at());
        var row = Play.rewind(id, play.number(), to, key, at);
        var rows = context.store().decisions(id, 0);
        if (rows.size() == play.number()) {
          Play then = StoredTable.replay(now.details(), rows.subList(0, to), Play.Listener.NONE);
          if (store(
              row,
              play.rewound(then.match(), row),
              List.of(LogEntry.rewound(row)),
              Optional.empty())) {
            return play.number() + 1;
          }
        }
        catchUp();
      }
    } finally {
      lock.unlock();
    }
  }

  private static Fault notRunning() {
    return Fault.of(Fault.Code.REFUSED, new Problem.NotRunning());
  }

  private boolean store(DecisionRow row, Play next, List<LogEntry> told, Optional<Seat> mover) {
    Snapshot after = now.with(next);
    Optional<Store.Ended> ended =
        next.over()
            ? Optional.of(new Store.Ended(Results.of(after), new Elo(context.store()).rated(after)))
            : Optional.empty();
    var summary = after.summary(serverMove(after).isPresent());
    var turns = Waits.change(Optional.of(now), after, mover);
    if (!context.store().append(row, summary, ended, turns)) {
      context.metrics().conflicts.increment();
      return false;
    }
    context.metrics().decisions.increment();
    publish(after, told);
    return true;
  }

  private void publish(Snapshot after, List<LogEntry> told) {
    Snapshot before = now;
    now = after;
    context.changed(this, before, after, told);
  }

  /// Changes who sits here or what was agreed. The change sees the newest company and may be asked
  /// again when another node was faster.
  ///
  /// @throws Fault what the change throws
  public Snapshot change(UnaryOperator<TableDetails> change) {
    return change(change, List.of());
  }

  /// Remembers and tells that this seat was advised.
  void advised(Seat seat, int number) {
    var advised = new TableDetails.Advised(seat.number(), number);
    change(details -> details.advised(advised), List.of(LogEntry.advised(advised)));
  }

  private Snapshot change(UnaryOperator<TableDetails> change, List<LogEntry> told) {
    lock.lock();
    try {
      while (true) {
        TableDetails changed = change.apply(now.details());
        if (changed.equals(now.details())) {
          return now;
        }
        Snapshot after = now.with(changed, now.version(), context.time());
        if (after.play().isEmpty() && changed.status() == Status.RUNNING) {
          // A branch brings decisions with it.
          after = after.with(replayed(changed));
        }
        var turns = Waits.change(Optional.of(now), after, Optional.empty());
        if (context.store().change(StoredTable.row(after, serverMove(after).isPresent()), turns)) {
          publish(after.with(changed, now.version() + 1, after.updated()), told);
          return now;
        }
        catchUp();
      }
    } finally {
      lock.unlock();
    }
  }

  private Play replayed(TableDetails details) {
    return StoredTable.replay(details, context.store().decisions(id, 0), Play.Listener.NONE);
  }

  /// Runs while nothing changes here, unless something has changed since `seen`.
  ///
  /// @return false when it has
  @SuppressWarnings("ReferenceEquality")
  public boolean whileStill(Snapshot seen, Runnable work) {
    lock.lock();
    try {
      boolean same = now == seen;
      if (same) {
        work.run();
      }
      return same;
    } finally {
      lock.unlock();
    }
  }

  /// Runs while nothing changes here.
  public void still(java.util.function.Consumer<Snapshot> work) {
    lock.lock();
    try {
      work.accept(now());
    } finally {
      lock.unlock();
    }
  }

  /// Takes in what another node has stored, and tells of it.
  public void catchUp() {
    lock.lock();
    try {
      TableRow row = context.store().table(id).orElseThrow();
      TableDetails details =
          row.version() == now.version() ? now.details() : StoredTable.details(row);
      Snapshot after = now.with(details, row.version(), row.summary().updated());
      var told = new ArrayList<LogEntry>();
      details.advised().stream()
          .filter(advised -> !now.details().advised().contains(advised))
          .forEach(advised -> told.add(LogEntry.advised(advised)));
      if (details.status() != Status.WAITING) {
        after = after.with(caughtUp(details, told));
      }
      if (row.version() != now.version() || after.number() != now.number()) {
        publish(after, told);
      }
    } finally {
      lock.unlock();
    }
  }

  private Play caughtUp(TableDetails details, List<LogEntry> told) {
    Play start = now.play().orElseGet(() -> StoredTable.begin(details));
    int known = start.number();
    List<DecisionRow> rows = context.store().decisions(id, known);
    if (rows.stream().anyMatch(row -> Play.rewindsTo(row) >= 0)) {
      start = StoredTable.begin(details);
      rows = context.store().decisions(id, 0);
    }
    return Play.replay(
        start,
        rows,
        (row, after, entries) -> {
          if (row.number() >= known) {
            entries.forEach(entry -> told.add(LogEntry.of(row, entry)));
            if (Play.rewindsTo(row) >= 0) {
              told.add(LogEntry.rewound(row));
            }
          }
        });
  }
}
