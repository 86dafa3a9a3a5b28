package loggia.testkit.sample;

import java.util.random.RandomGenerator;
import loggia.kernel.Seat;

/// A world that a seat cannot tell from the real one.
final class Imagine {
  private Imagine() {}

  static CampanileState world(CampanileState real, Seat seat, RandomGenerator random) {
    CampanileState world = redraw(real, random);
    long unseen = Components.STANDARD.all() & ~real.played() & ~own(real, seat).hand();
    for (int i = 0; i < real.seats(); i++) {
      if (i != seat.index()) {
        Mason mason = real.masons().get(i);
        long hand = some(unseen, Long.bitCount(mason.hand()), random);
        unseen &= ~hand;
        world = world.with(Seat.of(i), rechoose(mason.holding(hand), random));
      }
    }
    return world;
  }

  /// Stones come from the pile by chance alone.
  static CampanileState redraw(CampanileState real, RandomGenerator random) {
    return new CampanileState(
        real.frame(),
        real.round(),
        real.masons(),
        real.played(),
        real.prize(),
        real.climbed(),
        real.winner(),
        random.nextLong(),
        real.disclosures());
  }

  private static Mason own(CampanileState real, Seat seat) {
    return real.masons().get(seat.index());
  }

  private static Mason rechoose(Mason mason, RandomGenerator random) {
    return mason.chosen() == 0
        ? mason
        : mason.choosing(Long.numberOfTrailingZeros(some(mason.hand(), 1, random)));
  }

  private static long some(long set, int count, RandomGenerator random) {
    long some = 0;
    for (int i = 0; i < count; i++) {
      some |= Stones.pick(set & ~some, random.nextLong());
    }
    return some;
  }
}
