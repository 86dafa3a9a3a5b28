package loggia.app.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// What is typed for a choice. It remembers, so that a choice keeps its key while a game lasts,
/// whatever else becomes possible or impossible.
///
/// A pass is always `p`, the end of a turn `e`. What is counted has its number: "bid on space 8" is
/// 8; where two things are counted at once, the second has a letter before it: a 2 from the reserve
/// is `r2`. Everything else is numbered as it is first seen.
public final class MenuKeys {
  private static final Map<String, String> LETTERS =
      Map.of("pass", "p", "end", "e", "done", "e", "confirm", "e");
  private static final int AFTER_COUNTED = 10;

  private final Map<String, String> prefixes = new HashMap<>();
  private final Map<String, Integer> numbers = new HashMap<>();

  /// Whether the move with this text form says that somebody is done.
  static boolean ends(String text) {
    return LETTERS.getOrDefault(text, "").equals("e");
  }

  /// @param possible the text forms of the choices
  /// @param tried of all that might be tried, possible or not
  /// @return the keys of the choices, in their order
  List<String> of(List<String> possible, List<String> tried) {
    var all = new LinkedHashSet<>(tried);
    all.addAll(possible);
    nameVerbs(all);
    var keys = new HashMap<String, String>();
    var taken = new HashSet<String>();
    var rest = new ArrayList<String>();
    for (String text : all) {
      String key = isCounted(text) ? prefix(text) + count(text) : LETTERS.getOrDefault(text, "");
      if (!key.isEmpty() && taken.add(key)) {
        keys.put(text, key);
      } else {
        rest.add(text);
      }
    }
    int first = taken.stream().anyMatch(MenuKeys::isNumber) ? AFTER_COUNTED : 1;
    number(rest, first, keys, taken);
    return possible.stream().map(text -> keys.getOrDefault(text, "")).toList();
  }

  private void number(List<String> texts, int first, Map<String, String> keys, Set<String> taken) {
    var unknown = new ArrayList<String>();
    for (String text : texts) {
      String known = numbers.containsKey(text) ? Integer.toString(numbers.get(text)) : "";
      if (!known.isEmpty() && taken.add(known)) {
        keys.put(text, known);
      } else {
        unknown.add(text);
      }
    }
    int next = first;
    for (String text : unknown) {
      while (!taken.add(Integer.toString(next))) {
        next++;
      }
      numbers.put(text, next);
      keys.put(text, Integer.toString(next));
    }
  }

  private void nameVerbs(Set<String> all) {
    for (String text : all) {
      if (isCounted(text) && !prefixes.containsKey(verb(text))) {
        prefixes.put(verb(text), shortest(verb(text), all));
      }
    }
  }

  /// As many letters as tell this verb from those that are counted along with it.
  private String shortest(String verb, Set<String> all) {
    var others = new HashSet<String>();
    all.stream()
        .filter(text -> isCounted(text) && prefixes.containsKey(verb(text)))
        .forEach(text -> others.add(prefix(text)));
    int letters = 0;
    while (letters < verb.length() && others.contains(verb.substring(0, letters))) {
      letters++;
    }
    return verb.substring(0, letters);
  }

  private String prefix(String text) {
    return prefixes.getOrDefault(verb(text), "");
  }

  private static boolean isCounted(String text) {
    return text.matches("[a-z-]+ [0-9]+");
  }

  /// Whether this is only ever a key and no word of a choice: who types `p` where nobody can pass
  /// does not mean the plague.
  static boolean isKey(String typed) {
    return isNumber(typed) || LETTERS.containsValue(typed);
  }

  private static boolean isNumber(String key) {
    return key.matches("[0-9]+");
  }

  private static String verb(String text) {
    return text.substring(0, text.indexOf(' '));
  }

  private static String count(String text) {
    return text.substring(text.indexOf(' ') + 1);
  }
}
