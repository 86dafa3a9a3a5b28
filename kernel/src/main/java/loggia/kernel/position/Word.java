package loggia.kernel.position;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import loggia.kernel.Named;
import loggia.kernel.Reasons;
import loggia.kernel.Refusal;

/// A word of a position that remembers where it stands, so that whoever reads it can say what is
/// wrong and where. Every accessor throws a [Refusal] when the word is not of its kind.
///
/// @param about the key it is a value of; empty for a key
/// @param at the place of its first character in the line, counted from 1
public record Word(String text, String about, int at) {
  /// As many ids as a reader takes in at a glance.
  private static final int SHOWN = 16;

  public boolean is(String other) {
    return text.equals(other);
  }

  public boolean isNumber() {
    return text.matches("-?[0-9]+");
  }

  public boolean isOneOf(List<? extends Named> things) {
    return things.stream().anyMatch(thing -> thing.id().equals(text));
  }

  /// A whole number within these limits.
  public int number(int least, int most) {
    if (text.matches("-?[0-9]{1,10}")) {
      long number = Long.parseLong(text);
      if (number >= least && number <= most) {
        return (int) number;
      }
    }
    throw error("'%s' is not a whole number from %d to %d".formatted(text, least, most));
  }

  /// Any whole number of 64 bits: the state of chance.
  public long wide() {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException _) {
      throw error("'" + text + "' is not a whole number");
    }
  }

  /// The same, in hexadecimal digits.
  public long hex() {
    try {
      return Long.parseUnsignedLong(text, 16);
    } catch (NumberFormatException _) {
      throw error("'" + text + "' is not a hexadecimal number");
    }
  }

  /// The index of the seat with this number, counted from 0.
  public int seat(int seats) {
    return number(1, seats) - 1;
  }

  /// The one of these things that has this id.
  public <T extends Named> T named(List<T> things) {
    return things.stream()
        .filter(thing -> thing.id().equals(text))
        .findFirst()
        .orElseThrow(() -> none(things.stream().map(Named::id).toList()));
  }

  /// What the game finds under this id.
  ///
  /// @param kind how people call such a thing: `card`
  public <T> T found(Function<String, Optional<T>> table, String kind) {
    return table.apply(text).orElseThrow(() -> error("there is no " + kind + " '" + text + "'"));
  }

  /// The constant of which this is the id ([Named#idOf]).
  public <E extends Enum<E>> E constant(Class<E> type) {
    var ids = new ArrayList<String>();
    for (E each : type.getEnumConstants()) {
      ids.add(Named.idOf(each));
      if (ids.getLast().equals(text)) {
        return each;
      }
    }
    throw none(ids);
  }

  public String oneOf(String... words) {
    var known = List.of(words);
    if (known.contains(text)) {
      return text;
    }
    throw none(known);
  }

  /// The words between separators; none when this one is empty.
  public List<Word> split(char separator) {
    var parts = new ArrayList<Word>();
    for (int from = 0; from <= text.length() && !text.isEmpty(); ) {
      int end = text.indexOf(separator, from);
      end = end < 0 ? text.length() : end;
      parts.add(new Word(text.substring(from, end), about, at + from));
      from = end + 1;
    }
    return List.copyOf(parts);
  }

  /// What stands before the first separator: everything, when there is none.
  public Word before(char separator) {
    int end = text.indexOf(separator);
    return end < 0 ? this : new Word(text.substring(0, end), about, at);
  }

  /// What stands after the first separator.
  public Optional<Word> after(char separator) {
    int end = text.indexOf(separator);
    return end < 0
        ? Optional.empty()
        : Optional.of(new Word(text.substring(end + 1), about, at + end + 1));
  }

  private Refusal none(List<String> known) {
    return known.size() > SHOWN
        ? error("there is no '" + text + "'")
        : error("'" + text + "' is none of " + String.join(", ", known));
  }

  /// An error about this word, for what only the game can check.
  public Refusal error(String problem) {
    String where = "character " + at + (about.isEmpty() ? "" : ", " + about);
    return new Refusal(new Reasons.BadPosition(where + ": " + problem));
  }
}
