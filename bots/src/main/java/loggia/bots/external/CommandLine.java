package loggia.bots.external;

import java.util.List;
import java.util.regex.Pattern;

/// A command as words: blanks part them, double quotes hold them together.
public final class CommandLine {
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");

  private CommandLine() {}

  public static List<String> words(String command) {
    return WORD.matcher(command)
        .results()
        .map(word -> word.group(1) != null ? word.group(1) : word.group(2))
        .toList();
  }
}
