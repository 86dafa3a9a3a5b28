package loggia.app.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The container image is built and run once, where there is an engine for it.
class ImageIT {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final Path FILE = ROOT.resolve("deploy/Dockerfile");
  private static final String IMAGE = "loggia-image-test";

  @Test
  void the_image_builds_opens_and_answers() throws Exception {
    Optional<String> engine =
        Stream.of("podman", "docker").filter(name -> ends(name, "ps")).findFirst();
    assumeTrue(engine.isPresent(), "neither podman nor docker works here: no image was built");
    String command = engine.orElseThrow();
    for (String base : bases()) {
      assumeTrue(
          ends(command, "image", "inspect", base) || ends(command, "pull", base),
          "the image " + base + " is neither here nor can it be fetched: no image was built");
    }
    run(command, "build", "-f", FILE.toString(), "-t", IMAGE, ROOT.toString());
    int port = ServerProcess.freePort();
    String id = run(command, "run", "--rm", "-d", "-p", port + ":1600", IMAGE).strip();
    try {
      assertEquals(200, health(port, command, id));
      assertTrue(run(command, "logs", id).contains("Loggia is open"));
    } finally {
      run(command, "stop", id);
    }
  }

  /// The images that the file starts from.
  private static List<String> bases() throws IOException {
    return Files.readAllLines(FILE).stream()
        .filter(line -> line.startsWith("FROM "))
        .map(line -> line.split(" ", -1)[1])
        .toList();
  }

  /// Whether this command ends well, within a time that does not keep a build waiting.
  private static boolean ends(String... command) {
    try {
      Process process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      boolean ended = process.waitFor(30, TimeUnit.SECONDS);
      process.destroyForcibly();
      return ended && process.exitValue() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /// Asks until the container answers or has ended.
  private static int health(int port, String command, String id) throws Exception {
    var request =
        HttpRequest.newBuilder(URI.create("http://localhost:" + port + "/health")).build();
    try (var http = HttpClient.newHttpClient()) {
      while (run(command, "ps", "-q", "--no-trunc").contains(id)) {
        try {
          return http.send(request, BodyHandlers.discarding()).statusCode();
        } catch (IOException e) {
          Thread.onSpinWait();
        }
      }
    }
    throw new AssertionError("the container ended: " + run(command, "logs", id));
  }

  private static String run(String... command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(List.of(command)).redirectErrorStream(true).start();
    String said = process.inputReader().readAllAsString();
    assertEquals(0, process.waitFor(), said);
    return said;
  }
}
