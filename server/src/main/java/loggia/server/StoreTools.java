package loggia.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import loggia.kernel.Move;
import loggia.kernel.Names;
import loggia.kernel.Seat;
import loggia.server.common.Config;
import loggia.server.common.Fault;
import loggia.server.common.Metrics;
import loggia.server.common.ServerTexts;
import loggia.server.store.Store;
import loggia.server.store.StoredJson;
import loggia.server.store.Summary;
import loggia.server.store.TableRow;
import loggia.server.table.DamagedTable;
import loggia.server.table.Play;
import loggia.server.table.Snapshot;
import loggia.server.table.StoredTable;
import loggia.server.table.TableSeat;
import loggia.server.table.Tables;
import tools.jackson.core.type.TypeReference;

/// Looks after the stored games: what is wrong with a table, going back, backups, and whether every
/// game still replays.
public final class StoreTools implements AutoCloseable {
  private static final String HEAD = "{\"loggia\":\"backup 1\"}";

  private final Store store;
  private final Optional<DataFolder> held;

  /// What cannot be done, in one line for whoever asked.
  public static final class NotPossible extends RuntimeException {
    private static final long serialVersionUID = 1L;

    NotPossible(String message) {
      super(message);
    }
  }

  private StoreTools(Store store, Optional<DataFolder> held) {
    this.store = store;
    this.held = held;
  }

  /// Tools that read, also beside a running server.
  ///
  /// @throws IllegalArgumentException in one sentence, with what to do
  public static StoreTools of(Config config) {
    return new StoreTools(Stores.open(config), Optional.empty());
  }

  /// Tools that change something. A server with a file of games would not hear of it, so none may
  /// run on it meanwhile; nodes of a database tell each other.
  ///
  /// @throws IllegalArgumentException in one sentence, with what to do
  public static StoreTools alone(Config config) {
    Optional<DataFolder> folder =
        Stores.isFile(config) ? Optional.of(DataFolder.hold(config.data())) : Optional.empty();
    try {
      return new StoreTools(Stores.open(config), folder);
    } catch (IllegalArgumentException e) {
      folder.ifPresent(DataFolder::close);
      throw e;
    }
  }

  /// What there is, the newest first: a line for each table, with its id, its game, how far it is,
  /// when something last happened there, and who sits there.
  public List<String> list() {
    return store.tables().stream()
        .map(this::row)
        .sorted(Comparator.comparingLong((TableRow row) -> row.summary().updated()).reversed())
        .map(StoreTools::listed)
        .toList();
  }

  private static String listed(TableRow row) {
    Summary summary = row.summary();
    Instant updated = Instant.ofEpochMilli(summary.updated()).truncatedTo(ChronoUnit.MINUTES);
    return "%s  %-14s %-8s decision %-5d %s  %s"
        .formatted(row.id(), row.game(), summary.status(), summary.number(), updated, who(row));
  }

  private static String who(TableRow row) {
    try {
      return StoredTable.details(row).seats().stream()
          .map(seat -> seat.name("en").isEmpty() ? "(open)" : seat.name("en"))
          .collect(Collectors.joining(", "));
    } catch (DamagedTable e) {
      return "damaged: " + e.getMessage();
    }
  }

  private TableRow row(String table) {
    return store
        .table(table)
        .orElseThrow(() -> new NotPossible("there is no table '" + table + "'"));
  }

  /// Whom a table waits for, since when, and for what.
  public List<String> diagnose(String table) {
    TableRow row = row(table);
    var lines = new ArrayList<String>();
    Snapshot snapshot;
    try {
      snapshot = StoredTable.snapshot(row, store);
    } catch (DamagedTable problem) {
      return List.of("table " + table + " cannot be replayed: " + problem.getMessage());
    }
    lines.add(
        "table %s: %s, %s, decision %d, round %d"
            .formatted(
                table, row.game(), snapshot.status().id(), snapshot.number(), snapshot.round()));
    if (snapshot.number() != row.summary().number()) {
      lines.add("the summary says decision " + row.summary().number() + ": run verify");
    }
    for (Seat seat : snapshot.awaited()) {
      lines.add(waiting(snapshot, snapshot.play().orElseThrow(), seat));
    }
    if (row.summary().drive()) {
      lines.add("the server itself has something to play here");
    }
    return lines;
  }

