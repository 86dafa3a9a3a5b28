package loggia.games.ironcentury;

/// Where each card stands in the packed sets. Every card set has 8 Characters, 2 Bastions and 1
/// Object per Culture, so these places never change:
///
/// - the *named* cards are bits of one `long`: a byte of Characters per Culture (0 to 39), two bits
///   of Bastions (40 to 49), one bit of Object (50 to 54);
/// - the *action* cards, alike among themselves, are numbers in another `long`: 7 bits for the
///   Attack cards, then 4 bits for each kind of Special.
final class Layout {
  static final int CHARACTERS = 0;
  static final int BASTIONS = 40;
  static final int OBJECTS = 50;
  static final int NAMED = 55;
  static final int PROTAGONISTS = 64;
  static final int ATTACK = 80;
  static final int SPECIALS = 81;
  static final int MOST_SPECIALS = 14;
  static final int PLACES = SPECIALS + MOST_SPECIALS;

  /// Cards with an effect: the kinds of Special, then the Objects.
  static final int TOOLS = MOST_SPECIALS + Culture.COUNT;

  static final long ALL_CHARACTERS = (1L << 40) - 1;
  static final long ALL_BASTIONS = 0x3FFL << BASTIONS;
  static final long ALL_OBJECTS = 0x1FL << OBJECTS;
  static final long ALL_NAMED = (1L << NAMED) - 1;

  private static final int ATTACK_BITS = 7;
  static final long ATTACK_MASK = (1L << ATTACK_BITS) - 1;
  private static final int SPECIAL_BITS = 4;
  static final int MOST_COPIES = 15;

  private static final long NIBBLES = 0x1111_1111_1111_1111L;
  private static final long EVEN_NIBBLES = 0x0F0F_0F0F_0F0F_0F0FL;
  private static final long LOW_BITS = 0x0101_0101_0101_0101L;
  private static final long HIGH_BITS = 0x8080_8080_8080_8080L;
  private static final long FIRST_BASTIONS = 0x155L << BASTIONS;

  private Layout() {}

  static boolean isNamed(int card) {
    return card < NAMED;
  }

  static boolean isCharacter(int card) {
    return card >= CHARACTERS && card < BASTIONS;
  }

  static boolean isBastion(int card) {
    return card >= BASTIONS && card < OBJECTS;
  }

  static boolean isObject(int card) {
    return card >= OBJECTS && card < NAMED;
  }

  static boolean isProtagonist(int card) {
    return card >= PROTAGONISTS && card < ATTACK;
  }

  static boolean isSpecial(int card) {
    return card >= SPECIALS;
  }

  /// The Culture of a named card.
  static int cultureOf(int card) {
    return card < BASTIONS ? card >> 3 : card < OBJECTS ? (card - BASTIONS) >> 1 : card - OBJECTS;
  }

  static long charactersOf(int culture) {
    return 0xFFL << (culture << 3);
  }

  static long bastionsOf(int culture) {
    return 3L << (BASTIONS + 2 * culture);
  }

  static long objectOf(int culture) {
    return 1L << (OBJECTS + culture);
  }

  /// Every named card of a Culture.
  static long cultureMask(int culture) {
    return charactersOf(culture) | bastionsOf(culture) | objectOf(culture);
  }

  /// The tool that a Special or an Object is.
  static int toolOf(int card) {
    return card >= SPECIALS ? card - SPECIALS : MOST_SPECIALS + card - OBJECTS;
  }

  static int cardOfTool(int tool) {
    return tool < MOST_SPECIALS ? SPECIALS + tool : OBJECTS + tool - MOST_SPECIALS;
  }

  private static int shiftOf(int card) {
    return card == ATTACK ? 0 : ATTACK_BITS + SPECIAL_BITS * (card - SPECIALS);
  }

  /// One action card of this kind.
  static long unit(int card) {
    return 1L << shiftOf(card);
  }

  /// How many of this kind are among these action cards.
  static int copies(long actions, int card) {
    return (int) (card == ATTACK ? actions & ATTACK_MASK : actions >>> shiftOf(card) & MOST_COPIES);
  }

  static int attacks(long actions) {
    return (int) (actions & ATTACK_MASK);
  }

  static int specials(long actions) {
    long nibbles = actions >>> ATTACK_BITS;
    long bytes = (nibbles & EVEN_NIBBLES) + (nibbles >>> SPECIAL_BITS & EVEN_NIBBLES);
    return (int) (bytes * LOW_BITS >>> 56);
  }

  static int actions(long actions) {
    return attacks(actions) + specials(actions);
  }

  /// A bit for every kind of Special among these action cards.
  static int specialKinds(long actions) {
    long nibbles = actions >>> ATTACK_BITS;
    long any = (nibbles | nibbles >>> 1 | nibbles >>> 2 | nibbles >>> 3) & NIBBLES;
    return (int) Long.compress(any, NIBBLES);
  }

  /// A bit for every kind of action card: bit 0 the Attack cards, then the Specials.
  static int actionKinds(long actions) {
    return specialKinds(actions) << 1 | ((actions & ATTACK_MASK) != 0 ? 1 : 0);
  }

  /// The lowest bit of each byte.
  static long lowestPerByte(long bits) {
    long flipped = ~bits;
    long negative = ((flipped & ~HIGH_BITS) + LOW_BITS) ^ (flipped & HIGH_BITS);
    return bits & negative;
  }

  /// A bit for each Culture that has Characters in this set.
  static int culturesOf(long characters) {
    long high = ((characters & ~HIGH_BITS) + ~HIGH_BITS | characters) & HIGH_BITS;
    return (int) Long.compress(high, HIGH_BITS);
  }

  /// One card for all that are alike: the lowest Character and Bastion of each Culture, every
  /// Object.
  static long alike(long named) {
    long bastions = named & ALL_BASTIONS;
    return lowestPerByte(named & ALL_CHARACTERS)
        | bastions & ~((bastions & FIRST_BASTIONS) << 1)
        | named & ALL_OBJECTS;
  }

  /// The bits of the named cards that are alike with this one: same kind, same Culture.
  static long kin(int card) {
    int culture = cultureOf(card);
    return card < BASTIONS
        ? charactersOf(culture)
        : card < OBJECTS ? bastionsOf(culture) : 1L << card;
  }

  /// The n-th set bit, counted from 0.
  static int select(long bits, int n) {
    return Long.numberOfTrailingZeros(Long.expand(1L << n, bits));
  }

  /// The n-th of these action cards, counted from 0.
  static int selectAction(long actions, int n) {
    int attacks = attacks(actions);
    if (n < attacks) {
      return ATTACK;
    }
    int left = n - attacks;
    long nibbles = actions >>> ATTACK_BITS;
    int card = SPECIALS;
    while (true) {
      int copies = (int) (nibbles & MOST_COPIES);
      if (left < copies) {
        return card;
      }
      left -= copies;
      nibbles >>>= SPECIAL_BITS;
      card++;
    }
  }
}
