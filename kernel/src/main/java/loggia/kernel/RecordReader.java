package loggia.kernel;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Reads the text of a [GameRecord] line by line. Empty lines and lines that begin with `#` are for
/// people and are passed over.
final class RecordReader {
  private final String[] lines;
  private int at;

  private String game = "";
  private Optional<Integer> rules = Optional.empty();
  private Optional<Integer> seats = Optional.empty();
  private Optional<Long> seed = Optional.empty();
  private final Map<String, String> options = new LinkedHashMap<>();
  private final List<String> names = new ArrayList<>();
  private final List<Decision> decisions = new ArrayList<>();
  private Optional<String> result = Optional.empty();
  private final Map<String, Integer> headerLines = new HashMap<>();
  private final List<Integer> decisionLines = new ArrayList<>();
  private int resultLine;

  RecordReader(String text) {
    // Some editors put a byte-order mark before the first line.
    lines = text.replaceFirst("^\uFEFF", "").split("\\R", -1);
  }

  GameRecord read() {
    String head = next().orElseThrow(() -> error("the file is empty"));
    if (!head.equals(GameRecord.HEAD)) {
      throw error(
          head.startsWith("loggia record ")
              ? "'" + head + "' is a newer format than this program reads"
              : "this is no Loggia record: one begins with '" + GameRecord.HEAD + "'");
    }
    readHeader();
    readDecisions();
    return new GameRecord(
        game,
        rules.orElseThrow(() -> missing("rules")),
        seats(),
        options,
        seed.orElseThrow(() -> missing("seed")),
        names,
        decisions,
        result,
        new RecordLines(headerLines, decisionLines, resultLine));
  }

  private void readHeader() {
    while (true) {
      String line = next().orElseThrow(() -> missing("decisions"));
      String[] parts = line.split(" ", 2);
      String value = parts.length == 2 ? parts[1].strip() : "";
      once(parts[0].equals("option") ? "option " + value.split(" ", 2)[0] : parts[0]);
      if (line.equals("decisions")) {
        break;
      }
      switch (parts[0]) {
        case "game" -> game = value;
        case "rules" -> rules = Optional.of((int) number(value, 1, Integer.MAX_VALUE));
        case "seats" -> seats = Optional.of((int) number(value, 1, 8));
        case "seed" -> seed = Optional.of(number(value, Long.MIN_VALUE, Long.MAX_VALUE));
        case "option" -> addOption(value);
        case "name" -> addName(value);
        default -> throw error("unknown word '" + parts[0] + "'");
      }
    }
    for (String word : List.of("game", "rules", "seats", "seed")) {
      if (!headerLines.containsKey(word)) {
        throw missing(word);
      }
    }
    if (names.size() > seats()) {
      throw error("there are " + names.size() + " names for " + seats() + " seats");
    }
  }

  private int seats() {
    return seats.orElseThrow(() -> missing("seats"));
  }

  private void once(String word) {
    if (!word.equals("name") && headerLines.putIfAbsent(word, at) != null) {
      throw error("'" + word + "' stands here a second time");
    }
  }

  private void addOption(String value) {
    String[] parts = value.split(" ", 2);
    if (parts.length != 2) {
      throw error("an option needs a key and a value");
    }
    options.put(parts[0], parts[1]);
  }

  private void addName(String value) {
    String[] parts = value.split(" ", 2);
    if (parts.length != 2 || !parts[0].equals(Integer.toString(names.size() + 1))) {
      throw error("expected 'name " + (names.size() + 1) + "' and a name");
    }
    names.add(parts[1]);
  }

  private void readDecisions() {
    for (Optional<String> line = next(); line.isPresent(); line = next()) {
      String[] parts = line.get().split(" ", 2);
      if (result.isPresent()) {
        throw error("nothing may follow the result");
      }
      if (parts.length != 2) {
        throw error("a decision is a seat number and a move, not '" + line.get() + "'");
      }
      if (parts[0].equals("result")) {
        result = Optional.of(parts[1]);
        resultLine = at;
      } else {
        int seat = (int) number(parts[0], 1, seats());
        decisions.add(new Decision(Seat.of(seat - 1), parts[1]));
        decisionLines.add(at);
      }
    }
  }

  private Optional<String> next() {
    while (at < lines.length) {
      String line = lines[at++].strip();
      if (!line.isEmpty() && !line.startsWith("#")) {
        return Optional.of(line);
      }
    }
    return Optional.empty();
  }

  private long number(String text, long least, long most) {
    try {
      long number = Long.parseLong(text);
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException e) {
      throw error("'" + text + "' is not a number");
    }
    throw error("it cannot be " + text + ", only " + least + " to " + most);
  }

  private RecordError missing(String word) {
    return error("there is no line '" + word + "'");
  }

  private RecordError error(String problem) {
    return new RecordError(Math.max(at, 1), problem);
  }
}
