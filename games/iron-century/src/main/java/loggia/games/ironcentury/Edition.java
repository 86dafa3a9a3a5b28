package loggia.games.ironcentury;

import java.util.List;
import java.util.Locale;

/// The two printed editions, and what differs between them.
public enum Edition {
  EN(6, List.of(1, 1, 2, 1, 1), 22, 20),
  IT(5, List.of(3, 3, 3, 3, 2), 42, 39);

  final int openingHand;
  final int attacks;
  final int specials;
  private final List<Integer> protagonists;

  Edition(int openingHand, List<Integer> protagonists, int attacks, int specials) {
    this.openingHand = openingHand;
    this.protagonists = protagonists;
    this.attacks = attacks;
    this.specials = specials;
  }

  static Edition of(String id) {
    return valueOf(id.toUpperCase(Locale.ROOT));
  }

  int protagonists(Culture culture) {
    return protagonists.get(culture.index());
  }

  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
