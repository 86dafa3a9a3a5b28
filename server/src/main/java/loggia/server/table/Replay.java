package loggia.server.table;

import java.util.ArrayList;
import java.util.List;
import loggia.kernel.Decision;
import loggia.kernel.Journal;
import loggia.kernel.Match;
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
      int to = Play.rewindsTo(row);
      var told = Journal.pages();
      play =
          to >= 0
              ? play.rewound(before.get(to), row)
              : play.next(row, listens ? told : Journal.NONE);
      listener.played(row, play, told.entries());
    }
    return play;
  }

  /// The decisions that count: those that no rewind has taken away.
  static List<Decision> effective(List<DecisionRow> rows) {
    // last[n] is the index of the last row that counts after n rows, and last[i] that before row i.
    var last = new int[rows.size() + 1];
    last[0] = -1;
    for (int i = 0; i < rows.size(); i++) {
      int to = Play.rewindsTo(rows.get(i));
      last[i + 1] = to >= 0 ? last[to] : i;
    }
    var decisions = new ArrayList<Decision>();
    for (int i = last[rows.size()]; i >= 0; i = last[i]) {
      decisions.add(Play.decision(rows.get(i)));
    }
    return decisions.reversed();
  }
}
