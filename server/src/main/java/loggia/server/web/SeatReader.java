package loggia.server.web;

import java.util.ArrayList;
import java.util.List;
import loggia.server.common.Fault;
import loggia.server.common.Problem;
import loggia.server.common.ServerTexts;
import loggia.server.store.Person;
import loggia.server.store.Store;
import loggia.server.table.BotRunner;
import loggia.server.table.TableSeat;

/// Reads who shall sit where.
final class SeatReader {
  private static final List<String> KINDS = List.of("me", "open", "hotseat", "bot", "outside");
  private static final int MOST = 8;

  private SeatReader() {}

  static List<TableSeat> read(RequestBody body, Store store, Person me, String lang) {
    var seats = new ArrayList<TableSeat>();
    for (RequestBody seat : body.list("seats", MOST, "kind", "name", "level", "command")) {
      seats.add(seat(seat, name(seat, store, me), me, seats.size() + 1, lang));
    }
    if (seats.isEmpty()) {
      throw Fault.in("seats", new Problem.MissingField("seats"));
    }
    return seats;
  }

  /// Nobody is seated under the name of somebody else's account.
  private static String name(RequestBody seat, Store store, Person me) {
    String name = seat.maybeText("name", PersonName.LONGEST).map(SeatReader::clean).orElse("");
    if (!name.isEmpty() && !PersonName.isFit(name)) {
      throw Fault.in("seats", new Problem.BadName());
    }
    if (!name.isEmpty() && store.isTaken(name, me.id())) {
      throw Fault.in("seats", new Problem.NameTaken(name));
    }
    return name;
  }

  private static TableSeat seat(RequestBody seat, String name, Person me, int number, String lang) {
    String kind = seat.oneOf("kind", "open", KINDS);
    // A client must never be able to start a program on the server.
    if (seat.has("command")) {
      throw Fault.in("seats", new Problem.NoCommands());
    }
    return switch (kind) {
      case "me" -> TableSeat.open().held(me);
      case "hotseat" -> TableSeat.hotSeat(me, name.isEmpty() ? me.name() + " " + number : name);
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
    return plain.substring(0, Math.min(PersonName.LONGEST, plain.length()));
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
