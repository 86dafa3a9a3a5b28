package loggia.bots.coach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import loggia.bots.GreedyBot;
import loggia.bots.RandomBot;
import loggia.bots.arena.Arena;
import loggia.bots.chests.Chests;
import loggia.bots.coach.Analysis.Moment;
import loggia.kernel.Decision;
import loggia.kernel.Game;
import loggia.kernel.GameRecord;
import loggia.kernel.Journal;
import loggia.kernel.Match;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.testkit.sample.Campanile;
import org.junit.jupiter.api.Test;

class CoachTest {
  private static final Effort EFFORT = Effort.USUAL.withWorlds(30).withThreads(1);

  private static GameRecord campanile(long seed) {
    var game = new Campanile();
    var setup = Setup.of(game.manual(), 3, seed);
    return Arena.record(game, setup, List.of(new RandomBot(1), new GreedyBot(2), new RandomBot(3)));
  }

  private static Analysis analyse(Game<?, ?> game, GameRecord record, Effort effort) {
    return Coach.analyse(game, record, List.of(), effort, _ -> {});
  }

  @Test
  void luck_and_choices_add_up_to_the_result_exactly() {
    GameRecord record = campanile(7);
    Analysis analysis = analyse(new Campanile(), record, EFFORT);
    for (Analysis.SeatReport seat : analysis.seats()) {
      int index = seat.seat().index();
      double sum = analysis.start().get(index);
      double luck = 0;
      for (Moment moment : analysis.moments()) {
        sum += moment.choice().get(index) + moment.luck().get(index);
        luck += moment.luck().get(index);
        assertEquals(moment.chances().get(index), sum, 1e-9);
      }
      assertEquals(seat.share(), sum, 1e-9);
      assertEquals(seat.luck(), luck, 1e-9);
      assertTrue(Math.abs(luck) > 0.001, "a die was rolled for " + seat);
    }
    assertEquals(1, analysis.seats().stream().mapToDouble(s -> s.share()).sum(), 1e-9);
  }

  @Test
  void the_same_record_seed_and_budget_say_the_same_on_any_number_of_threads() {
    GameRecord record = campanile(8);
    Analysis one = analyse(new Campanile(), record, EFFORT);
    Analysis three = analyse(new Campanile(), record, EFFORT.withThreads(3));
    assertEquals(one.moments(), three.moments());
    assertEquals(one.seats(), three.seats());
    Analysis other = analyse(new Campanile(), record, EFFORT.withSeed(5));
    assertTrue(!one.moments().equals(other.moments()), "another seed looks elsewhere");
  }

  @Test
  void only_finished_games_are_analysed() {
    GameRecord whole = campanile(9);
    var part =
        new GameRecord(
            whole.game(),
            whole.rules(),
            whole.seats(),
            whole.options(),
            whole.seed(),
            whole.names(),
            whole.decisions().subList(0, 4),
            java.util.Optional.empty());
    var error =
        assertThrows(IllegalArgumentException.class, () -> analyse(new Campanile(), part, EFFORT));
    assertTrue(String.valueOf(error.getMessage()).contains("not over"));
  }

  @Test
  void what_was_taken_back_is_left_out() {
    var game = new Campanile();
    var match = Match.begin(game, Setup.of(game.manual(), 2, 3));
    var decisions = new ArrayList<Decision>();
    var first = new Decision(Seat.ONE, match.state().moves(Seat.ONE).get(0).text());
    decisions.add(first);
    decisions.add(new Decision(Seat.ONE, Decision.UNDO));
    for (Decision decision : decisions) {
      match = match.decide(decision, Journal.NONE);
    }
    while (!match.state().over()) {
      Seat seat = match.state().awaited().first();
      var decision = new Decision(seat, match.state().moves(seat).get(0).text());
      decisions.add(decision);
      match = match.decide(decision, Journal.NONE);
    }
    Analysis analysis = analyse(game, GameRecord.of(match, List.of(), decisions), EFFORT);
    assertEquals(decisions.size() - 2, analysis.moments().size());
    assertEquals(2, analysis.moments().getFirst().number());
  }

  /// A chest pays 9 in one of four: better than the safe 1, by what anybody can know.
  @Test
  void a_choice_is_judged_by_what_its_seat_could_know() {
    Analysis analysis = chests(seat -> seat == Seat.ONE ? "chest-1" : "safe");
    var wise = analysis.moments().stream().filter(m -> m.seat() == Seat.ONE).toList();
    assertTrue(wise.stream().allMatch(m -> m.mark() == Mark.NONE), wise::toString);
    double careful = analysis.seats().get(1).errorRate();
    assertTrue(careful > 0.02, "who takes the safe way loses " + careful);
    assertTrue(analysis.seats().getFirst().errorRate() < careful / 2);
  }

  private interface Plan {
    String choose(Seat seat);
  }

  private static Analysis chests(Plan plan) {
    var game = Chests.GAME;
    var setup = Setup.of(game.manual(), 2, Map.of("pay", "9"), List.of(), 11);
    var match = Match.begin(game, setup);
    var decisions = new ArrayList<Decision>();
    while (!match.state().over()) {
      Seat seat = match.state().awaited().first();
      var decision = new Decision(seat, text(plan.choose(seat)));
      decisions.add(decision);
      match = match.decide(decision, Journal.NONE);
    }
    return analyse(game, GameRecord.of(match, List.of(), decisions), EFFORT.withWorlds(2000));
  }

  private static String text(String choice) {
    return choice.equals("safe") ? "safe" : "open " + choice.substring("chest-".length());
  }
}
