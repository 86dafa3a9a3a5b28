package loggia.bots;

import java.util.ArrayList;
import java.util.Optional;
import java.util.SplittableRandom;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.kernel.State;
import org.jspecify.annotations.Nullable;

/// One tree of information-set Monte-Carlo tree search.
///
/// Each iteration imagines a world, walks down the tree by the moves that are possible in that
/// world, and where the tree ends opens one more node: every move there is tried and valued by the
/// game's own outlook, corrected by the searcher's [Evaluator]. The evaluation gives each seat its
/// share, so every seat looks for its own good, however many they are.
///
/// Where a game says that its players are predictable ([loggia.kernel.Game#predictable]) only one's
/// own decisions are searched. The others do what looks best to them at first sight, and an
/// iteration walks on to one's own next new decision: a line with many seats is then no wider than
/// one's own choices in it, and all evaluations are made from one's own turn.
///
/// With a [Budget#settle] each line is played on at first sight before it is judged, so that all
/// are judged at the same moment and after what chance brings until then: fewer iterations, each of
/// which knows more.
///
/// Seats that are awaited together choose from nodes of their own that do not depend on each
/// other's choices, since none of them sees the others': see [SimultaneousChoices].
final class Search<S extends State<S, M>, M extends Move> {
  private static final int DEEPEST = 256;

  /// After so many iterations it is looked whether the search is decided.
  private static final int LOOK = 32;

  /// About 50 MB; a search that goes on longer learns more about the nodes it has.
  private static final int MOST_NODES = 100_000;

  private final Question<S, M> question;
  private final Budget budget;
  private final SplittableRandom random;
  private final Node root;
  private final Evaluation<S> evaluation;
  private final Attention<S, M> attention;
  private final Optional<Ending<S>> ending;
  private final double trust;
  private final boolean predictable;
  private final int self;

  private final Node[] nodes = new Node[DEEPEST];
  private final int[] slots = new int[DEEPEST];
  private int depth;
  private int opened;
  private final SimultaneousChoices simultaneous = new SimultaneousChoices();
  private final ValueRange range = new ValueRange();
  private @Nullable Halving halving;

  Search(Question<S, M> question, Budget budget, long seed, Node root, Evaluator evaluator) {
    this.question = question;
    this.budget = budget;
    this.random = new SplittableRandom(seed);
    this.root = root;
    evaluation = evaluator.of(question);
    attention = evaluator.attention(question);
    ending = usual(question, budget.settle(), evaluation);
    trust = question.game().trust();
    predictable = question.game().predictable(question.seats());
    self = question.seat().index();
  }

  Node root() {
    return root;
  }

  /// How much this tree is for the move in this slot of its root: as often as it was tried. By
  /// halving it is for one move only.
  int votes(int slot) {
    if (halving != null) {
      return slot == halving.best() ? 1 : 0;
    }
    return root.visits(slot);
  }

  /// Grows the tree until the iterations are done, the time is up, the thread is interrupted, or
  /// nothing that is still to come could change the answer, by halving: is likely to.
  void run(int iterations, long deadline) {
    long began = System.nanoTime();
    for (int done = 1; done <= iterations; done++) {
      iterate();
      long now = System.nanoTime();
      if (now - deadline >= 0 || Thread.currentThread().isInterrupted()) {
        return;
      }
      if (halving != null) {
        double timeGone = (double) (now - began) / Math.max(1, deadline - began);
        halving.thought(Math.max((double) done / iterations, timeGone));
        if (done % LOOK == 0 && halving.decided()) {
          return;
        }
      } else if (done % LOOK == 0) {
        double inTime = (double) (deadline - now) / Math.max(1, now - began) * done;
        if (root.lead() > Math.min(iterations - done, inTime)) {
          return;
        }
      }
    }
  }

  private void iterate() {
    depth = 0;
    learn(descend(question.imagine(random), Optional.empty(), ending));
  }

  /// In which round an iteration is over at the latest, and how it is judged where it ends.
  private record Ending<S>(int last, Evaluation<S> judge) {}

  /// How all iterations end whose end is not said; empty: where the tree does.
  private static <S extends State<S, M>, M extends Move> Optional<Ending<S>> usual(
      Question<S, M> question, int settle, Evaluation<S> evaluation) {
    if (settle == 0) {
      return Optional.empty();
    }
    var settling = new Settling<>(Evaluator.LINEAR.of(question));
    int last = question.round() + settle - 1;
    return Optional.of(
        new Ending<>(last, state -> evaluation.outlook(settling.untilAfter(last, state))));
  }

  /// One iteration that begins with this move in this world: the same world can be tried with every
  /// move, so that what differs is due to the moves.
  ///
  /// @param last the iteration goes no further than to the end of this round
  /// @param judge of the state in which the iteration ends
  /// @return each seat's share by that
  double[] attempt(S world, M move, int last, Evaluation<S> judge) {
    depth = 0;
    double[] values = descend(world, Optional.of(move), Optional.of(new Ending<>(last, judge)));
    learn(values);
    return values;
  }

  private void learn(double[] values) {
    if (halving != null && depth > 0) {
      halving.learn(slots[0], values[self]);
    }
    for (int i = 0; i < depth; i++) {
      Node node = nodes[i];
      if (searched(node)) {
        node.learn(slots[i], (float) values[node.seat]);
        range.widen(node.seat, node.worth(slots[i]));
      } else {
        node.pass(slots[i]);
      }
    }
  }

  private boolean searched(Node node) {
    return !predictable || node.seat == self;
  }

