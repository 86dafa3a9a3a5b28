package loggia.server.store;

import java.util.concurrent.TimeUnit;

/// How long to leave alone what fails: a minute, then twice as long each time, and never more than
/// an hour.
final class Backoff {
  private static final long FIRST = TimeUnit.MINUTES.toMillis(1);
  private static final long LONGEST = TimeUnit.HOURS.toMillis(1);
  private static final int MOST_DOUBLINGS = 6;

  private Backoff() {}

  /// @param failures how many in a row there were before this one
  static long pause(int failures) {
    return Math.min(LONGEST, FIRST << Math.min(failures, MOST_DOUBLINGS));
  }
}
