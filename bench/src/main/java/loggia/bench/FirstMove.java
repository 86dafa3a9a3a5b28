package loggia.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/// A program that plays as `docs/writing-a-bot.md` says and does next to nothing itself: it takes
/// the first move of every question. So what is measured with it is what asking costs.
public final class FirstMove {
  private static final String MOVES = "\"moves\":[\"";

  private FirstMove() {}

  public static void main(String[] words) throws IOException {
    var lines =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8), 1 << 16);
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      if (line.startsWith("loggia")) {
        say("ready first move");
      } else if (line.startsWith("choose")) {
        int begin = line.indexOf(MOVES) + MOVES.length();
        say("move " + line.substring(begin, line.indexOf('"', begin)));
      } else if (line.equals("quit")) {
        return;
      }
    }
  }

  private static void say(String line) {
    System.out.print(line + "\n");
    System.out.flush();
  }
}
