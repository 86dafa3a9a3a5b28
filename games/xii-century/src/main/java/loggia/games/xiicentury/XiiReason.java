package loggia.games.xiicentury;

import java.util.List;
import loggia.kernel.Named;
import loggia.kernel.Reason;

/// Why something is not allowed.
public sealed interface XiiReason extends Reason {
  /// The move belongs to another moment than this one.
  record NotNow(Phase phase) implements XiiReason {
    @Override
    public String rule() {
      return "XII-50";
    }
  }

  record AnotherRound(int round, int next) implements XiiReason {
    @Override
    public String rule() {
      return "XII-13";
    }
  }

  record EventTwice(GlobalEvent event) implements XiiReason {
    @Override
    public String rule() {
      return "XII-13";
    }
  }

  /// A shared die of 6 cannot be turned up, one of 1 not down.
  record DieAtEnd(int value) implements XiiReason {
    @Override
    public String rule() {
      return "XII-50";
    }
  }

  record NoSuchDie(int value, List<Integer> left) implements XiiReason {
    @Override
    public String rule() {
      return "XII-51";
    }
  }

  /// The plain move with this value does the same.
  record SameDie(int value) implements XiiReason {
    @Override
    public String rule() {
      return "XII-41";
    }
  }

  record NotInReserve(int value, List<Integer> reserve) implements XiiReason {
    @Override
    public String rule() {
      return "XII-51";
    }
  }

  record ReserveUsed() implements XiiReason {
    @Override
    public String rule() {
      return "XII-51";
    }
  }

  record LacksPerk(Feature feature, Perk perk) implements XiiReason {
    @Override
    public String rule() {
      return feature == Feature.WITCH ? "XII-43" : "XII-41";
    }
  }

  record PerkUsed(Feature feature) implements XiiReason {
    @Override
    public String rule() {
      return feature == Feature.WITCH ? "XII-43" : "XII-41";
    }
  }

  record NowhereToSplit(int value) implements XiiReason {
    @Override
    public String rule() {
      return "XII-43";
    }
  }

  record DiceLeft(List<Integer> left) implements XiiReason {
    @Override
    public String rule() {
      return "XII-55";
    }
  }

  /// A part of a split die may only increase an asset.
  record PartsIncrease() implements XiiReason {
    @Override
    public String rule() {
      return "XII-43";
    }
  }

  /// The other part went there, or can go nowhere else.
  record OtherPartGoesThere(Asset asset) implements XiiReason {
    @Override
    public String rule() {
      return "XII-43";
    }
  }

  record WrongDie(Named thing, int needed, int die) implements XiiReason {
    @Override
    public String rule() {
      return thing instanceof Asset ? "XII-35" : "XII-52";
    }
  }

  record NeedsMore(Named thing, Asset asset, int least, int has) implements XiiReason {
    @Override
    public String rule() {
      return thing instanceof Asset ? "XII-52" : "XII-40";
    }
  }

  record NeedsReputation(Named thing, int least, int has) implements XiiReason {
    @Override
    public String rule() {
      return "XII-40";
    }
  }

  record NeedsFeature(Named thing, Feature needed) implements XiiReason {
    @Override
    public String rule() {
      return thing instanceof Asset ? "XII-52" : "XII-40";
    }
  }

  record CannotPay(Named thing, int price, Asset asset, int has) implements XiiReason {
    @Override
    public String rule() {
      return asset == Asset.SUPPLY ? "XII-45" : "XII-40";
    }
  }

  record AlreadyThere(Feature feature) implements XiiReason {
    @Override
    public String rule() {
      return "XII-52";
    }
  }

  record AssetUsed(Asset asset, int times) implements XiiReason {
    @Override
    public String rule() {
      return "XII-54";
    }
  }

  record LocationUsed(Location location) implements XiiReason {
    @Override
    public String rule() {
      return "XII-46";
    }
  }

  record FireForbids(Feature person) implements XiiReason {
    @Override
    public String rule() {
      return "XII-15";
    }
  }

  record ReserveFull(int slots) implements XiiReason {
    @Override
    public String rule() {
      return "XII-03";
    }
  }

  record NotBackIntoReserve() implements XiiReason {
    @Override
    public String rule() {
      return "XII-55";
    }
  }

  record TradesTooMuch(Asset given, int amount, int most) implements XiiReason {
    @Override
    public String rule() {
      return "XII-58";
    }
  }

  /// The town lacks what the asset needs for every increase.
  record CannotGain(Asset asset) implements XiiReason {
    @Override
    public String rule() {
      return "XII-36";
    }
  }

  record TradedAlready() implements XiiReason {
    @Override
    public String rule() {
      return "XII-58";
    }
  }

  record MustAvoid() implements XiiReason {
    @Override
    public String rule() {
      return "XII-60";
    }
  }
}
