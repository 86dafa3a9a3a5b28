package loggia.kernel;

import java.util.List;

/// Something that can be chosen for a game before it begins. Its sentence is `option.<key>` in the
/// message files, and that of a value `option.<key>.<value>`.
public sealed interface Option {
  String key();

  /// The value when nobody says anything.
  String usual();

  /// With fewer seats than this, or more than [#mostSeats], only the usual value is possible.
  int leastSeats();

  int mostSeats();

  /// One of several words.
  record Choice(String key, List<String> values, String usual, int leastSeats, int mostSeats)
      implements Option {
    public Choice(String key, List<String> values, String usual) {
      this(key, values, usual, 1, Integer.MAX_VALUE);
    }

    /// `true` or `false`.
    public static Choice flag(String key, boolean usual, int leastSeats, int mostSeats) {
      var values = List.of("true", "false");
      return new Choice(key, values, Boolean.toString(usual), leastSeats, mostSeats);
    }
  }

  /// `random` or the number of a seat.
  record SeatChoice(String key) implements Option {
    public static final String RANDOM = "random";

    @Override
    public String usual() {
      return RANDOM;
    }

    @Override
    public int leastSeats() {
      return 1;
    }

    @Override
    public int mostSeats() {
      return Integer.MAX_VALUE;
    }
  }

  /// A file, such as other components; `standard` when there is none. Its value is the file's hash.
  record File(String key) implements Option {
    public static final String STANDARD = "standard";

    @Override
    public String usual() {
      return STANDARD;
    }

    @Override
    public int leastSeats() {
      return 1;
    }

    @Override
    public int mostSeats() {
      return Integer.MAX_VALUE;
    }
  }
}
