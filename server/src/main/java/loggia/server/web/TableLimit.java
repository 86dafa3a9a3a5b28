package loggia.server.web;

import java.util.concurrent.TimeUnit;
import loggia.server.common.Config;
import loggia.server.common.Fault;
import loggia.server.common.Problem;
import loggia.server.store.Person;
import loggia.server.table.Tables;

/// How many tables a person may have: those that are not over, and whatever was imported or
/// branched within a day.
final class TableLimit {
  private static final long DAY = TimeUnit.DAYS.toMillis(1);

  private final Tables tables;
  private final int most;

  TableLimit(Tables tables, Config config) {
    this.tables = tables;
    this.most = config.number("limit.tables");
  }

  /// @throws Fault when there is no room for another
  void check(Person person) {
    if (tables.store().tablesOf(person.id(), tables.time() - DAY) >= most) {
      throw Fault.of(Fault.Code.TOO_MANY, new Problem.TooManyTables(most));
    }
  }
}
