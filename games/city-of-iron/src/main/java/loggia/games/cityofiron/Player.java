package loggia.games.cityofiron;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// Everything that belongs to one player. A value: it is copied, the copy is changed while nobody
/// else holds it, and never again.
final class Player {
  /// [Nation], or -1 while it is not chosen.
  byte nation = -1;

  /// Sets of [Card] as bits: the hand, the unpurchased deck, and the cards of the hand that
  /// everybody can have deduced to be there.
  int hand;

  int deck;
  int seen;

  /// The draw pile, its top first, followed by the discard pile, its bottom first, as four bits a
  /// card: a pile turned over is drawn in the order of its discarding (COI-44), so the two are one
  /// queue.
  long citizens;

  long military;

  /// Cards in the queue, and how many of them are the draw pile: citizens, then military.
  byte citizenCards;

  byte citizenDraws;
  byte militaryCards;
  byte militaryDraws;

  /// Where the batches end that were put on a pile at once, as bits over the queue's places: others
  /// know the last card of a batch and not the order before it (COI-122). Bit 15 says that the
  /// front batch is the starting pile, of which not even the last card is known. Citizens low,
  /// military high.
  int batches;

  int coins;
  short science;

  /// The points of the three scorings, ten bits each.
  int vp;

  /// For the tokens a, b, c eight bits each: 0 unused, a [Land], or 16 + the city whose district it
  /// is.
  int tokens;

  /// Set of [Town].
  int towns;

  /// What is owned together: [Goods] (with Snyle's choice), [Effects], and the kinds that stand in
  /// cities.
  long goods;

  long effects;
  long built;

  /// The [Lot] of each [City], then the store as three bits a kind in two numbers.
  long[] cities;

  /// Not part of the value.
  private @Nullable Worth worth;

  /// What this player became by the last purchase that was asked for. Not part of the value.
  private @Nullable Bought bought;

  private record Bought(int cards, Player player) {}

  static final int FRESH = 1 << 15;
  private static final int STORE = Components.CITIES;
  private static final int STORE_LANES = 21;
  private static final long STORE_MASK = 0x1249249249249249L;

  Player() {
    cities = new long[Components.CITIES + 2];
  }

  /// What a forecast counts here with these weights; counted once, since this value does not change
  /// any more when it is asked for.
  @SuppressWarnings("ReferenceEquality") // the same weights are the same array
  Worth worth(Frame frame, double[] weights) {
    Worth known = worth;
    if (known == null || known.weights() != weights) {
      known = Worth.of(frame, this, weights);
      worth = known;
    }
    return known;
  }

  /// This player after buying these cards. Kept for the next time: who compares purchases has the
  /// others reveal the same ones again and again, and what they are worth then is kept with it.
  Player bought(Components c, int cards) {
    Bought known = bought;
    if (known == null || known.cards != cards) {
      Player player = copy();
      player.coins -= Buying.coins(c, cards);
      player.science -= (short) Buying.science(c, cards);
      player.deck &= ~cards;
      player.hand |= cards;
      player.seen |= cards;
      known = new Bought(cards, player);
      bought = known;
    }
    return known.player;
  }

  Player copy() {
    return new Player(this);
  }

  private Player(Player other) {
    nation = other.nation;
    hand = other.hand;
    deck = other.deck;
    seen = other.seen;
    citizens = other.citizens;
    military = other.military;
    citizenCards = other.citizenCards;
    citizenDraws = other.citizenDraws;
    militaryCards = other.militaryCards;
    militaryDraws = other.militaryDraws;
    batches = other.batches;
    coins = other.coins;
    science = other.science;
    vp = other.vp;
    tokens = other.tokens;
    towns = other.towns;
    goods = other.goods;
    effects = other.effects;
    built = other.built;
    cities = other.cities;
  }

  int cards(CardKind kind) {
    return kind == CardKind.CITIZEN ? citizenCards : militaryCards;
  }

  int draws(CardKind kind) {
    return kind == CardKind.CITIZEN ? citizenDraws : militaryDraws;
  }

  long queue(CardKind kind) {
    return kind == CardKind.CITIZEN ? citizens : military;
  }

  /// The card at a place of a queue.
  int card(CardKind kind, int at) {
    return kind.first() + ((int) (queue(kind) >>> 4 * at) & 15);
  }

  int batches(CardKind kind) {
    return kind == CardKind.CITIZEN ? batches & 0xFFFF : batches >>> 16;
  }

  private void batches(CardKind kind, int ends) {
    batches =
        kind == CardKind.CITIZEN ? batches & 0xFFFF_0000 | ends : batches & 0xFFFF | ends << 16;
  }

  /// Puts a card on its discard pile.
  void discard(int card) {
    if (card < CardKind.MILITARY.first()) {
      citizens |= (long) card << 4 * citizenCards++;
    } else {
      military |= (long) (card - CardKind.MILITARY.first()) << 4 * militaryCards++;
    }
  }

  /// What was discarded since the last time is a batch.
  void endBatch(CardKind kind) {
    batches(kind, batches(kind) | 1 << cards(kind) - 1);
  }

  /// How many cards of a queue lie in batches that are complete.
  int complete(CardKind kind) {
    int ends = batches(kind) & ~FRESH;
    return Integer.SIZE - Integer.numberOfLeadingZeros(ends);
  }

  /// The cards of a batch that is being discarded, both kinds, as bits.
  int underWay() {
    int cards = 0;
    for (CardKind kind : CardKind.values()) {
      for (int i = complete(kind); i < cards(kind); i++) {
        cards |= 1 << card(kind, i);
      }
    }
    return cards;
  }

