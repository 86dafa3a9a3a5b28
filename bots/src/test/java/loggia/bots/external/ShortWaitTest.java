package loggia.bots.external;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ShortWaitTest {
  private final ShortWait wait = new ShortWait();
  private final Answers answers = new Answers();

  /// A program's answers: there or not.
  private static final class Answers extends ByteArrayInputStream {
    private boolean there;
    private int looks;

    Answers() {
      super(new byte[0]);
    }

    @Override
    public synchronized int available() {
      looks++;
      return there ? 1 : 0;
    }
  }

  @BeforeEach
  void there_is_a_core_to_spare() {
    assumeTrue(Runtime.getRuntime().availableProcessors() > 1);
  }

  /// How many of so many answers were looked for.
  private int lookedFor(int count) throws IOException {
    int looked = 0;
    for (int i = 0; i < count; i++) {
      answers.looks = 0;
      wait.look(answers);
      looked += answers.looks > 0 ? 1 : 0;
    }
    return looked;
  }

  @Test
  void answers_that_are_there_are_looked_for_every_time() throws IOException {
    answers.there = true;
    assertEquals(100, lookedFor(100));
  }

  @Test
  void answers_that_take_long_are_looked_for_less_and_less_often() throws IOException {
    assertTrue(lookedFor(1000) <= 10);
  }

  @Test
  void a_program_that_has_become_quick_is_looked_for_again() throws IOException {
    lookedFor(100);
    answers.there = true;
    lookedFor(1000);
    assertEquals(100, lookedFor(100));
  }

  @Test
  void nobody_looks_while_the_cores_are_needed_for_the_programs() throws IOException {
    int cores = Runtime.getRuntime().availableProcessors();
    for (int i = 0; i < cores; i++) {
      wait.begin();
    }
    try {
      answers.there = true;
      assertEquals(0, lookedFor(100));
    } finally {
      for (int i = 0; i < cores; i++) {
        wait.end();
      }
    }
  }
}
