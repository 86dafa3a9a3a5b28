package loggia.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import loggia.kernel.Move;
import loggia.kernel.Moves;

/// The moves of a seat as lines to choose from, by number or by part of their name.
record Menu<M extends Move>(List<Item<M>> items) {
  record Item<M extends Move>(int number, M move, String label) {}

  static <M extends Move> Menu<M> of(Moves<M> moves, TerminalTexts texts) {
    var items = new ArrayList<Item<M>>();
    for (M move : moves) {
      items.add(new Item<>(items.size() + 1, move, texts.say(move)));
    }
    return new Menu<>(List.copyOf(items));
  }

  Optional<Item<M>> numbered(String typed) {
    return items.stream().filter(i -> Integer.toString(i.number()).equals(typed)).findFirst();
  }

  /// The items whose label or text form has every typed word in it; one alone when it is just that.
  List<Item<M>> fitting(String typed) {
    Optional<Item<M>> exact =
        numbered(typed)
            .or(() -> items.stream().filter(i -> i.move().text().equals(typed)).findFirst());
    if (exact.isPresent()) {
      return List.of(exact.get());
    }
    List<String> words = List.of(typed.toLowerCase(Locale.ROOT).strip().split("\\s+", -1));
    return items.stream().filter(item -> hasAll(item, words)).toList();
  }

  private static boolean hasAll(Item<?> item, List<String> words) {
    String text = (item.label() + " " + item.move().text()).toLowerCase(Locale.ROOT);
    return words.stream().allMatch(text::contains);
  }
}
