package loggia.server.web;

import java.util.ArrayList;
import java.util.List;
import loggia.server.Fault;
import loggia.server.Problem;
import loggia.server.Says;
import loggia.server.store.Person;
import loggia.server.table.Chair;
import loggia.server.table.Thinker;

/// Reads who shall sit where.
final class Chairs {
  private static final List<String> KINDS = List.of("me", "open", "hotseat", "bot", "outside");
  private static final int MOST = 8;

  private Chairs() {}

  static List<Chair> read(Body body, Person me, String lang) {
    var chairs = new ArrayList<Chair>();
    for (Body seat : body.list("seats", MOST, "kind", "name", "level", "command")) {
      chairs.add(chair(seat, me, chairs.size() + 1, lang));
    }
    if (chairs.isEmpty()) {
      throw Fault.in("seats", new Problem.MissingField("seats"));
    }
    return chairs;
  }

  private static Chair chair(Body seat, Person me, int number, String lang) {
    String kind = seat.oneOf("kind", "open", KINDS);
    String name = seat.maybeText("name", 24).map(Chairs::clean).orElse("");
    // A client must never be able to start a program on the server.
    if (seat.has("command")) {
      throw Fault.in("seats", new Problem.NoCommands());
    }
    return switch (kind) {
      case "me" -> Chair.open().held(me.id(), me.name());
      case "hotseat" ->
          new Chair(
              Chair.Kind.HOTSEAT,
              me.id(),
              name.isEmpty() ? me.name() + " " + number : name,
              "",
              false,
              false,
              0,
              0);
      case "bot" ->
          Chair.bot(
              name.isEmpty() ? Says.in(lang).get("name.bot") + " " + number : name, level(seat));
      case "outside" -> Chair.outside(name);
      default -> Chair.open();
    };
  }

  /// Without control characters, and short enough for a table's edge.
  static String clean(String name) {
    String plain = name.replaceAll("\\p{C}", "").strip();
    return plain.substring(0, Math.min(24, plain.length()));
  }

  static String level(Body body) {
    List<String> levels = Thinker.levels();
    String level = body.maybeText("level", 40).orElse("journeyman");
    if (!levels.contains(level)) {
      throw Fault.in("level", new Problem.NoSuchLevel(level, String.join(", ", levels)));
    }
    return level;
  }
}
