package loggia.bots.net;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import loggia.bots.Attention;
import loggia.bots.BotFailure;
import loggia.bots.Budget;
import loggia.bots.Evaluation;
import loggia.bots.Evaluator;
import loggia.bots.Finding;
import loggia.bots.Question;
import loggia.bots.SearchBot;
import loggia.kernel.Move;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.kernel.SparseNumbers;
import loggia.kernel.State;
import loggia.testkit.sample.Campanile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AttentionTest {
  private static final Campanile GAME = new Campanile();
  private static final float RATE = 0.05f;
  private static final Effort EFFORT = new Effort(20);

  private static Weights evaluation() {
    return Training.begin(GAME, 2, 7).weights("loggia train campanile");
  }

  private static AttentionTraining<?, ?> begin() {
    return AttentionTraining.begin(GAME, evaluation(), "x.weights", 7);
  }

  @Test
  void attention_is_learned_from_where_searches_went_and_from_what_the_seat_knew() {
    var learning = new MoveLearning(MoveNet.unlearned(new MoveNet.Shape(2, 8, 5), 3));
    var random = new SplittableRandom(4);
    double first = meanLoss(learning, random, 200);
    meanLoss(learning, random, 4000);
    double last = meanLoss(learning, random, 200);
    assertTrue(last < first / 4, first + " became " + last);
  }

  /// Of moves 1 and 3 the one is right when both inputs are alike, else the other.
  private static double meanLoss(MoveLearning learning, SplittableRandom random, int samples) {
    return IntStream.range(0, samples)
        .mapToDouble(
            i -> {
              int one = random.nextInt(2);
              int other = random.nextInt(2);
              float right = one == other ? 0.9f : 0.1f;
              var input = new SparseNumbers();
              input.number(one);
              input.number(other);
              float[] deserved = {right, 1 - right};
              return learning.learn(
                  new MoveSample(input.kept(), new int[] {1, 3}, new double[2], deserved), RATE);
            })
        .average()
        .orElseThrow();
  }

  @Test
  void how_far_to_trust_the_game_is_learned_too() {
    var learning = new MoveLearning(MoveNet.unlearned(new MoveNet.Shape(1, 4, 2), 3));
    var input = new SparseNumbers();
    input.number(1);
    for (int i = 0; i < 500; i++) {
      // what looks best to the game, whichever move it is, is mostly wrong
      boolean swap = i % 2 == 0;
      double[] promises = swap ? new double[] {1, -1} : new double[] {-1, 1};
      float[] deserved = swap ? new float[] {0.2f, 0.8f} : new float[] {0.8f, 0.2f};
      learning.learn(new MoveSample(input.kept(), new int[] {0, 1}, promises, deserved), RATE);
    }
    double[] promises = {1, -1};
    new MoveThought(learning.net()).correct(input, new int[] {0, 1}, promises);
    assertTrue(promises[0] < promises[1], Arrays.toString(promises));
  }

  @Test
  void what_has_learned_nothing_changes_no_promise_and_neither_does_an_unknown_move() {
    var net = MoveNet.unlearned(new MoveNet.Shape(2, 8, 5), 3);
    var input = new SparseNumbers();
    input.number(1);
    double[] promises = {0.5, -0.5};
    new MoveThought(net).correct(input, new int[] {4, -1}, promises);
    assertArrayEquals(new double[] {0.5, -0.5}, promises);
  }

  @Test
  void the_same_seed_gives_the_same_attention_also_after_a_stop(@TempDir Path folder) {
    var whole = begin();
    var stopped = begin();
    whole.round(4, EFFORT, RATE);
    stopped.round(4, EFFORT, RATE);
    Path kept = folder.resolve("kept.attention");
    stopped.keep(kept);
    var resumed = AttentionTraining.resume(GAME, evaluation(), "x.weights", kept);
    assertEquals(whole.round(4, EFFORT, RATE), resumed.round(4, EFFORT, RATE));
    float[] rows = whole.weights("").moves().orElseThrow().rows;
    assertArrayEquals(rows, resumed.weights("").moves().orElseThrow().rows);
  }

  @Test
  void players_do_not_attend_to_what_was_learned_so_far_or_it_would_learn_itself() {
    var slow = begin();
    var fast = begin();
    slow.round(8, EFFORT, RATE);
    fast.round(8, EFFORT, 20 * RATE);
    assertEquals(slow.round(8, EFFORT, RATE).game(), fast.round(8, EFFORT, RATE).game());
  }

  @Test
  void attention_is_read_as_it_was_written_and_the_evaluation_stays(@TempDir Path folder) {
    var training = begin();
    training.round(8, EFFORT, RATE);
    Weights weights = training.weights("loggia train campanile --attention");
    Path file = folder.resolve("campanile-2.weights");
    weights.write(file);
    Weights read = Weights.read(file);
    assertEquals(weights.header(), read.header());
    assertArrayEquals(evaluation().net().first.weights, read.net().first.weights, 1e-3f);
    MoveNet moves = weights.moves().orElseThrow();
    assertTrue(moves.rows[moves.rows.length - 1] != 0, "learned");
    assertArrayEquals(moves.rows, read.moves().orElseThrow().rows, 1e-2f);
    assertArrayEquals(moves.biases, read.moves().orElseThrow().biases, 1e-2f);
  }

  @Test
  void another_kind_of_training_is_refused_in_a_sentence(@TempDir Path folder) throws IOException {
    Path kept = folder.resolve("two.training");
    Training.begin(GAME, 2, 7).keep(kept);
    var failure =
        assertThrows(
            IllegalArgumentException.class,
            () -> AttentionTraining.resume(GAME, evaluation(), "x.weights", kept));
    assertTrue(
        String.valueOf(failure.getMessage()).contains("two.training' is no training to go on with"),
        failure.getMessage());
    Path text = Files.writeString(folder.resolve("x.attention"), "hello");
    assertThrows(
        IllegalArgumentException.class,
        () -> AttentionTraining.resume(GAME, evaluation(), "x.weights", text));
  }

  @Test
  void attention_to_other_moves_than_the_game_has_is_a_failure_with_its_reason() {
    Weights weights = begin().weights("");
    var shape = new MoveNet.Shape(weights.net().shape().inputs(), 4, 1);
    var wrong =
        weights.with(new Weights.AttentionHeader(shape, 1, 1, 1, ""), MoveNet.unlearned(shape, 1));
    var state = GAME.begin(Setup.of(GAME.manual(), 2, 5));
    var question = new Question<>(GAME, state, Seat.ONE);
    var failure =
        assertThrows(
            BotFailure.class, () -> new NetEvaluator("x.weights", wrong).attention(question));
    assertTrue(
        String.valueOf(failure.getMessage()).contains("other numbers or moves"),
        failure.getMessage());
  }

  @Test
  void a_search_tries_more_often_what_attention_goes_to() {
    var state = GAME.begin(Setup.of(GAME.manual(), 2, 5)).hasten();
    var question = new Question<>(GAME, state, state.awaited().first());
    int last = question.moves().size() - 1;
    var usual = new SearchBot(Budget.ofIterations(40), 1, Evaluator.LINEAR);
    var drawn = new SearchBot(Budget.ofIterations(40), 1, new DrawnToTheLast());
    usual.choose(question);
    drawn.choose(question);
    int before = usual.findings().get(last).tries();
    int after = drawn.findings().get(last).tries();
    assertTrue(after > before, before + " became " + after);
  }

  @Test
  void what_a_search_finds_out_is_measured_against_all_that_it_tried() {
    var state = GAME.begin(Setup.of(GAME.manual(), 2, 5)).hasten();
    var question = new Question<>(GAME, state, state.awaited().first());
    var bot = new SearchBot(Budget.ofIterations(40), 1, Evaluator.LINEAR);
    bot.choose(question);
    assertEquals(question.moves().size(), bot.findings().size());
    assertTrue(bot.findings().stream().anyMatch(found -> found.gain() > 0));
    double sum = bot.findings().stream().mapToDouble(found -> found.tries() * found.gain()).sum();
    assertEquals(0, sum, 1e-5);
  }

  @Test
  void a_move_deserves_attention_for_how_it_went_and_not_for_how_often_it_was_tried() {
    double[] alike = {0.5, 0.5, 0.4};
    var found = List.of(new Finding(10, 0.02), new Finding(90, -0.01), new Finding(0, 0));
    float[] deserved = MoveSampler.deserved(alike, found, 1);
    assertEquals(1, deserved[0] + deserved[1] + deserved[2], 1e-6);
    assertTrue(deserved[0] > deserved[1] && deserved[1] > deserved[2], Arrays.toString(deserved));
    var surer = List.of(new Finding(90, 0.02), new Finding(10, -0.01), new Finding(0, 0));
    assertTrue(MoveSampler.deserved(alike, surer, 1)[0] > deserved[0], "more tries say more");
  }

  private static final class DrawnToTheLast implements Evaluator {
    @Override
    public <S extends State<S, M>, M extends Move> Evaluation<S> of(Question<S, M> question) {
      return State::outlook;
    }

    @Override
    public <S extends State<S, M>, M extends Move> Attention<S, M> attention(
        Question<S, M> question) {
      return (state, seat, menu, promises) -> promises[promises.length - 1] += 5;
    }
  }

  @Test
  void attention_can_be_learned_for_a_games_own_evaluation_which_then_stays_the_same(
      @TempDir Path folder) {
    var training = AttentionTraining.begin(GAME, Weights.silent(GAME, 3), "none", 7);
    training.round(4, EFFORT, RATE);
    Path file = folder.resolve("x.weights");
    training.weights("loggia train campanile --attention").write(file);
    Weights weights = Weights.read(file);
    assertTrue(weights.moves().isPresent());
    var state = GAME.begin(Setup.of(GAME.manual(), 3, 5));
    var question = new Question<>(GAME, state, Seat.TWO);
    double[] judged = new NetEvaluator("x.weights", weights).of(question).outlook(state);
    assertArrayEquals(state.outlook(), judged, 0);
    var other = new Question<>(GAME, GAME.begin(Setup.of(GAME.manual(), 2, 5)), Seat.TWO);
    var evaluator = new NetEvaluator("x.weights", weights);
    assertThrows(BotFailure.class, () -> evaluator.of(other));
  }
}
