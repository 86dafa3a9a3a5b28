package loggia.games.xiicentury;

import java.util.ArrayList;
import java.util.List;
import loggia.kernel.Reason;
import loggia.kernel.Reasons;
import loggia.kernel.Seat;
import loggia.kernel.Verdict;

/// Allowed, or why not.
final class Explain {
  private Explain() {}

  static Verdict verdict(XiiState state, Seat seat, XiiMove move) {
    long bit = MoveTables.bit(Menus.table(state.phase()), move);
    long menu = Menus.bits(state, seat.index());
    return (menu & bit) != 0 ? Verdict.allowed() : Verdict.refused(reason(state, seat, move));
  }

  private static Reason reason(XiiState state, Seat seat, XiiMove move) {
    Phase phase = state.phase();
    if (phase == Phase.OVER) {
      return new Reasons.GameOver();
    }
    if (phase == Phase.WAR && seat.index() < state.seats() && isWarMove(move)) {
      return new XiiReason.MustAvoid();
    }
    if (seat.index() >= state.seats() || state.moves(seat).isEmpty()) {
      return new Reasons.NotAwaited(seat);
    }
    if (MoveTables.bit(Menus.table(phase), move) == 0) {
      return new XiiReason.NotNow(phase);
    }
    return switch (move) {
      case XiiMove.Assign(int round, GlobalEvent event) -> assign(state, round, event);
      case XiiMove.Turn _, XiiMove.RollAgain _ -> new XiiReason.DieAtEnd(Dice.value(state.dice, 0));
      case XiiMove.Pick(int value) -> noSuchDie(state, value);
      case XiiMove.PickShared(int value) -> sharedDie(state, value);
      case XiiMove.PickReserve(int value) -> reserve(state, value);
      case XiiMove.Raise(int value, boolean shared) ->
          change(state, Feature.SHERIFF, Perk.A, Dice.SHERIFF_USED, value, shared);
      case XiiMove.Lower(int value, _, boolean shared) ->
          change(state, Feature.SHERIFF, Perk.B, Dice.SHERIFF_USED, value, shared);
      case XiiMove.DoubleTwo(boolean shared) ->
          change(state, Feature.COURT, Perk.A, Dice.COURT_USED, 2, shared);
      case XiiMove.Reroll(int value, boolean shared) ->
          change(state, Feature.COURT, Perk.B, Dice.COURT_USED, value, shared);
      case XiiMove.Split(int value) -> split(state, value);
      case XiiMove.Part(int value) -> new XiiReason.NowhereToSplit(value);
      case XiiMove.Done() -> new XiiReason.DiceLeft(left(state));
      case XiiMove.Increase(Asset asset) -> ExplainUse.increase(state, asset);
      case XiiMove.Attract(Feature person) -> ExplainUse.acquire(state, person);
      case XiiMove.AttractSpecial(Feature person, _) -> ExplainUse.acquire(state, person);
      case XiiMove.Build(Feature building) -> ExplainUse.acquire(state, building);
      case XiiMove.BuildSpecial(Feature building, _) -> ExplainUse.acquire(state, building);
      case XiiMove.Influence(Location location) -> ExplainUse.influence(state, location);
      case XiiMove.Save() -> ExplainUse.save(state);
      case XiiMove.Trade(Asset given, int amount) -> trade(state, given, amount);
      case XiiMove.Support _, XiiMove.Avoid _, XiiMove.Bonus _ -> new XiiReason.NotNow(phase);
    };
  }

  private static boolean isWarMove(XiiMove move) {
    return move instanceof XiiMove.Support || move instanceof XiiMove.Avoid;
  }

  private static Reason assign(XiiState state, int round, GlobalEvent event) {
    int next = state.frame.unassigned();
    return round == next
        ? new XiiReason.EventTwice(event)
        : new XiiReason.AnotherRound(round, next);
  }

  private static Reason noSuchDie(XiiState state, int value) {
    return new XiiReason.NoSuchDie(value, left(state));
  }

  /// The values of the rolled dice that are not spent.
  static List<Integer> left(XiiState state) {
    var left = new ArrayList<Integer>();
    for (int die = 0; die < 4; die++) {
      if (!Dice.isSpent(state.dice, die)) {
        left.add(Dice.value(state.dice, die));
      }
    }
    return List.copyOf(left);
  }

  private static Reason sharedDie(XiiState state, int value) {
    int values = Dice.unspentValues(state.dice, 0) | Dice.unspentValues(state.dice, 2);
    return (values >>> value - 1 & 1) != 0 ? new XiiReason.SameDie(value) : noSuchDie(state, value);
  }

  private static Reason reserve(XiiState state, int value) {
    return Dice.is(state.dice, Dice.RESERVE_USED)
        ? new XiiReason.ReserveUsed()
        : new XiiReason.NotInReserve(value, reserve(state.towns[state.active()]));
  }

  /// The dice in reserve, lowest first.
  static List<Integer> reserve(Town town) {
    var values = new ArrayList<Integer>();
    for (int value = 1; value <= 6; value++) {
      for (int count = town.reserve(value); count > 0; count--) {
        values.add(value);
      }
    }
    return List.copyOf(values);
  }

  private static Reason change(
      XiiState state, Feature feature, Perk perk, long used, int value, boolean shared) {
    if (!state.towns[state.active()].has(feature, perk)) {
      return new XiiReason.LacksPerk(feature, perk);
    }
    if (Dice.is(state.dice, used)) {
      return new XiiReason.PerkUsed(feature);
    }
    return shared ? sharedDie(state, value) : noSuchDie(state, value);
  }

  private static Reason split(XiiState state, int value) {
    if (!state.towns[state.active()].has(Feature.WITCH, Perk.B)) {
      return new XiiReason.LacksPerk(Feature.WITCH, Perk.B);
    }
    if (Dice.is(state.dice, Dice.SPLIT_USED)) {
      return new XiiReason.PerkUsed(Feature.WITCH);
    }
    return left(state).contains(value)
        ? new XiiReason.NowhereToSplit(value)
        : noSuchDie(state, value);
  }

  private static Reason trade(XiiState state, Asset given, int amount) {
    if (Dice.is(state.dice, Dice.TRADED)) {
      return new XiiReason.TradedAlready();
    }
    Town town = state.towns[state.active()];
    Asset taken = given == Asset.FOOD ? Asset.SUPPLY : Asset.FOOD;
    return state.frame.mayGain(town, taken)
        ? new XiiReason.TradesTooMuch(given, amount, Market.most(state.frame, town, given, taken))
        : new XiiReason.CannotGain(taken);
  }
}
