package loggia.games.xiicentury;

import java.util.Optional;
import loggia.kernel.Named;
import loggia.kernel.Reason;

/// Why the die in hand cannot do that.
final class ExplainUse {
  private ExplainUse() {}

  static Reason increase(XiiState state, Asset asset) {
    Town town = state.towns[state.active()];
    long bit = 1L << asset.index();
    long taken = Spending.taken(state.dice, town, Dice.origin(state.dice));
    if ((taken & bit) != 0) {
      int times = (Dice.usedTwice(state.dice) & bit) != 0 ? 2 : 1;
      return new XiiReason.AssetUsed(asset, times);
    }
    int die = Dice.held(state.dice);
    if (asset.rank() == Asset.Rank.SPECIAL && die != 1) {
      return new XiiReason.WrongDie(asset, 1, die);
    }
    return lacks(town, asset, state.sheet().line(asset).needs())
        .orElseGet(() -> new XiiReason.OtherPartGoesThere(asset));
  }

  static Reason acquire(XiiState state, Feature feature) {
    if (Dice.isPart(Dice.origin(state.dice))) {
      return new XiiReason.PartsIncrease();
    }
    Town town = state.towns[state.active()];
    if (town.has(feature)) {
      return new XiiReason.AlreadyThere(feature);
    }
    boolean fire = state.frame.strikes(GlobalEvent.FIRE, state.round());
    if (fire && feature.kind().isPerson()) {
      return new XiiReason.FireForbids(feature);
    }
    Sheet sheet = state.sheet();
    var line = sheet.line(feature);
    int die = Dice.held(state.dice);
    if (line.die() != 0 && line.die() != die) {
      return new XiiReason.WrongDie(feature, line.die(), die);
    }
    return lacks(town, feature, line.needs()).orElseGet(() -> cannotPay(sheet, town, feature));
  }

  private static Optional<Reason> lacks(Town town, Named thing, Sheet.Needs needs) {
    for (var need : needs.amounts().entrySet()) {
      Asset asset = need.getKey();
      boolean people = asset == Asset.POPULATION;
      int has = people ? town.effectivePopulation() : town.amount(asset);
      if (has < need.getValue()) {
        return Optional.of(new XiiReason.NeedsMore(thing, asset, need.getValue(), has));
      }
    }
    if (town.reputation() < needs.reputation()) {
      return Optional.of(
          new XiiReason.NeedsReputation(thing, needs.reputation(), town.reputation()));
    }
    return needs.features().stream()
        .filter(feature -> !town.has(feature))
        .findFirst()
        .map(feature -> new XiiReason.NeedsFeature(thing, feature));
  }

  private static Reason cannotPay(Sheet sheet, Town town, Feature feature) {
    for (Asset asset : sheet.line(feature).pays().keySet()) {
      int price = sheet.price(town, feature, asset);
      if (town.amount(asset) < price) {
        return new XiiReason.CannotPay(feature, price, asset, town.amount(asset));
      }
    }
    throw new IllegalStateException(feature.id() + " is allowed");
  }

  static Reason influence(XiiState state, Location location) {
    return Dice.isPart(Dice.origin(state.dice))
        ? new XiiReason.PartsIncrease()
        : new XiiReason.LocationUsed(location);
  }

  static Reason save(XiiState state) {
    int origin = Dice.origin(state.dice);
    if (Dice.isPart(origin)) {
      return new XiiReason.PartsIncrease();
    }
    return origin == Dice.RESERVE
        ? new XiiReason.NotBackIntoReserve()
        : new XiiReason.ReserveFull(Town.SLOTS);
  }
}
