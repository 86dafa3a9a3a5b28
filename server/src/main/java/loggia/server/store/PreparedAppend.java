package loggia.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/// The statements of every decision, prepared once for the one connection that writes: they are
/// most of what a store does.
final class PreparedAppend {
  private final PreparedStatement insert;
  private final PreparedStatement count;
  private final PreparedStatement summarise;
  private final PreparedStatement end;
  private final PreparedStatement begin;
  private final PreparedStatement move;

  PreparedAppend(Connection connection) throws SQLException {
    insert = connection.prepareStatement(DecisionSql.INSERT);
    count = connection.prepareStatement(TableSql.COUNT);
    summarise = connection.prepareStatement(TableSql.SUMMARISE);
    end = connection.prepareStatement(NoticeSql.END);
    begin = connection.prepareStatement(NoticeSql.BEGIN);
    move = connection.prepareStatement(NoticeSql.MOVE);
  }

  /// @return false when this number is taken
  boolean add(DecisionRow row, Summary after, Turns turns) {
    try {
      boolean added = run(insert, DecisionSql.values(row)) == 1 && summarise(row.table(), after);
      if (added && !turns.isEmpty()) {
        change(row.table(), turns);
      }
      return added;
    } catch (SQLException e) {
      throw new IllegalStateException("the store does not take a decision", e);
    }
  }

  private void change(String table, Turns turns) throws SQLException {
    for (String person : turns.ended()) {
      run(end, table, person);
    }
    for (WaitRow wait : turns.begun()) {
      run(begin, NoticeSql.begin(wait));
    }
    if (turns.mover().isPresent()) {
      run(move, turns.mover().get());
    }
  }

  private boolean summarise(String table, Summary after) throws SQLException {
    return !after.drive() && run(count, TableSql.counted(table, after)) == 1
        || run(summarise, TableSql.values(table, after)) == 1;
  }

  private static int run(PreparedStatement statement, Object... values) throws SQLException {
    for (int i = 0; i < values.length; i++) {
      statement.setObject(i + 1, values[i]);
    }
    return statement.executeUpdate();
  }
}