  /// @param begin the first move, where it is not to be selected
  private double[] descend(S start, Optional<M> begin, Optional<Ending<S>> end) {
    S world = start;
    Node table = root;
    Node joint = root;
    simultaneous.end();
    while (true) {
      Seats awaited = world.awaited();
      simultaneous.meet(table, awaited);
      Seat actor = Seat.of(table.seat);
      Moves<M> menu = world.moves(actor);
      if (table.size() == 0) {
        double[] best = open(table, world, actor, menu);
        if (searched(table) && (depth > 0 || begin.isEmpty())) {
          return end.isPresent() ? end.get().judge().outlook(world) : best;
        }
      }
      int slot =
          depth > 0
              ? select(table, world, actor, menu)
              : begin.isPresent() ? slotOf(table, begin.get()) : first(world, actor, menu);
      M move = move(table, slot);
      nodes[depth] = table;
      slots[depth++] = slot;
      S next = world.advance(actor, move);
      boolean full = opened >= MOST_NODES && table.visits(slot) == 0;
      boolean late = end.isPresent() && next.round() > end.get().last();
      if (full || late || depth == DEEPEST || next.over()) {
        return (end.isPresent() ? end.get().judge() : evaluation).outlook(next);
      }
      Seats waiting = next.awaited();
      int nextSeat = (waiting.contains(actor) ? actor : waiting.first()).index();
      joint = joint.after(joint == table ? slot : slotOf(joint, move), nextSeat);
      if (simultaneous.under() && stillTogether(world, awaited, next, waiting)) {
        simultaneous.chose(table, slot);
        table = simultaneous.table(nextSeat);
      } else {
        simultaneous.end();
        table = joint;
      }
      world = next;
    }
  }

  /// Whether those who are waited for are still the rest of those who began to choose together. The
  /// last one goes on only while nothing new was shown: what is shown then are the others' choices.
  private boolean stillTogether(S world, Seats awaited, S next, Seats waiting) {
    boolean rest = (waiting.bits() & ~awaited.bits()) == 0;
    return rest && (awaited.size() > 1 || world.disclosures() == next.disclosures());
  }

  private static int slotOf(Node joint, Move move) {
    int slot = joint.find(move, 0);
    return slot >= 0 ? slot : joint.add(move, 0, 0);
  }

  private int first(S world, Seat actor, Moves<M> menu) {
    return switch (budget.root()) {
      case ATTENTION -> select(root, world, actor, menu);
      case HALVING -> halved(menu).next();
    };
  }

  private Halving halved(Moves<M> menu) {
    Halving known = halving;
    if (known == null) {
      var all = new ArrayList<Integer>();
      for (int i = 0; i < menu.size(); i++) {
        all.add(slotOf(root, menu.get(i)));
      }
      known = new Halving(root, all);
      halving = known;
    }
    return known;
  }

  /// The possible move that promises most: its mean so far, and more the less it was tried for what
  /// the evaluation thought of it. Who is not searched goes by that first thought alone. A move
  /// that only this world allows is valued as those were that the node was opened with.
  private int select(Node node, S world, Seat actor, Moves<M> menu) {
    int size = menu.size();
    double low = range.low(actor.index());
    double scale = range.scale(actor.index());
    double curiosity = searched(node) ? budget.explore() * Math.sqrt(node.total() + 1.0) : 0;
    int best = -1;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < size; i++) {
      M move = menu.get(i);
      int slot = node.find(move, i);
      if (slot < 0) {
        double guess = world.advance(actor, move).outlook()[actor.index()] + node.correction();
        slot = node.add(move, (float) guess, 1f / size);
      }
      double promise =
          (node.worth(slot) - low) * scale + curiosity * node.prior(slot) / (1 + node.visits(slot));
      if (promise > most) {
        most = promise;
        best = slot;
      }
    }
    return best;
  }

  /// Tries every move of a new node. The game itself tells them apart; the evaluation looks at the
  /// best of them only, and what it thinks of that one is what it thinks of the node.
  ///
  /// @return the outlook after the one that is best for the seat
  private double[] open(Node node, S world, Seat actor, Moves<M> menu) {
    int size = menu.size();
    opened++;
    node.reserve(size);
    int seat = actor.index();
    var outlooks = new double[size][];
    S near = world;
    int best = -1;
    for (int i = 0; i < size; i++) {
      S next = world.advance(actor, menu.get(i));
      outlooks[i] = next.outlook();
      if (best < 0 || outlooks[i][seat] > outlooks[best][seat]) {
        best = i;
        near = next;
      }
    }
    if (searched(node)) {
      double own = outlooks[best][seat];
      evaluation.correct(near, outlooks);
      node.correction(outlooks[best][seat] - own);
    }
    double[] shares = shares(node, world, actor, menu, outlooks);
    for (int i = 0; i < size; i++) {
      node.add(menu.get(i), (float) outlooks[i][seat], (float) shares[i]);
    }
    return outlooks[best];
  }

  private double[] shares(Node node, S world, Seat actor, Moves<M> menu, double[][] outlooks) {
    var worths = new double[outlooks.length];
    for (int i = 0; i < worths.length; i++) {
      worths[i] = (float) outlooks[i][actor.index()];
    }
    double[] promises = Prior.promises(worths, trust);
    if (searched(node)) {
      attention.correct(world, actor, menu, promises);
    }
    Prior.share(promises);
    return promises;
  }

  @SuppressWarnings("unchecked")
  private M move(Node node, int slot) {
    return (M) node.move(slot);
  }
}
