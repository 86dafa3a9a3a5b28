package loggia.server.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import loggia.server.common.Fault;
import loggia.server.common.Problem;
import loggia.server.common.ServerTexts;
import loggia.server.contract.Longest;
import loggia.server.store.Person;
import loggia.server.store.Store;
import loggia.server.table.BotRunner;
import loggia.server.table.TableSeat;

/// Reads who shall sit where.
final class SeatReader {
  static final int MOST = 8;

  /// Who shall sit there.
  enum Kind {
    ME,
    OPEN,
    HOTSEAT,
    BOT,
    OUTSIDE
  }

  /// @param command always refused: a client must never be able to start a program on the server
  record SeatWish(
      Optional<Kind> kind,
      @Longest(PersonName.LONGEST) Optional<String> name,
      Optional<String> level,
      @Longest(1000) Optional<String> command) {}

  private SeatReader() {}

  static List<TableSeat> read(List<SeatWish> wishes, Store store, Person me, String lang) {
    var seats = new ArrayList<TableSeat>();
    for (SeatWish seat : wishes) {
      seats.add(seat(seat, name(seat, store, me), me, seats.size() + 1, lang));
    }
    if (seats.isEmpty()) {
      throw Fault.in("seats", new Problem.MissingField("seats"));
    }
    return seats;
  }

  /// Nobody is seated under the name of somebody else's account.
  private static String name(SeatWish seat, Store store, Person me) {
    String name = seat.name().map(SeatReader::clean).orElse("");
    if (!name.isEmpty() && !PersonName.isFit(name)) {
      throw Fault.in("seats", new Problem.BadName());
    }
    if (!name.isEmpty() && store.isTaken(name, me.id())) {
      throw Fault.in("seats", new Problem.NameTaken(name));
    }
    return name;
  }

  private static TableSeat seat(SeatWish seat, String name, Person me, int number, String lang) {
    if (seat.command().isPresent()) {
      throw Fault.in("seats", new Problem.NoCommands());
    }
    return switch (seat.kind().orElse(Kind.OPEN)) {
      case ME -> TableSeat.open().held(me);
      case HOTSEAT -> TableSeat.hotSeat(me, name.isEmpty() ? me.name() + " " + number : name);
      case BOT ->
          TableSeat.bot(
              name.isEmpty() ? ServerTexts.in(lang).get("name.bot") + " " + number : name,
              level(seat.level()));
      case OUTSIDE -> TableSeat.outside(name);
      case OPEN -> TableSeat.open();
    };
  }

  /// Without control characters, and short enough for a table's edge.
  static String clean(String name) {
    String plain = name.replaceAll("\\p{C}", "").strip();
    return plain.substring(0, Math.min(PersonName.LONGEST, plain.length()));
  }

  static String level(Optional<String> wanted) {
    List<String> levels = BotRunner.levels();
    String level = wanted.orElse("journeyman");
    if (!levels.contains(level)) {
      throw Fault.in("level", new Problem.NoSuchLevel(level, String.join(", ", levels)));
    }
    return level;
  }
}
