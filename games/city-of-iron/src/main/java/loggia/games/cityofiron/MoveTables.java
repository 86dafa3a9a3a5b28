package loggia.games.cityofiron;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import loggia.kernel.MoveTable;
import loggia.kernel.Seat;

/// Every move once, and for each kind of menu the table that gives its bits a meaning.
final class MoveTables {
  private MoveTables() {}

  static final int STAY = Bidding.SPACES;

  static final int TAX = 0;
  static final int SCIENCE = 1;
  static final int DRAW_CITIZEN = 2;
  static final int DRAW_MILITARY = 3;
  static final int BUILD = 4;
  static final int STORE = 5;
  static final int ATTACK = 6;
  static final int SHIFT = 7;
  static final int PLAY = 8;

  /// In the menus of buildings: the slots of the row come first.
  static final int STORED = Board.MOST_SLOTS;

  static final int RETURN = Components.CARDS;
  static final int CONFIRM = 2 * Components.CARDS;
  static final int REOPEN = CONFIRM + 1;

  static final MoveTable<CoiMove> NATIONS = each(Nation.values(), CoiMove.Pick::new);
  static final MoveTable<CoiMove> PILES = piles();
  static final int PLAIN_CITIZENS = 0b11;
  static final int TOAD_CITIZENS = 0b11111100;
  static final int PLAIN_MILITARY = 0b11 << 8;
  static final int HOGMEN_MILITARY = 0b11 << 10;
  static final int CITIZEN_PILES = PLAIN_CITIZENS | TOAD_CITIZENS;

  static final MoveTable<CoiMove> BIDS = bids();
  static final MoveTable<CoiMove> ACTIONS = actions();
  static final MoveTable<CoiMove> CITIES = each(City.values(), CoiMove.InCity::new);
  static final MoveTable<CoiMove> WHICH = each(Building.values(), CoiMove.Which::new);
  static final MoveTable<CoiMove> TOWNS = each(Town.values(), CoiMove.Against::new);
  static final MoveTable<CoiMove> FIGHT = each(Card.values(), CoiMove.Fight::new);
  static final MoveTable<CoiMove> PAY = each(Card.values(), CoiMove.Pay::new);
  static final MoveTable<CoiMove> LANDS = each(Land.values(), CoiMove.Settle::new);
  static final MoveTable<CoiMove> TOKENS = each(City.values(), CoiMove.Token::new);
  static final MoveTable<CoiMove> ROB = each(Arrays.copyOf(Seat.values(), 4), CoiMove.Rob::new);
  static final MoveTable<CoiMove> BURY = each(Card.values(), CoiMove.Bury::new);
  static final MoveTable<CoiMove> WILD = each(Good.values(), CoiMove.Yield::new);
  static final MoveTable<CoiMove> PURCHASE = purchase();
  static final MoveTable<CoiMove> CONFIRMS = new MoveTable<>(List.of(PURCHASE.get(CONFIRM)));
  static final CoiMove[][] ROW = row();
  static final CoiMove[] STORES =
      Arrays.stream(Building.values()).map(CoiMove.Stored::new).toArray(CoiMove[]::new);

  /// Every move once, in an order that never changes.
  static final List<CoiMove> ALL = all();

  private static final Map<String, CoiMove> BY_TEXT = byText();

  static Optional<CoiMove> read(String text) {
    return Optional.ofNullable(BY_TEXT.get(text));
  }

  private static <T> MoveTable<CoiMove> each(T[] things, Function<T, CoiMove> move) {
    return new MoveTable<>(Arrays.stream(things).map(move).toList());
  }

  private static MoveTable<CoiMove> piles() {
    Card s = Card.SCHOLAR;
    Card c = Card.CARTOGRAPHER;
    Card f = Card.FIXER;
    return new MoveTable<CoiMove>(
        List.of(
            pile(s, c),
            pile(c, s),
            pile(s, c, f),
            pile(s, f, c),
            pile(c, s, f),
            pile(c, f, s),
            pile(f, s, c),
            pile(f, c, s),
            pile(Card.CAPTAIN, Card.SOLDIER),
            pile(Card.SOLDIER, Card.CAPTAIN),
            pile(Card.GUNSLINGER, Card.SOLDIER),
            pile(Card.SOLDIER, Card.GUNSLINGER)));
  }

  private static CoiMove.Pile pile(Card... cards) {
    return new CoiMove.Pile(List.of(cards));
  }

  private static MoveTable<CoiMove> bids() {
    var moves = new ArrayList<CoiMove>();
    IntStream.rangeClosed(1, Bidding.SPACES).forEach(space -> moves.add(new CoiMove.Bid(space)));
    moves.add(new CoiMove.Stay());
    return new MoveTable<>(moves);
  }

  private static MoveTable<CoiMove> actions() {
    var moves = new ArrayList<CoiMove>();
    moves.add(new CoiMove.Tax());
    moves.add(new CoiMove.BuyScience());
    moves.add(new CoiMove.Draw(CardKind.CITIZEN));
    moves.add(new CoiMove.Draw(CardKind.MILITARY));
    moves.add(new CoiMove.Build());
    moves.add(new CoiMove.Store());
    moves.add(new CoiMove.Attack());
    moves.add(new CoiMove.Shift());
    Arrays.stream(Card.values()).forEach(card -> moves.add(new CoiMove.Play(card)));
    return new MoveTable<>(moves);
  }

  private static MoveTable<CoiMove> purchase() {
    var moves = new ArrayList<CoiMove>();
    Arrays.stream(Card.values()).forEach(card -> moves.add(new CoiMove.Buy(card)));
    Arrays.stream(Card.values()).forEach(card -> moves.add(new CoiMove.Return(card)));
    moves.add(new CoiMove.Confirm());
    moves.add(new CoiMove.Reopen());
    return new MoveTable<>(moves);
  }

  private static CoiMove[][] row() {
    var moves = new CoiMove[Board.MOST_SLOTS][Components.KINDS];
    for (int slot = 0; slot < moves.length; slot++) {
      for (Building building : Building.values()) {
        moves[slot][building.ordinal()] = new CoiMove.Take(slot + 1, building);
      }
    }
    return moves;
  }

  private static List<CoiMove> all() {
    var all = new LinkedHashSet<CoiMove>();
    for (var table :
        List.of(
            NATIONS, PILES, BIDS, ACTIONS, CITIES, WHICH, TOWNS, FIGHT, PAY, LANDS, TOKENS, ROB,
            BURY, WILD, PURCHASE)) {
      all.addAll(table.all());
    }
    for (CoiMove[] slot : ROW) {
      all.addAll(List.of(slot));
    }
    all.addAll(List.of(STORES));
    return List.copyOf(all);
  }

  private static Map<String, CoiMove> byText() {
    var byText = new HashMap<String, CoiMove>();
    ALL.forEach(move -> byText.put(move.text(), move));
    return Map.copyOf(byText);
  }
}
