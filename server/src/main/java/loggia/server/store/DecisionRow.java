package loggia.server.store;

/// One line of a table's story. The key (table, number) is what makes two writers impossible.
///
/// @param seat counted from 1; 0 for what the table as a whole decided, such as a rewind
/// @param key the client's own key of the request, empty for what the server played
/// @param at milliseconds since 1970
public record DecisionRow(String table, int number, int seat, String move, String key, long at) {
  /// Whether the table as a whole decided it.
  boolean isOfTable() {
    return seat == 0;
  }
}
