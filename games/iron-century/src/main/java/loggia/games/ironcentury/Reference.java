package loggia.games.ironcentury;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import loggia.kernel.Json;
import loggia.kernel.Manual;

/// The rules and the cards, for the manual.
final class Reference {
  private static final List<String> TURN =
      List.of("IC-10", "IC-11", "IC-12", "IC-13", "IC-14", "IC-15");

  /// The rules of a version, chapter by chapter; IC-15 came with rules 2.
  static List<Manual.Chapter> chapters(int rules) {
    return List.of(
        new Manual.Chapter("setup", List.of("IC-01", "IC-02", "IC-03", "IC-04")),
        new Manual.Chapter("turn", rules >= 2 ? TURN : TURN.subList(0, 5)),
        new Manual.Chapter("attack", List.of("IC-20", "IC-21", "IC-22")),
        new Manual.Chapter("protection", List.of("IC-30", "IC-31", "IC-32")),
        new Manual.Chapter(
            "answers", List.of("IC-40", "IC-41", "IC-42", "IC-43", "IC-50", "IC-51", "IC-52")),
        new Manual.Chapter("pairs", List.of("IC-60", "IC-61", "IC-62")),
        new Manual.Chapter("hidden", List.of("IC-70")));
  }

  private Reference() {}

  /// What is in the box, for both editions.
  static List<Manual.Component> components() {
    return components(Json.read(CardSets.FILE, CardSets.standardFile()));
  }

  /// What an edition takes out of the box.
  static List<Manual.Component> components(Json root, Edition edition) {
    return components(root).stream().filter(component -> isIn(edition, component)).toList();
  }

  private static boolean isIn(Edition edition, Manual.Component component) {
    Map<String, String> facts = component.facts();
    String editions = facts.getOrDefault("editions", edition.id());
    return List.of(editions.split(", ")).contains(edition.id())
        && !facts.getOrDefault("copies-" + edition.id(), "1").equals("0");
  }

  private static List<Manual.Component> components(Json root) {
    var components = new ArrayList<Manual.Component>();
    add(components, "protagonist", root.get("protagonists").items());
    add(components, "character", root.get("characters").items());
    add(components, "bastion", root.get("bastions").items());
    add(components, "object", root.get("objects").items());
    add(components, "attack", List.of(root.get("attack")));
    add(components, "special", root.get("specials").items());
    return List.copyOf(components);
  }

  private static void add(List<Manual.Component> components, String kind, List<Json> entries) {
    for (Json entry : entries) {
      components.add(
          new Manual.Component(
              kind, entry.get("id").text(), facts(entry), entry.get("source").text()));
    }
  }

  private static Map<String, String> facts(Json entry) {
    var facts = new LinkedHashMap<String, String>();
    entry.find("culture").ifPresent(culture -> facts.put("culture", culture.text()));
    entry
        .find("editions")
        .ifPresent(
            editions ->
                facts.put(
                    "editions",
                    String.join(", ", editions.items().stream().map(Json::text).toList())));
    entry
        .find("copies")
        .ifPresent(
            copies -> {
              facts.put("copies-en", Integer.toString(copies.get("en").number(0, 99)));
              facts.put("copies-it", Integer.toString(copies.get("it").number(0, 99)));
            });
    return facts;
  }
}
