package loggia.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import loggia.bench.load.LoggiaServer;

/// How long `loggia --version` and the server take until they answer, and how large they are. Wall
/// clock: it is what people wait for.
final class StartBench {
  private static final String MILLIS = "ms (wall clock)";

  private final Effort effort;

  StartBench(Effort effort) {
    this.effort = effort;
  }

  /// Nothing when the program does not run from its jar.
  List<Measurement> run() {
    Path jar = jar();
    if (!Files.isRegularFile(jar)) {
      return List.of();
    }
    try {
      return measure(jar);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return List.of();
    }
  }

  private List<Measurement> measure(Path jar) throws IOException, InterruptedException {
    var lines = new ArrayList<Measurement>();
    lines.add(Measurement.of("start", "the jar", Files.size(jar) / 1e6, "MB"));
    Path cache = jar.resolveSibling("loggia.aot");
    lines.add(version(jar, List.of(), "--version"));
    if (Files.exists(cache)) {
      lines.add(
          version(jar, List.of("-XX:AOTCache=" + cache), "--version, as the launcher starts it"));
    }
    try (var server = new LoggiaServer(JavaCommand.loggia(), "")) {
      lines.add(
          Measurement.of("start", "a new server's first answer", server.startMillis(), MILLIS));
      lines.add(started(server));
      lines.add(Measurement.of("start", "CPU of that start", server.cpu(), "s"));
      lines.add(Measurement.of("start", "resident after start", server.resident() / 1e6, "MB"));
      lines.add(Measurement.of("start", "heap after start", server.heap() / 1e6, "MB"));
    }
    return lines;
  }

  /// On a store that is there already.
  private Measurement started(LoggiaServer server) throws IOException, InterruptedException {
    var times = new double[1 + 2 * effort.rounds()];
    for (int i = 0; i < times.length; i++) {
      server.restart();
      times[i] = server.startMillis();
    }
    Arrays.sort(times);
    return Measurement.of("start", "the server's first answer", times[times.length / 2], MILLIS)
        .goalAtMost(2000);
  }

  private Measurement version(Path jar, List<String> flags, String what)
      throws IOException, InterruptedException {
    var times = new double[1 + 2 * effort.rounds()];
    for (int i = 0; i < times.length; i++) {
      long begin = System.nanoTime();
      var command =
          new ArrayList<>(JavaCommand.command("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
      command.addAll(flags);
      command.addAll(List.of("-jar", jar.toString(), "--version"));
      var process = new ProcessBuilder(command).redirectErrorStream(true).start();
      process.getInputStream().readAllBytes();
      process.waitFor();
      times[i] = (System.nanoTime() - begin) / 1e6;
    }
    Arrays.sort(times);
    return Measurement.of("start", what, times[times.length / 2], MILLIS).goalAtMost(1000);
  }

  /// The jar that this very program runs from.
  static Path jar() {
    try {
      var source = StartBench.class.getProtectionDomain().getCodeSource();
      return Path.of(source.getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
