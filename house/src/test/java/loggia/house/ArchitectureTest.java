package loggia.house;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import loggia.kernel.Games;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// The arrows of the house, as `docs/architecture.md` draws them.
class ArchitectureTest {
  private static final JavaClasses HOUSE = new ClassFileImporter().importPaths(compiled());

  private static final String[] ANYBODY = {
    "java..", "org.jspecify.annotations..", "loggia.kernel.."
  };

  @Test
  void the_kernel_depends_on_nothing_but_java() {
    onlyKnows("loggia.kernel..");
  }

  @TestFactory
  Stream<DynamicTest> a_game_knows_the_kernel_and_no_other_game() {
    return Games.all().stream()
        .map(game -> game.getClass().getPackageName() + "..")
        .map(game -> DynamicTest.dynamicTest(game, () -> onlyKnows(game, game)));
  }

  @Test
  void every_game_of_the_house_is_looked_at() {
    assertEquals(
        House.games().stream().map(folder -> folder.getFileName().toString()).toList(),
        Games.all().stream().map(game -> game.manual().id()).toList(),
        "add the game to house/pom.xml");
  }

  @Test
  void bots_know_the_kernel_and_no_game() {
    onlyKnows(
        "loggia.bots..", "loggia.bots..", "tools.jackson..", "com.fasterxml.jackson.annotation..");
  }

  @Test
  void the_testkit_knows_the_kernel_and_no_game() {
    onlyKnows("loggia.testkit..", "loggia.testkit..", "org.junit..", "org.opentest4j..");
  }

  @Test
  void the_server_knows_no_game() {
    never(
        "loggia.server..", "loggia.games..", "loggia.app..", "loggia.bench..", "loggia.testkit..");
  }

  @Test
  void what_plays_on_Spark_knows_the_bots_and_no_game() {
    onlyKnows("loggia.bulk..", "loggia.bulk..", "loggia.bots..", "org.apache.spark..", "scala..");
  }

  @Test
  void nobody_else_knows_Spark() {
    check(
        noClasses()
            .that()
            .resideOutsideOfPackage("loggia.bulk..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("loggia.bulk..", "org.apache.spark..", "scala.."));
  }

  @Test
  void the_bench_does_not_know_the_command() {
    never("loggia.bench..", "loggia.app..", "loggia.testkit..");
  }

  @Test
  void nothing_that_runs_needs_the_testkit() {
    never("loggia.app..", "loggia.testkit..", "org.junit..");
  }

  @Test
  void no_two_parts_of_the_house_need_each_other() {
    check(slices().matching("loggia.(*)..").should().beFreeOfCycles());
  }

  /// Inside the parts too: of two packages that need each other neither can be read alone.
  @TestFactory
  Stream<DynamicTest> no_two_packages_need_each_other() {
    return Stream.of(
            "kernel", "testkit", "games", "bots", "bench", "bulk", "server", "app", "house")
        .map(part -> DynamicTest.dynamicTest(part, () -> noCycles(part)));
  }

  private static void noCycles(String part) {
    check(slices().assignedFrom(new Packages("loggia." + part)).should().beFreeOfCycles());
  }

  /// Every package of a part for itself.
  private record Packages(String part) implements SliceAssignment {
    @Override
    public SliceIdentifier getIdentifierOf(JavaClass type) {
      return (type.getPackageName() + ".").startsWith(part + ".")
          ? SliceIdentifier.of(type.getPackageName())
          : SliceIdentifier.ignore();
    }

    @Override
    public String getDescription() {
      return "packages of " + part;
    }
  }

  @Test
  void only_the_command_and_the_bench_speak_to_the_terminal() {
    check(
        noClasses()
            .that()
            .resideInAnyPackage(
                "loggia.kernel..", "loggia.games..", "loggia.bots..", "loggia.server..")
            .should()
            .accessField(System.class, "out")
            .orShould()
            .accessField(System.class, "err"));
  }

  @Test
  void rules_take_chance_and_time_from_nowhere_but_the_state() {
    check(
        noClasses()
            .that()
            .resideInAnyPackage("loggia.games..")
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.util.Random")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.util.concurrent.ThreadLocalRandom")
            .orShould()
            .dependOnClassesThat()
            .resideInAnyPackage("java.time..", "java.net..")
            .orShould()
            .callMethod(Math.class, "random")
            .orShould()
            .callMethod(System.class, "nanoTime")
            .orShould()
            .callMethod(System.class, "currentTimeMillis"));
  }

  @Test
  void nothing_is_stored_by_java_serialization() {
    check(
        noClasses()
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.io.ObjectInputStream")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.io.ObjectOutputStream"));
  }

  @Test
  void the_house_was_really_looked_at() {
    assertFalse(
        HOUSE.that(resideInAPackage("loggia.kernel..")).isEmpty(),
        "no class of the kernel was found");
  }

  private static void onlyKnows(String part, String... others) {
    var known = new ArrayList<>(List.of(ANYBODY));
    known.addAll(List.of(others));
    check(
        classes()
            .that()
            .resideInAPackage(part)
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(known.toArray(String[]::new)));
  }

  private static void never(String part, String... unwanted) {
    check(
        noClasses()
            .that()
            .resideInAPackage(part)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(unwanted));
  }

  private static void check(ArchRule rule) {
    rule.allowEmptyShould(true).check(HOUSE);
  }

  private static List<Path> compiled() {
    try (var parts = Files.list(House.ROOT)) {
      return Stream.concat(parts, House.games().stream())
          .map(part -> part.resolve("target/classes"))
          .filter(Files::isDirectory)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
