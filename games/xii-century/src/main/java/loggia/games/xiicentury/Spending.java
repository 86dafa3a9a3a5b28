package loggia.games.xiicentury;

import java.util.Optional;
import loggia.kernel.Journal;
import loggia.kernel.Seat;

/// What the die in hand does (XII-52): increases an asset, attracts, builds, adds influence, or is
/// saved.
final class Spending {
  private Spending() {}

  /// What the die in hand can be used for, as a mask over [MoveTables#USES].
  static long uses(XiiState state) {
    long dice = state.dice;
    int origin = Dice.origin(dice);
    int value = Dice.held(dice);
    Town town = state.towns[Clock.active(state.clock)];
    long open = state.sheet().openings.of(town, value) & ~taken(dice, town, origin);
    if (Dice.isPart(origin)) {
      return Splitting.uses(state, town, open);
    }
    if (state.frame.strikes(GlobalEvent.FIRE, Clock.round(state.clock))) {
      open &= ~MoveTables.ALL_PEOPLE;
    }
    if (!Dice.isRolled(origin) || town.freeSlots() == 0) {
      open &= ~(1L << MoveTables.SAVE);
    }
    return open;
  }

  /// What took a die this turn already (XII-46, XII-54). Witch A lets a second die in, but works on
  /// no die from the reserve (XII-42).
  static long taken(long dice, Town town, int origin) {
    int used = Dice.used(dice);
    boolean twice = origin != Dice.RESERVE && town.has(Feature.WITCH, Perk.A);
    long assets = twice ? Dice.usedTwice(dice) : used & MoveTables.ALL_ASSETS;
    return assets | (long) (used >>> 12) << MoveTables.LOCATIONS;
  }

  static XiiState increase(XiiState state, Asset asset, Journal journal) {
    long dice = state.dice;
    int seat = Clock.active(state.clock);
    Town town = state.towns[seat];
    int strength = strength(dice, town, asset);
    int gain = gain(state.sheet(), town, asset, strength);
    Town after = increased(state.sheet(), town, asset, gain);
    if (journal.listens()) {
      int value = Dice.held(dice);
      Optional<Integer> wasted = Optional.of(strength - gain).filter(rest -> rest > 0);
      journal.tell(new XiiEvent.Increased(Seat.of(seat), value, asset, gain, wasted));
    }
    long used = Dice.use(dice, asset);
    if (Dice.origin(dice) == Dice.FIRST_PART) {
      return state.with(seat, after, Dice.holdOtherPart(used, asset), Phase.USE);
    }
    return spent(state, seat, after, used);
  }

  private static Town increased(Sheet sheet, Town town, Asset asset, int gain) {
    long amounts = town.amounts + ((long) gain << asset.shift);
    int cost = sheet.cost(town, asset);
    if (cost > 0) {
      Asset paid = sheet.values.costsFood[asset.index()] ? Asset.FOOD : Asset.SUPPLY;
      amounts -= (long) gain * cost << paid.shift;
    }
    return town.withAmounts(amounts);
  }

  /// What the die in hand counts for when it increases this asset.
  static int strength(long dice, Town town, Asset asset) {
    int value = Dice.held(dice);
    int origin = Dice.origin(dice);
    if (Dice.isRolled(origin)
        && asset.rank() == Asset.Rank.ADVANCED
        && value == Dice.highest(dice)) {
      return value - 1; // XII-53
    }
    boolean doubled =
        asset == Asset.FOOD
            && value == 2
            && origin != Dice.RESERVE
            && town.has(Feature.MILLER, Perk.B);
    return doubled ? 4 : value;
  }

  /// How much there is room for (XII-31) and can be paid for (XII-33).
  static int gain(Sheet sheet, Town town, Asset asset, int strength) {
    int gain = Math.min(strength, sheet.most(town, asset) - town.amount(asset));
    int cost = sheet.cost(town, asset);
    if (cost == 0) {
      return gain;
    }
    int purse = sheet.values.costsFood[asset.index()] ? town.food() : town.supply();
    return Math.min(gain, purse / cost);
  }

  static XiiState acquire(XiiState state, Feature feature, Journal journal) {
    int seat = Clock.active(state.clock);
    Town town = pay(state.sheet(), state.towns[seat], feature).with(feature);
    tellAcquired(state, seat, feature, journal);
    return spent(state, seat, town, state.dice);
  }

