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

  void changed(Table table, Snapshot before, Snapshot after, List<LogEntry> told);
}
