package loggia.server.table;

import java.util.ArrayList;
import java.util.List;
import loggia.kernel.GameRecord;
import loggia.kernel.Match;
import loggia.kernel.Onlooker;
import loggia.kernel.Viewer;
import loggia.server.common.Fault;
import loggia.server.common.Problem;
import loggia.server.store.DecisionRow;
import loggia.server.store.Store;

/// Looking back: everything in here is a replay of the stored decisions.
public final class TableHistory {
  private final Store store;

  public TableHistory(Store store) {
    this.store = store;
  }

  /// The play after the first `number` rows.
  public Play at(Snapshot snapshot, int number) {
    if (number == snapshot.number()) {
      return snapshot.play().orElseThrow();
    }
    var rows = store.decisions(snapshot.id(), 0);
    if (number > rows.size()) {
      throw Fault.of(Fault.Code.NOT_FOUND, new Problem.NoSuchNumber(number, rows.size()));
    }
    return StoredTable.replay(snapshot.details(), rows.subList(0, number), Play.Listener.NONE);
  }

  /// How far this viewer may see by now: spectators may be behind.
  public int horizon(Snapshot snapshot, Viewer viewer, long now) {
    int delay = snapshot.details().settings().delay();
    if (viewer != Onlooker.SPECTATOR || delay == 0 || !snapshot.running()) {
      return snapshot.number();
    }
    long until = now - delay * 1000L;
    List<DecisionRow> rows = store.decisions(snapshot.id(), 0);
    return (int) rows.stream().takeWhile(row -> row.at() <= until).count();
  }

  /// The log from decision `from` on, up to and without decision `to`.
  public List<LogEntry> log(Snapshot snapshot, int from, int to) {
    var entries = new ArrayList<LogEntry>();
    if (snapshot.play().isEmpty()) {
      return entries;
    }
    var rows = store.decisions(snapshot.id(), 0);
    StoredTable.replay(
        snapshot.details(),
        rows.subList(0, Math.min(to, rows.size())),
        (row, after, told) -> {
          if (row.number() >= from) {
            told.forEach(entry -> entries.add(LogEntry.of(row, entry)));
            if (Play.rewindsTo(row) >= 0) {
              entries.add(LogEntry.rewound(row));
            }
          }
        });
    return entries;
  }

  /// The record: the decisions that count.
  public GameRecord record(Snapshot snapshot) {
    var decisions = Replay.effective(store.decisions(snapshot.id(), 0));
    Match<?, ?> match = snapshot.play().orElseThrow().match();
    return GameRecord.of(
        match, snapshot.details().seats().stream().map(TableSeat::name).toList(), decisions);
  }

  /// The decisions that count among the first `number` rows.
  public List<loggia.kernel.Decision> decisions(Snapshot snapshot, int number) {
    var rows = store.decisions(snapshot.id(), 0);
    if (number > rows.size()) {
      throw Fault.of(Fault.Code.NOT_FOUND, new Problem.NoSuchNumber(number, rows.size()));
    }
    return Replay.effective(rows.subList(0, number));
  }
}
