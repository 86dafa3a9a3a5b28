package loggia.games.ironcentury;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import loggia.kernel.Json;

/// Reads a card set and checks it against the numbers of its edition. Every error names file, line
/// and field.
final class CardSetReader {
  private static final List<String> EDITIONS = List.of("en", "it");
  private static final List<String> SOURCES = List.of("rulebook", "decoded", "reconstructed");
  private static final int MOST_CARDS = 12;

  private final Json root;
  private final Edition edition;
  private final Card[] cards = new Card[Layout.PLACES];
  private final Effect[][] effects = new Effect[Layout.TOOLS][];
  private final Set<String> ids = new java.util.HashSet<>();
  private long allActions;

  private CardSetReader(Json root, Edition edition) {
    this.root = root;
    this.edition = edition;
    Arrays.fill(cards, new Card("", Optional.empty(), Card.NOWHERE));
    Arrays.fill(effects, new Effect[0]);
  }

  /// @throws loggia.kernel.JsonError that says what is wrong and where
  static CardSet read(String file, String text, String hash, Edition edition) {
    return new CardSetReader(Json.read(file, text), edition).read(hash);
  }

  private CardSet read(String hash) {
    root.only(Set.of("protagonists", "characters", "bastions", "objects", "attack", "specials"));
    int[] protagonists = readProtagonists();
    readCultured("characters", Layout.CHARACTERS, 8);
    readCultured("bastions", Layout.BASTIONS, 2);
    readCultured("objects", Layout.OBJECTS, 1);
    readSpecials(readAttack());
    return new CardSet(hash, edition, cards, protagonists, allActions, effects);
  }

  private int[] readProtagonists() {
    Json list = root.get("protagonists");
    var cultures = new int[edition.protagonists];
    var counts = new int[Culture.COUNT];
    int count = 0;
    for (Json entry : list.items()) {
      if (entry.get("editions").items().stream()
          .map(e -> e.oneOf(EDITIONS))
          .noneMatch(edition.id()::equals)) {
        continue;
      }
      Culture culture = culture(entry);
      if (count == edition.protagonists || ++counts[culture.index()] > edition.mostOfCulture) {
        throw wrongProtagonists(entry);
      }
      cultures[count] = culture.index();
      add(entry, Layout.PROTAGONISTS + count, Set.of("culture", "editions"));
      count++;
    }
    boolean everywhere = Arrays.stream(counts).allMatch(each -> each >= edition.leastOfCulture);
    if (count != edition.protagonists || !everywhere) {
      throw wrongProtagonists(list);
    }
    return cultures;
  }

  private loggia.kernel.JsonError wrongProtagonists(Json at) {
    return at.error(
        switch (edition) {
          case EN -> "edition en has 6 Protagonists, one or two of each Culture";
          case IT -> "edition it has 14 Protagonists";
        });
  }

  private void readCultured(String field, int first, int each) {
    Json list = root.get(field);
    var counts = new int[Culture.COUNT];
    for (Json entry : list.items()) {
      Culture culture = culture(entry);
      int number = counts[culture.index()]++;
      if (number == each) {
        throw wrongCount(entry, culture, each);
      }
      int index = first + each * culture.index() + number;
      boolean object = first == Layout.OBJECTS;
      add(entry, index, object ? Set.of("culture", "effects") : Set.of("culture"));
      if (object) {
        effects[Layout.toolOf(index)] = readEffects(entry.get("effects"));
      }
    }
    for (Culture culture : Culture.values()) {
      if (counts[culture.index()] != each) {
        throw wrongCount(list, culture, each);
      }
    }
  }

  private loggia.kernel.JsonError wrongCount(Json at, Culture culture, int right) {
    return at.error(
        "edition " + edition.id() + " has exactly " + right + " of these for " + culture.id());
  }

  private int readAttack() {
    Json attack = root.get("attack");
    add(attack, Layout.ATTACK, Set.of("copies"));
    Json copies = attack.get("copies").get(edition.id());
    int count = copies.number(0, edition.actions);
    if (count != edition.attacks.orElse(count)) {
      throw copies.error(
          "edition " + edition.id() + " has " + edition.attacks.orElseThrow() + " Attack cards");
    }
    allActions += count;
    return count;
  }

