package loggia.app.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/// The choices as lines, each with a key to type.
public record Menu(List<Item> items) {
  public record Item(String key, String text, String label) {}

  /// A move in its text form and in words.
  public record Choice(String text, String label) {}

  /// @param choices what is possible
  /// @param tried the text forms of all that might be tried, possible or not
  public static Menu of(List<Choice> choices, List<String> tried, MenuKeys keys) {
    List<String> typed = keys.of(choices.stream().map(Choice::text).toList(), tried);
    return new Menu(
        IntStream.range(0, choices.size())
            .mapToObj(i -> new Item(typed.get(i), choices.get(i).text(), choices.get(i).label()))
            .toList());
  }

  /// The item with this key or text form.
  Optional<Item> exact(String typed) {
    return items.stream()
        .filter(item -> item.key().equals(typed))
        .findFirst()
        .or(() -> items.stream().filter(item -> item.text().equals(typed)).findFirst());
  }

  /// The items whose label or text form has every typed word in it; one alone when it is just that.
  /// A number is a key, never a word.
  List<Item> fitting(String typed) {
    Optional<Item> exact = exact(typed);
    if (exact.isPresent() || MenuKeys.isKey(typed)) {
      return exact.stream().toList();
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
