package loggia.server;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/// Tests that share one server with the usual settings.
abstract class WithServer {
  @TempDir static Path data;
  static Server server;

  @BeforeAll
  static void open() {
    server = TestServer.open(data);
  }

  @AfterAll
  static void close() {
    server.close();
  }
}
