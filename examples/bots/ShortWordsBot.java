import java.util.Comparator;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

// A bot for Loggia in Java, without any library. Try it:
//   ./loggia simulate xii-century --bots "exec:java examples/bots/ShortWordsBot.java,random"
// --games 5
//
// It reads one message a line from standard input and answers on standard output:
// docs/writing-a-bot.md describes them all.

static final Pattern MOVES = Pattern.compile("\"moves\":\\[([^\\]]*)]");
static final Pattern TEXT = Pattern.compile("\"([^\"]*)\"");

/// Move texts are plain words, so two patterns read them; use a JSON library for the view.
static List<String> moves(String question) {
  var list = MOVES.matcher(question).results().findFirst().orElseThrow();
  return TEXT.matcher(list.group(1)).results().map((MatchResult text) -> text.group(1)).toList();
}

static String choose(List<String> moves) {
  return moves.stream().min(Comparator.comparingInt(String::length)).orElseThrow();
}

void main() {
  for (String line = IO.readln(""); line != null; line = IO.readln("")) {
    String word = line.split(" ", 2)[0];
    switch (word) {
      case "loggia" -> IO.println("ready short words bot in Java");
      case "newgame" -> {}
      case "choose" -> IO.println("move " + choose(moves(line)));
      case "quit" -> {
        return;
      }
      default -> System.err.println("not understood: " + line);
    }
  }
}
