package loggia.games.ironcentury;

import loggia.kernel.Moves;

/// What a seat may do now, as a [Menu].
final class Menus {
  private static final long PASS = 1L << MoveTables.PASS;

  private Menus() {}

  static Moves<IronMove> of(Board board, int seat) {
    if (board.waiting != seat) {
      return unasked(board, seat);
    }
    if (board.chain == null) {
      return switch (board.step) {
        case PICK -> picks(board);
        case DRAW -> draws(board, seat);
        case ACT -> acts(board, seat);
        case WINDOW -> answers(board, seat);
        case OVER -> new Menu(board);
      };
    }
    return switch (board.mode) {
      case ASKING, RESCUE -> answers(board, seat);
      case RESOLVING -> choices(board, seat);
    };
  }

  /// Whether the seat the game waits for has exactly one move: what [Menu#size] would say, without
  /// making the menu.
  static boolean isForced(Board board) {
    int seat = board.waiting;
    if (seat == Board.NOBODY) {
      return false;
    }
    if (board.chain == null) {
      return switch (board.step) {
        case PICK -> Long.bitCount(Picking.left(board)) == 1;
        case DRAW -> !canExchange(board, seat) && !canUseInDrawStep(board, seat);
        case ACT -> !canAct(board, seat);
        case WINDOW -> Aims.canOnlyPass(board, seat);
        case OVER -> false;
      };
    }
    return switch (board.mode) {
      case ASKING, RESCUE -> Aims.canOnlyPass(board, seat);
      case RESOLVING -> choices(board, seat).size() == 1;
    };
  }

  private static boolean canAct(Board board, int seat) {
    long placeable = placeable(board, seat);
    if ((placeable & ~Layout.ALL_OBJECTS) != 0 || Aims.canAnswer(board, seat)) {
      return true;
    }
    for (long left = placeable; left != 0; left &= left - 1) {
      if (allBearers(board, seat, Long.numberOfTrailingZeros(left) - Layout.OBJECTS) != 0) {
        return true;
      }
    }
    return mayAttack(board, seat) && Aims.attacks(board, seat) != 0;
  }

  /// Somebody who is not asked may say how to be answered for later, and interject (IC-40).
  private static Menu unasked(Board board, int seat) {
    var menu = new Menu(board);
    if (board.step == Board.Step.PICK || board.step == Board.Step.OVER) {
      return menu;
    }
    int now = board.standing(seat).ordinal();
    long others = 0b1110L & ~(1L << now);
    long plain = now == 0 ? others : others | 1L << MoveTables.ASK_AGAIN;
    if (mayInterject(board, seat)) {
      addTools(menu, board, seat, plain);
    } else {
      menu.add(MoveTables.PLAIN, plain);
    }
    return menu;
  }

  /// While the player in turn decides and nothing is announced, every other player may use a
  /// Special or a power, and nobody waits for it (IC-40).
  static boolean mayInterject(Board board, int seat) {
    return board.frame.atAnyTime()
        && board.chain == null
        && board.turn != seat
        && (board.step == Board.Step.DRAW || board.step == Board.Step.ACT);
  }

  /// To draw, to discard (IC-11), and to use a Special or a power before drawing (IC-40).
  private static Moves<IronMove> draws(Board board, int seat) {
    if (!canUseInDrawStep(board, seat)) {
      return new DrawMenu(board, seat);
    }
    var menu = new Menu(board);
    addTools(menu, board, seat, 1L << MoveTables.DRAW);
    if (canExchange(board, seat)) {
      addCards(menu, MoveTables.DISCARD, board.holding(seat));
    }
    return menu;
  }

  private static boolean canExchange(Board board, int seat) {
    return !board.closed && Hands.holdsAny(board, seat);
  }

  private static boolean canUseInDrawStep(Board board, int seat) {
    return board.frame.atAnyTime() && Aims.canAnswer(board, seat);
  }

  private static Menu picks(Board board) {
    var menu = new Menu(board);
    menu.add(MoveTables.PICK, Picking.left(board));
    return menu;
  }

  /// A move for each kind of card among these.
  private static void addCards(Menu menu, int table, Cards cards) {
    menu.add(table, Layout.alike(cards.named));
    menu.add(table + MoveTables.ACTIONS, Layout.actionKinds(cards.actions));
  }

  private static Menu choices(Board board, int seat) {
    var menu = new Menu(board);
    switch (Effects.current(board).block()) {
      case EACH_DISCARDS_CHARACTER -> menu.add(MoveTables.SACRIFICE, sacrifices(board, seat));
      case OPPONENTS_DISCARD -> addCards(menu, MoveTables.DISCARD, board.holding(seat));
      case SEE_HAND_DISCARD ->
          addCards(menu, MoveTables.STRIKE, board.holding(Chain.top(board).city()));
      case PEEK -> addCards(menu, MoveTables.KEEP, board.stock.shown);
      case CANCEL,
          DRAW,
          REFUGE,
          TAKE_RANDOM_CARD,
          RESCUE_CHARACTER,
          TAKE_CHARACTER,
          RETURN_TO_HAND,
          DISCARD_BASTION,
          DISCARD_OBJECT,
          RECOVER_CHARACTER,
          ATTACK ->
          throw new IllegalStateException("nobody is asked for this");
    }
    return menu;
  }

