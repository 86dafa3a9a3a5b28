package loggia.bots.coach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import loggia.bots.coach.Analysis.Difference;
import loggia.bots.coach.Analysis.Judgement;
import loggia.bots.coach.Analysis.Option;
import org.junit.jupiter.api.Test;

class JudgementTest {
  private static final Judgement BLUNDER =
      new Judgement(
          Mark.BLUNDER,
          List.of(new Option("build", 0.6)),
          0.2,
          0.4,
          0.02,
          0.5,
          List.of("trade"),
          List.of(new Difference("houses", 3)));

  @Test
  void another_opinion_takes_nothing_back_unless_it_finds_less() {
    assertSame(BLUNDER, BLUNDER.atMost(0.4, 0.01));
    assertSame(BLUNDER, BLUNDER.atMost(0.9, 0.01));
  }

  @Test
  void another_opinion_makes_a_blunder_a_mistake_that_costs_as_much_as_it_says() {
    Judgement mistake = BLUNDER.atMost(0.08, 0.01);
    assertEquals(Mark.MISTAKE, mistake.mark());
    assertEquals(0.08, mistake.loss());
    assertEquals(0.52, mistake.chosen(), 1e-9);
    assertEquals(BLUNDER.why(), mistake.why());
    assertEquals(BLUNDER.near(), mistake.near());
  }

  @Test
  void what_may_be_chance_by_another_opinion_is_not_marked_and_not_explained() {
    Judgement nothing = BLUNDER.atMost(0.08, 0.05);
    assertEquals(Mark.NONE, nothing.mark());
    assertEquals(List.of(), nothing.why());
    assertEquals(List.of(), nothing.near());
  }
}
