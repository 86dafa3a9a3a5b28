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
import loggia.server.Fault;
import loggia.server.Metrics;
import loggia.server.Problem;
import loggia.server.store.ChatRow;
import loggia.server.table.Listener;
import loggia.server.table.LogEntry;
import loggia.server.table.Moment;
import loggia.server.table.Past;
import loggia.server.table.Play;
import loggia.server.table.Status;
import loggia.server.table.Tables;

/// Who listens to which table, and what each of them is told.
public final class Live implements Listener {
  private final Tables tables;
  private final Past past;
  private final Metrics metrics;
  private final ScheduledExecutorService later;
  private final Map<String, Set<Connection>> rooms = new ConcurrentHashMap<>();

  public Live(Tables tables, Metrics metrics, ScheduledExecutorService later) {
    this.tables = tables;
    this.past = new Past(tables.store());
    this.metrics = metrics;
    this.later = later;
  }

  record TableMessage(
      String type, @com.fasterxml.jackson.annotation.JsonUnwrapped Shown.Table table) {}

  record ChatMessage(String type, String from, String text, long at) {}

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

  Shown.Table shown(Moment moment, String person, String lang) {
    return TablesShown.shown(moment, person, lang, this::present);
  }

  private Set<Connection> room(String table) {
    return rooms.getOrDefault(table, Set.of());
  }

  /// Lets a connection in and tells it how things are; from then on it misses nothing.
  void enter(Connection connection, int since) {
    tables
        .get(connection.table)
        .still(
            moment -> {
              rooms
                  .computeIfAbsent(connection.table, _ -> ConcurrentHashMap.newKeySet())
                  .add(connection);
              metrics.connections.incrementAndGet();
              tell(connection, moment, since);
              tellChat(connection);
            });
    tellTable(connection.table);
  }

  /// Everything from the log line `since` on.
  void tell(Connection connection, Moment moment, int since) {
    Viewer viewer = Access.viewer(moment, connection.person.id(), connection.seat);
    connection.send(
        new TableMessage("table", shown(moment, connection.person.id(), connection.lang)));
    if (moment.status() != Status.WAITING) {
      int horizon = past.horizon(moment, viewer, tables.time());
      Play play = past.at(moment, horizon);
      var position = Positions.at(moment, play, horizon, viewer, connection.lang, tables.time());
      connection.send(News.whole(position));
      connection.learns(position);
      var entries = past.log(moment, since, horizon);
      connection.send(News.log(Positions.log(moment, entries, viewer, connection.lang)));
    }
  }

  void leave(Connection connection) {
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
        .ifPresent(t -> t.still(moment -> room(table).forEach(c -> tellTable(c, moment))));
  }

  private void tellTable(Connection connection, Moment moment) {
    connection.send(
        new TableMessage("table", shown(moment, connection.person.id(), connection.lang)));
  }

  @Override
  public void changed(Moment before, Moment after, List<LogEntry> told) {
    var room = room(after.id());
    if (room.isEmpty()) {
      return;
    }
    boolean company = before.version() != after.version() || before.status() != after.status();
    var news = new News(after, told, tables.time());
    for (Connection connection : room) {
      try {
        Viewer viewer = Access.viewer(after, connection.person.id(), connection.seat);
        if (company) {
          tellTable(connection, after);
          tellRewind(connection, before, after);
        }
        if (after.play().isPresent()) {
          tellPlay(connection, after, viewer, news);
        }
      } catch (Fault fault) {
        connection.close(Connection.POLICY, Faults.shown(fault, connection.lang));
      }
    }
  }

  private void tellRewind(Connection connection, Moment before, Moment after) {
    var asked = after.company().rewind();
    if (asked.isPresent() && !asked.equals(before.company().rewind())) {
      connection.send(
          new RewindMessage(
              "rewind", asked.get().to(), asked.get().name(), TablesShown.named(after.company())));
    }
  }

  private void tellPlay(Connection connection, Moment after, Viewer viewer, News news) {
    String lang = connection.lang;
    byte[] log = news.log(viewer, lang);
    int delay = after.company().terms().delay();
    if (viewer == Onlooker.SPECTATOR && delay > 0) {
      byte[] whole = news.whole(viewer, lang);
      CompletableFuture.delayedExecutor(delay, TimeUnit.SECONDS, later)
          .execute(() -> send(connection, whole, log));
      return;
    }
    byte[] position =
        connection
            .knows()
            .map(before -> news.change(viewer, lang, before))
            .orElseGet(() -> news.whole(viewer, lang));
    connection.learns(news.position(viewer, lang));
    send(connection, position, log);
  }

  private static void send(Connection connection, byte[] position, byte[] log) {
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

  private void tellChat(Connection connection) {
    for (ChatRow line : tables.store().chat(connection.table, connection.chatSeen)) {
      connection.chatSeen = line.number() + 1;
      connection.send(new ChatMessage("chat", line.name(), line.text(), line.at()));
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
    var why = Fault.of(Fault.Code.NO_SESSION, new Problem.NoSession());
    rooms.values().stream()
        .flatMap(Set::stream)
        .filter(c -> c.person.id().equals(person))
        .forEach(c -> c.close(Connection.POLICY, Faults.shown(why, c.lang)));
  }

  public void close() {
    var why = Fault.of(Fault.Code.CONFLICT, new Problem.Closing());
    rooms.values().stream()
        .flatMap(Set::stream)
        .forEach(c -> c.close(Connection.GOING_AWAY, Faults.shown(why, c.lang)));
  }
}
