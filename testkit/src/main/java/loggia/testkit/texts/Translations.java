package loggia.testkit.texts;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import loggia.kernel.Texts;

/// Texts of a language that were copied from another one: no sentence is the same in both. Names
/// may be, and words that both languages share, but not most of them.
public final class Translations {
  private static final Pattern WORD = Pattern.compile("\\p{L}+");
  private static final Pattern BRACES = Pattern.compile("\\{[^}]*}");
  private static final int FEW_WORDS = 2;

  private Translations() {}

  public static List<String> problems(Texts texts, Texts original) {
    String languages = texts.language() + ": the same as in " + original.language() + ": ";
    return problems(languages, texts.entries(), original.entries());
  }

  /// @param where what a problem begins with
  public static List<String> problems(
      String where, Map<String, String> texts, Map<String, String> original) {
    var copied = new ArrayList<String>();
    int same = 0;
    for (var entry : texts.entrySet()) {
      String key = entry.getKey();
      if (entry.getValue().equals(original.get(key))) {
        same++;
        if (words(entry.getValue()) > FEW_WORDS && !isName(key)) {
          copied.add(key);
        }
      }
    }
    var problems = new ArrayList<String>();
    if (!copied.isEmpty()) {
      problems.add(where + String.join(", ", copied));
    }
    if (same > texts.size() / 3) {
      problems.add(where + same + " of " + texts.size() + " texts");
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
