package loggia.games.cityofiron;

import loggia.kernel.Reason;
import loggia.kernel.Seat;

/// Why something is not allowed, with the numbers.
public sealed interface CoiReason extends Reason {
  /// Something else is to be chosen now.
  record NotAsked() implements CoiReason {
    @Override
    public String rule() {
      return "COI-30";
    }
  }

  record TooFewCoins(int need, int have, String rule) implements CoiReason {}

  record TooLittleScience(int need, int have, String rule) implements CoiReason {}

  record TooLittleWork(int need, int have, String rule) implements CoiReason {}

  record TooLittleDistance(int need, int have, String rule) implements CoiReason {}

  record SpaceTaken(int space, Seat seat) implements CoiReason {
    @Override
    public String rule() {
      return "COI-21";
    }
  }

  record NoLandOfType(Terrain terrain, Building building) implements CoiReason {
    @Override
    public String rule() {
      return "COI-50";
    }
  }

  record NothingToBuild() implements CoiReason {
    @Override
    public String rule() {
      return "COI-50";
    }
  }

  record NotInSlot(int slot, Building building) implements CoiReason {
    @Override
    public String rule() {
      return "COI-39";
    }
  }

  record EmptyRow() implements CoiReason {
    @Override
    public String rule() {
      return "COI-34";
    }
  }

  record NotStored(Building building) implements CoiReason {
    @Override
    public String rule() {
      return "COI-34";
    }
  }

  record EmptyPiles(CardKind cards) implements CoiReason {
    @Override
    public String rule() {
      return "COI-35";
    }
  }

  record NotInHand(Card card) implements CoiReason {
    @Override
    public String rule() {
      return "COI-40";
    }
  }

  record NoAction(Card card) implements CoiReason {
    @Override
    public String rule() {
      return "COI-46";
    }
  }

  record NoEffect(Card card) implements CoiReason {
    @Override
    public String rule() {
      return "COI-45";
    }
  }

  /// The payment could not be completed without an idle card.
  record IdleCard(Card card) implements CoiReason {
    @Override
    public String rule() {
      return "COI-42";
    }
  }

  record NoSymbol(Card card) implements CoiReason {
    @Override
    public String rule() {
      return "COI-41";
    }
  }

  record NotMilitary(Card card) implements CoiReason {
    @Override
    public String rule() {
      return "COI-70";
    }
  }

  record NeedsVehicle(Vehicle vehicle) implements CoiReason {
    @Override
    public String rule() {
      return "COI-61";
    }
  }

  record TooWeak(int defence, int attack) implements CoiReason {
    @Override
    public String rule() {
      return "COI-70";
    }
  }

  /// The attack is strong enough and the hand goes far enough, but not both with different cards.
  record NoCardForBoth(int defence, int distance) implements CoiReason {
    @Override
    public String rule() {
      return "COI-70";
    }
  }

  record NoTownInReach() implements CoiReason {
    @Override
    public String rule() {
      return "COI-70";
    }
  }

  record OwnTown(Town town) implements CoiReason {
    @Override
    public String rule() {
      return "COI-70";
    }
  }

  record TownNotOpen(Town town) implements CoiReason {
    @Override
    public String rule() {
      return "COI-11";
    }
  }

  record LandTaken(Land land) implements CoiReason {
    @Override
    public String rule() {
      return "COI-61";
    }
  }

  record TokenUsed(City token) implements CoiReason {
    @Override
    public String rule() {
      return "COI-60";
    }
  }

  record NoSuchCity(City city) implements CoiReason {
    @Override
    public String rule() {
      return "COI-50";
    }
  }

  record NoDistrictThere(City city) implements CoiReason {
    @Override
    public String rule() {
      return "COI-62";
    }
  }

  record CityFull(City city, int spaces) implements CoiReason {
    @Override
    public String rule() {
      return "COI-100";
    }
  }

  record NotThere(Building building, City city) implements CoiReason {
    @Override
    public String rule() {
      return "COI-52";
    }
  }

  record OnlyArc() implements CoiReason {
    @Override
    public String rule() {
      return "COI-100";
    }
  }

  record NothingToShift() implements CoiReason {
    @Override
    public String rule() {
      return "COI-100";
    }
  }

  record NothingToTake(Seat seat) implements CoiReason {
    @Override
    public String rule() {
      return "COI-45";
    }
  }

  record GoodNotOwned(Good good) implements CoiReason {
    @Override
    public String rule() {
      return "COI-113";
    }
  }

  record NationGone(Nation nation) implements CoiReason {
    @Override
    public String rule() {
      return "COI-01";
    }
  }

  record OtherPile() implements CoiReason {
    @Override
    public String rule() {
      return "COI-06";
    }
  }

  record NotForSale(Card card) implements CoiReason {
    @Override
    public String rule() {
      return "COI-87";
    }
  }

  record NotChosen(Card card) implements CoiReason {
    @Override
    public String rule() {
      return "COI-87";
    }
  }
}
