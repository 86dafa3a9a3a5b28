package loggia.games.xiicentury;

import org.jspecify.annotations.Nullable;

/// The forecasts that were made last. A bot asks for the same ones again and again: in each of the
/// worlds it imagines, where only the dice to come differ, for all the towns that a move does not
/// touch, and once more when it uses the die it has picked.
///
/// Threads share it without a lock: an entry never changes, and who finds another one in its place
/// reckons anew.
final class ScoreCache {
  private static final int BITS = 13;

  /// All that a forecast depends on, and what came of it.
  private record Entry(
      Frame frame, long amounts, long places, long features, long dice, int moment, long parts) {

    /// Another match has another frame, even where both say the same; asking for the same one is
    /// quick.
    @SuppressWarnings("ReferenceEquality")
    boolean isOf(Frame otherFrame, Town town, long otherDice, int otherMoment) {
      return amounts == town.amounts
          && places == town.places
          && dice == otherDice
          && features == town.features
          && moment == otherMoment
          && frame == otherFrame;
    }
  }

  static final long UNKNOWN = Long.MIN_VALUE;

  private final @Nullable Entry[] entries = new @Nullable Entry[1 << BITS];

  long find(Frame frame, Town town, long dice, int moment) {
    Entry entry = entries[place(town, dice, moment)];
    return entry != null && entry.isOf(frame, town, dice, moment) ? entry.parts : UNKNOWN;
  }

  void keep(Frame frame, Town town, long dice, int moment, long parts) {
    entries[place(town, dice, moment)] =
        new Entry(frame, town.amounts, town.places, town.features, dice, moment, parts);
  }

  private static int place(Town town, long dice, int moment) {
    long mixed = town.amounts * 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ mixed >>> 29 ^ town.places) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 32 ^ town.features ^ dice) * 0x94D049BB133111EBL;
    mixed = (mixed ^ mixed >>> 31 ^ moment) * 0x9E3779B97F4A7C15L;
    return (int) (mixed >>> 64 - BITS);
  }
}
