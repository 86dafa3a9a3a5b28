package loggia.app.process;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The jar leaves out what of its libraries nobody uses: nothing that somebody uses may be missing.
class JarIT {
  private static final long MOST = 30_000_000;

  @TempDir private Path data;

  @Test
  void the_jar_has_at_most_30_mb_and_keeps_passwords_and_games_all_the_same() throws IOException {
    long size = Files.size(ServerProcess.JAR);
    assertTrue(size <= MOST, size + " bytes");
    try (var server = new ServerProcess(data, ServerProcess.freePort())) {
      ApiClient guest = ApiClient.at(server.port);
      guest.post("/api/account", "name", "Anna", "password", "a long enough one").ok();
      ApiClient other = ApiClient.at(server.port);
      other.post("/api/login", "name", "Anna", "password", "a long enough one").ok();
    }
  }
}
