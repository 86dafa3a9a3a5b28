package loggia.games.ironcentury;

import loggia.kernel.Reason;
import loggia.kernel.Seat;

/// Why a move is not allowed, and which rule says so.
public sealed interface IronReason extends Reason {
  record UnknownCard(Card card) implements IronReason {
    @Override
    public String rule() {
      return "table";
    }
  }

  record NotThisStep() implements IronReason {
    @Override
    public String rule() {
      return "IC-12";
    }
  }

  record ProtagonistTaken(Card protagonist) implements IronReason {
    @Override
    public String rule() {
      return "IC-02";
    }
  }

  record NotInHand(Card card) implements IronReason {
    @Override
    public String rule() {
      return "IC-12";
    }
  }

  record NotForCities(Card card) implements IronReason {
    @Override
    public String rule() {
      return "IC-12";
    }
  }

  record OtherCulture(Culture culture) implements IronReason {
    @Override
    public String rule() {
      return "IC-12";
    }
  }

  record PlacingIsOver() implements IronReason {
    @Override
    public String rule() {
      return "IC-12";
    }
  }

  record ExchangeIsOver() implements IronReason {
    @Override
    public String rule() {
      return "IC-11";
    }
  }

  record AttackMade() implements IronReason {
    @Override
    public String rule() {
      return "IC-12";
    }
  }

  record NoPair(Culture culture) implements IronReason {
    @Override
    public String rule() {
      return "IC-20";
    }
  }

  record SameCulture(Card adversary, Culture culture) implements IronReason {
    @Override
    public String rule() {
      return "IC-20";
    }
  }

  record NoAdversary(Card adversary) implements IronReason {
    @Override
    public String rule() {
      return "IC-20";
    }
  }

  record Guarded(Card character) implements IronReason {
    @Override
    public String rule() {
      return "IC-30";
    }
  }

  record BearsObject(Card character, Card object) implements IronReason {
    @Override
    public String rule() {
      return "IC-31";
    }
  }

  record InRefuge(Seat seat) implements IronReason {
    @Override
    public String rule() {
      return "IC-50";
    }
  }

  record NoBearer(Card object, Card bearer) implements IronReason {
    @Override
    public String rule() {
      return "IC-31";
    }
  }

  record NotYourObject(Card object) implements IronReason {
    @Override
    public String rule() {
      return "IC-32";
    }
  }

  record NothingToActOn(Card card) implements IronReason {
    @Override
    public String rule() {
      return "IC-41";
    }
  }

  record WrongTarget(Card card) implements IronReason {
    @Override
    public String rule() {
      return "IC-42";
    }
  }

  record OnlyRescue() implements IronReason {
    @Override
    public String rule() {
      return "IC-51";
    }
  }

  record ChooseFirst() implements IronReason {
    @Override
    public String rule() {
      return "IC-52";
    }
  }

  record OnlyInPairs() implements IronReason {
    @Override
    public String rule() {
      return "IC-60";
    }
  }

  record StandingIsSo() implements IronReason {
    @Override
    public String rule() {
      return "table";
    }
  }
}
