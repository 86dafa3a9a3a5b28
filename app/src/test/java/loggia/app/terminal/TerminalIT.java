package loggia.app.terminal;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class TerminalIT {
  @TempDir private Path folder;

  @BeforeEach
  void there_must_be_a_pseudo_terminal() {
    assumeTrue(PseudoTerminal.isPossible(), "'script' of util-linux opens the terminal");
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
