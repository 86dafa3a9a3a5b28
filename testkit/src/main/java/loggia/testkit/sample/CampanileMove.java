package loggia.testkit.sample;

import loggia.kernel.Move;

/// Everything a mason can do.
public sealed interface CampanileMove extends Move {
  /// Choose a stone for this round, in secret.
  record Choose(int stone) implements CampanileMove {
    @Override
    public String text() {
      return "choose " + stone;
    }
  }

  /// Take the prize.
  record Keep() implements CampanileMove {
    @Override
    public String text() {
      return "keep";
    }
  }

  /// Roll for a higher prize.
  record Climb() implements CampanileMove {
    @Override
    public String text() {
      return "climb";
    }
  }
}
