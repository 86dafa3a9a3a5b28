package loggia.testkit.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import loggia.kernel.Texts;

/// Texts of a language that were copied from another one: no sentence is the same in both. Names
/// may be, and words that both languages share, but not most of them.
final class Translations {
  private static final Pattern WORD = Pattern.compile("\\p{L}+");
  private static final Pattern BRACES = Pattern.compile("\\{[^}]*}");
  private static final int FEW_WORDS = 2;

  private Translations() {}

  static List<String> problems(Texts texts, Texts original) {
    Map<String, String> first = original.entries();
    var copied = new ArrayList<String>();
    int same = 0;
    for (var entry : texts.entries().entrySet()) {
      String key = entry.getKey();
      if (entry.getValue().equals(first.get(key))) {
        same++;
        if (words(entry.getValue()) > FEW_WORDS && !isName(key)) {
          copied.add(key);
        }
      }
    }
    String languages = texts.language() + ": the same as in " + original.language() + ": ";
    var problems = new ArrayList<String>();
    if (!copied.isEmpty()) {
      problems.add(languages + String.join(", ", copied));
    }
    if (same > texts.entries().size() / 3) {
      problems.add(languages + same + " of " + texts.entries().size() + " texts");
    }
    return problems;
  }

  private static boolean isName(String key) {
    return key.startsWith("name.") || key.equals("title");
  }

  private static long words(String text) {
    return WORD.matcher(BRACES.matcher(text).replaceAll(" ")).results().count();
  }
}
