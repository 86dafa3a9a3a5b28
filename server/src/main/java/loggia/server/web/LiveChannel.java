package loggia.server.web;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import loggia.kernel.Viewer;
import loggia.server.common.Fault;
import loggia.server.common.Metrics;
import loggia.server.common.Problem;
import loggia.server.contract.About;
import loggia.server.store.ChatRow;
import loggia.server.table.LogEntry;
import loggia.server.table.Snapshot;
import loggia.server.table.Status;
import loggia.server.table.Table;
import loggia.server.table.TableHistory;
import loggia.server.table.TableListener;
import loggia.server.table.Tables;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Who listens to which table, and what each of them is told: in order, and onlookers of a table
/// with a delay everything that much later.
public final class LiveChannel implements TableListener {
  private static final Logger LOG = LoggerFactory.getLogger(LiveChannel.class);

  /// So often what is long to make is made while the table goes on, before it has to wait for it.
  private static final int ATTEMPTS = 5;

  private final Tables tables;
  private final TableHistory history;
  private final Metrics metrics;
  private final ScheduledExecutorService later;
  private final Rooms<LiveConnection> rooms = new Rooms<>();

  /// Each second those who came in with the same remainder are pinged: never all at once.
  private static final int PING_SECONDS = 20;

  private final AtomicInteger entered = new AtomicInteger();
  private final AtomicInteger second = new AtomicInteger();
  private final Presence presence;

  /// Going through a whole game takes a while: who asks for it again and again must not keep all
  /// processors busy.
  private final Semaphore replays = new Semaphore(2);

  public LiveChannel(Tables tables, Metrics metrics, ScheduledExecutorService later) {
    this.tables = tables;
    this.history = new TableHistory(tables.store());
    this.metrics = metrics;
    this.later = later;
    this.presence = new Presence(tables.store(), this::tellTable);
    var _ = later.scheduleAtFixedRate(this::ping, 1, 1, TimeUnit.SECONDS);
  }

  private void ping() {
    int turn = second.incrementAndGet() % PING_SECONDS;
    rooms.everybody().filter(c -> c.turn == turn).forEach(LiveConnection::ping);
  }

  /// To be called every few seconds.
  public void alive() {
    presence.alive();
  }

  /// Somebody has come to a table at another node, or left it.
  public void presenceChanged() {
    presence.refresh();
  }

  record TableMessage(String type, @JsonUnwrapped ApiModel.Table table) {}

  record ChatMessage(
      String type,
      String from,
      @About("whose page is /people/ID") String person,
      boolean guest,
      String text,
      long at) {}

  public boolean isWatched(String table) {
    return !rooms.at(table).isEmpty();
  }

  /// Whether this person is connected to this table, at whichever node.
  boolean present(String table, String person) {
    return isHere(table, person) || presence.isElsewhere(table, person);
  }

  private boolean isHere(String table, String person) {
    return rooms.at(table).stream().anyMatch(c -> c.person.id().equals(person));
  }

  ApiModel.Table shown(Snapshot snapshot, String person, String lang) {
    return TablePresenter.shown(snapshot, person, lang, this::present);
  }

  /// Lets a connection in and tells it how things are; from then on it misses nothing.
  void enter(LiveConnection connection, int since) {
    tellAll(
        connection,
        connection.seat,
        connection.lang,
        since,
        () -> {
          connection.turn = entered.getAndIncrement() % PING_SECONDS;
          rooms.enter(connection.table, connection);
          metrics.connections.incrementAndGet();
        });
    presence.here(connection.table, connection.person.id(), true);
    tellTable(connection.table, other -> !other.equals(connection));
  }

  /// From now on this connection is another seat of its own or reads another language.
  void sit(LiveConnection connection, int seat, String lang) {
    tellAll(
        connection,
        seat,
        lang,
        0,
        () -> {
          connection.seat = seat;
          connection.lang = lang;
        });
  }

