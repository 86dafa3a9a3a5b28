package loggia.server.store;

import java.util.concurrent.TimeUnit;

/// An address of the web that is called when somebody is waited for.
///
/// @param id says whose it is, so that each has one
/// @param person whose turns it is told of; empty: a table's
/// @param table whose turns it is told of; empty: a person's
public record Hook(
    String id, String person, String table, Target target, State state, Lease lease) {

  /// What listens there.
  public enum Kind {
    DISCORD,
    SLACK,
    JSON,
    /// A browser, by its push service.
    PUSH
  }

  /// @param keys what only the listener can decrypt is encrypted with; empty: nothing is
  public record Target(Kind kind, String url, String keys, String lang) {
    public static Target of(Kind kind, String url, String lang) {
      return new Target(kind, url, "", lang);
    }
  }

  /// How it went.
  ///
  /// @param failing since when it has failed; 0: it works
  /// @param failures how often in a row
  /// @param retry not before; [#NEVER]: it has failed for too long
  /// @param error why it failed last
  public record State(long failing, int failures, long retry, String error) {
    static final State FINE = new State(0, 0, 0, "");
    private static final long NEVER = Long.MAX_VALUE;
    private static final long PATIENCE = TimeUnit.DAYS.toMillis(1);

    State failed(long now, String why) {
      long since = failing == 0 ? now : failing;
      long then = now - since >= PATIENCE ? NEVER : now + Backoff.pause(failures);
      return new State(since, failures + 1, then, why);
    }
  }

  public static Hook ofPerson(String person, Target target) {
    return new Hook(idOfPerson(person), person, "", target, State.FINE, Lease.NONE);
  }

  public static Hook ofTable(String table, Target target) {
    return new Hook(idOfTable(table), "", table, target, State.FINE, Lease.NONE);
  }

  /// Whoever somebody was before in this browser, it is told of this person's turns now.
  public static Hook ofBrowser(String person, Target target) {
    return new Hook(idOfBrowser(target.url), person, "", target, State.FINE, Lease.NONE);
  }

  public static String idOfBrowser(String endpoint) {
    return "browser " + endpoint;
  }

  public static String idOfPerson(String person) {
    return "person " + person;
  }

  public static String idOfTable(String table) {
    return "table " + table;
  }

  /// Whether it is called no more, until its owner says otherwise.
  public boolean isOff() {
    return state.retry == State.NEVER;
  }

  public Hook worked() {
    return with(State.FINE);
  }

  /// It is tried again after a minute, then later and later, and after a day of failures no more.
  public Hook failed(long now, String why) {
    return with(state.failed(now, why));
  }

  private Hook with(State other) {
    return new Hook(id, person, table, target, other, lease);
  }

  Hook heldBy(String worker, long until) {
    return new Hook(id, person, table, target, state, new Lease(worker, until));
  }
}