  /// A Character who bears an Object is not alike with one who does not.
  static long sacrifices(Board board, int seat) {
    long characters = City.characters(board, seat);
    long bearers = City.bearers(board, seat);
    return Layout.lowestPerByte(characters & ~bearers) | bearers;
  }

  private static Menu answers(Board board, int seat) {
    var menu = new Menu(board);
    long plain =
        board.standing(seat) == IronMove.Until.NOW ? PASS : PASS | 1L << MoveTables.ASK_AGAIN;
    addTools(menu, board, seat, plain);
    return menu;
  }

  private static void addTools(Menu menu, Board board, int seat, long plain) {
    long uses = plain;
    for (int left = Aims.specials(board, seat); left != 0; left &= left - 1) {
      uses |= addTool(menu, board, seat, Integer.numberOfTrailingZeros(left));
    }
    for (long left = Aims.objects(board, seat); left != 0; left &= left - 1) {
      uses |= addTool(menu, board, seat, Layout.toolOf(Long.numberOfTrailingZeros(left)));
    }
    menu.add(MoveTables.PLAIN, uses);
  }

  /// Adds what this tool could be aimed at; without a target it is a bit of the plain moves.
  private static long addTool(Menu menu, Board board, int seat, int tool) {
    long aims = Aims.of(board, seat, tool);
    if (aims == 0) {
      return 0;
    }
    switch (board.set().aim(tool)) {
      case NOTHING -> {
        return 1L << MoveTables.USE + tool;
      }
      case CARD -> menu.add(MoveTables.TARGET + tool, aims);
      case SEAT -> menu.add(MoveTables.AGAINST + tool, aims);
      case ATTACK ->
          addAttacks(menu, MoveTables.TO_ATTACK + tool * Culture.COUNT, board, seat, aims);
    }
    return 0;
  }

  private static void addAttacks(Menu menu, int table, Board board, int seat, long targets) {
    for (int left = City.pairs(board, seat); left != 0; left &= left - 1) {
      int culture = Integer.numberOfTrailingZeros(left);
      menu.add(table + culture, targets & ~Layout.charactersOf(culture));
    }
  }

  private static Menu acts(Board board, int seat) {
    long placeable = placeable(board, seat);
    long targets = mayAttack(board, seat) ? Aims.attacks(board, seat) : 0;
    var menu = new Menu(board);
    addTools(menu, board, seat, 1L << MoveTables.END);
    addPlacings(menu, board, seat, placeable);
    if (targets != 0) {
      addAttacks(menu, MoveTables.ATTACK, board, seat, targets);
    }
    return menu;
  }

  /// One Attack a turn (IC-12), with a card in hand (IC-20).
  private static boolean mayAttack(Board board, int seat) {
    return !board.attacked && Layout.attacks(board.actions(seat)) > 0;
  }

  /// The cards in hand that IC-12 lets this seat put into play, one for all alike.
  private static long placeable(Board board, int seat) {
    if (board.closed) {
      return 0;
    }
    long hand = board.hand(seat);
    return Layout.alike(
        board.culture == Board.NO_CULTURE ? hand : hand & Layout.cultureMask(board.culture));
  }

  private static void addPlacings(Menu menu, Board board, int seat, long placeable) {
    long plain = placeable & ~Layout.ALL_OBJECTS;
    menu.add(MoveTables.PUT, plain);
    if (board.frame.pairs()) {
      menu.add(MoveTables.GIVE, plain);
    }
    for (long left = placeable & Layout.ALL_OBJECTS; left != 0; left &= left - 1) {
      int culture = Long.numberOfTrailingZeros(left) - Layout.OBJECTS;
      menu.add(MoveTables.ATTACH + culture, allBearers(board, seat, culture));
    }
  }

  private static long allBearers(Board board, int seat, int culture) {
    long bearers = bearers(board, seat, culture);
    return board.frame.pairs()
        ? bearers | bearers(board, board.frame.partner(seat), culture)
        : bearers;
  }

  /// Citizens of this City who could bear the Object of this Culture (IC-31), one for all alike.
  private static long bearers(Board board, int seat, int culture) {
    long bearers = Layout.lowestPerByte(board.city(seat) & Layout.charactersOf(culture));
    return board.protagonistCulture(seat) == culture
        ? bearers | 1L << MoveTables.ATTACH_PROTAGONIST + board.protagonist(seat)
        : bearers;
  }
}
