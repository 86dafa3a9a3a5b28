package loggia.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/// A [ServerToKill] process that is paused, ended and started again, and everything it tells.
final class Victim {
  private final ServerKiller killer;
  private final List<String> before;
  private final Path data;
  private final List<String> settings;
  private final Path errors;
  private final Set<String> told;
  private Process process;

  /// @param before what is put in front of its command
  /// @param told where what it tells is kept
  Victim(
      ServerKiller killer,
      List<String> before,
      Path data,
      List<String> settings,
      Path errors,
      Set<String> told)
      throws IOException {
    this.killer = killer;
    this.before = before;
    this.data = data;
    this.settings = settings;
    this.errors = errors;
    this.told = told;
    process = started();
  }

  private Process started() throws IOException {
    Process fresh = killer.start(before, data, settings, errors);
    Thread.ofVirtual().start(() -> listen(fresh));
    return fresh;
  }

  private void listen(Process to) {
    try (BufferedReader out = to.inputReader(StandardCharsets.UTF_8)) {
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        ServerKiller.add(told, line);
      }
    } catch (IOException e) {
      // The pipe of a killed process may break.
    }
  }

  /// Starts it again if it has ended.
  void live() throws IOException {
    if (!process.isAlive()) {
      process = started();
    }
  }

  void kill() {
    process.destroyForcibly().onExit().join();
  }

  boolean isAlive() {
    return process.isAlive();
  }

  long pid() {
    return process.pid();
  }
}
