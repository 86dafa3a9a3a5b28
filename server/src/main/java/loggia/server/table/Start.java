package loggia.server.table;

/// When a table begins.
///
/// @param at not before, in milliseconds; 0: that time has come, or there is none
/// @param least so many seats must be taken; 0: all of them
public record Start(Kind kind, long at, int least) {
  public static final Start FULL = new Start(Kind.FULL, 0, 0);
  public static final Start OWNER = new Start(Kind.OWNER, 0, 0);

  /// What has to come.
  public enum Kind {
    FULL,
    OWNER,
    SCHEDULE
  }

  /// At a time, if so many seats are taken then, and else as soon as they are. Seats that are still
  /// open are taken away.
  public static Start schedule(long at, int least) {
    return new Start(Kind.SCHEDULE, at, least);
  }

  /// The same after its time has come.
  Start called() {
    return new Start(kind, 0, least);
  }
}
