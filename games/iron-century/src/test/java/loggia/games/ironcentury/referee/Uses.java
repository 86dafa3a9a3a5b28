package loggia.games.ironcentury.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/// What each Special and each Object can be used on at the moment, by the tables of the rules.
final class Uses {
  private final Tabletop table;

  Uses(Tabletop table) {
    this.table = table;
  }

  /// The moves with this card that have something to act on.
  List<String> of(int seat, String card) {
    return switch (card) {
      case "truce", "reliquary" -> alone(card, answers(Announced::isAttack));
      case "edict" -> alone(card, answers(top -> !top.card.equals("attack")));
      case "tract" -> alone(card, answers(top -> table.box.is("special", top.card)));
      case "plague" -> alone(card, table.towns.stream().anyMatch(t -> !t.characters.isEmpty()));
      case "smugglers", "telescope" -> alone(card, !table.deck.isEmpty());
      case "levy", "colours" -> alone(card, !richOpponents(seat).isEmpty());
      case "refuge" -> alone(card, !table.towns.get(seat).refuge);
      case "amulet" -> List.of();
      case "betrayal" -> on(card, unprotected(seat, true));
      case "exile" -> on(card, unprotected(seat, false));
      case "cannonade" -> on(card, table.towns.stream().flatMap(t -> t.bastions.stream()).toList());
      case "robbery" ->
          on(card, table.towns.stream().flatMap(t -> t.objects.keySet().stream()).toList());
      case "miracle" ->
          on(card, table.pile.stream().filter(c -> table.box.is("character", c)).toList());
      case "spy" -> richOpponents(seat).stream().map(o -> "use spy against " + (o + 1)).toList();
      case "ambush" ->
          attacks(seat).stream()
              .map(a -> a.split(" "))
              .map(a -> "use ambush with " + a[0] + " on " + a[1])
              .toList();
      default -> throw new IllegalArgumentException(card);
    };
  }

  /// Whether something like this waits for answers.
  private boolean answers(Predicate<Announced> like) {
    return !table.chain.isEmpty()
        && !table.chain.element().resolving
        && like.test(table.chain.element());
  }

  private static List<String> alone(String card, boolean fits) {
    return fits ? List.of("use " + card) : List.of();
  }

  private static List<String> on(String card, List<String> targets) {
    return targets.stream().map(target -> "use " + card + " on " + target).toList();
  }

  private List<Integer> richOpponents(int seat) {
    var rich = new ArrayList<Integer>();
    for (int other = 0; other < table.seats(); other++) {
      if (table.opponents(seat, other) && !table.towns.get(other).hand.isEmpty()) {
        rich.add(other);
      }
    }
    return rich;
  }

  private List<String> unprotected(int seat, boolean opponentsOnly) {
    var open = new ArrayList<String>();
    for (int other = 0; other < table.seats(); other++) {
      if (!opponentsOnly || table.opponents(seat, other)) {
        Town town = table.towns.get(other);
        town.characters.stream().filter(c -> !town.isProtected(c)).forEach(open::add);
      }
    }
    return open;
  }

  /// "A valid couple of Attackers" and "a valid Adversary": Culture and Character.
  List<String> attacks(int seat) {
    var attacks = new ArrayList<String>();
    Town own = table.towns.get(seat);
    for (String culture : own.cultures()) {
      if (own.citizensOf(culture).size() < 2) {
        continue;
      }
      for (int other = 0; other < table.seats(); other++) {
        for (String character : table.towns.get(other).characters) {
          if (table.opponents(seat, other) && canBeAttacked(culture, other, character)) {
            attacks.add(culture + " " + character);
          }
        }
      }
    }
    return attacks;
  }

  private boolean canBeAttacked(String attackers, int city, String character) {
    Town town = table.towns.get(city);
    return town.characters.contains(character)
        && !table.box.culture(character).equals(attackers)
        && !town.isProtected(character)
        && !town.refuge;
  }

  /// Whether an Attack that was announced would succeed now.
  boolean stands(Announced attack) {
    return table.cityOf(attack.target) == attack.city
        && attacks(attack.by).contains(attack.attackers + " " + attack.target);
  }

  /// Everything of this seat that could be used now.
  List<String> all(int seat) {
    var all = new ArrayList<String>();
    Town own = table.towns.get(seat);
    own.hand.stream()
        .distinct()
        .filter(card -> table.box.is("special", card))
        .forEach(card -> all.addAll(of(seat, card)));
    all.addAll(powers(seat));
    return all;
  }

  List<String> powers(int seat) {
    var powers = new ArrayList<String>();
    table.towns.get(seat).objects.keySet().forEach(object -> powers.addAll(of(seat, object)));
    return powers;
  }
}
