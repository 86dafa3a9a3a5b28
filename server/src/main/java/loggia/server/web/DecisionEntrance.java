package loggia.server.web;

import java.util.Optional;
import loggia.kernel.Seat;
import loggia.server.common.Fault;
import loggia.server.contract.About;
import loggia.server.contract.Longest;
import loggia.server.store.Person;
import loggia.server.table.Table;
import loggia.server.table.Tables;

/// The one entrance for decisions, over HTTP and over the live channel.
final class DecisionEntrance {
  static final int LONGEST_MOVE = 500;

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

  record Decision(
      int seat,
      @About("the one that it answers to") int number,
      @About("a move's text, or `undo`") @Longest(LONGEST_MOVE) String move,
      @About("makes it the same decision when it is sent again") @Longest(100)
          Optional<String> key) {}

  Outcome decide(Table table, Person person, Decision decision, String lang) {
    Optional<Seat> own = Optional.empty();
    try {
      Seat seat = Access.own(table.now(), person.id(), decision.seat());
      own = Optional.of(seat);
      return new Outcome.Stored(
          table.decide(seat, decision.number(), decision.move(), decision.key().orElse("")));
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
            fault,
            PositionPresenter.texts(snapshot, lang),
            PositionPresenter.names(snapshot, lang));
    return new Outcome.Failed(fault, error, position);
  }
}
