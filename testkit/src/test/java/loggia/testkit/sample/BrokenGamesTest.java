package loggia.testkit.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import loggia.kernel.GameRecord;
import loggia.testkit.GameLaws;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;

/// A law that catches nothing is no law: each mistake is caught by the law meant, and by no other.
class BrokenGamesTest {
  private static final int SHORT = 12;

  /// What the laws that a game breaks have to say, by their names.
  private static Map<String, String> broken(Bend bend) {
    BentLaws.bend = bend;
    var failed =
        EngineTestKit.engine("junit-jupiter")
            .selectors(selectClass(BentLaws.class))
            .execute()
            .testEvents()
            .failed();
    return failed.stream()
        .collect(
            Collectors.toMap(
                BrokenGamesTest::law, BrokenGamesTest::message, (one, _) -> one, TreeMap::new));
  }

  private static String law(Event event) {
    return ((MethodSource) event.getTestDescriptor().getSource().orElseThrow()).getMethodName();
  }

  private static String message(Event event) {
    var result = event.getRequiredPayload(TestExecutionResult.class);
    return String.valueOf(result.getThrowable().orElseThrow().getMessage());
  }

  @Test
  void a_game_that_is_not_bent_keeps_every_law() {
    assertEquals(Map.of(), broken(new Bend() {}));
  }

  @ParameterizedTest
  @EnumSource
  void a_mistake_is_caught_by_the_law_that_is_meant_for_it(Bent bent) {
    Map<String, String> broken = broken(bent);
    assertEquals(Set.of(bent.law), broken.keySet(), broken::toString);
    String message = broken.getOrDefault(bent.law, "");
    if (message.contains(" seed ")) {
      assertTrue(shortRecord(message), message);
    }
  }

  /// Whether the message ends with a record that can be read and is not long, or says why not.
  private static boolean shortRecord(String message) {
    if (message.contains("not over after")) {
      return true;
    }
    String text = message.substring(message.indexOf("loggia record"));
    return GameRecord.read(text).decisions().size() <= SHORT;
  }

  @Test
  void every_law_has_a_mistake_that_breaks_it() {
    var laws =
        Stream.of(GameLaws.class.getDeclaredMethods())
            .filter(method -> method.isAnnotationPresent(Test.class))
            .map(method -> method.getName())
            .collect(Collectors.toSet());
    assertEquals(
        laws, Arrays.stream(Bent.values()).map(bent -> bent.law).collect(Collectors.toSet()));
  }
}
