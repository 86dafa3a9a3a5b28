package loggia.bots;

import java.util.Arrays;
import java.util.Objects;
import loggia.kernel.Seats;
import org.jspecify.annotations.Nullable;

/// A stretch of the game in which several seats are awaited at once. Each walks down nodes of its
/// own, which know nothing of what the others chose meanwhile.
final class SimultaneousChoices {
  private final @Nullable Node[] own = new Node[8];
  private @Nullable Node origin;

  void end() {
    origin = null;
  }

  /// Looks at whom a world waits for before `table` decides.
  void meet(Node table, Seats awaited) {
    if (origin == null && awaited.size() > 1) {
      Arrays.fill(own, null);
      origin = table;
    }
  }

  boolean under() {
    return origin != null;
  }

  /// The seat of `table` made the choice in `slot`, and may have more to choose.
  void chose(Node table, int slot) {
    own[table.seat] = table.after(slot, table.seat);
  }

  /// Where this seat decides next.
  Node table(int seat) {
    Node table = own[seat];
    if (table == null) {
      table = Objects.requireNonNull(origin).peer(seat);
      own[seat] = table;
    }
    return table;
  }
}
