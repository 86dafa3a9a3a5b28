package loggia.server.web;

import java.util.Optional;
import loggia.kernel.Seat;
import loggia.server.common.Fault;
import loggia.server.store.Person;
import loggia.server.table.Table;
import loggia.server.table.Tables;

/// The one entrance for decisions, over HTTP and over the live channel.
final class DecisionEntrance {
  static final int LONGEST_MOVE = 500;
  private static final int LONGEST_KEY = 100;

  private final Tables tables;

  DecisionEntrance(Tables tables) {
    this.tables = tables;
  }

  /// What became of a decision.
  sealed interface Outcome {
    /// @param number the one after it
    record Stored(int number) implements Outcome {}

    /// @param position how things are, for who answered what is no longer asked
    record Failed(Fault fault, ApiModel.Failure error, Optional<ApiModel.Position> position)
        implements Outcome {}
  }

  static String key(RequestBody body) {
    return body.maybeText("key", LONGEST_KEY).orElse("");
  }

  Outcome decide(Table table, Person person, RequestBody body, String lang) {
    Optional<Seat> own = Optional.empty();
    try {
      Seat seat = Access.own(table.now(), person.id(), body.number("seat"));
      own = Optional.of(seat);
      int number = body.number("number");
      return new Outcome.Stored(
          table.decide(seat, number, body.text("move", LONGEST_MOVE), key(body)));
    } catch (Fault fault) {
      return failed(table, own, fault, lang);
    }
  }

  /// What went wrong in the words of the game, and for a conflict how things are now.
  Outcome.Failed failed(Table table, Optional<Seat> own, Fault fault, String lang) {
    var snapshot = table.now();
    Optional<ApiModel.Position> position =
        fault.code() == Fault.Code.CONFLICT
            ? own.map(seat -> PositionPresenter.now(snapshot, seat, lang, tables.time()))
            : Optional.empty();
    var error =
        FaultPresenter.shown(
            fault, PositionPresenter.texts(snapshot, lang), PositionPresenter.names(snapshot));
    return new Outcome.Failed(fault, error, position);
  }
}