  /// The cards just put down are the starting pile.
  void endStart(CardKind kind) {
    batches(kind, 1 << cards(kind) - 1 | FRESH);
    if (kind == CardKind.CITIZEN) {
      citizenDraws = citizenCards;
    } else {
      militaryDraws = militaryCards;
    }
  }

  /// Draws a card if there is one (COI-44).
  ///
  /// @return the card, or -1
  int draw(CardKind kind) {
    if (cards(kind) == 0) {
      return -1;
    }
    int card = card(kind, 0);
    if (kind == CardKind.CITIZEN) {
      citizenDraws = (byte) ((citizenDraws == 0 ? citizenCards : citizenDraws) - 1);
      citizenCards--;
      citizens >>>= 4;
    } else {
      militaryDraws = (byte) ((militaryDraws == 0 ? militaryCards : militaryDraws) - 1);
      militaryCards--;
      military >>>= 4;
    }
    hand |= 1 << card;
    learn(kind);
    return card;
  }

  /// What everybody learns when the front of a queue is drawn: once a batch is used up, or only its
  /// known last card is left, all the others of it are known to be in the hand.
  private void learn(CardKind kind) {
    int ends = batches(kind);
    boolean fresh = (ends & FRESH) != 0;
    int rest = (ends & ~FRESH) >>> 1;
    if ((ends & 1) != 0) {
      seen |= hand & kind.cards();
      fresh = false;
    } else if (!fresh && (rest & 1) != 0) {
      seen |= hand & kind.cards();
    }
    batches(kind, rest | (fresh ? FRESH : 0));
  }

  int token(City token) {
    return tokens >>> 8 * (token.ordinal() - 1) & 255;
  }

  void token(City token, int use) {
    tokens |= use << 8 * (token.ordinal() - 1);
  }

  boolean isDistrict(int token) {
    return (tokens >>> 8 * (token - 1) & 255) >= 16;
  }

  static int district(int city) {
    return 16 + city;
  }

  /// The tokens not used yet, as bits of [City].
  int freeTokens() {
    int free = 0;
    for (int t = 0; t < 3; t++) {
      free |= (tokens >>> 8 * t & 255) == 0 ? 2 << t : 0;
    }
    return free;
  }

  /// The cities there are, as bits of [City], Metgra and Cazum included.
  int cityBits() {
    int bits = 1;
    for (int t = 0; t < 3; t++) {
      int use = tokens >>> 8 * t & 255;
      bits |= use != 0 && use < 16 ? 2 << t : 0;
    }
    bits |= (towns >>> Town.METGRA.ordinal() & 1) << City.METGRA.ordinal();
    return bits | (towns >>> Town.CAZUM.ordinal() & 1) << City.CAZUM.ordinal();
  }

  /// The lands settled, as bits of [Land], the starting land not included.
  int lands() {
    int lands = 0;
    for (int t = 0; t < 3; t++) {
      int use = tokens >>> 8 * t & 255;
      lands |= use != 0 && use < 16 ? 1 << use : 0;
    }
    return lands;
  }

  boolean owns(Town town) {
    return (towns >>> town.ordinal() & 1) != 0;
  }

  private void own(int place, long value) {
    cities = cities.clone();
    cities[place] = value;
  }

  void lot(int city, long lot) {
    own(city, lot);
    long kinds = 0;
    for (int i = 0; i < STORE; i++) {
      kinds |= Lot.kinds(cities[i]);
    }
    built = kinds;
  }

  void store(int kind, int change) {
    int place = kind < STORE_LANES ? STORE : STORE + 1;
    own(place, cities[place] + ((long) change << 3 * (kind % STORE_LANES)));
  }

  int stored(int kind) {
    return (int) (cities[kind < STORE_LANES ? STORE : STORE + 1] >>> 3 * (kind % STORE_LANES)) & 7;
  }

  /// The kinds in the store, as bits.
  long storedKinds() {
    return lanes(cities[STORE]) | lanes(cities[STORE + 1]) << STORE_LANES;
  }

  private static long lanes(long counts) {
    return counts == 0 ? 0 : Long.compress(counts | counts >>> 1 | counts >>> 2, STORE_MASK);
  }

  int storedCards() {
    int cards = 0;
    for (long left = storedKinds(); left != 0; left &= left - 1) {
      cards += stored(Long.numberOfTrailingZeros(left));
    }
    return cards;
  }

  /// The points of all scorings so far.
  int points() {
    return (vp & 1023) + (vp >>> 10 & 1023) + (vp >>> 20 & 1023);
  }

  int points(int scoring) {
    return vp >>> 10 * scoring & 1023;
  }

  /// Hand, draw and discard piles (COI-92).
  int ownedCards() {
    return Integer.bitCount(hand) + citizenCards + militaryCards;
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof Player o
        && nation == o.nation
        && hand == o.hand
        && deck == o.deck
        && seen == o.seen
        && citizens == o.citizens
        && military == o.military
        && citizenCards == o.citizenCards
        && citizenDraws == o.citizenDraws
        && militaryCards == o.militaryCards
        && militaryDraws == o.militaryDraws
        && batches == o.batches
        && coins == o.coins
        && science == o.science
        && vp == o.vp
        && tokens == o.tokens
        && towns == o.towns
        && goods == o.goods
        && effects == o.effects
        && Arrays.equals(cities, o.cities);
  }

  @Override
  public int hashCode() {
    int hash = 31 * hand + Long.hashCode(citizens * 31 + military);
    hash = 31 * hash + coins + 64 * science + 4096 * vp;
    hash = 31 * hash + tokens + 7 * towns + deck;
    return 31 * hash + Arrays.hashCode(cities);
  }
}
