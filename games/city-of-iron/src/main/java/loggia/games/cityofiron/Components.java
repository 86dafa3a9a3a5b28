package loggia.games.cityofiron;

import java.util.List;
import java.util.Optional;
import loggia.kernel.Attachment;
import loggia.kernel.AttachmentCache;
import loggia.kernel.Json;
import loggia.kernel.Manual;
import loggia.kernel.Option;

/// Everything printed on the components, read from a data file by [ComponentsReader] and held ready
/// for the rules: arrays by the index of the thing. Never changed after reading.
final class Components {
  static final int KINDS = Building.values().length;
  static final int CARDS = Card.values().length;
  static final int TOWNS = Town.values().length;
  static final int LANDS = Land.values().length;
  static final int CITIES = City.values().length;

  static final int MOST_PRICE = 20;

  private static final AttachmentCache<Components> ATTACHED =
      new AttachmentCache<>(Components::read);
  static final Components STANDARD = standard("components.json");

  /// `standard`, or the hash of the file.
  final String hash;

  /// What the file says of each thing.
  private final List<Manual.Component> reference;

  int startCoins;
  int startScience;
  int startIncome;
  final int[] slots = new int[5];
  int[] bids = {};

  final int[] firstCoins = new int[Goods.KINDS];
  final int[] firstVp = new int[Goods.KINDS];
  final int[] secondVp = new int[Goods.KINDS];
  final int[] threshold = new int[Goods.KINDS];

  static final int MOST_COINS = 30;
  static final int MOST_SCIENCE = 9;

  final int[] coins = new int[KINDS];
  final int[] science = new int[KINDS];

  /// The kinds that cost at most so many coins, that cost at most so much science, and that need
  /// none but these types of land, as bits.
  private final long[] kindsForCoins = new long[MOST_COINS + 1];

  private final long[] kindsForScience = new long[MOST_SCIENCE + 1];
  private final long[] kindsOn = new long[1 << Terrain.ALL.length];

  /// The type of land it needs as a bit of [Terrain]; 0: none.
  final int[] needs = new int[KINDS];

  /// All kinds with the same name, as bits (COI-51).
  final long[] namesakes = new long[KINDS];

  final long[] goods = new long[KINDS];
  final long[] effects = new long[KINDS];

  /// How many copies there are with 2, 3 and 4 players.
  final int[][] copies = new int[KINDS][5];

  final int[] priceCoins = new int[CARDS];
  final int[] priceScience = new int[CARDS];

  /// The cards that cost at most so many coins, and at most so much science.
  private final int[] withinCoins = new int[MOST_PRICE + 1];

  private final int[] withinScience = new int[MOST_PRICE + 1];
  final Symbols work = new Symbols();
  final Symbols distance = new Symbols();
  final Symbols attack = new Symbols();
  final Vehicle[] vehicle = new Vehicle[CARDS];

  /// The cards that are ships and those that are airships, by [Vehicle].
  final int[] vehicles = new int[3];

  private final CardAction[] actions = new CardAction[CARDS];

  /// The cards that have an action.
  int acting;

  final int[] stars = new int[TOWNS];
  final int[] defence = new int[TOWNS];
  final int[] townDistance = new int[TOWNS];
  final long[] townGoods = new long[TOWNS];
  final long[] townEffects = new long[TOWNS];

  /// How many towns it is for the bonus.
  final int[] counts = new int[TOWNS];

  /// How much of a chosen good it gives (Snyle).
  int wild;

  final int[] terrain = new int[LANDS];
  final int[] landDistance = new int[LANDS];
  final Vehicle[] landVehicle = new Vehicle[LANDS];

  /// The lands that leave the game with two players, as bits.
  int marked;

  final int[] citySpaces = new int[CITIES];
  final long[] cityEffects = new long[CITIES];
  final int[] districtSpaces = new int[CITIES];
  final long[] districtEffects = new long[CITIES];

  /// The land types of Metgra and Cazum, by [City].
  final int[] cityTerrain = new int[CITIES];

  int arcDistrictSpaces;
  int arcMoveCoins;
  int cresarianScholarCoins;

  Components(String hash, List<Manual.Component> reference) {
    this.hash = hash;
    this.reference = reference;
    java.util.Arrays.fill(actions, CardAction.NONE);
  }

  List<Manual.Component> reference() {
    return List.copyOf(reference);
  }

  /// Sets what a building costs.
  ///
  /// @param land the type it needs as a bit of [Terrain]; 0: none
  void cost(Building building, int coinsOf, int scienceOf, int land) {
    int kind = building.ordinal();
    coins[kind] = coinsOf;
    science[kind] = scienceOf;
    needs[kind] = land;
    for (int most = 0; most <= MOST_COINS; most++) {
      kindsForCoins[most] |= coinsOf <= most ? 1L << kind : 0;
    }
    for (int most = 0; most <= MOST_SCIENCE; most++) {
      kindsForScience[most] |= scienceOf <= most ? 1L << kind : 0;
    }
    for (int lands = 0; lands < kindsOn.length; lands++) {
      kindsOn[lands] |= (land & ~lands) == 0 ? 1L << kind : 0;
    }
  }

  /// The kinds that so many coins can pay and that stand on these types of land.
  long kindsFor(int most, int lands) {
    return kindsForCoins[Math.min(most, MOST_COINS)] & kindsOn[lands];
  }

  /// The kinds that so much science can pay.
  long kindsForScience(int most) {
    return kindsForScience[Math.min(most, MOST_SCIENCE)];
  }

  /// Sets what a card costs.
  void price(Card card, int coins, int science) {
    priceCoins[card.ordinal()] = coins;
    priceScience[card.ordinal()] = science;
    for (int price = 0; price <= MOST_PRICE; price++) {
      withinCoins[price] |= coins <= price ? 1 << card.ordinal() : 0;
      withinScience[price] |= science <= price ? 1 << card.ordinal() : 0;
    }
  }

  /// The cards that this many coins and this much science can buy, each by itself.
  int within(int coins, int science) {
    return withinCoins[Math.min(coins, MOST_PRICE)] & withinScience[Math.min(science, MOST_PRICE)];
  }

  void action(Card card, CardAction action) {
    actions[card.ordinal()] = action;
    acting |= 1 << card.ordinal();
  }

  /// The action of a card that is in [#acting].
  CardAction action(int card) {
    return actions[card];
  }

  Optional<CardAction> findAction(Card card) {
    boolean acts = (acting >>> card.ordinal() & 1) != 0;
    return acts ? Optional.of(actions[card.ordinal()]) : Optional.empty();
  }

  /// Those of the house: what a record means by "standard" depends on its rules.
  static Components standard(String file) {
    Json json = Json.read(file, Resource.FILES.text(file));
    return new ComponentsReader(json, Option.File.STANDARD).read();
  }

  /// @throws loggia.kernel.JsonError that names file, line and field of what is wrong
  static Components of(Attachment file) {
    return ATTACHED.of(file);
  }

  private static Components read(Attachment file) {
    return new ComponentsReader(Json.read(file.name(), file.text()), file.hash()).read();
  }

  /// Those of the file with this hash, when it is among these: what a position refers to.
  static Optional<Components> find(String hash, List<Attachment> files) {
    return ATTACHED.find(hash, files);
  }

  /// The same file is the same box, however often it was read; the house's own files are read once.
  @Override
  public boolean equals(Object object) {
    return this == object
        || object instanceof Components o
            && !hash.equals(Option.File.STANDARD)
            && hash.equals(o.hash);
  }

  @Override
  public int hashCode() {
    return hash.hashCode();
  }
}
