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
public record Opening(
    String game,
    int rules,
    Map<String, String> options,
    List<Attachment> files,
    Optional<Long> seed,
    boolean open,
    Pace pace,
    boolean chat,
    boolean spectators,
    int delay,
    List<Chair> chairs) {

  /// The table as it begins.
  ///
  /// @throws loggia.kernel.Refusal when the game cannot be played like this
  public Company company(String owner, Status status, boolean study, long now) {
    var terms =
        new Terms(
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
            delay,
            study || seed.isPresent());
    var company =
        new Company(
            complete(terms), owner, Tokens.secret(), status, chairs, Optional.empty(), now, "");
    Rows.begin(company);
    return status == Status.WAITING && company.full() ? company.begun(now) : company;
  }

  /// With every option written down, so that a later version's usual values change nothing.
  private Terms complete(Terms terms) {
    var game = Rows.game(terms);
    Setup setup = Setup.of(game.manual(), chairs.size(), options, files, terms.seed());
    var all = new java.util.LinkedHashMap<String, String>();
    setup.keys().forEach(key -> all.put(key, setup.value(key)));
    return new Terms(
        terms.game(),
        terms.rules(),
        all,
        terms.files(),
        terms.seed(),
        terms.salt(),
        terms.open(),
        terms.pace(),
        terms.chat(),
        terms.spectators(),
        terms.delay(),
        terms.study());
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
