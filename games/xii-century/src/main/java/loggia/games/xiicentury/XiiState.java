package loggia.games.xiicentury;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import loggia.kernel.Journal;
import loggia.kernel.Moves;
import loggia.kernel.Result;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.kernel.State;
import loggia.kernel.Verdict;
import loggia.kernel.Viewer;

/// One moment of XII Century: the [Frame] of the match, a town for each seat, and three packed
/// longs.
public final class XiiState implements State<XiiState, XiiMove> {
  final Frame frame;
  final Town[] towns;

  /// See [Dice].
  final long dice;

  /// See [Clock].
  final long clock;

  final long chance;

  /// The active seat's menu once somebody has asked for it; always the same, so it does not matter
  /// who computes it.
  private long menu;

  XiiState(Frame frame, Town[] towns, long dice, long clock, long chance) {
    this.frame = frame;
    this.towns = towns;
    this.dice = dice;
    this.clock = clock;
    this.chance = chance;
  }

  XiiState with(long otherDice, Phase phase) {
    return new XiiState(frame, towns, otherDice, Clock.withPhase(clock, phase), chance);
  }

  XiiState with(int seat, Town town, long otherDice, Phase phase) {
    Town[] others = towns.clone();
    others[seat] = town;
    return new XiiState(frame, others, otherDice, Clock.withPhase(clock, phase), chance);
  }

  Sheet sheet() {
    return frame.sheet();
  }

  Phase phase() {
    return Clock.phase(clock);
  }

  /// What the active seat may do, as a mask over the phase's table.
  long menu() {
    long known = menu;
    return known == 0 ? findMenu() : known;
  }

  /// Apart from [#menu], so that the compiler takes that one for the small method it is.
  private long findMenu() {
    long found = Menus.turnBits(this, phase());
    menu = found;
    return found;
  }

  int active() {
    return Clock.active(clock);
  }

  @Override
  public int seats() {
    return towns.length;
  }

  @Override
  public Seats awaited() {
    return Clock.isTurn(clock) ? Seats.ofBits(1 << active()) : awaitedTogether();
  }

  private Seats awaitedTogether() {
    return switch (phase()) {
      case WAR -> KingWar.undecided(this);
      case BONUS -> Harvest.undecided(this);
      case ASSIGN, EQUAL, PICK, USE, PART, TRADE, OVER -> Seats.NONE;
    };
  }

  @Override
  public Moves<XiiMove> moves(Seat seat) {
    return Menus.of(this, seat.index());
  }

  @Override
  public List<XiiMove> intents(Seat seat) {
    return moves(seat).isEmpty() ? List.of() : Menus.intents(this, seat);
  }

  @Override
  public Verdict explain(Seat seat, XiiMove move) {
    return Explain.verdict(this, seat, move);
  }

  @Override
  public XiiState play(Seat seat, XiiMove move, Journal journal) {
    return switch (move) {
      case XiiMove.Pick(int value) -> Turns.pick(this, value, false);
      case XiiMove.Increase(Asset asset) -> Spending.increase(this, asset, journal);
      case XiiMove.Influence(Location location) -> Spending.influence(this, location, journal);
      case XiiMove.PickReserve(int value) -> Turns.pickReserve(this, value);
      case XiiMove.Save() -> Spending.save(this, journal);
      case XiiMove.Done() -> Turns.done(this, journal);
      case XiiMove.Attract(Feature person) -> Spending.acquire(this, person, journal);
      case XiiMove.Build(Feature building) -> Spending.acquire(this, building, journal);
      case XiiMove.AttractSpecial(Feature person, Perk perk) ->
          Spending.acquire(this, person, perk, journal);
      case XiiMove.BuildSpecial(Feature building, Perk perk) ->
          Spending.acquire(this, building, perk, journal);
      case XiiMove.Support() -> KingWar.choose(this, seat.index(), Clock.SUPPORTS, journal);
      case XiiMove.Avoid() -> KingWar.choose(this, seat.index(), Clock.AVOIDS, journal);
      case XiiMove.Bonus(Asset asset) -> Harvest.choose(this, seat.index(), asset, journal);
      case XiiMove.Trade(Asset given, int amount) -> Market.trade(this, given, amount, journal);
      case XiiMove.PickShared(int value) -> Turns.pick(this, value, true);
      case XiiMove.Raise(int value, boolean shared) -> Picking.raise(this, value, shared, journal);
      case XiiMove.Lower(int value, int by, boolean shared) ->
          Picking.lower(this, value, by, shared, journal);
      case XiiMove.DoubleTwo(boolean shared) -> Picking.doubleTwo(this, shared, journal);
      case XiiMove.Reroll(int value, boolean shared) ->
          Picking.reroll(this, value, shared, journal);
      case XiiMove.Split(int value) -> Picking.split(this, value);
      case XiiMove.Part(int value) -> Picking.part(this, value, journal);
      case XiiMove.Turn(boolean up) -> Rounds.turn(this, up, journal);
      case XiiMove.RollAgain() -> Rounds.rollAgain(this, journal);
      case XiiMove.Assign(_, GlobalEvent event) -> GlobalEvents.assign(this, event, journal);
    };
  }

  /// Only who has the turn can be left with a single move: a war and a bonus offer two.
  @Override
  public XiiState hasten() {
    XiiState state = this;
    while (Clock.isTurn(state.clock)) {
      long only = state.findMenu();
      if ((only & only - 1) != 0) {
        return state;
      }
      XiiMove move = Menus.table(state.phase()).get(Long.numberOfTrailingZeros(only));
      state = state.play(Seat.of(state.active()), move, Journal.NONE);
    }
    return state;
  }

  @Override
  public XiiState imagine(Seat seat, RandomGenerator random) {
    return Imagine.world(this, seat.index(), random);
  }

  @Override
  public XiiState redraw(RandomGenerator random) {
    return new XiiState(frame, towns, dice, clock, random.nextLong());
  }

  @Override
  public XiiView view(Viewer viewer) {
    return ViewBuilder.of(this, viewer);
  }

  @Override
  public Result result() {
    return Scoring.result(this);
  }

  @Override
  public double[] outlook() {
    return Outlook.of(this);
  }

  @Override
  public int round() {
    return Clock.round(clock);
  }

  @Override
  public long disclosures() {
    return Clock.disclosures(clock);
  }

  @Override
  public String text() {
    return PositionWriter.write(this);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof XiiState state
        && dice == state.dice
        && clock == state.clock
        && chance == state.chance
        && frame.equals(state.frame)
        && Arrays.equals(towns, state.towns);
  }

  @Override
  public int hashCode() {
    long own = (dice * 31 + clock) * 31 + chance;
    return 31 * Long.hashCode(own) + Arrays.hashCode(towns);
  }

  @Override
  public String toString() {
    return text();
  }
}
