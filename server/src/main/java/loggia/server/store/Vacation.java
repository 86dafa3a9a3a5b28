package loggia.server.store;

import java.util.List;

/// A time that somebody is away, in milliseconds.
public record Vacation(long begun, long ended) {
  public boolean isOn(long now) {
    return begun <= now && now < ended;
  }

  /// When a clock that starts at `from` and allows so much runs out: on vacation it stands still.
  ///
  /// @param all in order, none over another
  public static long deadline(List<Vacation> all, long from, long allowance) {
    long end = from + allowance;
    for (Vacation one : all) {
      if (one.begun < end && one.ended > from) {
        end += one.ended - Math.max(one.begun, from);
      }
    }
    return end;
  }

  /// How much of them lies after `from`.
  public static long since(List<Vacation> all, long from) {
    return all.stream().mapToLong(one -> Math.max(0, one.ended - Math.max(one.begun, from))).sum();
  }
}
