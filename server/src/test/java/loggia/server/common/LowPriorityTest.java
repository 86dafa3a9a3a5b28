package loggia.server.common;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

class LowPriorityTest {
  @Test
  @EnabledOnOs(OS.LINUX)
  void a_thread_that_thinks_gives_way_and_no_other_does() {
    int usual = niceness();
    var lowered = new CompletableFuture<Integer>();
    Thread.ofPlatform()
        .start(
            () -> {
              LowPriority.take();
              lowered.complete(niceness());
            });
    assertEquals(Math.max(usual, 10), lowered.join());
    assertEquals(usual, niceness());
  }

  /// How nice this very thread is.
  private static int niceness() {
    try {
      String line = Files.readString(Path.of("/proc/thread-self/stat"));
      return Integer.parseInt(line.substring(line.lastIndexOf(')') + 2).split(" ", -1)[16]);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
