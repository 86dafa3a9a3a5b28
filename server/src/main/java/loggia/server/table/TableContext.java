package loggia.server.table;

import java.util.List;
import loggia.server.common.Metrics;
import loggia.server.store.Store;

/// What a table needs of the house it stands in.
interface TableContext {
  Store store();

  Metrics metrics();

  /// Milliseconds since 1970.
  long time();

  /// Hears how long a person who was awaited took to pass.
  void passed(String game, long millis);

  void changed(Table table, Snapshot before, Snapshot after, List<LogEntry> told);
}
