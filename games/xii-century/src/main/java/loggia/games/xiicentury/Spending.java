package loggia.games.xiicentury;

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
    Sheet sheet = state.sheet();
    int strength = strength(dice, town, asset);
    int gain = gain(sheet, town, asset, strength);
    long amounts = town.amounts + ((long) gain << asset.shift);
    int cost = sheet.cost(town, asset);
    if (cost > 0) {
      Asset paid = sheet.values.costsFood[asset.index()] ? Asset.FOOD : Asset.SUPPLY;
      amounts -= (long) gain * cost << paid.shift;
    }
    if (journal.listens()) {
      int value = Dice.held(dice);
      journal.tell(new XiiEvent.Increased(Seat.of(seat), value, asset, gain));
    }
    long used = Dice.use(dice, asset);
    if (Dice.origin(dice) == Dice.FIRST_PART) {
      long next = Dice.holdOtherPart(used, asset);
      return state.with(seat, town.withAmounts(amounts), next, Phase.USE);
    }
    return spent(state, seat, town.withAmounts(amounts), used);
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
    Town town = pay(state.sheet(), state.towns[seat], feature);
    tellAcquired(state, seat, feature, journal);
    return spent(state, seat, town.with(feature), state.dice);
  }

  static XiiState acquire(XiiState state, Feature feature, Perk perk, Journal journal) {
    int seat = Clock.active(state.clock);
    Town town = pay(state.sheet(), state.towns[seat], feature).with(feature, perk);
    tellAcquired(state, seat, feature, journal);
    if (journal.listens()) {
      journal.tell(new XiiEvent.PerkChosen(Seat.of(seat), feature, perk));
    }
    if (feature == Feature.JONGLEUR) {
      for (int value : state.sheet().jongleur[perk.index()]) {
        town = town.freeSlots() > 0 ? town.save(value) : town;
      }
    }
    return spent(state, seat, town, state.dice);
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
    boolean reserve = Dice.origin(dice) == Dice.RESERVE;
    Town after = reserve ? town.takeFromReserve(Dice.held(dice)) : town;
    return state.with(seat, after, Dice.emptyHand(dice), Phase.PICK);
  }
}
