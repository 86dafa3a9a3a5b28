package loggia.server.store;

import java.util.Optional;

/// Which finished games of somebody are looked for, the newest first.
///
/// @param told only what everybody may know at this time
/// @param game empty: every game
/// @param words what must stand among the names and the id of the table; empty: anything
/// @param won empty: either
public record ResultQuery(
    String person, long told, String game, String words, Optional<Boolean> won, int most) {

  /// All that everybody may know.
  public static ResultQuery of(String person, long told) {
    return new ResultQuery(person, told, "", "", Optional.empty(), Integer.MAX_VALUE);
  }
}