  void leave(LiveConnection connection) {
    if (rooms.leave(connection.table, connection)) {
      metrics.connections.decrementAndGet();
      if (!isHere(connection.table, connection.person.id())) {
        presence.here(connection.table, connection.person.id(), false);
      }
      tellTable(connection.table);
    }
  }

  /// @param seen the table as it is told here
  private record Welcome(
      Snapshot seen,
      Viewer viewer,
      Optional<ApiModel.Position> position,
      List<ApiModel.LogLine> log) {}

  /// Tells everything from the log line `since` on, right after `first`: nothing happens at the
  /// table in between. What takes long is made before, so that no decision waits for it.
  private void tellAll(
      LiveConnection connection, int seat, String lang, int since, Runnable first) {
    Table table = tables.get(connection.table);
    for (int i = 0; i < ATTEMPTS; i++) {
      Snapshot now = table.now();
      Welcome welcome = welcome(now, connection, seat, lang, since);
      boolean told =
          table.whileStill(
              now,
              () -> {
                first.run();
                tell(connection, welcome);
              });
      if (told) {
        return;
      }
    }
    table.still(
        now -> {
          Welcome welcome = welcome(now, connection, seat, lang, since);
          first.run();
          tell(connection, welcome);
        });
  }

  private Welcome welcome(
      Snapshot now, LiveConnection connection, int seat, String lang, int since) {
    String person = connection.person.id();
    replays.acquireUninterruptibly();
    try {
      Snapshot seen = history.seenBy(now, person, tables.time());
      Viewer viewer = Access.viewer(seen, person, seat);
      if (seen.status() == Status.WAITING) {
        return new Welcome(seen, viewer, Optional.empty(), List.of());
      }
      long time = TableHistory.timeOf(now, person, tables.time());
      var entries = history.log(seen, since, seen.number());
      return new Welcome(
          seen,
          viewer,
          Optional.of(PositionPresenter.now(seen, viewer, lang, time)),
          PositionPresenter.log(seen, entries, viewer, lang));
    } finally {
      replays.release();
    }
  }

  private void tell(LiveConnection connection, Welcome welcome) {
    tellTable(connection, welcome.seen);
    welcome.position.ifPresent(
        position -> {
          connection.send(TableUpdate.whole(position));
          connection.learns(welcome.seen, welcome.viewer);
          connection.send(TableUpdate.log(welcome.log));
        });
    tellChat(connection, welcome.seen);
  }

  private void tellTable(String table) {
    tellTable(table, _ -> true);
  }

  private void tellTable(String table, Predicate<LiveConnection> whom) {
    tables
        .inMemory(table)
        .ifPresent(
            t ->
                t.still(
                    now ->
                        rooms.at(table).stream()
                            .filter(whom)
                            .forEach(c -> tellTable(c, isBehind(c, now) ? c.seen(now) : now))));
  }

  private void tellTable(LiveConnection connection, Snapshot seen) {
    connection.sees(seen);
    connection.send(
        new TableMessage("table", shown(seen, connection.person.id(), connection.lang)));
  }

  private static boolean isBehind(LiveConnection connection, Snapshot snapshot) {
    return TableHistory.isBehind(snapshot, connection.person.id());
  }

  @Override
  public void changed(Snapshot before, Snapshot after, List<LogEntry> told) {
    var room = rooms.at(after.id());
    if (room.isEmpty()) {
      return;
    }
    boolean table = before.version() != after.version() || before.status() != after.status();
    var update = new TableUpdate(after, told, tables.time());
    boolean behind = false;
    for (LiveConnection connection : room) {
      if (table && !mayStay(connection, after)) {
        continue;
      }
      if (isBehind(connection, after)) {
        behind = true;
      } else {
        tell(connection, after, update, table);
      }
    }
    if (behind) {
      long delay = after.details().settings().delay();
      Snapshot seen = TableHistory.behind(after);
      var delayed = new TableUpdate(seen, told, tables.time());
      after(delay, after.id(), c -> isBehind(c, seen) && tellLate(c, seen, delayed, table));
    }
  }

