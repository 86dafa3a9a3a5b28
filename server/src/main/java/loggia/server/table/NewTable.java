package loggia.server.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import loggia.kernel.Attachment;
import loggia.kernel.Setup;
import loggia.server.store.DecisionRow;

/// A table that somebody wants to open.
///
/// @param seed chosen by hand; empty: nobody knows it until the end
public record NewTable(
    String game,
    int rules,
    Map<String, String> options,
    List<Attachment> files,
    Optional<Long> seed,
    boolean open,
    Pace pace,
    boolean chat,
    boolean spectators,
    boolean advice,
    int delay,
    List<TableSeat> seats,
    Start start) {

  /// One that begins as soon as it is full.
  public NewTable(
      String game,
      int rules,
      Map<String, String> options,
      List<Attachment> files,
      Optional<Long> seed,
      boolean open,
      Pace pace,
      boolean chat,
      boolean spectators,
      boolean advice,
      int delay,
      List<TableSeat> seats) {
    this(
        game,
        rules,
        options,
        files,
        seed,
        open,
        pace,
        chat,
        spectators,
        advice,
        delay,
        seats,
        Start.FULL);
  }

  /// The table as it begins.
  ///
  /// @throws loggia.kernel.Refusal when the game cannot be played like this
  public TableDetails details(String owner, Status status, boolean study, long now) {
    var settings =
        new TableSettings(
            game,
            rules,
            options,
            files,
            seed.orElseGet(Tokens::seed),
            Tokens.secret(),
            open,
            pace,
            chat,
            spectators,
            advice,
            delay,
            study || seed.isPresent());
    var details =
        new TableDetails(
            complete(settings),
            owner,
            Tokens.secret(),
            status,
            seats,
            Optional.empty(),
            now,
            "",
            List.of(),
            start,
            Map.of());
    StoredTable.begin(details);
    checkFewer(details);
    return details.starts(now) ? details.begun(now) : details;
  }

  /// Where it may begin with fewer than all, the game must allow that with these options.
  private void checkFewer(TableDetails details) {
    if (start.kind() == Start.Kind.SCHEDULE) {
      var game = StoredTable.game(details.settings());
      for (int few = start.least(); few < seats.size(); few++) {
        var _ =
            Setup.of(
                game.manual(), few, details.settings().options(), files, details.settings().seed());
      }
    }
  }

  /// With every option written down, so that a later version's usual values change nothing.
  private TableSettings complete(TableSettings settings) {
    var game = StoredTable.game(settings);
    Setup setup = Setup.of(game.manual(), seats.size(), options, files, settings.seed());
    var all = new java.util.LinkedHashMap<String, String>();
    setup.keys().forEach(key -> all.put(key, setup.value(key)));
    return new TableSettings(
        settings.game(),
        settings.rules(),
        all,
        settings.files(),
        settings.seed(),
        settings.salt(),
        settings.open(),
        settings.pace(),
        settings.chat(),
        settings.spectators(),
        settings.advice(),
        settings.delay(),
        settings.study());
  }

  /// Decisions of a record as the first rows of a table.
  public static List<DecisionRow> rows(
      String table, List<loggia.kernel.Decision> decisions, long at) {
    var rows = new java.util.ArrayList<DecisionRow>();
    for (var decision : decisions) {
      rows.add(
          new DecisionRow(table, rows.size(), decision.seat().number(), decision.text(), "", at));
    }
    return rows;
  }
}
