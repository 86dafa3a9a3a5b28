package loggia.games.xiicentury;

import java.util.List;
import loggia.kernel.Named;

/// The words of a position, one after the other.
final class Words {
  private final String[] words;
  private int at;

  Words(String text) {
    words = text.strip().split("\\s+");
  }

  boolean hasNext() {
    return at < words.length;
  }

  String peek() {
    return words[at];
  }

  String next() {
    if (!hasNext()) {
      throw TownText.bad("something is missing after '" + words[at - 1] + "'");
    }
    return words[at++];
  }

  boolean nextIsNumber() {
    return hasNext() && peek().matches("-?[0-9]+");
  }

  int number(int least, int most) {
    String about = at > 0 ? words[at - 1] : "";
    long number = longNumber();
    if (number < least || number > most) {
      throw TownText.bad(about + " " + number + " is not from " + least + " to " + most);
    }
    return (int) number;
  }

  long longNumber() {
    String about = at > 0 ? words[at - 1] : "";
    String word = next();
    try {
      return Long.parseLong(word);
    } catch (NumberFormatException _) {
      throw TownText.bad("after '" + about + "' there must be a number, not '" + word + "'");
    }
  }

  <T extends Named> T named(List<T> things) {
    String word = next();
    return things.stream()
        .filter(thing -> thing.id().equals(word))
        .findFirst()
        .orElseThrow(
            () -> {
              var known = things.stream().map(Named::id).toList();
              return TownText.bad("'" + word + "' is none of " + String.join(", ", known));
            });
  }

  <T extends Named> boolean nextIsOneOf(List<T> things) {
    return hasNext() && things.stream().anyMatch(thing -> thing.id().equals(peek()));
  }
}
