package loggia.games.ironcentury;

/// The cards in one place, packed as [Layout] says. Changed only by the [Board] in the making that
/// has made it; shared by all states for which it is the same.
class Cards {
  long named;
  long actions;

  Cards() {}

  Cards(Cards from) {
    named = from.named;
    actions = from.actions;
  }

  final void add(int card) {
    if (Layout.isNamed(card)) {
      named |= 1L << card;
    } else {
      actions += Layout.unit(card);
    }
  }

  final void remove(int card) {
    if (Layout.isNamed(card)) {
      named &= ~(1L << card);
    } else {
      actions -= Layout.unit(card);
    }
  }

  final boolean holds(int card) {
    return Layout.isNamed(card) ? (named >>> card & 1) != 0 : Layout.copies(actions, card) > 0;
  }

  final int size() {
    return Long.bitCount(named) + Layout.actions(actions);
  }

  /// How many, one for all that are alike.
  final int kinds() {
    return Long.bitCount(Layout.alike(named)) + Integer.bitCount(Layout.actionKinds(actions));
  }

  final boolean isEmpty() {
    return (named | actions) == 0;
  }

  final boolean same(Cards other) {
    return named == other.named && actions == other.actions;
  }
}
