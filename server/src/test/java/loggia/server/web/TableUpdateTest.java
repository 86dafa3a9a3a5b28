package loggia.server.web;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import loggia.games.ironcentury.IronView;
import loggia.kernel.Games;
import loggia.kernel.Journal;
import loggia.kernel.Onlooker;
import loggia.kernel.Seat;
import loggia.kernel.Viewer;
import loggia.server.store.DecisionRow;
import loggia.server.table.Play;
import loggia.server.table.Snapshot;
import loggia.server.table.StoredTable;
import org.junit.jupiter.api.Test;

class TableUpdateTest {
  private static final Seat OWN = Seat.of(0);

  private static Snapshot table() {
    var details = SameBytesTest.details(Games.find("iron-century").orElseThrow(), 2);
    return SameBytesTest.snapshot(details, StoredTable.begin(details));
  }

  private static Snapshot decided(Snapshot before) {
    Play play = before.play().orElseThrow();
    Seat mover = play.state().awaited().iterator().next();
    var row =
        new DecisionRow(
            "t",
            play.number(),
            mover.number(),
            play.state().moves(mover).get(0).text(),
            "",
            play.at());
    return SameBytesTest.snapshot(before.details(), play.next(row, Journal.NONE));
  }

  private static String change(TableUpdate update, Snapshot before, Viewer was) {
    byte[] change = update.change(OWN, "en", new LiveConnection.Told(before, was));
    return new String(change, StandardCharsets.UTF_8);
  }

  /// An onlooker who has sat down is told of the hand, also where somebody else at the same seat
  /// knew it before.
  @Test
  void a_change_follows_from_what_its_reader_saw_before_not_from_what_they_would_see_now() {
    Snapshot before = table();
    while (before.play().orElseThrow().state().view(OWN) instanceof IronView view
        && view.hand().isEmpty()) {
      before = decided(before);
    }
    var update = new TableUpdate(decided(before), List.of(), 0);
    assertFalse(change(update, before, OWN).contains("\"hand\":["));
    assertTrue(change(update, before, Onlooker.SPECTATOR).contains("\"hand\":["));
  }
}
