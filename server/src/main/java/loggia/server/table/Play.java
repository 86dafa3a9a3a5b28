package loggia.server.table;

import java.util.Arrays;
import java.util.List;
import loggia.kernel.Decision;
import loggia.kernel.Game;
import loggia.kernel.Journal;
import loggia.kernel.Match;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.kernel.Setup;
import loggia.kernel.State;
import loggia.server.store.DecisionRow;

/// What the decisions of a table add up to: an immutable cache of what a replay would give.
///
/// @param number how many rows led here, rewinds included: what the next decision answers to
/// @param at when the last of them came, in milliseconds
/// @param openSince for each seat the number since which nothing has changed for it: an answer to
///   any number from there on is still good
/// @param asked for each seat when it was asked what it has not answered yet
/// @param used for each seat the milliseconds it was waited for
public record Play(
    Match<?, ?> match, int number, long at, int[] openSince, long[] asked, long[] used) {
  private static final String REWIND = "rewind ";

  public static Play begin(Game<?, ?> game, Setup setup, long started) {
    int seats = setup.seats();
    var asked = new long[seats];
    Arrays.fill(asked, started);
    return new Play(beginOn(game, setup), 0, started, new int[seats], asked, new long[seats]);
  }

  private static <S extends State<S, M>, M extends Move> Match<?, ?> beginOn(
      Game<S, M> game, Setup setup) {
    return Match.begin(game, setup);
  }

  public static DecisionRow rewind(String table, int number, int to, String key, long at) {
    return new DecisionRow(table, number, 0, REWIND + to, key, at);
  }

  /// How far back this row goes, or -1 when it is a seat's decision.
  public static int rewindsTo(DecisionRow row) {
    return row.seat() == 0 ? Integer.parseInt(row.move().substring(REWIND.length())) : -1;
  }

  public static Decision decision(DecisionRow row) {
    return new Decision(Seat.of(row.seat() - 1), row.move());
  }

  public State<?, ?> state() {
    return match.state();
  }

  public boolean over() {
    return state().over();
  }

  /// The play after a seat's decision.
  ///
  /// @throws loggia.kernel.Refusal when it is not allowed
  public Play next(DecisionRow row, Journal journal) {
    Match<?, ?> after = match.decide(decision(row), journal);
    int[] open = stillOpen(after, row.seat());
    return new Play(after, number + 1, row.at(), open, stillAsked(row), charged(row.at()));
  }

  /// The play after a rewind: the game is what it was, the clocks and the numbers go on.
  public Play rewound(Match<?, ?> to, DecisionRow row) {
    var closed = new int[openSince.length];
    Arrays.fill(closed, number + 1);
    var asked = new long[openSince.length];
    Arrays.fill(asked, row.at());
    return new Play(to, number + 1, row.at(), closed, asked, charged(row.at()));
  }

  private int[] stillOpen(Match<?, ?> after, int decided) {
    int[] open = openSince.clone();
    for (int i = 0; i < open.length; i++) {
      Seat seat = Seat.of(i);
      if (seat.number() == decided || !sameMenu(match.state(), after.state(), seat)) {
        open[i] = number + 1;
      }
    }
    return open;
  }

  private static boolean sameMenu(State<?, ?> before, State<?, ?> after, Seat seat) {
    Moves<?> old = before.moves(seat);
    return !old.isEmpty()
        && before.awaited().contains(seat) == after.awaited().contains(seat)
        && old.size() == after.moves(seat).size()
        && old.toList().equals(after.moves(seat).toList());
  }

  private long[] stillAsked(DecisionRow row) {
    long[] after = asked.clone();
    for (int i = 0; i < after.length; i++) {
      Seat seat = Seat.of(i);
      if (seat.number() == row.seat() || !state().awaited().contains(seat)) {
        after[i] = row.at();
      }
    }
    return after;
  }

  private long[] charged(long now) {
    long[] after = used.clone();
    Seats awaited = state().awaited();
    for (Seat seat : awaited) {
      after[seat.index()] += Math.max(0, now - at);
    }
    return after;
  }

  /// Whether an answer of this seat to that number is still meant for what is asked now.
  public boolean answers(Seat seat, int to) {
    return to == number || to >= openSince[seat.index()] && to < number;
  }

  /// Rows in order, from the first.
  public static Play replay(Play start, List<DecisionRow> rows, Listener listener) {
    return History.replay(start, rows, listener);
  }

  /// Hears of every row that is replayed.
  @FunctionalInterface
  public interface Listener {
    Listener NONE = (row, after, told) -> {};

    void played(DecisionRow row, Play after, List<Journal.Entry> told);
  }
}
