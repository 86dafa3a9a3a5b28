package loggia.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import loggia.bench.load.Database;
import loggia.bench.load.HttpSession;
import loggia.bench.load.LoggiaServer;

/// What a list of the lobby costs when very many tables are stored. A few are opened as people do
/// it; the others are copies of them, made in the database while the server is down. CPU time of
/// the whole server for one request, with what its database does where that is a file.
final class LobbyBench {
  private static final String SECTION = "lobby";
  private static final String GAME = "iron-century";
  private static final int OPENED = 20;
  private static final List<String> LISTS =
      List.of(
          "which=open",
          "which=running",
          "which=finished",
          "which=running&game=" + GAME,
          "which=running&game=none",
          "which=mine",
          "which=running&q=nobody",
          "which=running&q=iron",
          "which=running&game=" + GAME + "&q=iron+nobody");

  /// Of every five tables one is open, two are played at and two are over.
  private static final List<String> COPY =
      List.of(
          "insert into tables select t.id || '-' || n.i, t.game,"
              + " case n.i % 5 when 0 then 'waiting' when 1 then 'running' when 2 then 'running'"
              + " else 'over' end, 1, 0, t.words, t.created - n.i * 1000, t.updated - n.i * 1000,"
              + " case n.i % 5 when 0 then 0 else 5 end, 1, 1, 0, t.deadline, '', 1, t.body"
              + " from tables t, n",
          "insert into members select t.table_id || '-' || n.i,"
              + " case when n.i < 50 then t.person else t.person || '-' || n.i % 1000 end, t.seats"
              + " from members t, n",
          "insert into words select t.table_id || '-' || n.i, t.word, t.game,"
              + " case n.i % 5 when 0 then 'waiting' when 1 then 'running' when 2 then 'running'"
              + " else 'over' end from words t, n",
          "insert into decisions select t.id, n.i, 1, 'draw', '', t.updated"
              + " from tables t, n where t.number = 5 and n.i < 5");

  private final Effort effort;
  private final Database database;
  private final int tables;

  LobbyBench(Effort effort, ServerWishes wishes) {
    this.effort = effort;
    database = wishes.database();
    tables = wishes.tables().orElse(100 * effort.tables());
  }

  List<Measurement> run() {
    try (var server = new LoggiaServer(JavaCommand.loggia("-Xmx1g"), GAME, database)) {
      HttpSession me = server.session();
      for (int i = 0; i < OPENED; i++) {
        me.post(
            "/api/tables",
            Map.of("game", GAME, "seats", List.of(Map.of("kind", "me"), Map.of("kind", "open"))));
      }
      server.restart(this::fill);
      LISTS.forEach(list -> ask(me, list, 2 * times()));
      var lines = new ArrayList<Measurement>();
      LISTS.forEach(list -> lines.addAll(measure(server, me, list)));
      return lines;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return List.of();
    }
  }

  private void fill(Path folder) {
    String url = database.url(folder);
    try (Connection connection =
        DriverManager.getConnection(url, database.user(), database.password())) {
      int copies = Math.max(1, tables / OPENED - 1);
      for (String copy : COPY) {
        // A list of numbers that both databases understand.
        String numbers =
            "with recursive n(i) as (select 0 union all select i + 1 from n where i < %d) "
                .formatted(copies - 1);
        try (var statement = connection.createStatement()) {
          statement.executeUpdate(copy.replaceFirst(" select ", " " + numbers + "select "));
        }
      }
      if (!database.isFile()) {
        try (var statement = connection.createStatement()) {
          statement.execute("analyze");
        }
      }
    } catch (SQLException e) {
      throw new IllegalStateException("the store cannot be filled", e);
    }
  }

  private List<Measurement> measure(LoggiaServer server, HttpSession me, String list) {
    ask(me, list, times());
    double before = server.cpu();
    long[] nanos = ask(me, list, times());
    double cpu = 1000 * (server.cpu() - before) / nanos.length;
    Arrays.sort(nanos);
    String what = tables + " tables, " + list;
    return List.of(
        Measurement.of(SECTION, what, cpu, "ms of CPU a list").goalAtMost(5),
        Measurement.of(
            SECTION, what, nanos[nanos.length / 2] / 1e6, "ms by the clock, in the middle"));
  }

  private int times() {
    return Math.max(2, (int) (100 * effort.seconds()));
  }

  /// How long each time took, in nanoseconds.
  private static long[] ask(HttpSession me, String list, int times) {
    var nanos = new long[times];
    for (int i = 0; i < times; i++) {
      long begin = System.nanoTime();
      Objects.requireNonNull(me.get("/api/tables?" + list));
      nanos[i] = System.nanoTime() - begin;
    }
    return nanos;
  }
}
