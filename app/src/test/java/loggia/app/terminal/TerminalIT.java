package loggia.app.terminal;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class TerminalIT {
  private static final String DOWN = "\033[B";

  @TempDir private Path folder;

  @BeforeEach
  void there_must_be_a_pseudo_terminal() {
    assumeTrue(PseudoTerminal.isPossible(), "'script' of util-linux opens the terminal");
  }

  @ParameterizedTest
  @CsvSource({
    "xii-century, human, en, 80, 24",
    "xii-century, 'human,random', it, 120, 45",
    "iron-century, 'human,random', it, 80, 24",
    "city-of-iron, 'human,random', en, 200, 60",
    "city-of-iron, 'human,random', it, 80, 24",
  })
  void a_whole_game_is_played_by_somebody_who_only_sees_the_screen(
      String game, String seats, String lang, int columns, int rows) {
    var random = new SplittableRandom(1600);
    String prompt = lang.equals("en") ? "h help" : "h aiuto";
    List<String> readers =
        lang.equals("en")
            ? List.of("Press Enter", "Enter or Page down")
            : List.of("Premi Invio", "Invio o Pagina");
    String over = lang.equals("en") ? "The game is over" : "La partita è finita";
    boolean finished = false;
    try (var terminal =
        new PseudoTerminal(
            columns, rows, folder, game, "--seats", seats, "--lang", lang, "--seed", "7")) {
      for (int step = 0; step < 5000 && !terminal.ended(); step++) {
        String text =
            terminal.await(
                shown ->
                    terminal.ended()
                        || shown.contains(prompt)
                        || readers.stream().anyMatch(shown::contains),
                prompt);
        finished |= text.contains(over);
        if (text.contains(prompt)) {
          assertTrue(text.contains("> "), "one choice is marked:\n" + text);
          terminal.type(DOWN.repeat(random.nextInt(4)));
        }
        terminal.type("\r");
        terminal.change(200);
      }
      assertTrue(finished, () -> "the game did not end:\n" + terminal.text());
    }
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
      terminal.type("5?");
      String text = terminal.await("In a record it is written: die 5");
      assertFalse(text.contains("using the die in hand"), text);
      terminal.type("\r\033q");
      terminal.await(shown -> terminal.ended(), "the end");
    }
  }
}
