package loggia.games.ironcentury;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The cards of one edition, read from a file and checked. One object for all states of a game; two
/// sets are equal when they were read from the same text for the same edition.
final class CardSet {
  static final String STANDARD = "standard";

  final String hash;
  final Edition edition;
  final List<Card> protagonists;

  /// By place in the [Layout]; the unused places hold a card without a name.
  private final Card[] cards;

  private final Map<String, Card> byId = new HashMap<>();
  private final Effect[][] effects;
  private final Effect.Aim[] aims = new Effect.Aim[Layout.TOOLS];
  private final int[] protagonistCultures;
  final long allActions;

  /// The bits of the Objects that rescue Characters (IC-51).
  final long rescuers;

  /// A bit for each Special that rescues Characters.
  final int rescuingSpecials;

  /// A bit for each Special that can only answer something.
  final int answersOnly;

  final MoveTables moves;

  CardSet(
      String hash,
      Edition edition,
      Card[] cards,
      int[] protagonistCultures,
      long allActions,
      Effect[][] effects) {
    this.hash = hash;
    this.edition = edition;
    this.cards = cards;
    this.protagonistCultures = protagonistCultures;
    this.allActions = allActions;
    this.effects = effects;
    protagonists =
        List.of(cards)
            .subList(Layout.PROTAGONISTS, Layout.PROTAGONISTS + protagonistCultures.length);
    long rescuingObjects = 0;
    int rescuing = 0;
    int answers = 0;
    for (int tool = 0; tool < Layout.TOOLS; tool++) {
      aims[tool] = aimOf(effects[tool]);
      for (Effect effect : effects[tool]) {
        if (effect.block() == Effect.Block.RESCUE_CHARACTER) {
          if (tool < Layout.MOST_SPECIALS) {
            rescuing |= 1 << tool;
          } else {
            rescuingObjects |= 1L << Layout.cardOfTool(tool);
          }
        }
        if (effect.block().answers() && tool < Layout.MOST_SPECIALS) {
          answers |= 1 << tool;
        }
      }
    }
    rescuers = rescuingObjects;
    rescuingSpecials = rescuing;
    answersOnly = answers;
    for (Card card : cards) {
      if (!card.id().isEmpty()) {
        byId.put(card.id(), card);
      }
    }
    moves = new MoveTables(this);
  }

  private static Effect.Aim aimOf(Effect[] effects) {
    for (Effect effect : effects) {
      if (effect.block().aim != Effect.Aim.NOTHING) {
        return effect.block().aim;
      }
    }
    return Effect.Aim.NOTHING;
  }

  Card card(int index) {
    return cards[index];
  }

  boolean has(int index) {
    return !cards[index].id().isEmpty();
  }

  /// The place of this card in this set, or -1.
  @SuppressWarnings("ReferenceEquality") // the set's own cards need no look-up by id
  int indexOf(Card card) {
    if (cards[card.index] == card) {
      return card.index;
    }
    Card own = byId.get(card.id());
    return own == null ? -1 : own.index;
  }

  Optional<Card> find(String id) {
    return Optional.ofNullable(byId.get(id));
  }

  /// These cards one by one, named cards first.
  List<Card> list(long named, long actions) {
    var list = new java.util.ArrayList<Card>();
    for (long left = named; left != 0; left &= left - 1) {
      list.add(cards[Long.numberOfTrailingZeros(left)]);
    }
    for (int i = 0; i < Layout.actions(actions); i++) {
      list.add(cards[Layout.selectAction(actions, i)]);
    }
    return List.copyOf(list);
  }

  Effect[] effects(int tool) {
    return effects[tool];
  }

  Effect.Aim aim(int tool) {
    return aims[tool];
  }

  /// @param protagonist its number within the protagonists
  int protagonistCulture(int protagonist) {
    return protagonistCultures[protagonist];
  }

  /// The Culture of any card that has one, or -1.
  int cultureOf(int index) {
    if (Layout.isNamed(index)) {
      return Layout.cultureOf(index);
    }
    return Layout.isProtagonist(index) ? protagonistCultures[index - Layout.PROTAGONISTS] : -1;
  }

  Card.Kind kindOf(int index) {
    if (Layout.isNamed(index)) {
      return Layout.isCharacter(index)
          ? Card.Kind.CHARACTER
          : Layout.isBastion(index) ? Card.Kind.BASTION : Card.Kind.OBJECT;
    }
    return Layout.isProtagonist(index)
        ? Card.Kind.PROTAGONIST
        : index == Layout.ATTACK ? Card.Kind.ATTACK : Card.Kind.SPECIAL;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CardSet set && set.hash.equals(hash) && set.edition == edition;
  }

  @Override
  public int hashCode() {
    return hash.hashCode() * 31 + edition.hashCode();
  }
}
