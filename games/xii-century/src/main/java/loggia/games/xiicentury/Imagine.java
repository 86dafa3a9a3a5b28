package loggia.games.xiicentury;

import java.util.random.RandomGenerator;

/// Only two things are hidden: what is still to be rolled, and what others have chosen in a war.
final class Imagine {
  private Imagine() {}

  static XiiState world(XiiState state, int viewer, RandomGenerator random) {
    long clock = state.clock;
    if (state.phase() == Phase.WAR) {
      for (int seat = 0; seat < state.seats(); seat++) {
        boolean hidden = seat != viewer && Clock.war(clock, seat) != Clock.UNDECIDED;
        if (hidden && Power.atWar(state.sheet(), state.towns[seat]) > 0) {
          int choice = random.nextBoolean() ? Clock.SUPPORTS : Clock.AVOIDS;
          clock = Clock.withWar(clock, seat, choice);
        }
      }
    }
    return new XiiState(state.frame, state.towns, state.dice, clock, random.nextLong());
  }
}
