package loggia.games.xiicentury;

import loggia.kernel.Journal;
import loggia.kernel.Seat;

/// What can be done while no die is in hand: pick one up, change one with a perk, end the dice.
final class Picking {
  private Picking() {}

  /// A mask over [MoveTables#PICKS].
  static long picks(XiiState state) {
    long dice = state.dice;
    Town town = state.towns[Clock.active(state.clock)];
    long picks = 0;
    if (Dice.allSpent(dice)) {
      picks = MoveTables.DONE;
    } else {
      int shared = Dice.unspentValues(dice, 0);
      int own = Dice.unspentValues(dice, 2);
      picks = shared | own;
      if (town.features >>> Feature.FIRST_SPECIAL != 0) {
        picks |= perks(state, town, shared, own);
      }
    }
    return Dice.is(dice, Dice.RESERVE_USED)
        ? picks
        : picks | (long) town.reserveValues() << MoveTables.RESERVE;
  }

  private static long perks(XiiState state, Town town, int shared, int own) {
    long dice = state.dice;
    long any = shared | own;
    long both = shared & own;
    long perks = 0;
    if (town.has(Feature.SHERIFF) && !Dice.is(dice, Dice.SHERIFF_USED)) {
      perks |=
          town.perkIsB(Feature.SHERIFF)
              ? any >>> 1 << MoveTables.LOWER_ONE
                  | any >>> 2 << MoveTables.LOWER_TWO
                  | both >>> 1 << MoveTables.LOWER_SHARED_ONE
                  | both >>> 2 << MoveTables.LOWER_SHARED_TWO
              : (any & 31) << MoveTables.RAISE | (both & 31) << MoveTables.RAISE_SHARED;
    }
    if (town.has(Feature.COURT) && !Dice.is(dice, Dice.COURT_USED)) {
      perks |=
          town.perkIsB(Feature.COURT)
              ? (any & 7) << MoveTables.REROLL | (both & 7) << MoveTables.REROLL_SHARED
              : (any >>> 1 & 1) << MoveTables.DOUBLE | (both >>> 1 & 1) << MoveTables.DOUBLE_SHARED;
    }
    if (town.has(Feature.SHERIFF) && !Dice.is(dice, Dice.SHERIFF_USED)
        || town.has(Feature.COURT) && !Dice.is(dice, Dice.COURT_USED)) {
      perks |= both << MoveTables.SHARED;
    }
    if (town.has(Feature.WITCH, Perk.B) && !Dice.is(dice, Dice.SPLIT_USED)) {
      for (int value = 2; value <= 6; value++) {
        if ((any >>> value - 1 & 1) != 0 && Splitting.parts(state, value) != 0) {
          perks |= 1L << MoveTables.SPLIT + value - 2;
        }
      }
    }
    return perks;
  }

  static XiiState raise(XiiState state, int value, boolean shared, Journal journal) {
    return change(state, value, value + 1, shared, Dice.SHERIFF_USED, journal);
  }

  static XiiState lower(XiiState state, int value, int by, boolean shared, Journal journal) {
    return change(state, value, value - by, shared, Dice.SHERIFF_USED, journal);
  }

  static XiiState doubleTwo(XiiState state, boolean shared, Journal journal) {
    return change(state, 2, 4, shared, Dice.COURT_USED, journal);
  }

  static XiiState reroll(XiiState state, int value, boolean shared, Journal journal) {
    var game = new Progress(state, journal);
    int rolled = game.roll();
    return change(game.state(), value, rolled, shared, Dice.COURT_USED, journal);
  }

  private static XiiState change(
      XiiState state, int from, int to, boolean shared, long perk, Journal journal) {
    int die = Dice.find(state.dice, from, shared);
    if (journal.listens()) {
      Feature by = perk == Dice.SHERIFF_USED ? Feature.SHERIFF : Feature.COURT;
      Seat seat = Seat.of(Clock.active(state.clock));
      journal.tell(new XiiEvent.DieChanged(seat, by, from, to, die < 2));
    }
    return state.with(Dice.withValue(state.dice, die, to) | perk, Phase.PICK);
  }

  static XiiState split(XiiState state, int value) {
    int die = Dice.find(state.dice, value, false);
    long dice = Dice.withSpent(Dice.hold(state.dice, value, die), die);
    return state.with(dice | Dice.SPLIT_USED, Phase.PART);
  }

  static XiiState part(XiiState state, int part, Journal journal) {
    int value = Dice.held(state.dice);
    if (journal.listens()) {
      Seat seat = Seat.of(Clock.active(state.clock));
      journal.tell(new XiiEvent.WasSplit(seat, value, part, value - part));
    }
    return state.with(Dice.holdParts(state.dice, part, value - part), Phase.USE);
  }
}
