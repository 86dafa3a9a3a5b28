package loggia.games.ironcentury;

import loggia.kernel.Named;

/// A building block of what a card does. A card set combines them by name; it never brings code.
///
/// @param count how many cards, where the block says so; for [Block#CANCEL] the bits of what it
///   cancels
/// @param keep how many of `count` are kept
record Effect(Block block, int count, int keep) {
  static final int CANCELS_ATTACK = 1;
  static final int CANCELS_SPECIAL = 2;
  static final int CANCELS_POWER = 4;

  enum Block {
    CANCEL(Aim.NOTHING),
    DRAW(Aim.NOTHING),
    PEEK(Aim.NOTHING, true),
    EACH_DISCARDS_CHARACTER(Aim.NOTHING, true),
    OPPONENTS_DISCARD(Aim.NOTHING, true),
    REFUGE(Aim.NOTHING),
    TAKE_RANDOM_CARD(Aim.NOTHING),
    RESCUE_CHARACTER(Aim.NOTHING),
    TAKE_CHARACTER(Aim.CARD),
    RETURN_TO_HAND(Aim.CARD),
    DISCARD_BASTION(Aim.CARD),
    DISCARD_OBJECT(Aim.CARD),
    RECOVER_CHARACTER(Aim.CARD),
    SEE_HAND_DISCARD(Aim.SEAT, true),
    ATTACK(Aim.ATTACK);

    final Aim aim;

    /// Players choose when it resolves (IC-52).
    final boolean choice;

    Block(Aim aim) {
      this(aim, false);
    }

    Block(Aim aim, boolean choice) {
      this.aim = aim;
      this.choice = choice;
    }

    /// It acts on what is happening, and so can only be used as an answer (IC-41).
    boolean answers() {
      return this == CANCEL || this == RESCUE_CHARACTER;
    }

    /// A card has one target at most; what rescues has the Character that has just fallen.
    boolean hasTarget() {
      return aim != Aim.NOTHING || this == RESCUE_CHARACTER;
    }

    String word() {
      return Named.idOf(this);
    }
  }

  /// What has to be named when the card is announced (IC-42).
  enum Aim {
    NOTHING,
    CARD,
    SEAT,
    ATTACK
  }
}
