package loggia.testkit.sample;

/// One seat's things.
///
/// @param hand the stones held, as a set: bit n stands for stone n
/// @param chosen the stone chosen this round, still in the hand; 0 when none is
/// @param kept the prizes taken so far
/// @param climbs how often a climb went well
/// @param won the rounds in which this was the highest stone
record Mason(long hand, int chosen, int kept, int climbs, int won) {
  Mason choosing(int stone) {
    return new Mason(hand, stone, kept, climbs, won);
  }

  Mason holding(long stones) {
    return new Mason(stones, chosen, kept, climbs, won);
  }

  Mason played() {
    return new Mason(hand & ~(1L << chosen), 0, kept, climbs, won);
  }

  Mason winning() {
    return new Mason(hand, chosen, kept, climbs, won + 1);
  }

  Mason keeping(int prize, int well) {
    return new Mason(hand, chosen, kept + prize, climbs + well, won);
  }
}
