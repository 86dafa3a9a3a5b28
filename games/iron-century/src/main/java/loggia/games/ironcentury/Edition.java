package loggia.games.ironcentury;

import java.util.Locale;

/// The two printed editions, and what differs between them.
public enum Edition {
  EN(6, 22, 20),
  IT(5, 42, 39);

  final int openingHand;
  final int attacks;
  final int specials;

  Edition(int openingHand, int attacks, int specials) {
    this.openingHand = openingHand;
    this.attacks = attacks;
    this.specials = specials;
  }

  static Edition of(String id) {
    return valueOf(id.toUpperCase(Locale.ROOT));
  }

  /// How many Protagonists this Culture has.
  int protagonists(Culture culture) {
    return switch (this) {
      case EN -> culture == Culture.SCIENTISTS ? 2 : 1;
      case IT -> culture == Culture.PIRATES ? 2 : 3;
    };
  }

  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
