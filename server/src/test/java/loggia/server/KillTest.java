package loggia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import loggia.server.common.Config;
import loggia.server.store.DecisionRow;
import loggia.server.store.Store;
import loggia.server.table.Play;
import loggia.server.table.StoredTable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Kills a real process in the middle of its bot games, again and again. After each time,
/// everything it had told anybody must be stored, and what is stored must be whole.
///
/// A plain build kills for a short while; `-Dloggia.kill.seconds=600` kills for longer,
/// `-Dloggia.kills=500` at least so often.
class KillTest {
  private static final int SECONDS = Integer.getInteger("loggia.kill.seconds", 25);

  private static final int KILLS = Integer.getInteger("loggia.kills", 3);

  /// After so many kills with one store a new one is begun.
  private static final int A_LIFE = 50;

  @TempDir static Path rehearsed;
  @TempDir Path folder;
  private static ServerKiller victims;

  @BeforeAll
  static void rehearse() throws IOException {
    victims = new ServerKiller(rehearsed);
  }

  @Test
  void whatever_was_told_is_there_after_a_kill_on_the_embedded_store() throws Exception {
    kill(_ -> List.of());
    try (var server = TestServer.open(folder.resolve("data-0"));
        var guest = new Client(server.port())) {
      assertEquals(200, guest.get("/health").status());
    }
  }

  @Test
  void whatever_was_told_is_there_after_a_kill_on_postgresql() throws Exception {
    try (var postgres = EmbeddedPostgres.builder().setDataDirectory(folder.resolve("pg")).start()) {
      kill(
          life -> {
            String database = "life" + life;
            try (var connection = postgres.getPostgresDatabase().getConnection();
                var statement = connection.createStatement()) {
              statement.execute("create database " + database);
            }
            String url = postgres.getJdbcUrl("postgres", database);
            return List.of("store", url, "store.user", "postgres");
          });
    }
  }

  /// Gives every life a store of its own.
  private interface Stored {
    List<String> settings(int life) throws Exception;
  }

  private void kill(Stored stored) throws Exception {
    var random = new SplittableRandom(42);
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
    int kills = 0;
    int decisions = 0;
    for (int life = 0; kills < KILLS || System.nanoTime() < end; life++) {
      Path data = folder.resolve("data-" + life);
      List<String> settings = stored.settings(life);
      var told = new HashSet<String>();
      for (int i = 0; i < A_LIFE && (kills < KILLS || System.nanoTime() < end); i++) {
        // Mostly early, when everything has just been taken up again.
        int lines = 1 + random.nextInt(1 + random.nextInt(80));
        told.addAll(victims.kill(data, settings, lines));
        kills++;
        check(TestServer.config(data, settings.toArray(new String[0])), told);
      }
      decisions += told.size();
    }
    assertTrue(decisions > kills, "the victims got something done");
    System.out.println(kills + " kills, " + decisions + " decisions told, none lost");
  }

  /// Whether everything told is stored, and everything stored is whole.
  static void check(Config config, Set<String> told) throws IOException {
    try (Store store = Stores.open(config)) {
      var stored = new HashSet<String>();
      for (String id : store.tables()) {
        stored.addAll(whole(store, id));
      }
      var lost = new ArrayList<>(told);
      lost.removeAll(stored);
      assertEquals(List.of(), lost, "told but not stored");
    }
  }

  /// The decisions of a table that is stored as a whole.
  private static List<String> whole(Store store, String id) {
    var decisions = new ArrayList<String>();
    var row = store.table(id).orElseThrow();
    List<DecisionRow> rows = store.decisions(id, 0);
    for (int i = 0; i < rows.size(); i++) {
      assertEquals(i, rows.get(i).number(), "no gap in " + id);
      decisions.add("told " + id + " " + i + ";");
    }
    Play play = StoredTable.replay(StoredTable.details(row), rows, Play.Listener.NONE);
    assertEquals(rows.size(), row.summary().number(), "the summary of " + id);
    assertEquals(play.over() ? "over" : "running", row.summary().status());
    return decisions;
  }
}
