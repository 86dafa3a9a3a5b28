package loggia.testkit.sample;

import loggia.kernel.Reason;

/// Why a mason may not do something.
public sealed interface CampanileReason extends Reason {
  record NotInHand(int stone) implements CampanileReason {
    @Override
    public String rule() {
      return "SAM-01";
    }
  }

  record AlreadyChosen(int stone) implements CampanileReason {
    @Override
    public String rule() {
      return "SAM-03";
    }
  }

  record StonesShown() implements CampanileReason {
    @Override
    public String rule() {
      return "SAM-04";
    }
  }

  record NobodyHasWon() implements CampanileReason {
    @Override
    public String rule() {
      return "SAM-04";
    }
  }

  record HighEnough(int most) implements CampanileReason {
    @Override
    public String rule() {
      return "SAM-05";
    }
  }
}
