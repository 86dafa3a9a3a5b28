package loggia.games.ironcentury;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import loggia.kernel.Attachment;

/// A card set whose Objects and Specials do what chance says, in numbers that the edition leaves
/// open: several that rescue, cancel or draw, and combinations nobody would print.
final class RandomCardSet {
  private static final Pattern EFFECTS = Pattern.compile("\"effects\": \\[[^]]*]");
  private static final Pattern COPIES =
      Pattern.compile("\"copies\": \\{\"en\": [0-9]+, \"it\": [0-9]+}");

  private static final List<String> UNTARGETED =
      List.of(
          "cancel-attack",
          "cancel-special",
          "cancel-power",
          "draw 1",
          "draw 3",
          "peek 5 keep 2",
          "peek 2 keep 3",
          "each-discards-character",
          "opponents-discard",
          "refuge",
          "take-random-card");

  private static final List<String> TARGETED =
      List.of(
          "rescue-character",
          "rescue-character",
          "take-character",
          "return-to-hand",
          "discard-bastion",
          "discard-object",
          "recover-character",
          "see-hand-discard",
          "attack");

  private final SplittableRandom random;

  private RandomCardSet(long seed) {
    random = new SplittableRandom(seed);
  }

  static Attachment of(long seed) {
    return new Attachment("random-" + seed + ".json", new RandomCardSet(seed).text());
  }

  private String text() {
    String standard = CardSets.standardFile();
    String effects = EFFECTS.matcher(standard).replaceAll(_ -> "\"effects\": " + effects());
    int attacks = random.nextInt(20, 62);
    var specials = copies(13, 20);
    var italian = copies(13, 81 - attacks);
    Matcher copies = COPIES.matcher(effects);
    var text = new StringBuilder();
    for (int i = -1; copies.find(); i++) {
      int en = i < 0 ? 22 : specials.get(i);
      int it = i < 0 ? attacks : italian.get(i);
      copies.appendReplacement(text, "\"copies\": {\"en\": " + en + ", \"it\": " + it + "}");
    }
    return copies.appendTail(text).toString();
  }

  private String effects() {
    var effects = new ArrayList<String>();
    if (random.nextInt(3) > 0) {
      effects.add(any(TARGETED));
    }
    while (effects.isEmpty() || random.nextInt(3) == 0) {
      effects.add(random.nextInt(effects.size() + 1), any(UNTARGETED));
    }
    return "[\"" + String.join("\", \"", effects) + "\"]";
  }

  private String any(List<String> words) {
    return words.get(random.nextInt(words.size()));
  }

  /// So many cards in so many kinds, no more than 15 of each.
  private List<Integer> copies(int kinds, int sum) {
    var copies = new ArrayList<Integer>();
    for (int i = 0; i < kinds; i++) {
      copies.add(0);
    }
    for (int left = sum; left > 0; ) {
      int kind = random.nextInt(kinds);
      if (copies.get(kind) < Layout.MOST_COPIES) {
        copies.set(kind, copies.get(kind) + 1);
        left--;
      }
    }
    return copies;
  }
}
