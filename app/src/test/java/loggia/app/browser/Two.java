package loggia.app.browser;

import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.kernel.State;

/// Two people in two browsers at one table.
///
/// @param acting who makes the next decision
/// @param other who waits for it
record Two(String table, Visitor acting, Visitor other) implements AutoCloseable {
  private static final Map<String, String> FREE = Map.of("kind", "open");

  /// At a moment of a finished game that is played on from there.
  static Two at(Study study, int number) {
    var acting = new Visitor();
    boolean first = study.decision(number).seat().number() == 1;
    var seats = first ? List.of(Visitor.me(), FREE) : List.of(FREE, Visitor.me());
    return meet(acting, acting.playOn(study, number, seats));
  }

  /// At a moment of a match of several, of whom bots play the others.
  static Two at(Study.Spot spot, Seat other) {
    var acting = new Visitor();
    State<?, ?> state = spot.study().moments().get(spot.number());
    Seat mine = spot.study().decision(spot.number()).seat();
    var seats = new ArrayList<Map<String, String>>();
    for (Seat seat : Seats.all(state.seats())) {
      seats.add(seat == mine ? Visitor.me() : seat == other ? FREE : Visitor.bot());
    }
    return meet(acting, acting.playOn(spot.study(), spot.number(), seats));
  }

  /// From the beginning.
  static Two of(String game, Map<String, ?> terms) {
    var host = new Visitor();
    return meet(host, host.table(game, List.of(Visitor.me(), FREE), terms));
  }

  private static Two meet(Visitor host, String table) {
    var guest = new Visitor(1000, 700, ColorScheme.DARK);
    host.sit(table);
    String invite = host.wire.get("/api/tables/" + table).get("invite").stringValue();
    guest.sit(table + "?invite=" + invite);
    guest.button("Sit down here").click();
    host.waitForBoard();
    guest.waitForBoard();
    return new Two(table, host, guest);
  }

  @Override
  public void close() {
    acting.close();
    other.close();
  }
}
