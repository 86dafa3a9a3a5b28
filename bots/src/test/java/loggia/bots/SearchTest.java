package loggia.bots;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import loggia.bots.chests.Chests;
import loggia.bots.chests.ChestsMove;
import loggia.bots.chests.ChestsState;
import loggia.kernel.Journal;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import org.junit.jupiter.api.Test;

class SearchTest {
  private static final long LATER = Long.MAX_VALUE / 4;

  private static ChestsState begin(int seats) {
    return Chests.GAME.begin(Setup.of(Chests.GAME.manual(), seats, 5));
  }

  private static Node search(ChestsState state, Seat seat, int iterations) {
    return search(Chests.GAME, state, seat, iterations);
  }

  private static Node search(Chests game, ChestsState state, Seat seat, int iterations) {
    var question = new Question<>(game, state, seat);
    var root = new Node(seat.index());
    new Search<>(question, Budget.ofIterations(iterations), 7, root, Evaluator.LINEAR)
        .run(iterations, System.nanoTime() + LATER);
    return root;
  }

  @Test
  void a_search_ends_as_soon_as_nothing_to_come_could_change_its_answer() {
    Node root = search(begin(2), Seat.ONE, 2000);
    int left = 2000 - 1 - root.total();
    assertTrue(left > 0 && root.lead() > left, root.lead() + " ahead, " + left + " left");
  }

  @Test
  void a_lead_is_counted_between_the_two_that_were_taken_most() {
    var node = new Node(0);
    for (int i = 0; i < 3; i++) {
      node.add(Chests.GAME.move("open " + (i + 1)), 0.1f, 0);
    }
    for (int slot : new int[] {1, 1, 2, 1, 1, 2, 0}) {
      node.learn(slot, 1);
    }
    assertEquals(2, node.lead());
  }

  @Test
  void a_rival_who_chooses_at_the_same_time_has_one_node_whatever_we_choose() {
    Node root = search(begin(2), Seat.ONE, 300);
    assertTrue(root.peer(1).total() > 250, "rival visited " + root.peer(1).total());
    assertEquals(0, root.after(root.find(root.move(0), 0), 1).total());
  }

  @Test
  void predictable_others_do_what_looks_best_to_them_at_first_sight() {
    Node root = search(Chests.PREDICTABLE, begin(2), Seat.ONE, 300);
    Node rival = root.peer(1);
    int best = 0;
    for (int slot = 1; slot < rival.size(); slot++) {
      best = rival.worth(slot) > rival.worth(best) ? slot : best;
    }
    assertEquals(rival.total(), rival.visits(best));
    assertEquals(root.total(), rival.total(), "every walk goes on to our next decision");
  }

  @Test
  void a_seat_that_is_not_the_first_of_those_awaited_searches_its_own_choice() {
    Node root = search(begin(3), Seat.THREE, 30);
    assertEquals(5, root.size());
    assertEquals(29, root.total());
  }

  @Test
  void a_last_one_who_chooses_after_hidden_choices_is_on_its_own() {
    ChestsState state = begin(2).play(Seat.ONE, Chests.GAME.move("safe"), Journal.NONE);
    Node root = search(state, Seat.TWO, 100);
    assertEquals(5, root.size());
    assertTrue(root.after(root.find(Chests.GAME.move("safe"), 0), 1).size() > 0, "next round");
  }

  @Test
  void attention_goes_by_how_much_moves_differ_not_by_how_boldly_a_game_evaluates() {
    double[] bold = Prior.promises(new double[] {0.1, 0.5, 0.9}, 1);
    double[] shy = Prior.promises(new double[] {0.501, 0.505, 0.509}, 1);
    Prior.share(bold);
    Prior.share(shy);
    assertArrayEquals(bold, shy, 1e-3);
    assertEquals(1, bold[0] + bold[1] + bold[2], 1e-6);
  }

