package loggia.app.terminal;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class TerminalIT {
  private static final String CHOICES = "-".repeat(60);
  private static final String DOWN = "\033[B";
  private static final Pattern CHOICE = Pattern.compile("[> ] ([a-z]*[0-9]+|[pe]) .*");
  private static final Pattern STYLE = Pattern.compile("\033\\[[0-9;]*[1-9][0-9;]*m");

  @TempDir private Path folder;

  @BeforeEach
  void there_must_be_a_pseudo_terminal() {
    assumeTrue(PseudoTerminal.isPossible(), "'script' of util-linux opens the terminal");
  }

  @ParameterizedTest
  @CsvSource({
    "xii-century, human, en, 80, 24",
    "xii-century, 'human,random', it, 120, 45",
    "iron-century, 'human,random', en, 120, 45",
    "iron-century, 'human,random', it, 80, 24",
    "city-of-iron, 'human,random', en, 200, 60",
    "city-of-iron, 'human,random', it, 80, 24",
  })
  void a_whole_game_is_played_by_somebody_who_only_sees_the_screen(
      String game, String seats, String lang, int columns, int rows) {
    boolean english = lang.equals("en");
    String prompt = english ? "h help" : "h aiuto";
    String ready = english ? "Press Enter" : "Premi Invio";
    String more = english ? "Enter or Page down" : "Invio o Pagina";
    var random = new SplittableRandom(1600);
    try (var terminal =
        new PseudoTerminal(
            columns, rows, folder, game, "--seats", seats, "--lang", lang, "--seed", "7")) {
      terminal.await("--lesson");
      terminal.answer(DOWN);
      while (!terminal.ended()) {
        String text =
            terminal.await(
                shown ->
                    terminal.ended()
                        || shown.contains(prompt)
                        || shown.contains(ready)
                        || shown.contains(more),
                "something to choose or to read");
        terminal.answer(text.contains(prompt) ? choice(terminal, random) : "\r");
      }
      String over = english ? "The game is over" : "La partita è finita";
      assertTrue(terminal.text().contains(over), terminal::text);
    }
  }

  /// Keys for one of the choices in sight: what stands before it, or arrows.
  private static String choice(PseudoTerminal terminal, SplittableRandom random) {
    List<String> lines = terminal.lines();
    List<String> keys =
        lines.subList(lines.indexOf(CHOICES) + 1, lines.size()).stream()
            .map(CHOICE::matcher)
            .filter(java.util.regex.Matcher::matches)
            .map(matcher -> matcher.group(1))
            .toList();
    return random.nextBoolean() && !keys.isEmpty()
        ? keys.get(random.nextInt(keys.size())) + "\r"
        : DOWN.repeat(random.nextInt(4)) + "\r";
  }

  @Test
  void nothing_is_played_by_words_that_fit_no_choice() {
    try (var terminal =
        new PseudoTerminal(
            80, 24, folder, "xii-century", "--seats", "human", "--lang", "en", "--seed", "3")) {
      terminal.await("> 1 Take up the 1");
      terminal.type("/zzz\r");
      terminal.await("No choice fits \"zzz\".");
      terminal.type("\033");
      terminal.await("> 1 Take up the 1");
      terminal.type("?tavern\r");
      terminal.await("Tavern (Infrastructure)");
      terminal.type("\r");
      terminal.await("> 1 Take up the 1");
      terminal.type("5?\r");
      String text = terminal.await("In a record it is written: die 5");
      assertFalse(text.contains("using the die in hand"), text);
      terminal.type("\rq\r");
      terminal.await(shown -> terminal.ended() && shown.contains("You left the table."), "the end");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "1"})
  void no_color_leaves_all_styles_out(String noColor) {
    Map<String, String> environment = noColor.isEmpty() ? Map.of() : Map.of("NO_COLOR", noColor);
    try (var terminal =
        new PseudoTerminal(80, 24, folder, environment, "xii-century", "--lang", "en")) {
      terminal.await(CHOICES);
      terminal.answer(DOWN);
      boolean styled = STYLE.matcher(terminal.written()).find();
      assertTrue(styled == noColor.isEmpty(), terminal::written);
    }
  }

  @Test
  void what_was_saved_is_said_on_the_ordinary_screen_and_goes_on_there() {
    Path record = folder.resolve("kept.record");
    try (var terminal =
        new PseudoTerminal(
            80, 24, folder, "iron-century", "--lang", "en", "--record", record.toString())) {
      terminal.await(CHOICES);
      terminal.answer(DOWN);
      terminal.type("q\r");
      terminal.await(shown -> terminal.ended() && shown.contains("Go on with:"), "where it is");
    }
    assertTrue(Files.isRegularFile(record));
    try (var terminal = new PseudoTerminal(80, 24, folder, record.toString(), "--lang", "en")) {
      terminal.await(CHOICES);
    }
  }
}
