package loggia.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import loggia.kernel.Decision;
import loggia.kernel.Games;
import loggia.kernel.Journal;
import loggia.kernel.Seat;
import loggia.server.Interjection;
import loggia.server.store.DecisionRow;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class InterjectionClockTest {
  private static final Interjection MOMENT = Interjection.any();
  private static final long MINUTE = 60_000;

  @ParameterizedTest
  @EnumSource(names = {"DECISION", "PLAYER"})
  void who_acts_unasked_and_takes_it_back_gives_nobody_more_time(Pace.Kind kind) {
    TableDetails details = details(kind);
    Play play = StoredTable.begin(details);
    for (Decision decision : MOMENT.decisions()) {
      play = decide(play, decision, 0);
    }
    Seat inTurn = play.state().awaited().first();
    long time = 0;
    for (int i = 0; i < 5; i++) {
      time += MINUTE;
      play = decide(play, new Decision(MOMENT.seat(), MOMENT.move()), time);
      assertFalse(play.state().awaited().contains(inTurn));
      // What the others take to answer does not count.
      time += 3 * MINUTE;
      play = decide(play, Decision.undo(MOMENT.seat()), time);
    }
    var snapshot = new Snapshot("t", details, 0, Optional.of(play), 0, time);
    var left = Clocks.left(snapshot, time);
    assertEquals(5 * MINUTE, left.get(inTurn.number()), "ten minutes, five of them used");
    assertEquals(10 * MINUTE, left.get(MOMENT.seat().number()));
    assertEquals(time + 5 * MINUTE, Clocks.deadline(snapshot));
  }

  private static Play decide(Play play, Decision decision, long at) {
    int seat = decision.seat().number();
    return play.next(
        new DecisionRow("t", play.number(), seat, decision.text(), "", at), Journal.NONE);
  }

  private static TableDetails details(Pace.Kind kind) {
    var manual = Games.find(Interjection.GAME).orElseThrow().manual();
    return new NewTable(
            manual.id(),
            manual.rules(),
            Map.of(),
            List.of(),
            Optional.of(MOMENT.seed()),
            true,
            new Pace(kind, 10),
            false,
            true,
            false,
            0,
            Collections.nCopies(Interjection.SEATS, TableSeat.named("Anna")))
        .details("me", Status.RUNNING, false, 0);
  }
}