  private static String waiting(Snapshot snapshot, Play play, Seat seat) {
    TableSeat tableSeat = snapshot.details().seat(seat);
    var choices = new ArrayList<String>();
    for (Move move : play.state().moves(seat)) {
      choices.add(move.text());
    }
    String who = tableSeat.playedByServer() ? "a bot, " + tableSeat.level() : tableSeat.name();
    Instant since = Instant.ofEpochMilli(play.waiting(seat).asked());
    Duration wait = Duration.between(since, Instant.now());
    return "waits for seat %d (%s) since %s (%d minutes); %d moves: %s"
        .formatted(
            seat.number(),
            who,
            since,
            wait.toMinutes(),
            choices.size(),
            String.join(" | ", choices.subList(0, Math.min(8, choices.size()))));
  }

  /// Takes a table back, as everybody's consent would.
  public String rewind(String table, int to) {
    row(table);
    var tables = new Tables(store, new Metrics());
    try {
      int number = tables.get(table).rewind(to, "admin");
      return "table " + table + " is back at decision " + to + "; its next number is " + number;
    } catch (Fault fault) {
      throw new NotPossible(ServerTexts.in("en").say(fault.reason(), Names.NUMBERS));
    }
  }

  /// Replays every game.
  ///
  /// @param out told how many there were
  /// @return what differs, one line each
  public List<String> verify(Consumer<String> out) {
    var problems = new ArrayList<String>();
    int games = 0;
    for (String id : store.tables()) {
      games++;
      try {
        verify(row(id), problems);
      } catch (DamagedTable problem) {
        problems.add("table " + id + ": " + problem.getMessage());
      }
    }
    out.accept(games + " tables replayed, " + problems.size() + " with a difference");
    return problems;
  }

  private void verify(TableRow row, List<String> problems) {
    Snapshot snapshot = StoredTable.snapshot(row, store);
    int rows = store.decisions(row.id(), 0).size();
    if (snapshot.number() != rows || row.summary().number() != rows) {
      problems.add(
          "table %s: %d decisions, but %d by its summary"
              .formatted(row.id(), rows, row.summary().number()));
    }
    String ending =
        snapshot.play().filter(Play::over).map(p -> p.state().result().ending()).orElse("");
    if (!ending.equals(row.summary().ending())) {
      problems.add(
          "table %s: ends with '%s', but '%s' is stored"
              .formatted(row.id(), ending, row.summary().ending()));
    }
  }

  /// Writes everything to a new file.
  public String backup(Path file) {
    var lines = new AtomicInteger();
    try (var raw = Files.newOutputStream(file, StandardOpenOption.CREATE_NEW);
        var out = new GZIPOutputStream(raw)) {
      write(out, HEAD);
      store.dump(
          line -> {
            write(out, StoredJson.MAPPER.writeValueAsString(line));
            lines.incrementAndGet();
          });
    } catch (IOException e) {
      throw new NotPossible("cannot write " + file + ": " + why(file, e));
    }
    return lines + " rows written to " + file;
  }

  /// The message of most of these errors is the file's name.
  private static String why(Path file, IOException error) {
    return switch (error) {
      case FileAlreadyExistsException _ -> "it is there already";
      case NoSuchFileException _ -> "there is no folder " + file.toAbsolutePath().getParent();
      default -> error.getClass().getSimpleName() + ": " + error.getMessage();
    };
  }

  private static void write(GZIPOutputStream out, String line) {
    try {
      out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Reads a backup into this store, which must be empty. All or nothing.
  public String restore(Path file) {
    var type = new TypeReference<Map<String, Object>>() {};
    try (var in =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
      if (!HEAD.equals(in.readLine())) {
        throw new NotPossible(file + " is not a backup of Loggia");
      }
      var lines = new ArrayList<Map<String, Object>>();
      in.lines().forEach(line -> lines.add(StoredJson.MAPPER.readValue(line, type)));
      store.restore(lines);
      return lines.size() + " rows restored from " + file;
    } catch (IOException | IllegalStateException e) {
      throw new NotPossible("cannot restore " + file + ": " + e.getMessage());
    }
  }

  @Override
  public void close() {
    store.close();
    held.ifPresent(DataFolder::close);
  }
}
