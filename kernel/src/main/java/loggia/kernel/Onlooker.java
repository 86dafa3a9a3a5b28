package loggia.kernel;

/// A viewer who holds no seat.
public enum Onlooker implements Viewer {
  /// Sees what everybody at the table may see, and nothing else.
  SPECTATOR,
  /// Sees everything. Only for a game that is over and for those who study a record.
  ORACLE
}
