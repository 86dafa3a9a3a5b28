package loggia.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import loggia.testkit.GameLaws;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/// What `new-game` writes is built and played here, with the JDK's compiler and the testkit's laws.
class NewGameTest {
  private static final Path HOUSE = Path.of("..");

  @TempDir private Path project;

  private final StringWriter said = new StringWriter();

  private int run(String... args) {
    CommandLine line = Loggia.commandLine();
    line.setOut(new PrintWriter(said)).setErr(new PrintWriter(said));
    return line.execute(args);
  }

  /// As much of the sources as the command looks at.
  private void sources() throws IOException {
    copy(HOUSE.resolve("pom.xml"));
    copy(HOUSE.resolve("app/pom.xml"));
    copy(HOUSE.resolve("house/pom.xml"));
    try (var files = Files.walk(HOUSE.resolve("testkit/src"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        copy(file);
      }
    }
  }

  private void copy(Path file) throws IOException {
    Path to = project.resolve(HOUSE.relativize(file));
    Files.createDirectories(to.getParent());
    Files.copy(file, to);
  }

  @Test
  void a_new_game_builds_and_keeps_every_law() throws Exception {
    sources();
    assertEquals(0, run("new-game", "red-king", "--project", project.toString()), said::toString);
    Path game = project.resolve("games/red-king");
    compile(game.resolve("src/main/java"), game.resolve("classes"));
    copyResources(game.resolve("src/main/resources"), game.resolve("classes"));
    compile(game.resolve("src/test/java"), game.resolve("tests"));
    URL[] roots = {url(game.resolve("classes")), url(game.resolve("tests"))};
    Thread thread = Thread.currentThread();
    ClassLoader usual = thread.getContextClassLoader();
    try (var loader = new URLClassLoader(roots, usual)) {
      thread.setContextClassLoader(loader);
      keepsLaws(loader.loadClass("loggia.games.redking.RedKingLawsTest"));
    } finally {
      thread.setContextClassLoader(usual);
    }
  }

  private static void keepsLaws(Class<?> laws) throws ReflectiveOperationException {
    var constructor = laws.getDeclaredConstructor();
    constructor.setAccessible(true);
    var broken = new ArrayList<String>();
    int held = 0;
    for (Method law : GameLaws.class.getDeclaredMethods()) {
      // The running house was started before the game was written, and cannot find it.
      if (law.isAnnotationPresent(Test.class) && !law.getName().startsWith("the_house_finds")) {
        law.setAccessible(true);
        held++;
        try {
          law.invoke(constructor.newInstance());
        } catch (InvocationTargetException e) {
          broken.add(law.getName() + ": " + e.getCause().getMessage());
        }
      }
    }
    assertEquals(List.of(), broken);
    assertTrue(held > 15, "only " + held + " laws");
  }

  private static URL url(Path folder) throws IOException {
    return folder.toUri().toURL();
  }

  private static void compile(Path sources, Path classes) throws IOException {
    Files.createDirectories(classes);
    var compiler = ToolProvider.getSystemJavaCompiler();
    var problems = new StringWriter();
    String path =
        String.join(
            File.pathSeparator,
            System.getProperty("java.class.path", ""),
            System.getProperty("jdk.module.path", ""),
            classes.resolveSibling("classes").toString());
    try (var files = compiler.getStandardFileManager(null, null, null);
        var found = Files.walk(sources)) {
      List<Path> java =
          found
              .filter(file -> file.toString().endsWith(".java"))
              .filter(file -> !file.endsWith("module-info.java"))
              .toList();
      var options = List.of("-d", classes.toString(), "-cp", path, "-Xlint:none");
      boolean compiled =
          compiler
              .getTask(
                  problems, files, null, options, null, files.getJavaFileObjectsFromPaths(java))
              .call();
      assertTrue(compiled, problems::toString);
    }
  }

  private static void copyResources(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path copy = to.resolve(from.relativize(file).toString());
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy);
      }
    }
  }

  @Test
  void the_house_gets_the_game_as_a_module() throws Exception {
    sources();
    run("new-game", "chess", "--project", project.toString());
    String root = Files.readString(project.resolve("pom.xml"));
    assertTrue(root.contains("    <module>games/chess</module>\n"));
    assertTrue(root.contains("<artifactId>loggia-chess</artifactId><version>"));
    for (String pom : List.of("app/pom.xml", "house/pom.xml")) {
      assertTrue(
          Files.readString(project.resolve(pom)).contains("<artifactId>loggia-chess</artifactId>"));
    }
    assertTrue(Files.exists(project.resolve("games/chess/src/main/java/module-info.java")));
  }

  @Test
  void what_cannot_be_is_refused_with_what_to_do() throws Exception {
    assertEquals(2, run("new-game", "Red King", "--project", project.toString()));
    assertTrue(said.toString().contains("lower-case words with hyphens"), said.toString());
    assertEquals(2, run("new-game", "chess", "--project", project.toString()));
    assertTrue(said.toString().contains("sources are not here"), said.toString());
    sources();
    assertEquals(2, run("new-game", "xii-century", "--project", project.toString()));
    assertTrue(said.toString().contains("already"), said.toString());
  }
}
