package loggia.server.table;

import java.util.ArrayList;
import java.util.List;
import loggia.kernel.GameRecord;
import loggia.kernel.Match;
import loggia.kernel.Onlooker;
import loggia.kernel.Viewer;
import loggia.server.Fault;
import loggia.server.Problem;
import loggia.server.store.DecisionRow;
import loggia.server.store.Store;

/// Looking back: everything in here is a replay of the stored decisions.
public final class Past {
  private final Store store;

  public Past(Store store) {
    this.store = store;
  }

  /// The play after the first `number` rows.
  public Play at(Moment moment, int number) {
    if (number == moment.number()) {
      return moment.play().orElseThrow();
    }
    var rows = store.decisions(moment.id(), 0);
    if (number > rows.size()) {
      throw Fault.of(Fault.Code.NOT_FOUND, new Problem.NoSuchNumber(number, rows.size()));
    }
    return Rows.replay(moment.company(), rows.subList(0, number), Play.Listener.NONE);
  }

  /// How far this viewer may see by now: spectators may be behind.
  public int horizon(Moment moment, Viewer viewer, long now) {
    int delay = moment.company().terms().delay();
    if (viewer != Onlooker.SPECTATOR || delay == 0 || !moment.running()) {
      return moment.number();
    }
    long until = now - delay * 1000L;
    List<DecisionRow> rows = store.decisions(moment.id(), 0);
    return (int) rows.stream().takeWhile(row -> row.at() <= until).count();
  }

  /// The log from decision `from` on, up to and without decision `to`.
  public List<LogEntry> log(Moment moment, int from, int to) {
    var entries = new ArrayList<LogEntry>();
    if (moment.play().isEmpty()) {
      return entries;
    }
    var rows = store.decisions(moment.id(), 0);
    Rows.replay(
        moment.company(),
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
  public GameRecord record(Moment moment) {
    var decisions = History.effective(store.decisions(moment.id(), 0));
    Match<?, ?> match = moment.play().orElseThrow().match();
    return GameRecord.of(
        match, moment.company().chairs().stream().map(Chair::name).toList(), decisions);
  }

  /// The decisions that count among the first `number` rows.
  public List<loggia.kernel.Decision> decisions(Moment moment, int number) {
    var rows = store.decisions(moment.id(), 0);
    if (number > rows.size()) {
      throw Fault.of(Fault.Code.NOT_FOUND, new Problem.NoSuchNumber(number, rows.size()));
    }
    return History.effective(rows.subList(0, number));
  }
}
