package loggia.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/// The statements of every decision, prepared once for the one connection that writes: they are
/// most of what a store does.
final class Append {
  private final PreparedStatement insert;
  private final PreparedStatement count;
  private final PreparedStatement summarise;

  Append(Connection connection) throws SQLException {
    insert = connection.prepareStatement(Decisions.INSERT);
    count = connection.prepareStatement(TableRows.COUNT);
    summarise = connection.prepareStatement(TableRows.SUMMARISE);
  }

  /// @return false when this number is taken
  boolean add(DecisionRow row, Summary after) {
    try {
      return run(insert, Decisions.values(row)) == 1 && summarise(row.table(), after);
    } catch (SQLException e) {
      throw new IllegalStateException("the store does not take a decision", e);
    }
  }

  private boolean summarise(String table, Summary after) throws SQLException {
    return !after.drive() && run(count, TableRows.counted(table, after)) == 1
        || run(summarise, TableRows.values(table, after)) == 1;
  }

  private static int run(PreparedStatement statement, Object[] values) throws SQLException {
    for (int i = 0; i < values.length; i++) {
      statement.setObject(i + 1, values[i]);
    }
    return statement.executeUpdate();
  }
}
