package loggia.server.common;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;

/// What a setting may be.
sealed interface Setting {
  /// What it is when nobody says otherwise.
  String usual();

  boolean accepts(String value);

  /// What it must be, in words.
  String wanted();

  record Text(String usual, String wanted, java.util.function.Predicate<String> good)
      implements Setting {
    @Override
    public boolean accepts(String value) {
      return good.test(value);
    }
  }

  record WholeNumber(String usual, int least, int most) implements Setting {
    @Override
    public boolean accepts(String value) {
      try {
        int number = Integer.parseInt(value);
        return number >= least && number <= most;
      } catch (NumberFormatException e) {
        return false;
      }
    }

    @Override
    public String wanted() {
      return most == Integer.MAX_VALUE
          ? "a whole number, at least " + least
          : "a whole number from " + least + " to " + most;
    }
  }

  record Word(String usual, List<String> words) implements Setting {
    @Override
    public boolean accepts(String value) {
      return words.contains(value);
    }

    @Override
    public String wanted() {
      return String.join(" or ", words);
    }
  }

  static Setting number(int usual, int least) {
    return new WholeNumber(Integer.toString(usual), least, Integer.MAX_VALUE);
  }

  static Setting any() {
    return new Text("", "anything", _ -> true);
  }

  static boolean isPath(String value) {
    try {
      return !value.isBlank() && Path.of(value).getNameCount() >= 0;
    } catch (InvalidPathException e) {
      return false;
    }
  }

  /// Scheme, host and port, as browsers send it.
  static boolean isOrigin(String value) {
    try {
      URI uri = new URI(value);
      return uri.getHost() != null
          && List.of("http", "https").contains(uri.getScheme())
          && value.equals(uri.getScheme() + "://" + uri.getAuthority());
    } catch (URISyntaxException e) {
      return false;
    }
  }
}
