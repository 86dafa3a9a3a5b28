package loggia.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The Python examples have tests of their own; here they drive the program that was just built.
class PythonExamplesTest {
  private static final Path EXAMPLES = Path.of("..", "examples", "python");

  @Test
  void the_examples_in_Python_keep_their_tests() throws IOException, InterruptedException {
    assumeTrue(runs(), "python3 is not installed");
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    String loggia =
        "'%s' -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp '%s' loggia.app.Loggia"
            .formatted(java, System.getProperty("java.class.path"));
    var builder =
        new ProcessBuilder("python3", "-m", "unittest", "-v", "test_loggia")
            .directory(EXAMPLES.toFile())
            .redirectErrorStream(true);
    builder.environment().put("LOGGIA", loggia);
    builder.environment().put("PYTHONDONTWRITEBYTECODE", "1");
    Process process = builder.start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), said);
  }

  private static boolean runs() throws InterruptedException {
    try {
      var probe = List.of("python3", "-c", "import sys; sys.exit(sys.version_info < (3, 8))");
      return new ProcessBuilder(probe).start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    }
  }
}
