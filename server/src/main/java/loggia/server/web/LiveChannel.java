package loggia.server.web;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import loggia.kernel.Onlooker;
import loggia.kernel.Viewer;
import loggia.server.common.Fault;
import loggia.server.common.Metrics;
import loggia.server.common.Problem;
import loggia.server.store.ChatRow;
import loggia.server.table.LogEntry;
import loggia.server.table.Play;
import loggia.server.table.Snapshot;
import loggia.server.table.Status;
import loggia.server.table.TableHistory;
import loggia.server.table.TableListener;
import loggia.server.table.Tables;

/// Who listens to which table, and what each of them is told.
public final class LiveChannel implements TableListener {
  private final Tables tables;
  private final TableHistory history;
  private final Metrics metrics;
  private final ScheduledExecutorService later;
  private final Map<String, Set<LiveConnection>> rooms = new ConcurrentHashMap<>();

  public LiveChannel(Tables tables, Metrics metrics, ScheduledExecutorService later) {
    this.tables = tables;
    this.history = new TableHistory(tables.store());
    this.metrics = metrics;
    this.later = later;
  }

  record TableMessage(
      String type, @com.fasterxml.jackson.annotation.JsonUnwrapped ApiModel.Table table) {}

  record ChatMessage(String type, String from, boolean guest, String text, long at) {}

  record RewindMessage(String type, int to, String by, Map<String, Boolean> answers) {}

  boolean watched(String table) {
    return rooms.containsKey(table);
  }

  public boolean isWatched(String table) {
    return watched(table);
  }

  /// Whether this person is connected to this table on this node.
  boolean present(String table, String person) {
    return rooms.getOrDefault(table, Set.of()).stream().anyMatch(c -> c.person.id().equals(person));
  }

  ApiModel.Table shown(Snapshot snapshot, String person, String lang) {
    return TablePresenter.shown(snapshot, person, lang, this::present);
  }

  private Set<LiveConnection> room(String table) {
    return rooms.getOrDefault(table, Set.of());
  }

  /// Lets a connection in and tells it how things are; from then on it misses nothing.
  void enter(LiveConnection connection, int since) {
    tables
        .get(connection.table)
        .still(
            snapshot -> {
              rooms
                  .computeIfAbsent(connection.table, _ -> ConcurrentHashMap.newKeySet())
                  .add(connection);
              metrics.connections.incrementAndGet();
              tell(connection, snapshot, since);
              tellChat(connection);
            });
    tellTable(connection.table);
  }

  /// Everything from the log line `since` on.
  void tell(LiveConnection connection, Snapshot snapshot, int since) {
    Viewer viewer = Access.viewer(snapshot, connection.person.id(), connection.seat);
    connection.send(
        new TableMessage("table", shown(snapshot, connection.person.id(), connection.lang)));
    if (snapshot.status() != Status.WAITING) {
      int horizon = history.horizon(snapshot, viewer, tables.time());
      Play play = history.at(snapshot, horizon);
      var position =
          PositionPresenter.at(snapshot, play, horizon, viewer, connection.lang, tables.time());
      connection.send(TableUpdate.whole(position));
      connection.learns(position);
      var entries = history.log(snapshot, since, horizon);
      connection.send(
          TableUpdate.log(PositionPresenter.log(snapshot, entries, viewer, connection.lang)));
    }
  }

  void leave(LiveConnection connection) {
    rooms.computeIfPresent(
        connection.table,
        (_, room) -> {
          if (room.remove(connection)) {
            metrics.connections.decrementAndGet();
          }
          return room.isEmpty() ? null : room;
        });
    tellTable(connection.table);
  }

  private void tellTable(String table) {
    tables
        .inMemory(table)
        .ifPresent(t -> t.still(snapshot -> room(table).forEach(c -> tellTable(c, snapshot))));
  }

  private void tellTable(LiveConnection connection, Snapshot snapshot) {
    connection.send(
        new TableMessage("table", shown(snapshot, connection.person.id(), connection.lang)));
  }

