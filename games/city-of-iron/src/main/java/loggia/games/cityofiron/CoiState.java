package loggia.games.cityofiron;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import loggia.kernel.Journal;
import loggia.kernel.MoveTable;
import loggia.kernel.Moves;
import loggia.kernel.Result;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.kernel.State;
import loggia.kernel.Verdict;
import loggia.kernel.View;
import loggia.kernel.Viewer;
import org.jspecify.annotations.Nullable;

/// One moment of City of Iron. A value: the rules copy it, change the copy, and hand that on.
public final class CoiState implements State<CoiState, CoiMove> {
  /// What was chosen so far in the chain of choices under way, eight bits each in [#what].
  static final int CARD = 0;

  static final int SLOT = 1;
  static final int KIND = 2;
  static final int CITY = 3;
  static final int RAZED = 4;
  static final int TARGET = 5;
  static final int TOKEN = 6;
  static final int VERB = 7;

  /// The verbs of [#VERB].
  static final int BUILDING = 1;

  static final int ATTACKING = 2;
  static final int SHIFTING = 3;
  static final int PLAYING = 4;

  private static final byte BOARD = 1 << 4;

  final Frame frame;
  Board board;
  Player one;
  Player two;
  Player three;
  Player four;
  Purchase purchase = Purchase.NONE;
  Step step;

  /// The seats the game waits for, as bits.
  byte awaited;

  /// Turns taken in this round.
  byte turn;

  /// The seats from left to right on the bid track and in turn order, two bits each.
  char bidOrder;

  char turnOrder;

  /// Each seat's space on the turn order track, counted from 1, four bits each; 0: no bid yet.
  char bids;

  /// The players that this very state has copied, as bits, and in the highest bit the board: they
  /// may be changed as long as the move is being played. Not part of the value.
  private byte copied;

  long what;

  /// Cards that pay symbols; while discarding, those still to be discarded.
  int chosen;

  /// Cards that attack.
  int fighting;

  long chance;
  int disclosures;

  /// Whether this turn has had a free action. Not part of the value: only the evaluation asks.
  boolean begun;

  /// The menu of the first awaited seat, once it was asked for. Not part of the value.
  private @Nullable Moves<CoiMove> menu;

  /// For the worlds that a seat imagines from here and, with the move by which this state was
  /// reached in such a world, for what may be expected of that move. Not part of the value.
  @Nullable Insight insight;

  @Nullable CoiMove reached;

  CoiState(Frame frame, Board board, Step step) {
    this.frame = frame;
    this.board = board;
    this.step = step;
    one = new Player();
    two = one;
    three = one;
    four = one;
  }

  private CoiState(CoiState other) {
    frame = other.frame;
    board = other.board;
    one = other.one;
    two = other.two;
    three = other.three;
    four = other.four;
    purchase = other.purchase;
    step = other.step;
    awaited = other.awaited;
    bidOrder = other.bidOrder;
    turnOrder = other.turnOrder;
    bids = other.bids;
    turn = other.turn;
    what = other.what;
    chosen = other.chosen;
    fighting = other.fighting;
    chance = other.chance;
    disclosures = other.disclosures;
    begun = other.begun;
  }

  CoiState copy() {
    return new CoiState(this);
  }

  Player player(int seat) {
    return switch (seat) {
      case 0 -> one;
      case 1 -> two;
      case 2 -> three;
      default -> four;
    };
  }

  void player(int seat, Player player) {
    switch (seat) {
      case 0 -> one = player;
      case 1 -> two = player;
      case 2 -> three = player;
      default -> four = player;
    }
  }

  /// A player to be changed: a copy that nobody but this state holds.
  Player edit(int seat) {
    Player player = player(seat);
    if ((copied >>> seat & 1) == 0) {
      player = player.copy();
      player(seat, player);
      copied |= (byte) (1 << seat);
    }
    return player;
  }

  /// The board to be changed.
  Board editBoard() {
    if ((copied & BOARD) == 0) {
      board = board.copy();
      copied |= BOARD;
    }
    return board;
  }

  /// The one seat that acts, in all steps but the simultaneous ones.
  int actor() {
    return Integer.numberOfTrailingZeros(awaited);
  }

  void await(int seat, Step next) {
    awaited = (byte) (1 << seat);
    step = next;
  }

  int what(int lane) {
    return (int) (what >>> 8 * lane) & 255;
  }

  void what(int lane, int value) {
    what = what & ~(255L << 8 * lane) | (long) value << 8 * lane;
  }

  /// Something was drawn or shown: undo does not go back beyond this.
  void disclose() {
    disclosures++;
  }

  static int seatAt(int order, int place) {
    return order >>> 2 * place & 3;
  }

  int space(int seat) {
    return bids >>> 4 * seat & 15;
  }

  boolean has(int seat, Nation nation) {
    return frame.special() && player(seat).nation == nation.ordinal();
  }

  boolean simultaneous() {
    return step == Step.PURCHASE || step == Step.PILES;
  }

  @Override
  public int seats() {
    return frame.seats();
  }

  @Override
  public Seats awaited() {
    return Seats.ofBits(awaited);
  }

  @Override
  public Moves<CoiMove> moves(Seat seat) {
    if ((awaited & -awaited) != 1 << seat.index()) {
      return menu(seat.index());
    }
    Moves<CoiMove> known = menu;
    if (known == null) {
      known = menu(seat.index());
      menu = known;
    }
    return known;
  }

