package loggia.testkit.sample;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import loggia.kernel.Reasons;
import loggia.kernel.Refusal;

/// A state as one line of keys and values, the masons last:
///
/// `rounds 4 round 1 prize 5 mason hand 3,17,30 chosen 17 mason hand 1,2,9 kept 4`
///
/// What is left out is 0 (`round` 1, `rounds` 4).
final class Position {
  private static final Set<String> TABLE =
      Set.of("rounds", "round", "played", "prize", "climbed", "winner", "chance", "shown");
  private static final Set<String> MASON = Set.of("hand", "chosen", "kept", "climbs", "won");

  private Position() {}

  static String write(CampanileState state) {
    return "rounds %d round %d prize %d climbed %d winner %d chance %d shown %d played %s"
            .formatted(
                state.rounds(),
                state.round(),
                state.prize(),
                state.climbed(),
                state.winner(),
                state.chance(),
                state.disclosures(),
                write(state.played()))
        + state.masons().stream().map(Position::write).collect(Collectors.joining());
  }

  private static String write(Mason mason) {
    return " mason hand %s chosen %d kept %d climbs %d won %d"
        .formatted(write(mason.hand()), mason.chosen(), mason.kept(), mason.climbs(), mason.won());
  }

  private static String write(long set) {
    return set == 0
        ? "0"
        : Stones.list(set).stream().map(String::valueOf).collect(Collectors.joining(","));
  }

  static CampanileState read(String text) {
    String[] parts = text.strip().split("(^|\\s+)mason\\s+", -1);
    Map<String, Long> table = pairs(parts[0], TABLE);
    List<Mason> masons = new ArrayList<>();
    for (int i = 1; i < parts.length; i++) {
      masons.add(mason(pairs(parts[i], MASON)));
    }
    if (masons.size() < 2 || masons.size() > 4) {
      throw bad("it has " + masons.size() + " masons, there must be 2 to 4");
    }
    return new CampanileState(
        small(table, "rounds", 4),
        small(table, "round", 1),
        masons,
        table.getOrDefault("played", 0L),
        small(table, "prize", 0),
        small(table, "climbed", 0),
        small(table, "winner", 0),
        table.getOrDefault("chance", 0L),
        table.getOrDefault("shown", 0L));
  }

  private static Mason mason(Map<String, Long> pairs) {
    var mason =
        new Mason(
            pairs.getOrDefault("hand", 0L),
            small(pairs, "chosen", 0),
            small(pairs, "kept", 0),
            small(pairs, "climbs", 0),
            small(pairs, "won", 0));
    if (mason.chosen() != 0 && (mason.hand() >>> mason.chosen() & 1) == 0) {
      throw bad("stone " + mason.chosen() + " is chosen, but in no hand");
    }
    return mason;
  }

  private static int small(Map<String, Long> pairs, String key, int usual) {
    return Math.toIntExact(pairs.getOrDefault(key, (long) usual));
  }

  private static Map<String, Long> pairs(String text, Set<String> known) {
    var pairs = new HashMap<String, Long>();
    String[] words = text.isBlank() ? new String[0] : text.strip().split("\\s+");
    for (int i = 0; i < words.length; i += 2) {
      if (!known.contains(words[i])) {
        throw bad("unknown word '" + words[i] + "'");
      }
      if (i + 1 == words.length) {
        throw bad("'" + words[i] + "' has no value");
      }
      pairs.put(words[i], value(words[i], words[i + 1]));
    }
    return pairs;
  }

  private static long value(String key, String text) {
    try {
      return key.equals("hand") || key.equals("played") ? set(text) : Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw bad("'" + text + "' is no value for " + key);
    }
  }

  private static long set(String text) {
    long set = 0;
    for (String stone : text.equals("0") ? new String[0] : text.split(",")) {
      int number = Integer.parseInt(stone);
      if (number < 1 || number > Components.STANDARD.stones()) {
        throw bad("there is no stone " + number);
      }
      set |= 1L << number;
    }
    return set;
  }

  private static Refusal bad(String problem) {
    return new Refusal(new Reasons.BadPosition(problem));
  }
}
