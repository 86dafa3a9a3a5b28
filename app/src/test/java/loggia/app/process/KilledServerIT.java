package loggia.app.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Kills `serve` while people play over the live channel, starts it again and looks at what they
/// have got: every answered decision, and of the log exactly what they had missed.
///
/// A plain build kills a few times; `-Dloggia.kill.times=100` kills more often.
class KilledServerIT {
  private static final int TIMES = Integer.getInteger("loggia.kill.times", 4);

  @TempDir Path data;

  @Test
  void people_miss_nothing_through_kills_on_the_embedded_store() throws IOException {
    kill();
  }

  @Test
  void people_miss_nothing_through_kills_on_postgresql() throws IOException {
    try (var postgres = EmbeddedPostgres.builder().setDataDirectory(data.resolve("pg")).start()) {
      kill("store=" + postgres.getJdbcUrl("postgres", "postgres"), "store.user=postgres");
    }
  }

  private void kill(String... settings) throws IOException {
    int port = ServerProcess.freePort();
    var random = new SplittableRandom(1600);
    ServerProcess node = new ServerProcess(data.resolve("data"), port, settings);
    ApiClient caller = ApiClient.at(port);
    var player = new ScriptedPlayer(caller, caller.open("iron-century", "me", "bot"));
    int decided = 0;
    for (int i = 0; i < TIMES; i++) {
      player.connect();
      // What follows is sent and stored while the process dies.
      player.playUntil(player.answered() + random.nextInt(1, 12));
      decided = player.answered();
      node.kill();
      player.playUntilTheChannelEnds();
      node = new ServerProcess(data.resolve("data"), port, settings);
    }
    player.connect();
    player.playUntil(decided + 1);
    node.close();
    player.playUntilTheChannelEnds();
    try (var last = new ServerProcess(data.resolve("data"), port, settings)) {
      player.connect();
      player.settle();
      assertTrue(player.answered() > 0);
      assertEquals(player.logOnTheServer(), player.logSeen(), "line by line what happened");
      assertEquals(player.answers(), player.answersToTheSameAgain(), "what was answered is there");
      assertEquals(port, last.port);
    }
  }
}
