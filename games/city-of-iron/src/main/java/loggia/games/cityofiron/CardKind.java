package loggia.games.cityofiron;

import loggia.kernel.Named;

/// The two kinds of cards, each with a draw and a discard pile of its own (COI-02).
public enum CardKind implements Named {
  CITIZEN(0, 0xFFFF),
  MILITARY(16, 0x1FFF_0000);

  private final String id = Named.idOf(this);
  private final int first;
  private final int cards;

  CardKind(int first, int cards) {
    this.first = first;
    this.cards = cards;
  }

  /// The index of the kind's first card in [Card].
  int first() {
    return first;
  }

  /// All cards of this kind, as bits.
  int cards() {
    return cards;
  }

  @Override
  public String id() {
    return id;
  }
}