  private Moves<CoiMove> menu(int seat) {
    long bits =
        simultaneous()
            ? Menus.simultaneous(this, seat)
            : awaited == 1 << seat ? Menus.menu(this, seat) : 0;
    return step == Step.BUILD || step == Step.STORE
        ? new RowMenu(board.row, bits)
        : table(step).menu(bits);
  }

  private static MoveTable<CoiMove> table(Step step) {
    return switch (step) {
      case NATION -> MoveTables.NATIONS;
      case PILES -> Piles.TABLE;
      case BID, SECOND_BID -> MoveTables.BIDS;
      case ACTION -> MoveTables.ACTIONS;
      case CITY, DISTRICT, FROM, TO -> MoveTables.CITIES;
      case RAZE, WHICH -> MoveTables.WHICH;
      case TOWN -> MoveTables.TOWNS;
      case FIGHT -> MoveTables.FIGHT;
      case PAY -> MoveTables.PAY;
      case LAND -> MoveTables.LANDS;
      case TOKEN -> MoveTables.TOKENS;
      case ROB -> MoveTables.ROB;
      case BURY -> MoveTables.BURY;
      case WILD -> MoveTables.WILD;
      case PURCHASE -> MoveTables.PURCHASE;
      case CONFIRM, BUILD, STORE, OVER -> MoveTables.CONFIRMS;
    };
  }

  @Override
  public CoiState play(Seat seat, CoiMove move, Journal journal) {
    CoiState next = copy();
    Play.play(next, seat.index(), move, journal);
    return next;
  }

  /// Plays what is forced on one copy.
  @Override
  public CoiState hasten() {
    return awaited != 0 && moves(first()).size() == 1 ? copy().forced() : this;
  }

  @Override
  public CoiState advance(Seat seat, CoiMove move) {
    CoiState next = copy();
    Play.play(next, seat.index(), move, Journal.NONE);
    boolean alone = next.force(seat.index());
    Insight known = insight;
    boolean foreseen = alone && next.disclosures == disclosures && !next.simultaneous();
    if (known != null && reached == null && known.seat() == seat.index() && foreseen) {
      next.insight = known;
      next.reached = move;
    }
    return next;
  }

  /// This state in the making, after all that leaves nothing to choose.
  private CoiState forced() {
    force(0);
    return this;
  }

  /// Plays what is forced in this state in the making.
  ///
  /// @return whether none but this seat had to do anything
  private boolean force(int seat) {
    boolean alone = true;
    while (awaited != 0 && !mayChoose()) {
      Seat first = first();
      Moves<CoiMove> moves = moves(first);
      if (moves.size() != 1) {
        break;
      }
      alone &= first.index() == seat;
      proceed(first, moves.get(0));
    }
    return alone;
  }

  /// Plays a move in a state in the making.
  void proceed(Seat seat, CoiMove move) {
    menu = null;
    Play.play(this, seat.index(), move, Journal.NONE);
  }

  /// Seen at once: who may tax may also store, as long as there is a building in the row.
  private boolean mayChoose() {
    return step == Step.ACTION && !board.isEmpty();
  }

  private Seat first() {
    return Seat.of(actor());
  }

  @Override
  public List<CoiMove> intents(Seat seat) {
    return Intents.of(this, seat.index());
  }

  @Override
  public Verdict explain(Seat seat, CoiMove move) {
    return moves(seat).contains(move)
        ? Verdict.allowed()
        : Verdict.refused(Explain.why(this, seat.index(), move));
  }

  @Override
  public CoiState imagine(Seat seat, RandomGenerator random) {
    CoiState world = Imagine.imagine(this, seat.index(), random);
    world.insight = insight(seat.index());
    return world;
  }

  @Override
  public CoiState redraw(RandomGenerator random) {
    return Imagine.redraw(this, random);
  }

  private Insight insight(int seat) {
    Insight known = insight;
    if (known != null && reached == null && known.seat() == seat) {
      return known;
    }
    var fresh = new Insight(seat);
    if (reached == null) {
      insight = fresh;
    }
    return fresh;
  }

  @Override
  public View view(Viewer viewer) {
    return new ViewBuilder(this, viewer).build();
  }

  @Override
  public Optional<String> role(Seat seat) {
    int nation = player(seat.index()).nation;
    return nation < 0 ? Optional.empty() : Optional.of(Nation.of(nation).id());
  }

  @Override
  public Result result() {
    return Finish.result(this);
  }

  @Override
  public double[] outlook() {
    return Outlook.LEARNED.of(this);
  }

  @Override
  public int round() {
    return board.round;
  }

  @Override
  public long disclosures() {
    return disclosures;
  }

  @Override
  public String text() {
    return PositionWriter.write(this);
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof CoiState o
        && step == o.step
        && awaited == o.awaited
        && bidOrder == o.bidOrder
        && turnOrder == o.turnOrder
        && bids == o.bids
        && turn == o.turn
        && what == o.what
        && chosen == o.chosen
        && fighting == o.fighting
        && chance == o.chance
        && disclosures == o.disclosures
        && frame.equals(o.frame)
        && one.equals(o.one)
        && two.equals(o.two)
        && three.equals(o.three)
        && four.equals(o.four)
        && purchase.equals(o.purchase)
        && board.equals(o.board);
  }

  @Override
  public int hashCode() {
    int hash = 31 * one.hashCode() + two.hashCode();
    hash = 31 * hash + three.hashCode();
    hash = 31 * hash + four.hashCode();
    hash = 31 * hash + board.hashCode();
    hash = 31 * hash + Long.hashCode(what) + chosen + step.ordinal();
    return 31 * hash + Long.hashCode(chance) + bids + turn;
  }

  @Override
  public String toString() {
    return text();
  }
}
