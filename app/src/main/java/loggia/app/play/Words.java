package loggia.app.play;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// What people type, compared with what things are called: without capitals and accents.
final class Words {
  private static final int SHORTEST = 2;

  private Words() {}

  static List<String> of(String typed) {
    return Arrays.stream(plain(typed).split("[\\s-]+", -1)).filter(w -> !w.isEmpty()).toList();
  }

  static String plain(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFD)
        .replaceAll("\\p{M}", "")
        .toLowerCase(Locale.ROOT)
        .strip();
  }

  static boolean haveAll(String name, List<String> words) {
    String plain = plain(name);
    return words.stream().allMatch(plain::contains);
  }

  /// Whether one of these may have been meant for a word of the name.
  static boolean haveSimilar(String name, List<String> words) {
    List<String> parts = of(name).stream().filter(part -> part.length() > SHORTEST).toList();
    return words.stream().anyMatch(word -> Suggestion.nearest(word, parts).isPresent());
  }
}
