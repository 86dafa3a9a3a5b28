package loggia.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A sentence of a message file, taken apart once: words, and braces for a message's components.
///
/// - `{die}` the value: a seat's name, a thing's name in the language, a number, a list, a message
/// - `{n#card|cards}` the first form when `n` is 1, else the second
/// - `{lost?and loses it|}` the first form when `lost` is true (not empty, not zero), else the
///   second
record Template(List<Piece> pieces) {
  sealed interface Piece {}

  record Words(String text) implements Piece {}

  record Value(String name) implements Piece {}

  /// By number.
  record Form(String name, String one, String many) implements Piece {}

  record Condition(String name, String yes, String no) implements Piece {}

  private static final Pattern BRACES =
      Pattern.compile("\\{([a-zA-Z]\\w*)(?:([#?])([^|{}]*)\\|([^{}]*))?}");

  static Template read(String text) {
    var pieces = new ArrayList<Piece>();
    Matcher brace = BRACES.matcher(text);
    int end = 0;
    while (brace.find()) {
      words(text.substring(end, brace.start()), pieces);
      pieces.add(piece(brace));
      end = brace.end();
    }
    words(text.substring(end), pieces);
    return new Template(List.copyOf(pieces));
  }

  private static void words(String text, List<Piece> pieces) {
    if (!text.isEmpty()) {
      pieces.add(new Words(text));
    }
  }

  private static Piece piece(Matcher brace) {
    String name = brace.group(1);
    if (brace.group(2) == null) {
      return new Value(name);
    }
    return brace.group(2).equals("#")
        ? new Form(name, brace.group(3), brace.group(4))
        : new Condition(name, brace.group(3), brace.group(4));
  }

  /// The names of the components that it has braces for, in order.
  List<String> placeholders() {
    var names = new ArrayList<String>();
    for (Piece piece : pieces) {
      switch (piece) {
        case Words _ -> {}
        case Value(String name) -> names.add(name);
        case Form(String name, _, _) -> names.add(name);
        case Condition(String name, _, _) -> names.add(name);
      }
    }
    return names;
  }
}
