package loggia.games.ironcentury.referee;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import loggia.kernel.Manual;

/// What is in the box, as the reference prints it.
final class Box {
  private final Map<String, Manual.Component> cards = new HashMap<>();

  Box(Manual manual) {
    manual.components().forEach(card -> cards.put(card.id(), card));
  }

  boolean is(String kind, String card) {
    return kind(card).equals(kind);
  }

  String kind(String card) {
    Manual.Component known = cards.get(card);
    return known == null ? "nothing" : known.kind();
  }

  /// The card's Culture, or nothing for Attack cards and Specials.
  String culture(String card) {
    Manual.Component known = cards.get(card);
    return known == null ? "" : known.facts().getOrDefault("culture", "");
  }

  List<String> protagonists(String edition) {
    return cards.values().stream()
        .filter(card -> card.kind().equals("protagonist"))
        .filter(card -> card.facts().getOrDefault("editions", edition).contains(edition))
        .map(Manual.Component::id)
        .toList();
  }

  /// All cards but the Protagonists, each as often as the edition has it.
  List<String> deck(String edition) {
    var deck = new ArrayList<String>();
    for (Manual.Component card : cards.values()) {
      if (!card.kind().equals("protagonist")) {
        int copies = Integer.parseInt(card.facts().getOrDefault("copies-" + edition, "1"));
        for (int i = 0; i < copies; i++) {
          deck.add(card.id());
        }
      }
    }
    return deck;
  }
}
