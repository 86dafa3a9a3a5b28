package loggia.server.store;

/// What lists and the driver need to know of a table without loading its decisions. Written in one
/// transaction with the decision that changed it.
///
/// @param awaited bit i for the seat with index i
/// @param drive whether the server itself has something to play
/// @param deadline when the next clock runs out, or [#NEVER]
/// @param updated when something last happened; lists may be a minute behind with it
/// @param ending how the game ended; empty while it has not
public record Summary(
    String status,
    int number,
    int round,
    int awaited,
    boolean drive,
    long deadline,
    String ending,
    long updated) {
  public static final long NEVER = Long.MAX_VALUE;
}
