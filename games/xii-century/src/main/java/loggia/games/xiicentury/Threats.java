package loggia.games.xiicentury;

/// The events that are still to come, counted: what a forecast fears.
///
/// @param outlaws a bit for each round in which they come
record Threats(int fires, int plagues, int civilWars, int storms, int outlaws) {
  /// The lowest bit of every round's three in [Frame#track].
  private static final long ROUNDS = 0x1249249249249249L;

  /// Those of the rounds after this one.
  static Threats after(Frame frame, int round) {
    long left = frame.track() >>> 3 * (round + 1);
    if (left == 0) {
      return NONE;
    }
    return new Threats(
        count(left, GlobalEvent.FIRE),
        count(left, GlobalEvent.PLAGUE),
        count(left, GlobalEvent.CIVIL_WAR),
        count(left, GlobalEvent.WATER_STORM),
        (int) Long.compress(rounds(left, GlobalEvent.OUTLAWS), ROUNDS) << round + 1);
  }

  private static final Threats NONE = new Threats(0, 0, 0, 0, 0);

  private static int count(long track, GlobalEvent event) {
    return Long.bitCount(rounds(track, event));
  }

  /// Those of [#ROUNDS] in which the event stands: where the track does not differ from a track
  /// that has it everywhere.
  private static long rounds(long track, GlobalEvent event) {
    long other = track ^ ROUNDS * event.die();
    return ~(other | other >>> 1 | other >>> 2) & ROUNDS;
  }
}
