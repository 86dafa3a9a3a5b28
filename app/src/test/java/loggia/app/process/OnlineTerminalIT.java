package loggia.app.process;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Somebody plays from a terminal at the table of somebody in a browser.
@Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class OnlineTerminalIT {
  private static final Path JAR = Path.of("target", "loggia.jar").toAbsolutePath();

  @TempDir Path data;
  private final List<String> seen = new ArrayList<>();

  @Test
  void a_friend_joins_by_the_invite_link_plays_talks_and_survives_a_restart() throws IOException {
    int port = ServerProcess.freePort();
    var server = new ServerProcess(data.resolve("data"), port);
    ApiClient owner = ApiClient.at(port);
    String table = owner.open("iron-century", "me", "open");
    String invite = owner.get("/api/tables/" + table).ok().get("invite").asString();
    Process terminal = join("http://localhost:" + port + "/table/" + table + "?invite=" + invite);
    try (BufferedReader out = terminal.inputReader();
        Writer in = terminal.outputWriter()) {
      await(out, "in seat 2");
      play(owner, table, out, in, 6);
      in.write("say hello from a terminal\n");
      in.flush();
      server.kill();
      server = new ServerProcess(data.resolve("data"), port);
      play(owner, table, out, in, 6);
      in.write("q\n");
      in.flush();
      await(out, "The server keeps the game");
    } finally {
      terminal.destroy();
      server.close();
    }
    assertTrue(seen.stream().anyMatch(line -> line.contains("says: hello from a terminal")));
  }

  private Process join(String link) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Duser.home=" + data,
            "-jar",
            JAR.toString(),
            "play",
            "--table",
            link,
            "--name",
            "Ada",
            "--plain",
            "--lang",
            "en")
        .redirectErrorStream(true)
        .start();
  }

  /// So many choices of the terminal's player; the owner answers whatever comes between.
  private void play(ApiClient owner, String table, BufferedReader out, Writer in, int choices)
      throws IOException {
    for (int made = 0; made < choices; made++) {
      String key = choice(owner, table, out);
      in.write(key + "\n");
      in.flush();
      await(out, "News:");
    }
  }

  /// The key of the first choice that the terminal offers.
  private String choice(ApiClient owner, String table, BufferedReader out) throws IOException {
    decide(owner, table);
    while (true) {
      String line = await(out, "Choices:", "Waiting for");
      if (line.startsWith("Choices:")) {
        return next(out).strip().split(" ", -1)[0];
      }
      decide(owner, table);
    }
  }

  private static void decide(ApiClient owner, String table) {
    while (true) {
      JsonNode position = owner.position(table, 1);
      JsonNode moves = position.get("moves");
      if (moves.isEmpty() || !position.get("awaited").toString().contains("1")) {
        return;
      }
      int number = position.get("number").asInt();
      owner.decide(table, 1, number, moves.get(0).get("text").asString(), "k" + number);
    }
  }

  private String await(BufferedReader out, String... words) throws IOException {
    while (true) {
      String line = next(out);
      for (String word : words) {
        if (line.contains(word)) {
          return line;
        }
      }
    }
  }

  private String next(BufferedReader out) throws IOException {
    String line =
        Optional.ofNullable(out.readLine())
            .orElseThrow(() -> new AssertionError("the terminal ended: " + seen));
    seen.add(line);
    return line;
  }
}
