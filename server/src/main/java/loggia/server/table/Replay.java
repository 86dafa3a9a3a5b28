package loggia.server.table;

import java.util.ArrayList;
import java.util.List;
import loggia.kernel.Decision;
import loggia.kernel.Journal;
import loggia.kernel.Match;
import loggia.kernel.Names;
import loggia.kernel.Refusal;
import loggia.server.store.DecisionRow;

/// Replays the rows of a table.
final class Replay {
  private Replay() {}

  /// Keeps every match on the way, because a rewind may go back to any of them; they share nearly
  /// everything, and are forgotten at the end.
  static Play replay(Play start, List<DecisionRow> rows, Play.Listener listener) {
    var before = new ArrayList<Match<?, ?>>(rows.size() + 1);
    Play play = start;
    boolean listens = listener.listens();
    for (DecisionRow row : rows) {
      before.add(play.match());
      var told = Journal.pages();
      play = after(play, before, row, listens ? told : Journal.NONE);
      listener.played(row, play, told.entries());
    }
    return play;
  }

  private static Play after(Play play, List<Match<?, ?>> before, DecisionRow row, Journal journal) {
    if (row.number() != play.number()) {
      throw new DamagedTable("decision " + play.number() + " is missing");
    }
    try {
      int to = Play.rewindsTo(row);
      return to >= 0 ? play.rewound(before.get(to), row) : play.next(row, journal);
    } catch (Refusal refusal) {
      String why = play.match().game().texts("en").say(refusal.reason(), Names.NUMBERS);
      throw damaged(row, why, refusal);
    } catch (IndexOutOfBoundsException | IllegalArgumentException | IllegalStateException e) {
      throw damaged(row, String.valueOf(e.getMessage()), e);
    }
  }

  private static DamagedTable damaged(DecisionRow row, String why, RuntimeException cause) {
    return new DamagedTable(
        "decision %d, '%s' by seat %d, cannot be played: %s"
            .formatted(row.number(), row.move(), row.seat(), why),
        cause);
  }

  /// The decisions that count: those that no rewind has taken away.
  static List<DecisionRow> effective(List<DecisionRow> rows) {
    // last[n] is the index of the last row that counts after n rows, and last[i] that before row i.
    var last = new int[rows.size() + 1];
    last[0] = -1;
    for (int i = 0; i < rows.size(); i++) {
      int to = Play.rewindsTo(rows.get(i));
      last[i + 1] = to >= 0 ? last[to] : i;
    }
    var counting = new ArrayList<DecisionRow>();
    for (int i = last[rows.size()]; i >= 0; i = last[i]) {
      counting.add(rows.get(i));
    }
    return counting.reversed();
  }

  static List<Decision> decisions(List<DecisionRow> rows) {
    return effective(rows).stream().map(Play::decision).toList();
  }
}
