package loggia.bots.series;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// A part of a series that one process plays: the `number`-th of `of` parts of equal size.
public record Shard(int number, int of) {
  public static final Shard WHOLE = new Shard(1, 1);
  private static final Pattern FORM = Pattern.compile("(\\d{1,9})(?:-(\\d{1,9}))?/(\\d{1,9})");

  public Shard {
    if (of < 1 || number < 1 || number > of) {
      throw new IllegalArgumentException(
          "'" + number + "/" + of + "' is no shard: the first of a hundred is 1/100");
    }
  }

  /// `3/100`, or several that follow each other: `1-10/100`.
  ///
  /// @throws IllegalArgumentException in one line that says what would be right
  public static List<Shard> parse(String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      throw new IllegalArgumentException("'" + text + "' is no shard: write 3/100 or 1-10/100");
    }
    String first = form.group(1);
    String last = form.group(2) == null ? first : form.group(2);
    int of = Integer.parseInt(form.group(3));
    if (Integer.parseInt(first) > Integer.parseInt(last)) {
      throw new IllegalArgumentException("'" + text + "' goes from more to less");
    }
    return IntStream.rangeClosed(Integer.parseInt(first), Integer.parseInt(last))
        .mapToObj(number -> new Shard(number, of))
        .toList();
  }

  /// The number of its first deal.
  public long first(long games) {
    return part(games, number - 1);
  }

  /// One more than the number of its last deal.
  public long end(long games) {
    return part(games, number);
  }

  private long part(long games, int parts) {
    return games / of * parts + games % of * parts / of;
  }

  /// As [#parse] reads it.
  public String text() {
    return number + "/" + of;
  }
}
