package loggia.games.xiicentury;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import loggia.kernel.MoveTable;

/// Every move of the game, made once, in one table for each kind of menu.
final class MoveTables {
  private MoveTables() {}

  static final int PEOPLE = 12;
  static final int INFRASTRUCTURES = 21;
  static final int SPECIALS = 30;
  static final int LOCATIONS = 46;
  static final int SAVE = 50;
  static final long ALL_USES = (1L << 51) - 1;
  static final long ALL_ASSETS = 0xFFF;
  static final long ALL_PEOPLE = 0x1FFL << PEOPLE | 0xFFL << SPECIALS;

  /// What a die can be used for: assets, people, infrastructures, specials with perk A and B,
  /// locations, the reserve.
  static final MoveTable<XiiMove> USES = new MoveTable<>(uses());

  static final int SHARED = 6;
  static final int RESERVE = 12;
  static final int RAISE = 18;
  static final int RAISE_SHARED = 23;
  static final int LOWER_ONE = 28;
  static final int LOWER_TWO = 33;
  static final int LOWER_SHARED_ONE = 37;
  static final int LOWER_SHARED_TWO = 42;
  static final int DOUBLE = 46;
  static final int DOUBLE_SHARED = 47;
  static final int REROLL = 48;
  static final int REROLL_SHARED = 51;
  static final int SPLIT = 54;
  static final long DONE = 1L << 59;

  /// What can be done before a die is in hand.
  static final MoveTable<XiiMove> PICKS = new MoveTable<>(picks());

  static final MoveTable<XiiMove> PARTS = table(1, 5, XiiMove.Part::new);

  static final int MOST_TRADE = 30;
  static final long TRADE_DONE = 1L << 60;
  static final MoveTable<XiiMove> TRADES = new MoveTable<>(trades());

  static final long SUPPORT = 1;
  static final long AVOID = 2;
  static final MoveTable<XiiMove> WAR =
      new MoveTable<XiiMove>(List.of(new XiiMove.Support(), new XiiMove.Avoid()));

  static final MoveTable<XiiMove> BONUSES =
      new MoveTable<XiiMove>(
          List.of(new XiiMove.Bonus(Asset.FOOD), new XiiMove.Bonus(Asset.SUPPLY)));

  static final long TURN_UP = 1;
  static final long TURN_DOWN = 2;
  static final long ROLL_AGAIN = 4;
  static final MoveTable<XiiMove> EQUALS =
      new MoveTable<XiiMove>(
          List.of(new XiiMove.Turn(true), new XiiMove.Turn(false), new XiiMove.RollAgain()));

  /// Six events for each of ten rounds.
  static final MoveTable<XiiMove> ASSIGNMENTS = new MoveTable<>(assignments());

  private static final List<MoveTable<XiiMove>> TABLES =
      List.of(USES, PICKS, PARTS, TRADES, WAR, BONUSES, EQUALS, ASSIGNMENTS);

  static Optional<XiiMove> read(String text) {
    return TABLES.stream().flatMap(table -> table.read(text).stream()).findFirst();
  }

  /// The bits of a feature in [#USES]: one, or two for a special one.
  static long usesOf(Feature feature) {
    int index = feature.index();
    return index < Feature.FIRST_SPECIAL
        ? 1L << PEOPLE + index
        : 3L << SPECIALS + 2 * (index - Feature.FIRST_SPECIAL);
  }

  private static List<XiiMove> uses() {
    var moves = new ArrayList<XiiMove>();
    Asset.ALL.forEach(asset -> moves.add(new XiiMove.Increase(asset)));
    for (Feature feature : Feature.ALL) {
      switch (feature.kind()) {
        case PERSON -> moves.add(new XiiMove.Attract(feature));
        case INFRASTRUCTURE -> moves.add(new XiiMove.Build(feature));
        case SPECIAL_PERSON ->
            Stream.of(Perk.values())
                .forEach(perk -> moves.add(new XiiMove.AttractSpecial(feature, perk)));
        case SPECIAL_INFRASTRUCTURE ->
            Stream.of(Perk.values())
                .forEach(perk -> moves.add(new XiiMove.BuildSpecial(feature, perk)));
      }
    }
    Location.ALL.forEach(location -> moves.add(new XiiMove.Influence(location)));
    moves.add(new XiiMove.Save());
    return moves;
  }

  private static List<XiiMove> picks() {
    var moves = new ArrayList<XiiMove>();
    add(moves, 1, 6, XiiMove.Pick::new);
    add(moves, 1, 6, XiiMove.PickShared::new);
    add(moves, 1, 6, XiiMove.PickReserve::new);
    add(moves, 1, 5, value -> new XiiMove.Raise(value, false));
    add(moves, 1, 5, value -> new XiiMove.Raise(value, true));
    add(moves, 2, 6, value -> new XiiMove.Lower(value, 1, false));
    add(moves, 3, 6, value -> new XiiMove.Lower(value, 2, false));
    add(moves, 2, 6, value -> new XiiMove.Lower(value, 1, true));
    add(moves, 3, 6, value -> new XiiMove.Lower(value, 2, true));
    moves.add(new XiiMove.DoubleTwo(false));
    moves.add(new XiiMove.DoubleTwo(true));
    add(moves, 1, 3, value -> new XiiMove.Reroll(value, false));
    add(moves, 1, 3, value -> new XiiMove.Reroll(value, true));
    add(moves, 2, 6, XiiMove.Split::new);
    moves.add(new XiiMove.Done());
    return moves;
  }

  private static List<XiiMove> trades() {
    var moves = new ArrayList<XiiMove>();
    add(moves, 1, MOST_TRADE, amount -> new XiiMove.Trade(Asset.FOOD, amount));
    add(moves, 1, MOST_TRADE, amount -> new XiiMove.Trade(Asset.SUPPLY, amount));
    moves.add(new XiiMove.Done());
    return moves;
  }

  private static List<XiiMove> assignments() {
    var moves = new ArrayList<XiiMove>();
    for (int round = 1; round <= 10; round++) {
      for (GlobalEvent event : GlobalEvent.ALL) {
        moves.add(new XiiMove.Assign(round, event));
      }
    }
    return moves;
  }

  private interface Numbered {
    XiiMove of(int number);
  }

  private static void add(List<XiiMove> moves, int from, int to, Numbered move) {
    for (int number = from; number <= to; number++) {
      moves.add(move.of(number));
    }
  }

  private static MoveTable<XiiMove> table(int from, int to, Numbered move) {
    var moves = new ArrayList<XiiMove>();
    add(moves, from, to, move);
    return new MoveTable<>(moves);
  }

  static long bit(MoveTable<XiiMove> table, XiiMove move) {
    int index = table.indexOf(move);
    return index < 0 ? 0 : 1L << index;
  }

  static List<XiiMove> all() {
    return TABLES.stream().flatMap(table -> table.all().stream()).distinct().toList();
  }
}
