package loggia.server.store;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/// The words of a text, in lower case.
final class SearchWords {
  /// As much as can be asked for.
  private static final int LONGEST = 60;

  private static final Pattern SPACES = Pattern.compile("[\\p{Z}\\p{Cc}\\p{Cs}]+");
  private static final Pattern SIGNS = Pattern.compile("[^\\p{L}\\p{M}\\p{N}]+");

  private SearchWords() {}

  /// What a table with this text is found by: `jean-luc` whole, and as `jean` and `luc`.
  static Set<String> of(String text) {
    var words = new LinkedHashSet<String>();
    for (String word : SPACES.split(text.toLowerCase(Locale.ROOT), -1)) {
      words.add(cut(word));
      for (String part : SIGNS.split(word, -1)) {
        words.add(cut(part));
      }
    }
    words.remove("");
    return words;
  }

  private static String cut(String word) {
    return word.substring(0, Math.min(LONGEST, word.length()));
  }

  /// What is looked for: a word for each one that somebody has begun.
  static List<WordRange> begun(String text) {
    return SPACES
        .splitAsStream(text.toLowerCase(Locale.ROOT))
        .filter(word -> !word.isEmpty())
        .distinct()
        .map(WordRange::beginningWith)
        .toList();
  }
}
