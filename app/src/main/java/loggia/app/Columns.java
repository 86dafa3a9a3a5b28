package loggia.app;

import java.util.List;
import loggia.bots.Contender;

/// The columns of printed tables.
final class Columns {
  private Columns() {}

  private static final int NARROWEST = 12;

  /// How wide a column must be for the names of these bots.
  static int width(List<Contender> contenders) {
    return contenders.stream()
        .mapToInt(contender -> contender.label().length())
        .reduce(NARROWEST, Math::max);
  }
}