  static XiiState acquire(XiiState state, Feature feature, Perk perk, Journal journal) {
    int seat = Clock.active(state.clock);
    Town town = acquired(state.sheet(), state.towns[seat], feature, perk);
    tellAcquired(state, seat, feature, journal);
    if (journal.listens()) {
      journal.tell(new XiiEvent.PerkChosen(Seat.of(seat), feature, perk));
    }
    return spent(state, seat, town, state.dice);
  }

  private static Town acquired(Sheet sheet, Town town, Feature feature, Perk perk) {
    Town after = pay(sheet, town, feature).with(feature, perk);
    if (feature == Feature.JONGLEUR) {
      for (int value : sheet.jongleur[perk.index()]) {
        after = after.freeSlots() > 0 ? after.save(value) : after;
      }
    }
    return after;
  }

  private static void tellAcquired(XiiState state, int seat, Feature feature, Journal journal) {
    if (journal.listens()) {
      int value = Dice.held(state.dice);
      journal.tell(
          feature.kind().isPerson()
              ? new XiiEvent.Attracted(Seat.of(seat), value, feature)
              : new XiiEvent.Built(Seat.of(seat), value, feature));
    }
  }

  private static Town pay(Sheet sheet, Town town, Feature feature) {
    int index = feature.index();
    long price = sheet.values.price[index];
    if (price == 0) {
      return town;
    }
    int off = Math.min(town.masons(), sheet.values.supplyPrice[index]);
    long amounts = town.amounts - price + ((long) off << Asset.SUPPLY.shift);
    return town.withAmounts(amounts).clamped();
  }

  static XiiState influence(XiiState state, Location location, Journal journal) {
    int seat = Clock.active(state.clock);
    int value = Dice.held(state.dice);
    if (journal.listens()) {
      journal.tell(new XiiEvent.Influenced(Seat.of(seat), value, location));
    }
    Town town = state.towns[seat].influence(location, value);
    return spent(state, seat, town, Dice.use(state.dice, location));
  }

  static XiiState save(XiiState state, Journal journal) {
    int seat = Clock.active(state.clock);
    int value = Dice.held(state.dice);
    if (journal.listens()) {
      journal.tell(new XiiEvent.Saved(Seat.of(seat), value));
    }
    return spent(state, seat, state.towns[seat].save(value), state.dice);
  }

  /// The hand is empty again; a die from the reserve is crossed out.
  private static XiiState spent(XiiState state, int seat, Town town, long dice) {
    return state.with(seat, crossedOut(town, dice), Dice.emptyHand(dice), Phase.PICK);
  }

  private static Town crossedOut(Town town, long dice) {
    boolean reserve = Dice.origin(dice) == Dice.RESERVE;
    return reserve ? town.takeFromReserve(Dice.held(dice)) : town;
  }

  /// The town whose turn it is, once its die in hand is used so: as playing that move would leave
  /// it, without the state around it.
  ///
  /// @param use an index into [MoveTables#USES]
  static Town after(XiiState state, int use) {
    long dice = state.dice;
    Town town = state.towns[Clock.active(state.clock)];
    return crossedOut(used(state.sheet(), town, dice, use), dice);
  }

  private static Town used(Sheet sheet, Town town, long dice, int use) {
    if (use < MoveTables.PEOPLE) {
      Asset asset = Asset.of(use);
      int gain = gain(sheet, town, asset, strength(dice, town, asset));
      return increased(sheet, town, asset, gain);
    }
    if (use < MoveTables.SPECIALS) {
      Feature feature = Feature.of(use - MoveTables.PEOPLE);
      return pay(sheet, town, feature).with(feature);
    }
    if (use < MoveTables.LOCATIONS) {
      int special = use - MoveTables.SPECIALS;
      Feature feature = Feature.of(Feature.FIRST_SPECIAL + special / 2);
      return acquired(sheet, town, feature, special % 2 == 0 ? Perk.A : Perk.B);
    }
    int value = Dice.held(dice);
    return use < MoveTables.SAVE
        ? town.influence(Location.at(use - MoveTables.LOCATIONS), value)
        : town.save(value);
  }
}
