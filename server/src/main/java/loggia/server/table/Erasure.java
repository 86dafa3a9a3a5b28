package loggia.server.table;

import java.util.Optional;
import loggia.server.common.Config;
import loggia.server.store.Hook;
import loggia.server.store.Person;
import loggia.server.store.Store;
import loggia.server.store.TableRow;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Takes somebody out of everything who wants to be known here no longer. Their games stay, with a
/// former guest in their seats; where one still runs, a bot plays on. If it is interrupted, whoever
/// asked can ask again.
public final class Erasure {
  private static final Logger LOG = LoggerFactory.getLogger(Erasure.class);

  private final Tables tables;
  private final Store store;
  private final String level;

  public Erasure(Tables tables, Config config) {
    this.tables = tables;
    this.store = tables.store();
    this.level = config.text("takeover.level");
  }

  public void erase(Person person) {
    for (String id : store.tablesOf(person.id())) {
      store.table(id).ifPresent(row -> leave(row, person.id()));
    }
    store.erase(person.id());
    tables.metrics().deletions.increment();
  }

  private void leave(TableRow row, String person) {
    try {
      if (StoredTable.details(row).isOwner(person)) {
        // Its webhook was the owner's to give, and leads to somewhere of theirs.
        store.removeHook(Hook.idOfTable(row.id()));
      }
      switch (Status.of(row.summary().status())) {
        case WAITING -> {
          TableDetails left =
              tables.get(row.id()).change(details -> details.without(person, "")).details();
          if (left.status() == Status.WAITING && left.owner().isEmpty()) {
            tables.drop(row.id());
          }
        }
        case RUNNING -> tables.get(row.id()).change(details -> details.without(person, level));
        case OVER -> leaveFinished(row.id(), person);
      }
    } catch (DamagedTable | loggia.server.common.Fault e) {
      LOG.atWarn().addKeyValue("table", row.id()).log("cannot be left: {}", e.getMessage());
    }
  }

  /// Without playing it again, since there may be thousands.
  private void leaveFinished(String id, String person) {
    Optional<TableRow> row = store.table(id);
    while (row.isPresent() && !store.change(without(row.get(), person))) {
      row = store.table(id);
    }
    tables.inMemory(id).ifPresent(Table::catchUp);
  }

  private static TableRow without(TableRow row, String person) {
    return StoredTable.changed(row, StoredTable.details(row).without(person, ""));
  }
}
