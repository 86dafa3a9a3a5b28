package loggia.games.ironcentury;

import org.jspecify.annotations.Nullable;

/// What a seat has: the cards of its hand, and its City.
final class Holding extends Cards {
  /// Characters, Bastions and Objects in play.
  long city;

  /// Once it was counted; not part of the value.
  @Nullable Worth worth;

  Holding() {}

  Holding(Holding from) {
    super(from);
    city = from.city;
  }

  boolean same(Holding other) {
    return super.same(other) && city == other.city;
  }
}
