package loggia.games.ironcentury.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/// Every move that a seat may make now, each card by its own name.
final class Lawful {
  private final Referee referee;
  private final Tabletop table;

  Lawful(Referee referee) {
    this.referee = referee;
    table = referee.table;
  }

  Set<String> moves(int seat) {
    if (table.over) {
      return Set.of();
    }
    var moves = new TreeSet<String>();
    if (referee.awaited != seat) {
      boolean deciding = referee.step.equals("draw") || referee.step.equals("act");
      if (table.chain.isEmpty() && deciding && seat != referee.turn) {
        moves.addAll(referee.uses.all(seat));
      }
      return moves;
    }
    boolean announced = !table.chain.isEmpty();
    if (!referee.fallen.isEmpty()) {
      return Set.of("pass", "use amulet");
    }
    if (announced && table.chain.element().resolving) {
      return choices(table.chain.element(), seat);
    }
    if (!announced && referee.step.equals("pick")) {
      table.box.protagonists(referee.edition).forEach(each -> moves.add("pick " + each));
      table.towns.forEach(town -> moves.remove("pick " + town.protagonist));
      return moves;
    }
    moves.addAll(referee.uses.all(seat));
    if (announced || referee.step.equals("window")) {
      moves.add("pass");
    } else if (referee.step.equals("draw")) {
      moves.add("draw");
      if (!referee.closed) {
        table.towns.get(seat).hand.forEach(card -> moves.add("discard " + card));
      }
    } else {
      moves.add("end");
      addActions(moves, seat);
    }
    return moves;
  }

  private Set<String> choices(Announced top, int seat) {
    var moves = new TreeSet<String>();
    switch (top.card) {
      case "plague" -> table.towns.get(seat).characters.forEach(c -> moves.add("sacrifice " + c));
      case "levy" -> table.towns.get(seat).hand.forEach(c -> moves.add("discard " + c));
      case "spy" ->
          table
              .towns
              .get(Integer.parseInt(top.target) - 1)
              .hand
              .forEach(c -> moves.add("strike " + c));
      case "telescope" -> table.shown.forEach(c -> moves.add("keep " + c));
      default -> throw new IllegalArgumentException(top.card);
    }
    return moves;
  }

  /// "One or more Characters, Bastions and Objects belonging to the same Culture", and an Attack
  /// "before or after".
  private void addActions(Set<String> moves, int seat) {
    List<String> hand = table.towns.get(seat).hand;
    if (!referee.attacked && hand.contains("attack")) {
      referee.uses.attacks(seat).forEach(attack -> moves.add("attack " + attack));
    }
    if (referee.closed) {
      return;
    }
    for (String card : hand) {
      String culture = table.box.culture(card);
      boolean right = referee.culture.isEmpty() || referee.culture.equals(culture);
      if (culture.isEmpty() || !right) {
        continue;
      }
      if (table.box.is("object", card)) {
        bearers(seat, culture).forEach(bearer -> moves.add("attach " + card + " " + bearer));
      } else {
        moves.add("put " + card);
        if (table.pairs) {
          moves.add("give " + card);
        }
      }
    }
  }

  private List<String> bearers(int seat, String culture) {
    var bearers = new ArrayList<>(table.towns.get(seat).citizensOf(culture));
    if (table.pairs) {
      bearers.addAll(table.towns.get((seat + 2) % 4).citizensOf(culture));
    }
    return bearers;
  }
}
