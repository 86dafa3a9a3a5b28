package loggia.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.State;
import loggia.kernel.View;
import org.jspecify.annotations.Nullable;

/// Searches before it answers: see [Search]. With several threads each grows a tree, and they vote.
///
/// When the seat is asked again and sees just what it expected after its own move, the part of the
/// tree below that move is used further.
public final class SearchBot implements Bot {
  private final Budget budget;
  private final SplittableRandom random;
  private final Evaluator evaluator;
  private @Nullable View expected;
  private List<Node> kept = List.of();
  private List<Finding> findings = List.of();

  public SearchBot(Budget budget, long seed) {
    this(budget, seed, Evaluator.LINEAR);
  }

  /// @param evaluator how it judges where its search ends
  public SearchBot(Budget budget, long seed, Evaluator evaluator) {
    this.budget = budget;
    this.evaluator = evaluator;
    random = new SplittableRandom(seed);
  }

  @Override
  public <S extends State<S, M>, M extends Move> M choose(Question<S, M> question) {
    long deadline = System.nanoTime() + budget.time().toNanos();
    Moves<M> moves = question.moves();
    findings = List.of();
    if (moves.size() == 1) {
      return moves.get(0);
    }
    List<Node> roots = roots(question);
    var searches = new ArrayList<Search<S, M>>();
    for (Node root : roots) {
      searches.add(new Search<>(question, budget, random.nextLong(), root, evaluator));
    }
    ParallelSearch.run(searches, budget, deadline);
    M move = Vote.winner(moves, searches);
    findings = Vote.findings(moves, roots);
    remember(question, move, roots);
    return move;
  }

  /// What it found out about each of the moves between which it had to choose last, in their order;
  /// empty: there was but one.
  public List<Finding> findings() {
    return findings;
  }

  @Override
  public boolean thinksOn() {
    return !kept.isEmpty();
  }

  private List<Node> roots(Question<?, ?> question) {
    if (expected != null && expected.equals(question.view())) {
      return kept;
    }
    var roots = new ArrayList<Node>();
    for (int i = 0; i < budget.threads(); i++) {
      roots.add(new Node(question.seat().index()));
    }
    return roots;
  }

  private <S extends State<S, M>, M extends Move> void remember(
      Question<S, M> question, M move, List<Node> roots) {
    expected = null;
    kept = List.of();
    S world = question.imagine(random);
    S next = world.advance(question.seat(), move);
    if (next.disclosures() != world.disclosures() || !next.awaited().contains(question.seat())) {
      return;
    }
    expected = next.view(question.seat());
    int seat = question.seat().index();
    kept = roots.stream().map(root -> root.after(root.find(move, 0), seat)).toList();
  }
}
