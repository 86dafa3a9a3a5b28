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
import loggia.server.Fault;
import loggia.server.Mapper;
import loggia.server.Problem;
import loggia.server.store.DecisionRow;
import loggia.server.store.Store;
import loggia.server.store.TableRow;

/// Between what is stored and what is played.
public final class Rows {
  private Rows() {}

  public static TableRow row(Moment moment, boolean drive) {
    Company company = moment.company();
    var members = new LinkedHashMap<String, Integer>();
    members.put(company.owner(), 0);
    for (Seat seat : Seats.all(company.chairs().size())) {
      String person = company.chair(seat).person();
      if (!person.isEmpty()) {
        members.merge(person, Seats.of(seat).bits(), (a, b) -> a | b);
      }
    }
    var list = new ArrayList<TableRow.Member>();
    members.forEach((person, seats) -> list.add(new TableRow.Member(person, seats)));
    String words =
        moment.id()
            + " "
            + company.terms().game()
            + " "
            + String.join(" ", company.chairs().stream().map(Chair::name).toList());
    return new TableRow(
        moment.id(),
        company.terms().game(),
        company.terms().open(),
        company.terms().study(),
        words,
        moment.created(),
        moment.summary(drive),
        list,
        moment.version(),
        Mapper.STORE.writeValueAsString(company));
  }

  public static Company company(TableRow row) {
    return Mapper.STORE.readValue(row.body(), Company.class);
  }

  /// The table as stored, replayed.
  public static Moment moment(TableRow row, Store store) {
    Company company = company(row);
    Optional<Play> play =
        company.status() == Status.WAITING
            ? Optional.empty()
            : Optional.of(replay(company, store.decisions(row.id(), 0), Play.Listener.NONE));
    long updated = Math.max(row.summary().updated(), play.map(Play::at).orElse(0L));
    return new Moment(row.id(), company, row.version(), play, row.created(), updated);
  }

  public static Play replay(Company company, List<DecisionRow> rows, Play.Listener listener) {
    return History.replay(begin(company), rows, listener);
  }

  public static Play begin(Company company) {
    return Play.begin(game(company.terms()), setup(company), company.started());
  }

  /// The game under the very rules the table began with.
  public static Game<?, ?> game(Terms terms) {
    return Games.find(terms.game())
        .flatMap(game -> under(game, terms.rules()))
        .orElseThrow(() -> Fault.of(Fault.Code.REFUSED, new Problem.OtherRules(terms.rules())));
  }

  private static Optional<Game<?, ?>> under(Game<?, ?> game, int rules) {
    return game.under(rules).map(same -> same);
  }

  public static Setup setup(Company company) {
    Terms terms = company.terms();
    return Setup.of(
        game(terms).manual(),
        company.chairs().size(),
        terms.options(),
        terms.files(),
        terms.seed());
  }
}
