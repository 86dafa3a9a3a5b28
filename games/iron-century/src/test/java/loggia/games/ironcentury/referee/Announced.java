package loggia.games.ironcentury.referee;

import java.util.ArrayList;
import java.util.List;

/// Something that was announced and has not been settled yet.
final class Announced {
  final int by;
  final String card;

  /// A card, a seat's number, or nothing.
  final String target;

  /// The Culture of the Attackers, or nothing.
  final String attackers;

  /// How many have passed one after another.
  int passes;

  boolean resolving;

  /// Who has still to choose while it resolves.
  final List<Integer> choosers = new ArrayList<>();

  boolean begun;
  int kept;

  Announced(int by, String card, String target, String attackers) {
    this.by = by;
    this.card = card;
    this.target = target;
    this.attackers = attackers;
  }

  boolean isAttack() {
    return !attackers.isEmpty();
  }
}
