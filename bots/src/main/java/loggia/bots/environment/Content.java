package loggia.bots.environment;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/// What an answer can carry beside whom it waits for and which moves are allowed.
public enum Content {
  /// The allowed moves as texts.
  NAMES,
  /// The seat's view, as JSON.
  VIEW,
  /// What the seat knows, by numbers.
  VECTOR,
  /// For every move of the game whether it is allowed.
  MASK;

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// A list with commas between the words; empty for none.
  ///
  /// @throws IllegalArgumentException that says which words there are
  public static Set<Content> parse(String list) {
    var contents = EnumSet.noneOf(Content.class);
    for (String word : list.isBlank() ? new String[0] : list.split(",", -1)) {
      contents.add(find(word.strip()));
    }
    return contents;
  }

  private static Content find(String word) {
    return Arrays.stream(values())
        .filter(content -> content.word().equals(word))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException("unknown content '" + word + "'; known: " + known()));
  }

  private static String known() {
    return Arrays.stream(values()).map(Content::word).collect(Collectors.joining(", "));
  }
}
