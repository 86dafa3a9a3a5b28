package loggia.games.ironcentury.referee;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/// What lies in front of a player, and the cards in hand.
final class Town {
  private final Box box;
  String protagonist = "";
  final Set<String> characters = new TreeSet<>();
  final Set<String> bastions = new TreeSet<>();

  /// Each Object with its bearer.
  final Map<String, String> objects = new LinkedHashMap<>();

  final List<String> hand = new ArrayList<>();
  boolean refuge;

  Town(Box box) {
    this.box = box;
  }

  List<String> citizens() {
    var citizens = new ArrayList<>(characters);
    if (!protagonist.isEmpty()) {
      citizens.add(protagonist);
    }
    return citizens;
  }

  List<String> citizensOf(String culture) {
    return citizens().stream().filter(c -> box.culture(c).equals(culture)).toList();
  }

  Set<String> cultures() {
    var cultures = new TreeSet<String>();
    citizens().forEach(citizen -> cultures.add(box.culture(citizen)));
    return cultures;
  }

  /// "As long as a Bastion is in play, every Character of that same Culture in the same City is
  /// safe"; "as long as the Object is in play that Character can not be attacked".
  boolean isProtected(String character) {
    String culture = box.culture(character);
    return bastions.stream().anyMatch(b -> box.culture(b).equals(culture))
        || objects.containsValue(character);
  }
}
