package loggia.bots.arena;

import loggia.kernel.Chance;

/// The seeds of everything in a series of matches, split from one: match 17 is the same match
/// however many threads play the series.
public final class Seeds {
  private Seeds() {}

  /// The seed of the deal of match `number`.
  public static long deal(long base, long number) {
    long high = number >>> 31;
    long chance = Chance.seeded(base);
    long branch = high == 0 ? chance : Chance.split(chance, (int) -high);
    return Chance.split(branch, (int) number & Integer.MAX_VALUE) >>> 1;
  }

  /// The seed of the bot in seat `index` of the match with this deal.
  public static long bot(long deal, int index) {
    return Chance.split(Chance.seeded(~deal), index);
  }
}
