package loggia.server.table;

import java.util.List;
import loggia.server.Metrics;
import loggia.server.store.Store;

/// What a table needs of the house it stands in.
interface House {
  Store store();

  Metrics metrics();

  /// Milliseconds since 1970.
  long time();

  void changed(Table table, Moment before, Moment after, List<LogEntry> told);
}
