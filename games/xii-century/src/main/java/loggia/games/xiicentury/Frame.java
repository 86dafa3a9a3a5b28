package loggia.games.xiicentury;

/// What never changes in a match: what the table agreed on before round 1, and the event track,
/// which is known before it too (XII-14).
///
/// @param printing the version of the rules that the match is played under
/// @param chosen whether players choose the events (XII-13) instead of rolling them
/// @param track three bits for each round: the event's die, or 0
record Frame(
    Printing printing,
    Sheet sheet,
    int seats,
    Difficulty difficulty,
    boolean chosen,
    Objective objective,
    long track) {

  static final int ROUNDS = 10;

  /// The die of this round's event, or 0.
  int event(int round) {
    return (int) (track >>> 3 * round) & 7;
  }

  boolean strikes(GlobalEvent event, int round) {
    return event(round) == event.die();
  }

  Frame assign(int round, GlobalEvent event) {
    return withTrack(track | (long) event.die() << 3 * round);
  }

  Frame withTrack(long other) {
    return new Frame(printing, sheet, seats, difficulty, chosen, objective, other);
  }

  /// Whether this town may gain this asset otherwise than by a die (XII-36).
  boolean mayGain(Town town, Asset asset) {
    return !printing.needsAlways() || sheet.openings.meets(town, asset);
  }

  /// The first round that is to have an event and has none yet; 0 when there is no such round.
  int unassigned() {
    for (int round = difficulty.firstEvent(); round <= ROUNDS; round++) {
      if (event(round) == 0) {
        return round;
      }
    }
    return 0;
  }

  /// How many rounds this event stands in: two at most (XII-12).
  int count(GlobalEvent event) {
    int count = 0;
    for (int round = 1; round <= ROUNDS; round++) {
      count += strikes(event, round) ? 1 : 0;
    }
    return count;
  }
}
