package loggia.games.ironcentury;

import java.util.Optional;
import loggia.kernel.Named;

/// A card: for Attack cards and Specials, whose copies nobody can tell apart, all copies together.
/// Two cards are equal when they have the same id, so a move that came as text fits any card set.
public final class Card implements Named {
  public enum Kind implements Named {
    CHARACTER,
    BASTION,
    OBJECT,
    PROTAGONIST,
    ATTACK,
    SPECIAL;

    private final String id = Named.idOf(this);

    @Override
    public String id() {
      return id;
    }

    @Override
    public String nameKey() {
      return "kind." + id();
    }
  }

  /// The place of a card whose card set is not known.
  static final int NOWHERE = 0;

  private final String id;
  private final Optional<String> name;
  final int index;

  Card(String id, Optional<String> name, int index) {
    this.id = id;
    this.name = name;
    this.index = index;
  }

  /// A card of which only the id is known.
  static Card named(String id) {
    return new Card(id, Optional.empty(), NOWHERE);
  }

  @Override
  public String id() {
    return id;
  }

  /// A card set of one's own brings its names along; a key that nobody knows is shown as it is.
  @Override
  public String nameKey() {
    return name.orElseGet(() -> "name." + id);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Card card && card.id.equals(id);
  }

  @Override
  public int hashCode() {
    return id.hashCode();
  }

  @Override
  public String toString() {
    return id;
  }
}
