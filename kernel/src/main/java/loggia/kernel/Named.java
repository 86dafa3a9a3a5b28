package loggia.kernel;

/// A thing of a game that has a name in every language: an asset, a card, a building.
public interface Named {
  /// One lower-case word, hyphens allowed: its text form in moves, positions and data files.
  String id();

  /// The key of its name in the message files.
  default String nameKey() {
    return "name." + id();
  }
}
