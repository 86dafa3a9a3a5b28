package loggia.server.table;

import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Predicate;
import loggia.server.common.Fault;
import loggia.server.common.Metrics;
import loggia.server.common.Problem;
import loggia.server.store.DecisionRow;
import loggia.server.store.Store;
import loggia.server.store.TableRow;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;

/// The tables in memory. One that is not there is loaded by replay when somebody asks for it, and
/// forgotten when nobody has asked for a while.
public final class Tables implements TableContext {
  private static final Logger LOG = LoggerFactory.getLogger(Tables.class);

  private final Store store;
  private final Metrics metrics;
  private final ServerClock clock;
  private final Map<String, Table> loaded = new ConcurrentHashMap<>();
  private final Map<String, String> damaged = new ConcurrentHashMap<>();
  private final List<TableListener> listeners = new CopyOnWriteArrayList<>();
  private final List<PassListener> passes = new CopyOnWriteArrayList<>();
  private final List<Consumer<String>> chats = new CopyOnWriteArrayList<>();
  private final List<Consumer<String>> leavers = new CopyOnWriteArrayList<>();
  private final List<Consumer<String>> renewed = new CopyOnWriteArrayList<>();
  private final List<Runnable> presences = new CopyOnWriteArrayList<>();

  public Tables(Store store, Metrics metrics) {
    this.store = store;
    this.clock = ServerClock.after(store.newest());
    this.metrics = metrics;
    metrics.countTables(loaded::size);
    store.listen(this::changedElsewhere);
  }

  /// Hears of every pass a person made by hand, and how long it took.
  interface PassListener {
    void passed(String game, long millis);
  }

  void listenToPasses(PassListener listener) {
    passes.add(listener);
  }

  @Override
  public void passed(String game, long millis) {
    passes.forEach(listener -> listener.passed(game, millis));
  }

  public void listen(TableListener listener) {
    listeners.add(listener);
  }

  /// Hears of every table where somebody on another node may have said something.
  public void listenToChat(Consumer<String> listener) {
    chats.add(listener);
  }

  /// Hears of everybody whose sessions changed at another node.
  public void listenToRenewals(Consumer<String> listener) {
    renewed.add(listener);
  }

  /// Hears that somebody came to a table at another node, or left one.
  public void listenToPresence(Runnable listener) {
    presences.add(listener);
  }

  /// Hears of everybody who was logged out on another node.
  public void listenToLogOuts(Consumer<String> listener) {
    leavers.add(listener);
  }

  @Override
  public Store store() {
    return store;
  }

  @Override
  public Metrics metrics() {
    return metrics;
  }

  @Override
  public long time() {
    return clock.time();
  }

  @Override
  public void changed(Table table, Snapshot before, Snapshot after, List<LogEntry> told) {
    note(before, after);
    listeners.forEach(listener -> listener.changed(before, after, told));
  }

  private static void note(Snapshot before, Snapshot after) {
    boolean update = before.status() != after.status();
    LOG.atLevel(update ? Level.INFO : Level.DEBUG)
        .addKeyValue("table", after.id())
        .addKeyValue("number", after.number())
        .log(after.status().id());
  }

  /// Stores a new table, with the decisions it begins with.
  public Table open(TableDetails details, String id, List<DecisionRow> decisions) {
    Optional<Play> play =
        details.status() == Status.WAITING
            ? Optional.empty()
            : Optional.of(StoredTable.replay(details, decisions, Play.Listener.NONE));
    var snapshot = new Snapshot(id, details, 0, play, time(), time());
    store.open(
        StoredTable.row(snapshot, ServerMove.next(snapshot).isPresent()),
        decisions,
        Waits.change(Optional.empty(), snapshot, Optional.empty()));
    Table table = loaded.computeIfAbsent(id, _ -> new Table(this, snapshot));
    changed(table, snapshot, snapshot, List.of());
    return table;
  }

  /// The table with this id.
  ///
  /// @throws Fault when there is none
  public Table get(String id) {
    return find(id).orElseThrow(() -> Fault.of(Fault.Code.NOT_FOUND, new Problem.NoSuchTable(id)));
  }

  public Optional<Table> find(String id) {
    Table here = loaded.get(id);
    if (here != null) {
      return Optional.of(here);
    }
    return store
        .table(id)
        .map(this::load)
        .map(snapshot -> loaded.computeIfAbsent(id, _ -> new Table(this, snapshot)));
  }

  private Snapshot load(TableRow row) {
    try {
      Snapshot snapshot = StoredTable.snapshot(row, store);
      damaged.remove(row.id());
      return snapshot;
    } catch (DamagedTable e) {
      if (damaged.put(row.id(), String.valueOf(e.getMessage())) == null) {
        LOG.atError().addKeyValue("table", row.id()).log("damaged: {}", e.getMessage());
      }
      throw Fault.of(Fault.Code.DAMAGED, new Problem.Damaged(row.id()));
    }
  }

  /// A listed table, and why it cannot be opened, if that is known.
  public StoredTable.Listed listed(Store.Listed listed) {
    var shown = StoredTable.listed(listed.row(), listed.decisions());
    String known = damaged.get(listed.row().id());
    return known == null ? shown : new StoredTable.Listed(shown.details(), Optional.of(known));
  }

  /// Whether opening it has failed since the start.
  boolean isDamaged(String id) {
    return damaged.containsKey(id);
  }

  public Optional<Table> inMemory(String id) {
    return Optional.ofNullable(loaded.get(id));
  }

  /// A table that never began, and that nobody is left at.
  void drop(String id) {
    store.drop(id);
    loaded.remove(id);
  }

  private void changedElsewhere(String id) {
    if (id.equals(Store.EVERYTHING)) {
      loaded.keySet().forEach(this::catchUp);
    } else if (id.equals(Store.PRESENCE)) {
      presences.forEach(Runnable::run);
    } else if (id.startsWith(Store.LOGGED_OUT)) {
      String person = id.substring(Store.LOGGED_OUT.length());
      leavers.forEach(leaver -> leaver.accept(person));
    } else if (id.startsWith(Store.RENEWED)) {
      String person = id.substring(Store.RENEWED.length());
      renewed.forEach(listener -> listener.accept(person));
    } else {
      catchUp(id);
    }
  }

  private void catchUp(String id) {
    try {
      inMemory(id).ifPresent(Table::catchUp);
      chats.forEach(chat -> chat.accept(id));
    } catch (NoSuchElementException gone) {
      loaded.remove(id);
    } catch (RuntimeException e) {
      // The next notification, or the next decision here, tries again.
      LOG.atWarn().addKeyValue("table", id).setCause(e).log("cannot catch up");
    }
  }

  /// Forgets tables that nobody has asked for since `time`.
  public void forget(long time, Predicate<String> watched) {
    loaded
        .values()
        .removeIf(
            table -> table.touched < time && !table.autoPlaying.get() && !watched.test(table.id()));
  }
}
