package loggia.bots.net;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import loggia.bots.BotFailure;
import loggia.bots.Evaluator;
import loggia.bots.Question;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.kernel.SparseNumbers;
import loggia.testkit.sample.Campanile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrainingTest {
  private static final Campanile GAME = new Campanile();
  private static final float RATE = 0.05f;
  private static final Effort EFFORT = new Effort(0);

  @Test
  void a_net_learns_what_no_sum_of_its_inputs_could_say() {
    var learning = new Learning(Net.unlearned(new Net.Shape(2, 16, 8, 2), 3));
    var random = new SplittableRandom(4);
    double first = meanLoss(learning, random, 200);
    meanLoss(learning, random, 4000);
    double last = meanLoss(learning, random, 200);
    assertTrue(last < first / 4, first + " became " + last);
  }

  /// Either of two is good, both or none are not.
  private static double meanLoss(Learning learning, SplittableRandom random, int samples) {
    return IntStream.range(0, samples)
        .mapToDouble(
            i -> {
              int one = random.nextInt(2);
              int other = random.nextInt(2);
              float target = one != other ? 0.9f : 0.1f;
              var input = new SparseNumbers();
              input.number(one);
              input.number(other);
              float[] even = {0.5f, 0.5f};
              float[] targets = {target, 1 - target};
              return learning.learn(new Sample(input.kept(), even, targets), RATE);
            })
        .average()
        .orElseThrow();
  }

  @Test
  void a_net_that_has_learned_nothing_changes_nothing() {
    var weights = Training.begin(GAME, 3, 7).weights("none");
    var state = GAME.begin(Setup.of(GAME.manual(), 3, 5));
    var question = new Question<>(GAME, state, Seat.TWO);
    double[] corrected = new NetEvaluator("x.weights", weights).of(question).outlook(state);
    assertArrayEquals(Evaluator.LINEAR.of(question).outlook(state), corrected, 1e-3);
  }

  @Test
  void what_a_net_says_counts_from_the_seat_that_looks() {
    double[] shares = {0.25, 0.25, 0.5};
    Correction.apply(shares, new float[] {(float) Math.log(2), 0, 0}, 1);
    assertArrayEquals(new double[] {0.2, 0.4, 0.4}, shares, 1e-6);
  }

  @Test
  void the_same_seed_gives_the_same_weights_also_after_a_stop(@TempDir Path folder) {
    var whole = Training.begin(GAME, 2, 7);
    var stopped = Training.begin(GAME, 2, 7);
    for (int i = 0; i < 5; i++) {
      whole.round(4, EFFORT, RATE);
      stopped.round(4, EFFORT, RATE);
    }
    Path kept = folder.resolve("kept.training");
    stopped.keep(kept);
    var resumed = Training.resume(GAME, 2, kept);
    assertEquals(whole.round(4, EFFORT, RATE), resumed.round(4, EFFORT, RATE));
    Net one = whole.weights("").net();
    Net other = resumed.weights("").net();
    assertArrayEquals(one.first.weights, other.first.weights);
    assertArrayEquals(one.last.weights, other.last.weights);
  }

  @Test
  void players_that_search_are_learned_from_too_and_the_same_each_time() {
    var one = Training.begin(GAME, 2, 7);
    var other = Training.begin(GAME, 2, 7);
    assertEquals(one.round(4, new Effort(20), RATE), other.round(4, new Effort(20), RATE));
    assertArrayEquals(one.weights("").net().last.weights, other.weights("").net().last.weights);
  }

  @Test
  void one_look_corrects_positions_that_lie_together_as_it_corrects_the_one_it_looks_at() {
    var training = Training.begin(GAME, 3, 7);
    training.round(40, EFFORT, RATE);
    var state = GAME.begin(Setup.of(GAME.manual(), 3, 5));
    var evaluation =
        new NetEvaluator("x.weights", training.weights(""))
            .of(new Question<>(GAME, state, Seat.TWO));
    double[][] outlooks = {state.outlook(), {0.2, 0.3, 0.5}};
    evaluation.correct(state, outlooks);
    assertArrayEquals(evaluation.outlook(state), outlooks[0]);
    assertTrue(outlooks[1][2] != 0.5, "corrected too");
    assertEquals(1, outlooks[1][0] + outlooks[1][1] + outlooks[1][2], 1e-9);
  }

  @Test
  void weights_for_another_number_of_seats_are_a_failure_with_its_reason() {
    var weights = Training.begin(GAME, 3, 7).weights("none");
    var state = GAME.begin(Setup.of(GAME.manual(), 2, 5));
    var question = new Question<>(GAME, state, Seat.TWO);
    var failure =
        assertThrows(
            BotFailure.class, () -> new NetEvaluator("three.weights", weights).of(question));
    assertEquals(
        "bot 'three.weights' was learned for campanile with 3 seats; this is campanile with 2",
        failure.getMessage());
  }

  @Test
  void weights_are_read_as_they_were_written(@TempDir Path folder) {
    var training = Training.begin(GAME, 2, 7);
    training.round(8, EFFORT, RATE);
    Weights weights = training.weights("loggia train campanile");
    Path file = folder.resolve("campanile-2.weights");
    weights.write(file);
    Weights read = Weights.read(file);
    assertEquals(weights.header(), read.header());
    assertEquals("round, rounds, prize, climbed", read.header().parts().getFirst().name());
    for (int i = 0; i < weights.net().last.weights.length; i++) {
      assertEquals(weights.net().last.weights[i], read.net().last.weights[i], 1e-3);
    }
  }

  @Test
  void another_file_or_another_game_is_refused_in_a_sentence(@TempDir Path folder)
      throws IOException {
    Path other = Files.writeString(folder.resolve("x.weights"), "hello");
    var none = assertThrows(IllegalArgumentException.class, () -> Weights.read(other));
    assertTrue(
        String.valueOf(none.getMessage()).contains("x.weights' is no file of weights"),
        none.getMessage());
    Path kept = folder.resolve("two.training");
    Training.begin(GAME, 2, 7).keep(kept);
    var wrong = assertThrows(IllegalArgumentException.class, () -> Training.resume(GAME, 3, kept));
    assertTrue(String.valueOf(wrong.getMessage()).contains("with 2 seats"), wrong.getMessage());
  }
}
