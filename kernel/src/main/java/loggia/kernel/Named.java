package loggia.kernel;

import java.util.Locale;

/// A thing of a game that has a name in every language: an asset, a card, a building.
public interface Named {
  /// One lower-case word, hyphens allowed: its text form in moves, positions and data files.
  String id();

  /// The key of its name in the message files.
  default String nameKey() {
    return "name." + id();
  }

  /// How the constant of an enum is written as an id: `SCOUT_SHIP` is `scout-ship`.
  static String idOf(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
