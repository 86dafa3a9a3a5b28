package loggia.games.ironcentury.referee;

import java.util.ArrayList;
import java.util.List;

/// Something that was announced and has not been settled yet.
final class Announced {
  final int by;
  final String card;

  /// A card, a seat's number, or nothing.
  final String target;

  /// Whose City the target lies in, if it lies in one. In another one, or after it has been in the
  /// pile, it is not what was aimed at any more.
  final int city;

  /// The Culture of the Attackers, or nothing.
  final String attackers;

  /// How many have passed one after another.
  int passes;

  boolean resolving;

  /// Who has still to choose while it resolves.
  final List<Integer> choosers = new ArrayList<>();

  boolean begun;
  int kept;

  Announced(int by, String card, String target, int city, String attackers) {
    this.by = by;
    this.card = card;
    this.target = target;
    this.city = city;
    this.attackers = attackers;
  }

  boolean isAttack() {
    return !attackers.isEmpty();
  }
}
