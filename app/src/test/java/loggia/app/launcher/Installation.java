package loggia.app.launcher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/// A copy of the launcher with a Maven and JDKs that only pretend, so that a build takes no time:
/// the "jar" holds how often was built, and "java" says which JDK it is of, what its jar holds and
/// how it was called.
final class Installation {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  private final Path folder;
  private final Path tools;

  Installation(Path folder) {
    this.folder = folder.resolve("loggia");
    tools = folder.resolve("tools");
    try {
      Files.createDirectories(this.folder.resolve("bin"));
      Files.createDirectories(this.folder.resolve("app/src/main"));
      Files.createDirectories(tools);
      Files.copy(ROOT.resolve("loggia"), this.folder.resolve("loggia"));
      String library = Files.readString(ROOT.resolve("bin/house.sh"));
      Files.writeString(
          this.folder.resolve("bin/house.sh"),
          library.replaceAll(" /(usr|opt|Library)/", " /nowhere/"));
      // Hides the one that is on the path.
      script(tools.resolve("java"), "");
      Files.writeString(this.folder.resolve("pom.xml"), "");
      script(
          tools.resolve("mvn"),
          """
          [ "$1" != -v ] || { echo "Apache Maven 3.9.9"; exit 0; }
          while [ -e %1$s/hold ]; do sleep 0.05; done
          case "$*" in *-Dspark*) mkdir -p %2$s/bulk/target/spark; exit ;; esac
          echo built >>%1$s/count
          wc -l <%1$s/count >%2$s/app/target/launcher/loggia.jar
          """
              .formatted(tools, this.folder));
      Files.createDirectories(this.folder.resolve("app/target/launcher"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// A JDK of this version beneath the home directory, where the launcher looks.
  Installation withJdk(String version) {
    try {
      Path jdk = tools.resolve(".jdks/jdk-" + version);
      Files.createDirectories(jdk.resolve("bin"));
      Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
      script(jdk.resolve("bin/javac"), "");
      script(
          jdk.resolve("bin/java"),
          """
          for word; do [ -f "${word%%%%:*}" ] && jar=${word%%%%:*}; done
          echo "java %s runs build $(cat "$jar") with $*"
          case "$*" in *dry-run*) ;; *serve*) read -r _; echo "still build $(cat "$jar")" ;; esac
          """
              .formatted(version));
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Makes the next build wait until [#release].
  void hold() throws IOException {
    Files.writeString(tools.resolve("hold"), "");
  }

  void release() throws IOException {
    Files.deleteIfExists(tools.resolve("hold"));
  }

  /// An edit that makes the last build stale.
  void edit() throws IOException {
    Path source = folder.resolve("app/src/main/Source.java");
    Files.writeString(source, "");
    Files.setLastModifiedTime(source, FileTime.from(Instant.now().plusSeconds(5)));
    Files.setLastModifiedTime(
        folder.resolve("app/src/main"), FileTime.from(Instant.now().plusSeconds(5)));
  }

  /// The builds that are kept.
  List<String> builds() throws IOException {
    try (Stream<Path> folders = Files.list(folder.resolve("app/target/builds"))) {
      return folders.map(build -> build.getFileName().toString()).sorted().toList();
    }
  }

  Process start(String... args) {
    try {
      var command = Stream.concat(Stream.of("./loggia"), Stream.of(args)).toList();
      var builder =
          new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
      var environment = builder.environment();
      environment.keySet().removeIf(name -> name.contains("JAVA"));
      environment.put("HOME", tools.toString());
      environment.put("PATH", tools + ":/usr/bin:/bin");
      return builder.start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Everything the launcher and the program said.
  String run(String... args) {
    return said(start(args));
  }

  static String said(Process process) {
    try {
      process.getOutputStream().close();
      String said = process.inputReader().readAllAsString();
      if (!process.waitFor(60, TimeUnit.SECONDS)) {
        throw new AssertionError("does not end: " + said);
      }
      return said;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private static void script(Path file, String body) throws IOException {
    Files.writeString(file, "#!/bin/sh\n" + body);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }
}
