package loggia.games.ironcentury;

import java.util.Locale;
import java.util.Optional;

/// The two printed editions, and what differs between them: what a card set is checked against is
/// what they print, so a number that they leave open is open here too.
public enum Edition {
  EN(6, 6, 1, 2, 42, Optional.of(22)),
  IT(5, 14, 0, 14, 81, Optional.empty());

  final int openingHand;
  final int protagonists;

  /// Protagonists of each Culture.
  final int leastOfCulture;

  final int mostOfCulture;

  /// Attack cards and Specials together.
  final int actions;

  /// Attack cards, where the edition says how many.
  final Optional<Integer> attacks;

  Edition(
      int openingHand,
      int protagonists,
      int leastOfCulture,
      int mostOfCulture,
      int actions,
      Optional<Integer> attacks) {
    this.openingHand = openingHand;
    this.protagonists = protagonists;
    this.leastOfCulture = leastOfCulture;
    this.mostOfCulture = mostOfCulture;
    this.actions = actions;
    this.attacks = attacks;
  }

  static Edition of(String id) {
    return valueOf(id.toUpperCase(Locale.ROOT));
  }

  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
