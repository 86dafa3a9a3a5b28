package loggia.testkit.sample;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import loggia.kernel.MoveTable;

/// Every move of the game, made once.
final class MoveTables {
  /// Stone n has the index n - 1.
  static final MoveTable<CampanileMove> ALL =
      new MoveTable<>(
          Stream.concat(
                  IntStream.rangeClosed(1, Components.STANDARD.stones())
                      .mapToObj(CampanileMove.Choose::new),
                  Stream.of(new CampanileMove.Keep(), new CampanileMove.Climb()))
              .toList());

  static final long KEEP = 1L << ALL.indexOf(new CampanileMove.Keep());
  static final long CLIMB = 1L << ALL.indexOf(new CampanileMove.Climb());

  private MoveTables() {}
}
