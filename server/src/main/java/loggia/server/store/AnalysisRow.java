package loggia.server.store;

/// The analysis of a finished game as it is stored.
///
/// @param number of the table when it was asked for: if the table goes on, it is worth nothing
/// @param person who asked for it
/// @param state [#WAITING], [#DONE] or [#FAILED]
/// @param worker who is at work on it; empty: nobody is
/// @param lease until when the worker's word holds; after that another may take it up
/// @param done how many decisions are judged
/// @param total how many there are
/// @param body what is known of it, as JSON; empty: nothing yet
public record AnalysisRow(
    String table,
    int number,
    String person,
    long asked,
    String state,
    String worker,
    long lease,
    int done,
    int total,
    String body) {
  public static final String WAITING = "waiting";
  public static final String DONE = "done";
  public static final String FAILED = "failed";

  /// What somebody asks for.
  public static AnalysisRow asked(String table, int number, String person, long now) {
    return new AnalysisRow(table, number, person, now, WAITING, "", 0, 0, number, "");
  }

  /// The same in the hands of this worker.
  AnalysisRow heldBy(String other, long until) {
    return new AnalysisRow(table, number, person, asked, state, other, until, done, total, body);
  }

  /// The same, further on.
  public AnalysisRow advanced(int judged, long until) {
    return new AnalysisRow(table, number, person, asked, state, worker, until, judged, total, body);
  }

  /// The same with what is known by now.
  public AnalysisRow known(String nowState, int all, String json) {
    return new AnalysisRow(table, number, person, asked, nowState, worker, lease, done, all, json);
  }

  public boolean waits() {
    return state.equals(WAITING);
  }

  /// Whether somebody is at work on it.
  public boolean runs(long now) {
    return waits() && lease > now;
  }
}
