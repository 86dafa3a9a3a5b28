package loggia.bots;

import java.util.Arrays;
import loggia.kernel.Move;
import org.jspecify.annotations.Nullable;

/// What a search has learnt about one decision of one seat: for each move how often it was taken
/// and how it went. Decisions that the seat cannot tell apart share a node, whatever the imagined
/// world, so moves are found by value and more of them may turn up later.
final class Node {
  // every leaf shares these: most nodes never have a child
  private static final Node[] LEAF = new Node[0];
  private static final Move[] NO_MOVES = new Move[0];
  private static final int[] NO_VISITS = new int[0];
  private static final float[] NOTHING = new float[0];

  final int seat;
  private Move[] moves = NO_MOVES;
  private int[] visits = NO_VISITS;
  private float[] worth = NOTHING;
  private float[] prior = NOTHING;
  private @Nullable Node[] next = LEAF;
  private int size;
  private int total;
  private float correction;

  /// Another seat's node at the same place: imagined worlds may differ in who is next.
  private @Nullable Node sibling;

  /// The first of the nodes of those who decide at the same time, without seeing this decision.
  private @Nullable Node peers;

  Node(int seat) {
    this.seat = seat;
  }

  int size() {
    return size;
  }

  /// How often any of its moves was taken.
  int total() {
    return total;
  }

  /// By how much the searcher's evaluation of this node differs from the game's own.
  float correction() {
    return correction;
  }

  void correction(double more) {
    correction = (float) more;
  }

  /// How much more often the move taken most was taken than the next.
  int lead() {
    int most = 0;
    int second = 0;
    for (int slot = 0; slot < size; slot++) {
      second = Math.max(second, Math.min(most, visits[slot]));
      most = Math.max(most, visits[slot]);
    }
    return most - second;
  }

  Move move(int slot) {
    return moves[slot];
  }

  int visits(int slot) {
    return visits[slot];
  }

  /// The share of attention a move deserves before anything is known of how it goes.
  float prior(int slot) {
    return prior[slot];
  }

  /// The mean result; the first guess counts once.
  float worth(int slot) {
    return worth[slot];
  }

  /// Where this move is, or -1. Looks at `hint` first: menus mostly come in the same order.
  @SuppressWarnings(
      "ReferenceEquality") // moves are mostly interned: the same object is the quick case
  int find(Move move, int hint) {
    if (hint < size && moves[hint] == move) {
      return hint;
    }
    for (int slot = 0; slot < size; slot++) {
      if (moves[slot].equals(move)) {
        return slot;
      }
    }
    return -1;
  }

  void reserve(int room) {
    if (room > moves.length) {
      moves = Arrays.copyOf(moves, room);
      visits = Arrays.copyOf(visits, room);
      worth = Arrays.copyOf(worth, room);
      prior = Arrays.copyOf(prior, room);
    }
  }

  int add(Move move, float guess, float share) {
    if (size == moves.length) {
      reserve(Math.max(2, size + size / 2));
    }
    moves[size] = move;
    worth[size] = guess;
    prior[size] = share;
    return size++;
  }

  void learn(int slot, float result) {
    pass(slot);
    worth[slot] += (result - worth[slot]) / (visits[slot] + 1);
  }

  /// This move was taken, and nothing learnt about it.
  void pass(int slot) {
    total++;
    visits[slot]++;
  }

  /// The node of `seat` after the move in this slot.
  Node after(int slot, int nextSeat) {
    if (slot >= next.length) {
      next = Arrays.copyOf(next, moves.length);
    }
    Node found = find(next[slot], nextSeat);
    if (found == null) {
      found = new Node(nextSeat);
      found.sibling = next[slot];
      next[slot] = found;
    }
    return found;
  }

  /// The node of a seat that decides at the same time as this one.
  Node peer(int otherSeat) {
    Node found = find(peers, otherSeat);
    if (found == null) {
      found = new Node(otherSeat);
      found.sibling = peers;
      peers = found;
    }
    return found;
  }

  private static @Nullable Node find(@Nullable Node first, int seat) {
    Node node = first;
    while (node != null && node.seat != seat) {
      node = node.sibling;
    }
    return node;
  }
}
