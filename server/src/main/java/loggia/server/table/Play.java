package loggia.server.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import loggia.kernel.Decision;
import loggia.kernel.Game;
import loggia.kernel.Journal;
import loggia.kernel.Match;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.kernel.State;
import loggia.server.store.DecisionRow;

/// What the decisions of a table add up to: an immutable cache of what a replay would give.
///
/// @param number how many rows led here, rewinds included: what the next decision answers to
/// @param at when the last of them came, in milliseconds
/// @param waits how long each seat has been waited for
public record Play(Match<?, ?> match, int number, long at, List<Wait> waits) {
  private static final String REWIND = "rewind ";

  /// How a seat has been waited for.
  ///
  /// @param open the number since which nothing has changed for this seat: an answer to any number
  ///   from there on is still good
  /// @param asked when it was asked what it has not answered yet
  /// @param held since when somebody who acted unasked keeps it from answering; 0: nobody does
  /// @param used milliseconds it was waited for altogether
  public record Wait(int open, long asked, long held, long used) {
    /// The wait after a decision of another seat.
    ///
    /// @param unasked whether that seat was not awaited
    private Wait after(boolean before, boolean after, boolean unasked, long now) {
      if (before && !after && unasked) {
        return new Wait(open, asked, now, used);
      }
      if (before || (!after && held > 0)) {
        return this;
      }
      return new Wait(open, held > 0 ? asked + now - held : now, 0, used);
    }

    private Wait with(int nowOpen, long nowUsed) {
      return new Wait(nowOpen, asked, held, nowUsed);
    }
  }

  public static Play begin(Game<?, ?> game, Setup setup, long started) {
    var waits = Collections.nCopies(setup.seats(), new Wait(0, started, 0, 0));
    return new Play(beginOn(game, setup), 0, started, waits);
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

  public Wait waiting(Seat seat) {
    return waits.get(seat.index());
  }

  /// The play after a seat's decision.
  ///
  /// @throws loggia.kernel.Refusal when it is not allowed
  public Play next(DecisionRow row, Journal journal) {
    Match<?, ?> after = match.decide(decision(row), journal);
    var next = new ArrayList<Wait>(waits.size());
    boolean unasked = !state().awaited().contains(Seat.of(row.seat() - 1));
    for (int i = 0; i < waits.size(); i++) {
      Seat seat = Seat.of(i);
      Wait wait = waits.get(i);
      boolean awaited = state().awaited().contains(seat);
      boolean decided = seat.number() == row.seat();
      boolean open = !decided && sameMenu(state(), after.state(), seat);
      Wait then =
          decided
              ? new Wait(0, row.at(), 0, 0)
              : wait.after(awaited, after.state().awaited().contains(seat), unasked, row.at());
      next.add(then.with(open ? wait.open : number + 1, charged(wait, awaited, row.at())));
    }
    return new Play(after, number + 1, row.at(), List.copyOf(next));
  }

  /// The play after a rewind: the game is what it was, the clocks and the numbers go on.
  public Play rewound(Match<?, ?> to, DecisionRow row) {
    var next = new ArrayList<Wait>(waits.size());
    for (int i = 0; i < waits.size(); i++) {
      boolean awaited = state().awaited().contains(Seat.of(i));
      next.add(new Wait(number + 1, row.at(), 0, charged(waits.get(i), awaited, row.at())));
    }
    return new Play(to, number + 1, row.at(), List.copyOf(next));
  }

  private long charged(Wait wait, boolean awaited, long now) {
    return awaited ? wait.used + Math.max(0, now - at) : wait.used;
  }

  private static boolean sameMenu(State<?, ?> before, State<?, ?> after, Seat seat) {
    Moves<?> old = before.moves(seat);
    return !old.isEmpty()
        && before.awaited().contains(seat) == after.awaited().contains(seat)
        && old.size() == after.moves(seat).size()
        && old.toList().equals(after.moves(seat).toList());
  }

  /// Whether an answer of this seat to that number is still meant for what is asked now.
  public boolean answers(Seat seat, int to) {
    return to >= Math.min(number, waiting(seat).open) && to <= number;
  }

  /// Rows in order, from the first.
  public static Play replay(Play start, List<DecisionRow> rows, Listener listener) {
    return Replay.replay(start, rows, listener);
  }

  /// Hears of every row that is replayed.
  @FunctionalInterface
  public interface Listener {
    /// Hears nothing, so that nothing is told.
    Listener NONE =
        new Listener() {
          @Override
          public void played(DecisionRow row, Play after, List<Journal.Entry> told) {}

          @Override
          public boolean listens() {
            return false;
          }
        };

    void played(DecisionRow row, Play after, List<Journal.Entry> told);

    default boolean listens() {
      return true;
    }
  }
}
