package loggia.testkit.sample;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import loggia.kernel.Move;
import loggia.kernel.MoveTable;

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

  /// Every move of the game, made once: stone n has the index n - 1.
  MoveTable<CampanileMove> TABLE =
      new MoveTable<>(
          Stream.<CampanileMove>concat(
                  IntStream.rangeClosed(1, Components.STANDARD.stones()).mapToObj(Choose::new),
                  Stream.of(new Keep(), new Climb()))
              .toList());

  static Optional<CampanileMove> read(String text) {
    return TABLE.read(text);
  }
}
