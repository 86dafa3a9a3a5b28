package loggia.app.play;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The choices as lines, each with a key to type.
///
/// Keys stay put: a pass is always `p`, the end of a turn `e`; "bid on space 8" is 8; and
/// everything else is counted among all that might be tried, so that it keeps its number when
/// something before it becomes possible or impossible.
public record Menu(List<Item> items) {
  private static final Map<String, String> LETTERS =
      Map.of("pass", "p", "end", "e", "done", "e", "confirm", "e");

  public record Item(String key, String text, String label) {}

  /// A move in its text form and in words.
  public record Choice(String text, String label) {}

  /// @param choices what is possible
  /// @param order the text forms of all that might be tried, possible or not
  public static Menu of(List<Choice> choices, List<String> order) {
    Optional<String> counting =
        choices.stream().map(Choice::text).filter(Menu::isCounting).map(Menu::verb).findFirst();
    var taken = new HashSet<String>();
    var keys = new ArrayList<Optional<String>>();
    for (Choice choice : choices) {
      keys.add(fixed(choice.text(), counting).filter(taken::add));
    }
    var items = new ArrayList<Item>();
    for (int i = 0; i < choices.size(); i++) {
      Choice choice = choices.get(i);
      int place = order.indexOf(choice.text()) + 1;
      String key = keys.get(i).orElseGet(() -> free(place > 0 ? place : order.size() + 1, taken));
      items.add(new Item(key, choice.text(), choice.label()));
    }
    return new Menu(List.copyOf(items));
  }

  private static Optional<String> fixed(String text, Optional<String> counting) {
    return isCounting(text) && counting.equals(Optional.of(verb(text)))
        ? Optional.of(text.substring(text.indexOf(' ') + 1))
        : Optional.ofNullable(LETTERS.get(text));
  }

  private static String free(int from, Set<String> taken) {
    int number = from;
    while (!taken.add(Integer.toString(number))) {
      number++;
    }
    return Integer.toString(number);
  }

  private static boolean isCounting(String text) {
    return text.matches("[a-z-]+ [0-9]+");
  }

  private static String verb(String text) {
    return text.substring(0, text.indexOf(' '));
  }

  /// Whether the move with this text form says that somebody is done.
  static boolean ends(String text) {
    return LETTERS.getOrDefault(text, "").equals("e");
  }

  /// The item with this key or text form.
  Optional<Item> exact(String typed) {
    return items.stream()
        .filter(item -> item.key().equals(typed))
        .findFirst()
        .or(() -> items.stream().filter(item -> item.text().equals(typed)).findFirst());
  }

  /// The items whose label or text form has every typed word in it; one alone when it is just that.
  List<Item> fitting(String typed) {
    Optional<Item> exact = exact(typed);
    if (exact.isPresent()) {
      return List.of(exact.get());
    }
    List<String> words = Words.of(typed);
    return words.isEmpty()
        ? List.of()
        : items.stream().filter(item -> Words.haveAll(name(item), words)).toList();
  }

  /// The few items that are written most like what was typed.
  List<Item> nearest(String typed) {
    List<String> words = Words.of(typed);
    return items.stream().filter(item -> Words.haveSimilar(name(item), words)).limit(3).toList();
  }

  private static String name(Item item) {
    return (item.label() + " " + item.text()).toLowerCase(Locale.ROOT);
  }
}
