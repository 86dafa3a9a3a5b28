package loggia.games.ironcentury;

import loggia.kernel.Named;
import org.jspecify.annotations.Nullable;

/// One announced thing on the chain (IC-40), or the moment at which a Character has just fallen
/// (IC-51).
///
/// @param by who announced it; for [What#FALLEN] who is asked to rescue
/// @param card its place in the [Layout]
/// @param target the card it is aimed at, or -1
/// @param city the City of the target, or the player it is aimed at, or -1
/// @param culture of the Attackers, or -1
/// @param resume how far the thing below was ([Board#progress])
record Link(
    What what,
    byte by,
    byte card,
    byte target,
    byte city,
    byte culture,
    short resume,
    @Nullable Link below) {
  enum What {
    ATTACK,
    SPECIAL,
    POWER,
    FALLEN;

    /// Its word in views and positions.
    final String id = Named.idOf(this);
  }

  static Link of(
      What what,
      int by,
      int card,
      int target,
      int city,
      int culture,
      int resume,
      @Nullable Link below) {
    return new Link(
        what,
        (byte) by,
        (byte) card,
        (byte) target,
        (byte) city,
        (byte) culture,
        (short) resume,
        below);
  }

  /// The same with somebody else asked to rescue.
  Link by(int rescuer, int rescuing) {
    return new Link(what, (byte) rescuer, (byte) rescuing, target, city, culture, resume, below);
  }

  Link over(@Nullable Link newBelow, int newResume) {
    return new Link(what, by, card, target, city, culture, (short) newResume, newBelow);
  }
}