  /// An invite may have been renewed: who came by the old one goes.
  private static boolean mayStay(LiveConnection connection, Snapshot after) {
    try {
      Access.enter(after, connection.person.id(), connection.invite);
      return true;
    } catch (Fault fault) {
      connection.close(LiveConnection.POLICY, FaultPresenter.shown(fault, connection.lang));
      return false;
    }
  }

  private interface Telling {
    boolean tell(LiveConnection connection);
  }

  /// Tells those at a table so many seconds later. Whatever waits for the same table waits equally
  /// long, so the order stays.
  private void after(long delay, String table, Telling telling) {
    var _ =
        later.schedule(
            () -> {
              try {
                tables.get(table).still(_ -> rooms.at(table).forEach(telling::tell));
              } catch (RuntimeException e) {
                LOG.atWarn().addKeyValue("table", table).setCause(e).log("onlookers not told");
              }
            },
            delay,
            TimeUnit.SECONDS);
  }

  /// Somebody who came in meanwhile knows more already.
  private boolean tellLate(
      LiveConnection connection, Snapshot seen, TableUpdate update, boolean table) {
    boolean news = seen.number() >= connection.seen(seen).number();
    if (news) {
      tell(connection, seen, update, table);
    }
    return news;
  }

  private void tell(LiveConnection connection, Snapshot after, TableUpdate update, boolean table) {
    try {
      Viewer viewer = Access.viewer(after, connection.person.id(), connection.seat);
      connection.sees(after);
      if (table) {
        tellTable(connection, after);
      }
      if (after.play().isPresent()) {
        tellPlay(connection, viewer, after, update);
      }
    } catch (Fault fault) {
      connection.close(LiveConnection.POLICY, FaultPresenter.shown(fault, connection.lang));
    }
  }

  private static void tellPlay(
      LiveConnection connection, Viewer viewer, Snapshot after, TableUpdate update) {
    String lang = connection.lang;
    byte[] log = update.log(viewer, lang);
    byte[] position =
        connection
            .knows()
            .map(before -> update.change(viewer, lang, before))
            .orElseGet(() -> update.whole(viewer, lang));
    connection.learns(after, viewer);
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
    tables
        .inMemory(table)
        .ifPresent(
            t ->
                t.still(
                    now -> {
                      rooms.at(table).forEach(c -> tellChat(c, now));
                      int delay = now.details().settings().delay();
                      if (delay > 0 && rooms.at(table).stream().anyMatch(c -> isBehind(c, now))) {
                        after(delay, table, c -> tellChat(c, c.seen(now)));
                      }
                    }));
  }

  private boolean tellChat(LiveConnection connection, Snapshot snapshot) {
    long until = TableHistory.timeOf(snapshot, connection.person.id(), tables.time());
    List<ChatRow> lines = tables.store().chat(connection.table, connection.chatSeen);
    Set<String> unheard =
        lines.isEmpty() ? Set.of() : tables.store().unheard(connection.person.id());
    for (ChatRow line : lines) {
      if (line.at() > until) {
        break;
      }
      connection.chatSeen = line.number() + 1;
      if (!unheard.contains(line.person())) {
        connection.send(
            new ChatMessage(
                "chat", line.name(), line.person(), !line.account(), line.text(), line.at()));
      }
    }
    return true;
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
    rooms
        .everybody()
        .filter(c -> c.person.id().equals(person))
        .forEach(c -> c.close(code, FaultPresenter.shown(why, c.lang)));
  }

  public void close() {
    var why = Fault.of(Fault.Code.CONFLICT, new Problem.Closing());
    rooms
        .everybody()
        .forEach(c -> c.close(LiveConnection.GOING_AWAY, FaultPresenter.shown(why, c.lang)));
    presence.gone();
  }
}
