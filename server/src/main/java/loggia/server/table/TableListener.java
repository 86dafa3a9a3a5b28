package loggia.server.table;

import java.util.List;

/// Hears of every change of every table in memory, in order for each table, and only of what is
/// stored.
public interface TableListener {
  void changed(Snapshot before, Snapshot after, List<LogEntry> told);
}
