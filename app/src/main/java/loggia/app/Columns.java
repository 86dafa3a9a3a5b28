package loggia.app;

import java.util.List;

/// The columns of printed tables.
final class Columns {
  private Columns() {}

  private static final int NARROWEST = 12;

  /// How wide a column must be for the names of these bots.
  static int width(List<String> bots) {
    return bots.stream().mapToInt(String::length).reduce(NARROWEST, Math::max);
  }
}
