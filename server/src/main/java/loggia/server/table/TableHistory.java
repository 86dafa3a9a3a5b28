package loggia.server.table;

import java.util.ArrayList;
import java.util.List;
import loggia.kernel.GameRecord;
import loggia.kernel.Match;
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

  /// Whether this person only watches a table whose onlookers are behind.
  public static boolean isBehind(Snapshot snapshot, String person) {
    TableDetails details = snapshot.details();
    return details.settings().delay() > 0
        && snapshot.play().isPresent()
        && !details.isMember(person);
  }

  /// What the time is for this person at this table.
  public static long timeOf(Snapshot snapshot, String person, long now) {
    return isBehind(snapshot, person) ? now - snapshot.details().settings().delay() * 1000L : now;
  }

  /// The table as this person may know it by now, its end included.
  public Snapshot seenBy(Snapshot snapshot, String person, long now) {
    if (!isBehind(snapshot, person)) {
      return snapshot;
    }
    long until = timeOf(snapshot, person, now);
    var rows = store.decisions(snapshot.id(), 0);
    int horizon = (int) rows.stream().takeWhile(row -> row.at() <= until).count();
    return behind(snapshot.with(at(snapshot, Math.min(horizon, snapshot.number()))));
  }

  /// What onlookers who are behind are told of a table as it was.
  public static Snapshot behind(Snapshot snapshot) {
    return snapshot.status() == Status.OVER
        ? snapshot
        : snapshot.with(snapshot.details().asBegun());
  }

  /// The log from decision `from` on, up to and without decision `to`.
  public List<LogEntry> log(Snapshot snapshot, int from, int to) {
    var entries = new ArrayList<LogEntry>();
    if (snapshot.play().isEmpty()) {
      return entries;
    }
    // Who comes in at the beginning, or knows everything, is not worth a replay.
    if (from < to) {
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
    }
    for (TableDetails.Advised advised : snapshot.details().advised()) {
      if (advised.number() >= from && advised.number() <= to) {
        entries.add(place(entries, advised.number()), LogEntry.advised(advised));
      }
    }
    return entries;
  }

  /// Before whatever the decision with this number made happen.
  private static int place(List<LogEntry> entries, int number) {
    int place = 0;
    while (place < entries.size() && entries.get(place).number() < number) {
      place++;
    }
    return place;
  }

  /// Where a round begins: `number` is asked in another round than the number before.
  public record RoundMark(int number, int round) {}

  /// Where rounds begin, in order. After a rewind a round may begin again.
  public List<RoundMark> rounds(Snapshot snapshot) {
    var marks = new ArrayList<RoundMark>();
    marks.add(new RoundMark(0, StoredTable.begin(snapshot.details()).state().round()));
    StoredTable.replay(
        snapshot.details(),
        store.decisions(snapshot.id(), 0).subList(0, snapshot.number()),
        (row, after, told) -> {
          int round = after.state().round();
          if (round != marks.getLast().round) {
            marks.add(new RoundMark(after.number(), round));
          }
        });
    return marks;
  }

  /// The record: the decisions that count.
  ///
  /// @param lang in which who is no longer known is called so
  public GameRecord record(Snapshot snapshot, String lang) {
    var decisions = Replay.decisions(store.decisions(snapshot.id(), 0));
    Match<?, ?> match = snapshot.play().orElseThrow().match();
    return GameRecord.of(
        match,
        snapshot.details().seats().stream().map(seat -> seat.name(lang)).toList(),
        decisions);
  }

  /// The numbers that the decisions of the record have at the table.
  public List<Integer> numbers(Snapshot snapshot) {
    var rows = Replay.effective(store.decisions(snapshot.id(), 0));
    return rows.stream().map(DecisionRow::number).toList();
  }

  /// The decisions that count among the first `number` rows.
  public List<loggia.kernel.Decision> decisions(Snapshot snapshot, int number) {
    var rows = store.decisions(snapshot.id(), 0);
    if (number > rows.size()) {
      throw Fault.of(Fault.Code.NOT_FOUND, new Problem.NoSuchNumber(number, rows.size()));
    }
    return Replay.decisions(rows.subList(0, number));
  }
}
