package loggia.server.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import loggia.kernel.Game;
import loggia.kernel.Games;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.kernel.Setup;
import loggia.server.common.Fault;
import loggia.server.common.Problem;
import loggia.server.store.DecisionRow;
import loggia.server.store.Store;
import loggia.server.store.StoredJson;
import loggia.server.store.TableRow;

/// Between what is stored and what is played.
public final class StoredTable {
  private StoredTable() {}

  public static TableRow row(Snapshot snapshot, boolean drive) {
    TableDetails details = snapshot.details();
    var members = new LinkedHashMap<String, Integer>();
    members.put(details.owner(), 0);
    for (Seat seat : Seats.all(details.seats().size())) {
      String person = details.seat(seat).person();
      if (!person.isEmpty()) {
        members.merge(person, Seats.of(seat).bits(), (a, b) -> a | b);
      }
    }
    var list = new ArrayList<TableRow.Member>();
    members.forEach((person, seats) -> list.add(new TableRow.Member(person, seats)));
    String words =
        snapshot.id()
            + " "
            + details.settings().game()
            + " "
            + String.join(" ", details.seats().stream().map(TableSeat::name).toList());
    return new TableRow(
        snapshot.id(),
        details.settings().game(),
        details.settings().open(),
        details.settings().study(),
        words,
        snapshot.created(),
        snapshot.summary(drive),
        list,
        snapshot.version(),
        StoredJson.MAPPER.writeValueAsString(details));
  }

  public static TableDetails details(TableRow row) {
    return StoredJson.MAPPER.readValue(row.body(), TableDetails.class);
  }

  /// The table as stored, replayed.
  public static Snapshot snapshot(TableRow row, Store store) {
    TableDetails details = details(row);
    Optional<Play> play =
        details.status() == Status.WAITING
            ? Optional.empty()
            : Optional.of(replay(details, store.decisions(row.id(), 0), Play.Listener.NONE));
    long updated = Math.max(row.summary().updated(), play.map(Play::at).orElse(0L));
    return new Snapshot(row.id(), details, row.version(), play, row.created(), updated);
  }

  public static Play replay(TableDetails details, List<DecisionRow> rows, Play.Listener listener) {
    return Replay.replay(begin(details), rows, listener);
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
