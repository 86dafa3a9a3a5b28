package loggia.server.store;

/// That a table waits for somebody. The same table, person and moment are the same wait.
///
/// @param deadline when their clock runs out, or [Summary#NEVER]
/// @param reminded whether they were told that it soon will
public record WaitRow(String table, String person, long since, long deadline, boolean reminded) {
  public static WaitRow of(String table, String person, long since, long deadline) {
    return new WaitRow(table, person, since, deadline, false);
  }

  public boolean isSame(WaitRow other) {
    return table.equals(other.table) && person.equals(other.person) && since == other.since;
  }
}