  @Test
  void who_trusts_an_evaluation_more_attends_more_to_what_looks_best() {
    double[] wary = Prior.promises(new double[] {0, 0.1, 0.2}, 1);
    double[] trusting = Prior.promises(new double[] {0, 0.1, 0.2}, 3);
    Prior.share(wary);
    Prior.share(trusting);
    assertTrue(trusting[2] > wary[2], "best: " + trusting[2]);
    assertTrue(trusting[0] < wary[0], "worst: " + trusting[0]);
  }

  private static Node opened(float... guesses) {
    var node = new Node(0);
    for (int i = 0; i < guesses.length; i++) {
      node.add(Chests.GAME.move("open " + (i + 1)), guesses[i], 0);
    }
    return node;
  }

  @Test
  void halving_gives_the_last_two_as_many_tries_as_all_had_at_first() {
    Node root = opened(0.4f, 0.3f, 0.2f, 0.1f);
    var halving = new Halving(root, List.of(0, 1, 2, 3));
    float[] goes = {0.1f, 0.2f, 0.8f, 0.9f};
    for (int done = 1; done <= 400; done++) {
      int slot = halving.next();
      root.learn(slot, goes[slot]);
      halving.thought(done / 400.0);
    }
    assertEquals(3, halving.best(), "looked worst and went best");
    assertEquals(List.of(50, 50, 150, 150), tries(root));
  }

  private static List<Integer> tries(Node node) {
    return IntStream.range(0, node.size()).mapToObj(node::visits).toList();
  }

  @Test
  void halving_is_decided_when_what_went_best_is_ahead_by_more_than_chance() {
    assertTrue(decided(0.9f, 0.1f), "far ahead");
    assertFalse(decided(0.52f, 0.5f), "could be chance");
  }

  /// Whether it is decided half-way between two moves whose results differ by 0.2 either way.
  private static boolean decided(float one, float other) {
    Node root = opened(0.4f, 0.3f);
    var halving = new Halving(root, List.of(0, 1));
    float[] goes = {one, other};
    for (int done = 1; done <= 200; done++) {
      assertFalse(halving.decided(), "too soon");
      int slot = halving.next();
      float result = goes[slot] + (done % 4 < 2 ? 0.1f : -0.1f);
      root.learn(slot, result);
      halving.learn(slot, result);
      halving.thought(done / 400.0);
    }
    return halving.decided();
  }

  @Test
  void a_search_by_halving_is_for_the_one_move_that_went_best() {
    var question = new Question<>(Chests.GAME, begin(1), Seat.ONE);
    var root = new Node(0);
    var budget = Budget.ofIterations(400).withRoot(Budget.Root.HALVING);
    var search = new Search<>(question, budget, 7, root, Evaluator.LINEAR);
    search.run(400, System.nanoTime() + LATER);
    var chosen = IntStream.range(0, root.size()).filter(slot -> search.votes(slot) > 0).toArray();
    assertEquals(1, chosen.length);
    for (int slot = 0; slot < root.size(); slot++) {
      assertTrue(root.visits(slot) <= root.visits(chosen[0]) + 1, "not among the last two");
    }
  }

  @Test
  void of_two_trees_the_one_that_was_grown_longer_has_more_to_say() {
    var question = new Question<>(Chests.GAME, begin(2), Seat.ONE);
    var small = grown(question, 2);
    var large = grown(question, 500);
    var better = Vote.winner(question.moves(), List.of(large));
    assertNotEquals(better, Vote.winner(question.moves(), List.of(small)));
    assertEquals(better, Vote.winner(question.moves(), List.of(small, large)));
  }

  private static Search<ChestsState, ChestsMove> grown(
      Question<ChestsState, ChestsMove> question, int iterations) {
    var budget = Budget.ofIterations(iterations);
    var search = new Search<>(question, budget, 1, new Node(0), Evaluator.LINEAR);
    search.run(iterations, System.nanoTime() + LATER);
    return search;
  }

  @Test
  void the_time_that_is_gone_counts_for_halving_as_iterations_do() {
    Node root = opened(0.4f, 0.3f);
    var halving = new Halving(root, List.of(0, 1));
    halving.next();
    halving.thought(1);
    assertEquals(halving.next(), halving.next(), "one is left");
  }
}
