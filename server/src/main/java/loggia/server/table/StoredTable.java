package loggia.server.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import loggia.kernel.Game;
import loggia.kernel.Games;
import loggia.kernel.Names;
import loggia.kernel.Refusal;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.kernel.Setup;
import loggia.server.common.Fault;
import loggia.server.common.Problem;
import loggia.server.common.ServerTexts;
import loggia.server.store.DecisionRow;
import loggia.server.store.Store;
import loggia.server.store.StoredJson;
import loggia.server.store.Summary;
import loggia.server.store.TableRow;
import tools.jackson.core.JacksonException;

/// Between what is stored and what is played.
public final class StoredTable {
  private StoredTable() {}

  public static TableRow row(Snapshot snapshot, boolean drive) {
    return row(
        snapshot.id(),
        snapshot.details(),
        snapshot.created(),
        snapshot.summary(drive),
        snapshot.version());
  }

  /// The same row with other details.
  static TableRow changed(TableRow row, TableDetails details) {
    return row(row.id(), details, row.created(), row.summary(), row.version());
  }

  private static TableRow row(
      String id, TableDetails details, long created, Summary summary, int version) {
    var members = new LinkedHashMap<String, Integer>();
    if (!details.owner().isEmpty()) {
      members.put(details.owner(), 0);
    }
    for (Seat seat : Seats.all(details.seats().size())) {
      String person = details.seat(seat).person();
      if (!person.isEmpty()) {
        members.merge(person, Seats.of(seat).bits(), (a, b) -> a | b);
      }
    }
    var list = new ArrayList<TableRow.Member>();
    members.forEach((person, seats) -> list.add(new TableRow.Member(person, seats)));
    String words =
        id
            + " "
            + details.settings().game()
            + " "
            + String.join(" ", details.seats().stream().map(TableSeat::name).toList());
    return new TableRow(
        id,
        details.settings().game(),
        details.settings().open(),
        details.settings().study(),
        words,
        created,
        summary,
        list,
        version,
        StoredJson.MAPPER.writeValueAsString(details));
  }

  /// @throws DamagedTable when they cannot be read
  public static TableDetails details(TableRow row) {
    try {
      return StoredJson.MAPPER.readValue(row.body(), TableDetails.class);
    } catch (JacksonException e) {
      throw new DamagedTable("its details cannot be read: " + e.getOriginalMessage(), e);
    }
  }

  /// The table as stored, replayed.
  ///
  /// @throws DamagedTable when it cannot be
  public static Snapshot snapshot(TableRow row, Store store) {
    TableDetails details = details(row);
    Optional<Play> play =
        details.status() == Status.WAITING
            ? Optional.empty()
            : Optional.of(replay(details, store.decisions(row.id(), 0), Play.Listener.NONE));
    cutShort(row, play.map(Play::number).orElse(0))
        .ifPresent(
            why -> {
              throw new DamagedTable(why);
            });
    long updated = Math.max(row.summary().updated(), play.map(Play::at).orElse(0L));
    return new Snapshot(row.id(), details, row.version(), play, row.created(), updated);
  }

  /// @throws DamagedTable when it cannot be
  public static Play replay(TableDetails details, List<DecisionRow> rows, Play.Listener listener) {
    return Replay.replay(stored(details), rows, listener);
  }

  private static Play stored(TableDetails details) {
    try {
      return begin(details);
    } catch (Fault fault) {
      throw new DamagedTable(ServerTexts.in("en").say(fault.reason(), Names.NUMBERS), fault);
    } catch (Refusal refusal) {
      throw new DamagedTable("it cannot begin: " + refusal.getMessage(), refusal);
    }
  }

  /// A table as lists know it, without its decisions.
  ///
  /// @param damage why it cannot be opened, as far as that shows without them
  public record Listed(TableDetails details, Optional<String> damage) {}

  /// @param decisions how many are stored
  static Listed listed(TableRow row, int decisions) {
    TableDetails details;
    try {
      details = details(row);
    } catch (DamagedTable damaged) {
      return new Listed(unreadable(row), Optional.of(String.valueOf(damaged.getMessage())));
    }
    try {
      game(details.settings());
    } catch (Fault fault) {
      String why = ServerTexts.in("en").say(fault.reason(), Names.NUMBERS);
      return new Listed(details, Optional.of(why));
    }
    return new Listed(details, cutShort(row, decisions));
  }

  /// The same where nobody asks whether it can be opened.
  public static Listed readable(TableRow row) {
    return new Listed(listed(row, row.summary().number()).details(), Optional.empty());
  }

  /// What lists show of a table whose details cannot be read.
  private static TableDetails unreadable(TableRow row) {
    var settings =
        new TableSettings(
            row.game(),
            0,
            Map.of(),
            List.of(),
            0,
            "",
            row.visible(),
            Pace.RELAXED,
            false,
            false,
            false,
            0,
            row.study());
    Status status = Status.of(row.summary().status());
    return new TableDetails(
        settings,
        "",
        "",
        status,
        List.of(),
        Optional.empty(),
        0,
        "",
        List.of(),
        Start.FULL,
        Map.of());
  }

  private static Optional<String> cutShort(TableRow row, int decisions) {
    int number = row.summary().number();
    return decisions >= number
        ? Optional.empty()
        : Optional.of("%d decisions are stored, but it is at %d".formatted(decisions, number));
  }

  public static Play begin(TableDetails details) {
    return Play.begin(game(details.settings()), setup(details), details.started());
  }

  /// The game under the very rules the table began with.
  public static Game<?, ?> game(TableSettings settings) {
    return Games.find(settings.game())
        .flatMap(game -> under(game, settings.rules()))
        .orElseThrow(() -> Fault.of(Fault.Code.REFUSED, new Problem.OtherRules(settings.rules())));
  }

  private static Optional<Game<?, ?>> under(Game<?, ?> game, int rules) {
    return game.under(rules).map(same -> same);
  }

  public static Setup setup(TableDetails details) {
    TableSettings settings = details.settings();
    return Setup.of(
        game(settings).manual(),
        details.seats().size(),
        settings.options(),
        settings.files(),
        settings.seed());
  }
}