  private void readSpecials(int attacks) {
    Json list = root.get("specials");
    int sum = 0;
    int tool = 0;
    for (Json entry : list.items()) {
      if (tool == Layout.MOST_SPECIALS) {
        throw entry.error("there can be " + tool + " kinds of Special at most");
      }
      int copies = entry.get("copies").get(edition.id()).number(0, Layout.MOST_COPIES);
      int index = Layout.cardOfTool(tool);
      add(entry, index, Set.of("copies", "effects"));
      effects[tool] = readEffects(entry.get("effects"));
      allActions += copies * Layout.unit(index);
      sum += copies;
      tool++;
    }
    if (attacks + sum != edition.actions) {
      throw list.error(wrongSpecials(attacks, sum));
    }
  }

  private String wrongSpecials(int attacks, int sum) {
    return switch (edition) {
      case EN -> "edition en has 20 Specials, but the copies here are " + sum;
      case IT ->
          String.format(
              Locale.ROOT,
              "edition it has 81 Attack cards and Specials together, but here are %d and %d",
              attacks,
              sum);
    };
  }

  private static Culture culture(Json entry) {
    var words = Arrays.stream(Culture.values()).map(Culture::id).toList();
    return Culture.find(entry.get("culture").oneOf(words)).orElseThrow();
  }

  private void add(Json entry, int index, Set<String> fields) {
    var known = new java.util.HashSet<>(fields);
    known.addAll(Set.of("id", "name", "source"));
    entry.only(known);
    entry.get("source").oneOf(SOURCES);
    String id = entry.get("id").text();
    if (!id.matches("[a-z][a-z0-9-]*") || Culture.find(id).isPresent()) {
      throw entry.get("id").error("an id is one word of small letters, digits and hyphens");
    }
    if (!ids.add(id)) {
      throw entry.get("id").error("the id \"" + id + "\" is there twice");
    }
    cards[index] = new Card(id, entry.find("name").map(Json::text), index);
  }

  /// Blocks are words: `draw 3`, `peek 5 keep 2`, `cancel-attack`.
  private static Effect[] readEffects(Json list) {
    var effects = new java.util.ArrayList<Effect>();
    int cancels = 0;
    int aims = 0;
    for (Json entry : list.items()) {
      switch (entry.text()) {
        case "cancel-attack" -> cancels |= Effect.CANCELS_ATTACK;
        case "cancel-special" -> cancels |= Effect.CANCELS_SPECIAL;
        case "cancel-power" -> cancels |= Effect.CANCELS_POWER;
        case String words -> {
          Effect effect = readEffect(entry, words.split(" "));
          aims += effect.block().hasTarget() ? 1 : 0;
          effects.add(effect);
        }
      }
    }
    if (cancels != 0) {
      effects.addFirst(new Effect(Effect.Block.CANCEL, cancels, 0));
    }
    if (aims > 1) {
      throw list.error("a card can have one target, so only one effect that needs one");
    }
    if (effects.isEmpty() || effects.size() > MOST_CARDS) {
      throw list.error("a card has from 1 to " + MOST_CARDS + " effects");
    }
    return effects.toArray(new Effect[0]);
  }

  private static Effect readEffect(Json entry, String[] words) {
    for (Effect.Block block : Effect.Block.values()) {
      if (block != Effect.Block.CANCEL && block.word().equals(words[0])) {
        return switch (block) {
          case DRAW -> new Effect(block, number(entry, words, 1, 2), 0);
          case PEEK -> new Effect(block, number(entry, words, 1, 4), number(entry, words, 3, 4));
          default -> {
            if (words.length > 1) {
              throw entry.error(block.word() + " stands alone");
            }
            yield new Effect(block, 0, 0);
          }
        };
      }
    }
    var known =
        Arrays.stream(Effect.Block.values())
            .filter(block -> block != Effect.Block.CANCEL)
            .map(Effect.Block::word)
            .toList();
    throw entry.error(
        String.format(
            Locale.ROOT,
            "there is no effect \"%s\"; known are cancel-attack, cancel-special, cancel-power, %s",
            words[0],
            String.join(", ", known)));
  }

  private static int number(Json entry, String[] words, int at, int length) {
    if (words.length == length && words[at].matches("[1-9]|1[0-2]")) {
      return Integer.parseInt(words[at]);
    }
    throw entry.error("write it as draw 3, or as peek 5 keep 2, with numbers up to 12");
  }
}
