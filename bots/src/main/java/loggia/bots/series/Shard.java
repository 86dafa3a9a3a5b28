package loggia.bots.series;

/// A part of a series that one process plays: the `number`-th of `of` parts of equal size.
public record Shard(int number, int of) {
  public static final Shard WHOLE = new Shard(1, 1);

  public Shard {
    if (of < 1 || number < 1 || number > of) {
      throw new IllegalArgumentException(
          "'" + number + "/" + of + "' is no shard: the first of a hundred is 1/100");
    }
  }

  /// `3/100`.
  ///
  /// @throws IllegalArgumentException in one line that says what would be right
  public static Shard parse(String text) {
    String[] parts = text.split("/", -1);
    try {
      return new Shard(
          Integer.parseInt(parts[0]), Integer.parseInt(parts.length == 2 ? parts[1] : ""));
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("'" + text + "' is no shard: write 3/100", e);
    }
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
