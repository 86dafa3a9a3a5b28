package loggia.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import loggia.kernel.Games;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "new-game",
    description = {
      "Write the sources of a new game that can be played at once.",
      "It begins as a copy of Campanile, the testkit's sample, with every room under its own name:"
          + " change them one by one. See docs/adding-a-game.md."
    },
    mixinStandardHelpOptions = true)
final class NewGameCommand implements Callable<Integer> {
  private static final String SAMPLE = "loggia/testkit/sample";
  private static final List<String> TESTS = List.of("CampanileTest", "CampanileLawsTest", "Table");

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "ID", description = "The game's id: lower-case words with hyphens.")
  private String id;

  @Option(
      names = "--project",
      paramLabel = "DIR",
      description = "The folder of Loggia's sources. Usually: the one you are in.")
  private Path project = Path.of("");

  @Override
  public Integer call() {
    check();
    Path home = project.resolve("games").resolve(id);
    write(home.resolve("pom.xml"), pom());
    write(home.resolve("src/main/java/module-info.java"), module());
    write(
        home.resolve("src/main/resources/META-INF/services/loggia.kernel.Game"),
        packageName() + "." + prefix() + "\n");
    copy("src/main/java", home, _ -> true);
    copy("src/main/resources", home, _ -> true);
    copy("src/test/java", home, name -> TESTS.contains(name.replace(".java", "")));
    join();
    var out = spec.commandLine().getOut();
    out.println("games/" + id + " is written. Now: ./format, then ./loggia play " + id);
    out.flush();
    return 0;
  }

  private void check() {
    if (!id.matches("[a-z][a-z0-9]*(-[a-z0-9]+)*")) {
      throw new ParameterException(
          spec.commandLine(),
          "'" + id + "' is no id: lower-case words with hyphens, like red-king");
    }
    if (!Files.isDirectory(project.resolve("testkit/src/main/java").resolve(SAMPLE))) {
      throw Failure.ofInput(
          "Loggia's sources are not here; go to their folder or name it with --project DIR");
    }
    if (Games.find(id).isPresent() || Files.exists(project.resolve("games").resolve(id))) {
      throw Failure.ofInput("there is a game '" + id + "' already");
    }
  }

  /// `red-king` is `RedKing` in Java.
  private String prefix() {
    return Stream.of(id.split("-"))
        .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
        .collect(Collectors.joining());
  }

  private String packageName() {
    return "loggia.games." + id.replace("-", "");
  }

  /// What the rules' ids begin with.
  private String rules() {
    String letters = id.replace("-", "").toUpperCase(Locale.ROOT);
    return letters.substring(0, Math.min(3, letters.length())) + "-";
  }

  private String renamed(String text) {
    return text.replace("loggia.testkit.sample", packageName())
        .replace("\"campanile\"", '"' + id + '"')
        .replace("game campanile", "game " + id)
        .replace("Campanile", prefix())
        .replace("SAM-", rules());
  }

  private void copy(String sources, Path home, Predicate<String> wanted) {
    Path folder = project.resolve("testkit").resolve(sources).resolve(SAMPLE);
    Path target = home.resolve(sources).resolve(packageName().replace('.', '/'));
    try (var files = Files.list(folder)) {
      for (Path file : files.filter(f -> wanted.test(f.getFileName().toString())).toList()) {
        write(target.resolve(renamed(file.getFileName().toString())), renamed(read(file)));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String pom() {
    return """
    <?xml version="1.0" encoding="UTF-8"?>
    <project xmlns="http://maven.apache.org/POM/4.0.0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
        xsi:schemaLocation="http://maven.apache.org/POM/4.0.0 http://maven.apache.org/xsd/maven-4.0.0.xsd">
      <modelVersion>4.0.0</modelVersion>
      <parent>
        <groupId>loggia</groupId>
        <artifactId>loggia</artifactId>
        <version>%s</version>
        <relativePath>../../pom.xml</relativePath>
      </parent>
      <artifactId>loggia-%s</artifactId>
      <name>Loggia: %s</name>

      <dependencies>
        %s
        %s
      </dependencies>
    </project>
    """
        .formatted(
            between(read(project.resolve("pom.xml")), "<version>", "</version>"),
            id,
            prefix(),
            dependency("kernel", ""),
            dependency("testkit", "<scope>test</scope>"));
  }

  private String module() {
    return """
    import org.jspecify.annotations.NullMarked;

    /// %1$s.
    @NullMarked
    module %2$s {
      requires static org.jspecify;
      requires transitive loggia.kernel;

      exports %2$s;

      provides loggia.kernel.Game with
          %2$s.%1$s;
    }
    """
        .formatted(prefix(), packageName());
  }

  private static String dependency(String name, String more) {
    return "<dependency><groupId>loggia</groupId><artifactId>loggia-%s</artifactId>%s</dependency>"
        .formatted(name, more);
  }

  /// Makes the game a module of the house, and lets the command and the house's tests know it.
  private void join() {
    String version = "<version>${project.version}</version>";
    after("pom.xml", "<module>testkit</module>", "<module>games/" + id + "</module>");
    after("pom.xml", dependency("testkit", version), dependency(id, version));
    after("app/pom.xml", dependency("kernel", ""), dependency(id, ""));
    after("house/pom.xml", dependency("testkit", ""), dependency(id, ""));
  }

  private void after(String file, String line, String added) {
    Path path = project.resolve(file);
    String text = read(path);
    int at = text.indexOf(line);
    if (at < 0) {
      throw new Failure("no line " + line + " in " + path + ": add after it " + added);
    }
    String indent = text.substring(text.lastIndexOf('\n', at) + 1, at);
    int end = at + line.length();
    write(path, text.substring(0, end) + "\n" + indent + added + text.substring(end));
  }

  private static String between(String text, String start, String end) {
    int from = text.indexOf(start) + start.length();
    return text.substring(from, text.indexOf(end, from));
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(file.toString(), e);
    }
  }

  private static void write(Path file, String text) {
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(file.toString(), e);
    }
  }
}
