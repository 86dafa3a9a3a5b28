package loggia.games.xiicentury;

/// One town sheet: three longs, so that thousands of towns a millisecond cost little.
///
/// - `amounts`: every [Asset] at its own bits, then reputation
/// - `places`: influence (6 bits a location), the dice in reserve (4 bits for the count of each
///   value) and how many slots of the reserve are crossed out
/// - `features`: a bit for each [Feature] the town has, then a bit for each special one whose perk
///   is B
final class Town {
  static final int SLOTS = 10;

  private static final int REPUTATION = 47;
  private static final int RESERVE = 24;
  private static final int CROSSED = 48;

  /// A new sheet: nothing but 2, 3, 4 and 5 in reserve (XII-03, XII-04).
  static final Town NEW = new Town(0, 0x011110L << RESERVE, 0);

  final long amounts;
  final long places;
  final long features;

  Town(long amounts, long places, long features) {
    this.amounts = amounts;
    this.places = places;
    this.features = features;
  }

  Town withAmounts(long amounts) {
    return new Town(amounts, places, features);
  }

  Town withPlaces(long places) {
    return new Town(amounts, places, features);
  }

  int amount(Asset asset) {
    return (int) (amounts >>> asset.shift) & (1 << asset.bits) - 1;
  }

  int population() {
    return (int) amounts & 15;
  }

  int food() {
    return (int) (amounts >>> 4) & 63;
  }

  int supply() {
    return (int) (amounts >>> 10) & 63;
  }

  int farms() {
    return (int) (amounts >>> 16) & 31;
  }

  int men() {
    return (int) (amounts >>> 21) & 31;
  }

  int knights() {
    return (int) (amounts >>> 26) & 31;
  }

  int ale() {
    return (int) (amounts >>> 31) & 15;
  }

  int houses() {
    return (int) (amounts >>> 35) & 15;
  }

  int monks() {
    return (int) (amounts >>> 39) & 3;
  }

  int mercenaries() {
    return (int) (amounts >>> 41) & 3;
  }

  int masons() {
    return (int) (amounts >>> 43) & 3;
  }

  int bread() {
    return (int) (amounts >>> 45) & 3;
  }

  int reputation() {
    return (int) (amounts >>> REPUTATION) & 31;
  }

  /// Population for maximums and requirements: each monk counts as two (XII-34).
  int effectivePopulation() {
    return population() + 2 * monks();
  }

  Town with(Asset asset, int amount) {
    long mask = (1L << asset.bits) - 1 << asset.shift;
    return withAmounts(amounts & ~mask | (long) amount << asset.shift);
  }

  Town withReputation(int reputation) {
    return withAmounts(amounts & ~(31L << REPUTATION) | (long) reputation << REPUTATION);
  }

  /// The town after a loss of population or men: what they bound falls with them (XII-32).
  Town clamped() {
    int bound = effectivePopulation();
    int men = Math.min(men(), bound);
    int knights = Math.min(knights(), men);
    long rest = amounts & ~(0x7FFFL << 16);
    long farms = Math.min(farms(), bound);
    return withAmounts(rest | farms << 16 | (long) men << 21 | (long) knights << 26);
  }

  int influence(Location location) {
    return influence(location.index());
  }

  int influence(int location) {
    return (int) (places >>> 6 * location) & 63;
  }

  Town influence(Location location, int more) {
    return withPlaces(places + ((long) more << 6 * location.index()));
  }

  /// How many dice of this value are in reserve.
  int reserve(int value) {
    return (int) (places >>> RESERVE - 4 + 4 * value) & 15;
  }

  /// A bit for each value that is in reserve; bit 0 stands for 1.
  int reserveValues() {
    long counts = places >>> RESERVE & 0xFFFFFF;
    long any = counts | counts >>> 1 | counts >>> 2 | counts >>> 3;
    return (int) Long.compress(any, 0x111111);
  }

  int reserveCount() {
    long counts = places >>> RESERVE & 0xFFFFFF;
    long pairs = (counts & 0x0F0F0F) + (counts >>> 4 & 0x0F0F0F);
    return (int) (pairs + (pairs >>> 8) + (pairs >>> 16)) & 0xFF;
  }

  int crossed() {
    return (int) (places >>> CROSSED) & 15;
  }

  /// Slots that were never written into: a die that is spent leaves its slot crossed out.
  int freeSlots() {
    return SLOTS - reserveCount() - crossed();
  }

  Town save(int value) {
    return withPlaces(places + (1L << RESERVE - 4 + 4 * value));
  }

  Town takeFromReserve(int value) {
    return withPlaces(places - (1L << RESERVE - 4 + 4 * value) + (1L << CROSSED));
  }

  Town withCrossed(int crossed) {
    return withPlaces(places & ~(15L << CROSSED) | (long) crossed << CROSSED);
  }

  Town withoutReserve() {
    return withPlaces(places & ~(0xFFFFFFL << RESERVE));
  }

  boolean has(Feature feature) {
    return (features & feature.bit()) != 0;
  }

  boolean has(Feature feature, Perk perk) {
    return has(feature) && (perk == Perk.B) == perkIsB(feature);
  }

  boolean perkIsB(Feature special) {
    return (features >>> Feature.COUNT + special.index() - Feature.FIRST_SPECIAL & 1) != 0;
  }

  Town with(Feature feature) {
    return new Town(amounts, places, features | feature.bit());
  }

  Town with(Feature special, Perk perk) {
    int index = Feature.COUNT + special.index() - Feature.FIRST_SPECIAL;
    return new Town(amounts, places, features | special.bit() | (long) perk.index() << index);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Town town
        && amounts == town.amounts
        && places == town.places
        && features == town.features;
  }

  @Override
  public int hashCode() {
    return Long.hashCode((amounts * 31 + places) * 31 + features);
  }

  @Override
  public String toString() {
    return TownText.write(this);
  }
}
