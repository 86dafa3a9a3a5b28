package loggia.testkit.sample;

import loggia.kernel.Seat;

/// What may be chosen, and what might be tried.
final class Menus {
  private Menus() {}

  /// The moves a seat might try, as bits of [MoveTables#ALL].
  static long thinkable(CampanileState state, Seat seat) {
    if (state.over()) {
      return 0;
    }
    if (state.winner() > 0) {
      return seat.number() == state.winner() ? MoveTables.KEEP | MoveTables.CLIMB : 0;
    }
    return state.masons().get(seat.index()).hand() >>> 1;
  }

  /// Those of them that the rules allow.
  static long allowed(CampanileState state, Seat seat) {
    long thinkable = thinkable(state, seat);
    if (state.winner() > 0) {
      return state.climbed() < Rounds.MOST_CLIMBS ? thinkable : thinkable & ~MoveTables.CLIMB;
    }
    int chosen = state.masons().get(seat.index()).chosen();
    return chosen == 0 ? thinkable : thinkable & ~(1L << chosen >>> 1);
  }
}
