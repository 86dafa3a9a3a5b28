package loggia.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/// The statements of every decision, prepared once for the one connection that writes: they are
/// most of what a store does.
final class PreparedAppend {
  /// Mostly the wait for one person ends and that for another begins. One statement for both is
  /// quicker than two; who is waited for already, as on a damaged table, is waited for anew.
  private static final String PASS =
      "update or replace waits set person = ?, since = ?, deadline = ?, reminded = 0"
          + " where table_id = ? and person = ?";

  private final PreparedStatement insert;
  private final PreparedStatement count;
  private final PreparedStatement summarise;
  private final PreparedStatement end;
  private final PreparedStatement begin;
  private final PreparedStatement move;
  private final PreparedStatement pass;

  PreparedAppend(Connection connection) throws SQLException {
    insert = connection.prepareStatement(DecisionSql.INSERT);
    count = connection.prepareStatement(TableSql.COUNT);
    summarise = connection.prepareStatement(TableSql.SUMMARISE);
    end = connection.prepareStatement(NoticeSql.END);
    begin = connection.prepareStatement(NoticeSql.BEGIN);
    move = connection.prepareStatement(NoticeSql.MOVE);
    pass = connection.prepareStatement(PASS);
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
    if (!passed(table, turns)) {
      for (String person : turns.ended()) {
        run(end, table, person);
      }
      for (WaitRow wait : turns.begun()) {
        run(begin, NoticeSql.begin(wait));
      }
    }
    if (turns.mover().isPresent()) {
      run(move, turns.mover().get());
    }
  }

  private boolean passed(String table, Turns turns) throws SQLException {
    if (turns.ended().size() != 1 || turns.begun().size() != 1) {
      return false;
    }
    WaitRow wait = turns.begun().getFirst();
    String before = turns.ended().getFirst();
    return run(pass, wait.person(), wait.since(), wait.deadline(), table, before) == 1;
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
