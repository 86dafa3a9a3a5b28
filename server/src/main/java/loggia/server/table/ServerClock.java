package loggia.server.table;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/// The time by which people think. It runs evenly while the process lives, whatever is done to the
/// machine's clock, and begins where the newest thing stored was written: so a clock that was set
/// back gives nobody more time, across a restart neither.
public final class ServerClock {
  /// A clock that was further ahead than this was wrong, and is not believed.
  private static final long BELIEVED = TimeUnit.DAYS.toMillis(1);

  private final LongSupplier nanos;
  private final long start;
  private final long began;

  /// @param newest when something was last stored
  ServerClock(LongSupplier wall, LongSupplier nanos, long newest) {
    this.nanos = nanos;
    this.start = nanos.getAsLong();
    long now = wall.getAsLong();
    this.began = newest - now > BELIEVED ? now : Math.max(now, newest);
  }

  public static ServerClock after(long newest) {
    return new ServerClock(System::currentTimeMillis, System::nanoTime, newest);
  }

  /// Milliseconds since 1970.
  public long time() {
    return began + TimeUnit.NANOSECONDS.toMillis(nanos.getAsLong() - start);
  }
}