  @Override
  public void changed(Snapshot before, Snapshot after, List<LogEntry> told) {
    var room = room(after.id());
    if (room.isEmpty()) {
      return;
    }
    boolean details = before.version() != after.version() || before.status() != after.status();
    var update = new TableUpdate(after, told, tables.time());
    for (LiveConnection connection : room) {
      try {
        if (details) {
          // An invite may have been renewed: who came by the old one goes.
          Access.enter(after, connection.person.id(), connection.invite);
        }
        Viewer viewer = Access.viewer(after, connection.person.id(), connection.seat);
        if (details) {
          tellTable(connection, after);
          tellRewind(connection, before, after);
        }
        if (after.play().isPresent()) {
          tellPlay(connection, after, viewer, update);
        }
      } catch (Fault fault) {
        connection.close(LiveConnection.POLICY, FaultPresenter.shown(fault, connection.lang));
      }
    }
  }

  private void tellRewind(LiveConnection connection, Snapshot before, Snapshot after) {
    var asked = after.details().rewind();
    if (asked.isPresent() && !asked.equals(before.details().rewind())) {
      connection.send(
          new RewindMessage(
              "rewind",
              asked.get().to(),
              asked.get().name(),
              TablePresenter.named(after.details())));
    }
  }

  private void tellPlay(
      LiveConnection connection, Snapshot after, Viewer viewer, TableUpdate update) {
    String lang = connection.lang;
    byte[] log = update.log(viewer, lang);
    int delay = after.details().settings().delay();
    if (viewer == Onlooker.SPECTATOR && delay > 0) {
      byte[] whole = update.whole(viewer, lang);
      CompletableFuture.delayedExecutor(delay, TimeUnit.SECONDS, later)
          .execute(() -> send(connection, whole, log));
      return;
    }
    byte[] position =
        connection
            .knows()
            .map(before -> update.change(viewer, lang, before))
            .orElseGet(() -> update.whole(viewer, lang));
    connection.learns(update.position(viewer, lang));
    send(connection, position, log);
  }

  private static void send(LiveConnection connection, byte[] position, byte[] log) {
    connection.together(
        () -> {
          connection.send(position);
          if (log.length > 0) {
            connection.send(log);
          }
        });
  }

  /// Tells everybody at a table what was said since they last heard.
  public void chatted(String table) {
    tables.inMemory(table).ifPresent(t -> t.still(_ -> room(table).forEach(this::tellChat)));
  }

  private void tellChat(LiveConnection connection) {
    for (ChatRow line : tables.store().chat(connection.table, connection.chatSeen)) {
      connection.chatSeen = line.number() + 1;
      connection.send(
          new ChatMessage("chat", line.name(), !line.account(), line.text(), line.at()));
    }
  }

  /// How many are connected from this address.
  long from(String address) {
    return rooms.values().stream()
        .flatMap(Set::stream)
        .filter(c -> c.address.equals(address))
        .count();
  }

  public void disconnect(String person) {
    close(person, LiveConnection.POLICY, Fault.of(Fault.Code.NO_SESSION, new Problem.NoSession()));
  }

  /// Lets this person's channels be opened anew, by sessions that are still good.
  public void reconnect(String person) {
    close(
        person,
        LiveConnection.GOING_AWAY,
        Fault.of(Fault.Code.CONFLICT, new Problem.SessionRenewed()));
  }

  private void close(String person, int code, Fault why) {
    rooms.values().stream()
        .flatMap(Set::stream)
        .filter(c -> c.person.id().equals(person))
        .forEach(c -> c.close(code, FaultPresenter.shown(why, c.lang)));
  }

  public void close() {
    var why = Fault.of(Fault.Code.CONFLICT, new Problem.Closing());
    rooms.values().stream()
        .flatMap(Set::stream)
        .forEach(c -> c.close(LiveConnection.GOING_AWAY, FaultPresenter.shown(why, c.lang)));
  }
}
