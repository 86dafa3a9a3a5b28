package loggia.server.web;

import java.util.ArrayList;
import java.util.List;
import loggia.server.common.Fault;
import loggia.server.common.Problem;
import loggia.server.common.ServerTexts;
import loggia.server.store.Person;
import loggia.server.table.BotRunner;
import loggia.server.table.TableSeat;

/// Reads who shall sit where.
final class SeatReader {
  private static final List<String> KINDS = List.of("me", "open", "hotseat", "bot", "outside");
  private static final int MOST = 8;

  private SeatReader() {}

  static List<TableSeat> read(RequestBody body, Person me, String lang) {
    var seats = new ArrayList<TableSeat>();
    for (RequestBody seat : body.list("seats", MOST, "kind", "name", "level", "command")) {
      seats.add(seat(seat, me, seats.size() + 1, lang));
    }
    if (seats.isEmpty()) {
      throw Fault.in("seats", new Problem.MissingField("seats"));
    }
    return seats;
  }

  private static TableSeat seat(RequestBody seat, Person me, int number, String lang) {
    String kind = seat.oneOf("kind", "open", KINDS);
    String name = seat.maybeText("name", 24).map(SeatReader::clean).orElse("");
    // A client must never be able to start a program on the server.
    if (seat.has("command")) {
      throw Fault.in("seats", new Problem.NoCommands());
    }
    return switch (kind) {
      case "me" -> TableSeat.open().held(me.id(), me.name());
      case "hotseat" ->
          new TableSeat(
              TableSeat.Kind.HOTSEAT,
              me.id(),
              name.isEmpty() ? me.name() + " " + number : name,
              "",
              false,
              false,
              0,
              0);
      case "bot" ->
          TableSeat.bot(
              name.isEmpty() ? ServerTexts.in(lang).get("name.bot") + " " + number : name,
              level(seat));
      case "outside" -> TableSeat.outside(name);
      default -> TableSeat.open();
    };
  }

  /// Without control characters, and short enough for a table's edge.
  static String clean(String name) {
    String plain = name.replaceAll("\\p{C}", "").strip();
    return plain.substring(0, Math.min(24, plain.length()));
  }

  static String level(RequestBody body) {
    List<String> levels = BotRunner.levels();
    String level = body.maybeText("level", 40).orElse("journeyman");
    if (!levels.contains(level)) {
      throw Fault.in("level", new Problem.NoSuchLevel(level, String.join(", ", levels)));
    }
    return level;
  }
}
