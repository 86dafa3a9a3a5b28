package loggia.server.table;

import loggia.kernel.Audience;
import loggia.kernel.Event;
import loggia.kernel.Journal;
import loggia.kernel.Seat;
import loggia.server.store.DecisionRow;

/// An event of a table's log.
///
/// @param number of the decision that made it happen
/// @param seat who decided, counted from 1; 0 for the table
public record LogEntry(int number, int seat, Audience audience, Event event) {
  static LogEntry of(DecisionRow row, Journal.Entry entry) {
    return new LogEntry(row.number(), row.seat(), entry.audience(), entry.event());
  }

  static LogEntry rewound(DecisionRow row) {
    var event = new Rewound(Play.rewindsTo(row));
    return new LogEntry(row.number(), 0, Audience.EVERYONE, event);
  }

  static LogEntry advised(TableDetails.Advised advised) {
    var event = new Advised(Seat.of(advised.seat() - 1));
    return new LogEntry(advised.number(), advised.seat(), Audience.EVERYONE, event);
  }

  /// What happened to the table, not in the game: the server says it in words of its own.
  public sealed interface TableEvent extends Event {}

  /// Everybody agreed to go back to what `number` was asked.
  public record Rewound(int number) implements TableEvent {}

  /// Somebody asked what a master would do.
  public record Advised(Seat seat) implements TableEvent {}
}
