package loggia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// What `/health` says when the store does not work.
@Timeout(120)
class HealthTest {
  @TempDir Path data;

  private static String why(Client client) {
    var answer = client.get("/health");
    return answer.status() == 200
        ? answer.body().get("status").stringValue()
        : answer.status() + " " + answer.body().get("why").stringValue();
  }

  @Test
  void a_damaged_file_and_a_missing_one_are_told_apart() throws IOException {
    try (var server = TestServer.open(data);
        var client = new Client(server.port())) {
      assertEquals("ok", why(client));
      Path file = data.resolve("loggia.db");
      byte[] head = Files.readAllBytes(file);
      try (var channel = Files.newByteChannel(file, StandardOpenOption.WRITE)) {
        channel.write(java.nio.ByteBuffer.wrap(new byte[4096]));
      }
      assertEquals("503 database-damaged", why(client));
      Files.write(file, head);
      assertEquals("ok", why(client));
      Files.move(file, data.resolve("elsewhere.db"));
      assertEquals("503 database-missing", why(client));
    }
  }

  @Test
  void a_postgresql_that_was_stopped_is_told() throws IOException {
    var postgres = EmbeddedPostgres.builder().setDataDirectory(data.resolve("pg")).start();
    try (var server =
            TestServer.open(
                data.resolve("node"),
                "store",
                postgres.getJdbcUrl("postgres", "postgres"),
                "store.user",
                "postgres");
        var client = new Client(server.port())) {
      assertEquals("ok", why(client));
      postgres.close();
      String stopped = why(client);
      // The pool tries for a while to connect again.
      assertEquals("503", stopped.substring(0, 3), stopped);
    }
  }
}
