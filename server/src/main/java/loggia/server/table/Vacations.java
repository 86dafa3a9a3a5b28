package loggia.server.table;

import java.util.List;
import java.util.concurrent.TimeUnit;
import loggia.server.store.Store;
import loggia.server.store.TableQuery;
import loggia.server.store.Vacation;

/// What vacations do to tables with days for each decision.
public final class Vacations {
  /// Nobody has longer for a decision.
  private static final long LONGEST = TimeUnit.DAYS.toMillis(60);

  private static final int MOST = 10_000;

  private Vacations() {}

  /// The table with the vacations of everybody who sits there.
  public static TableDetails applied(Store store, TableDetails details, long now) {
    TableDetails applied = details;
    if (details.settings().pace().kind() == Pace.Kind.DAYS) {
      for (String person : details.people()) {
        applied = applied.away(person, of(store, person, now));
      }
    }
    return applied;
  }

  private static List<Vacation> of(Store store, String person, long now) {
    return store.vacations(person, now - LONGEST);
  }

  /// Changes the clocks of this person wherever they play.
  public static void apply(Tables tables, String person) {
    Store store = tables.store();
    List<Vacation> all = of(store, person, tables.time());
    for (String status : List.of("running", "waiting")) {
      for (Store.Listed listed : store.list(new TableQuery(status, person, "", "", MOST))) {
        if (StoredTable.details(listed.row()).settings().pace().kind() == Pace.Kind.DAYS) {
          tables.get(listed.row().id()).change(details -> details.away(person, all));
        }
      }
    }
  }
}
