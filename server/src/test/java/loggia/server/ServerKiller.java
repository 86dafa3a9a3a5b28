package loggia.server;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;

/// Starts [ServerToKill] processes that are quick to tell something: a rehearsal makes the JVM's
/// ahead-of-time cache, which takes most of the time out of every later start.
final class ServerKiller {
  private final Path folder;
  private final String classPath;
  private final Path cache;

  ServerKiller(Path folder) throws IOException {
    this.folder = folder;
    classPath = jars();
    cache = folder.resolve("victim.aot");
    var rehearsal = command(List.of("-XX:AOTCacheOutput=" + cache), folder.resolve("rehearsal"));
    rehearsal.addAll(List.of("rehearse", "yes"));
    new ProcessBuilder(rehearsal)
        .redirectErrorStream(true)
        .redirectOutput(folder.resolve("rehearsal.txt").toFile())
        .start()
        .onExit()
        .join();
  }

  /// Surefire hides the class path in a jar's manifest and keeps the real one in a property.
  static String classPath() {
    String own = System.getProperty("surefire.test.class.path");
    return own == null ? System.getProperty("java.class.path") : own;
  }

  /// The cache takes no folders, so each becomes a jar.
  private String jars() throws IOException {
    var jars = new ArrayList<String>();
    for (String entry : classPath().split(File.pathSeparator, -1)) {
      Path place = Path.of(entry);
      if (Files.isDirectory(place)) {
        jars.add(jar(place, folder.resolve("classes-" + jars.size() + ".jar")));
      } else if (!entry.contains("playwright")) {
        jars.add(entry);
      }
    }
    return String.join(File.pathSeparator, jars);
  }

  private static String jar(Path classes, Path jar) throws IOException {
    try (var out = new JarOutputStream(Files.newOutputStream(jar));
        var files = Files.walk(classes)) {
      for (Path file : files.skip(1).toList()) {
        String name = classes.relativize(file).toString().replace(File.separatorChar, '/');
        if (Files.isDirectory(file)) {
          // Migrations are looked for by folder.
          out.putNextEntry(new JarEntry(name + "/"));
        } else if (!name.equals("module-info.class")) {
          out.putNextEntry(new JarEntry(name));
          Files.copy(file, out);
        }
      }
    }
    return jar.toString();
  }

  private List<String> command(List<String> flags, Path data) {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(flags);
    command.addAll(
        Arrays.asList(
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-Xmx128m",
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            classPath,
            ServerToKill.class.getName(),
            data.toString()));
    return command;
  }

  /// Starts a process that tells until it is ended.
  ///
  /// @param before what is put in front of the command
  Process start(List<String> before, Path data, List<String> settings, Path errors)
      throws IOException {
    var command = new ArrayList<>(before);
    command.addAll(command(List.of("-XX:AOTCache=" + cache), data));
    command.addAll(settings);
    return new ProcessBuilder(command)
        .redirectError(ProcessBuilder.Redirect.appendTo(errors.toFile()))
        .start();
  }

  /// Lets a process tell so many things, then kills it.
  ///
  /// @return what it told
  Set<String> kill(Path data, List<String> settings, int lines) throws IOException {
    Path errors = folder.resolve("errors.txt");
    Files.deleteIfExists(errors);
    Process victim = start(List.of(), data, settings, errors);
    var told = new HashSet<String>();
    try (BufferedReader out = victim.inputReader(StandardCharsets.UTF_8)) {
      String line = out.readLine();
      while (line != null && told.size() < lines) {
        add(told, line);
        line = out.readLine();
      }
      victim.destroyForcibly();
      // What was already on its way counts as told too.
      while (line != null) {
        add(told, line);
        line = out.readLine();
      }
    } catch (IOException e) {
      // The pipe of a killed process may break.
      victim.destroyForcibly();
    }
    victim.onExit().join();
    if (told.isEmpty()) {
      throw new AssertionError("the victim said nothing: " + read(errors));
    }
    return told;
  }

  /// Keeps a line if it tells of a decision and is whole.
  static void add(Set<String> told, String line) {
    if (line.matches("told \\S+ \\d+;")) {
      told.add(line);
    }
  }

  private static String read(Path path) {
    try {
      return Files.readString(path);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
