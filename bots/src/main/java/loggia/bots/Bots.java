package loggia.bots;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;

/// Bots by name.
public final class Bots {
  /// What may be named, for help texts and errors.
  public static final String KNOWN =
      "random, greedy, search:iterations=N, search:ms=N[,threads=N], apprentice, journeyman,"
          + " master, exec:COMMAND";

  private Bots() {}

  /// A kind of bot by its name; see [#KNOWN].
  ///
  /// @throws IllegalArgumentException in one line that says what is wrong and what would be right
  public static Contender parse(String name) {
    Optional<Level> level = Level.find(name);
    if (level.isPresent()) {
      return level.get();
    }
    if (name.equals("random")) {
      return new Plain(name, RandomBot::new);
    }
    if (name.equals("greedy")) {
      return new Plain(name, seed -> new GreedyBot(seed, 0));
    }
    if (name.equals("search") || name.startsWith("search:")) {
      Budget budget = budget(name);
      return new Plain(name, seed -> new SearchBot(budget, seed));
    }
    throw new IllegalArgumentException("unknown bot '" + name + "'; known: " + KNOWN);
  }

  /// One bot, for a single match.
  public static Bot parse(String name, long seed) {
    return parse(name).sit(seed);
  }

  /// The names in a list with commas between them. A piece like `threads=2` belongs to the name
  /// before it.
  public static List<String> split(String list) {
    var names = new ArrayList<String>();
    for (String piece : list.split(",", -1)) {
      boolean setting = piece.matches("[a-z]+=[0-9.]+");
      if (setting && !names.isEmpty()) {
        names.add(names.removeLast() + "," + piece);
      } else {
        names.add(piece.strip());
      }
    }
    return names;
  }

  private static Budget budget(String name) {
    Budget budget = Budget.OPEN;
    String settings = name.substring(name.indexOf(':') + 1);
    for (String setting : name.contains(":") ? settings.split(",") : new String[0]) {
      String[] parts = setting.split("=", 2);
      double value = number(name, parts);
      budget =
          switch (parts[0]) {
            case "iterations" -> budget.withIterations((int) value);
            case "ms" -> budget.withMillis((long) value);
            case "threads" -> budget.withThreads((int) value);
            case "playout" -> budget.withPlayout((int) value);
            case "explore" -> budget.withExplore(value);
            default -> throw wrong(name, parts[0]);
          };
    }
    return budget.open() ? budget.withMillis(1000) : budget;
  }

  private static double number(String name, String[] setting) {
    try {
      double value = setting.length == 2 ? Double.parseDouble(setting[1]) : -1;
      if (value >= 0 && value <= Integer.MAX_VALUE) {
        return value;
      }
    } catch (NumberFormatException e) {
      throw wrong(name, String.join("=", setting));
    }
    throw wrong(name, String.join("=", setting));
  }

  private static IllegalArgumentException wrong(String name, String setting) {
    var known = Arrays.asList("iterations=N", "ms=N", "threads=N", "playout=N", "explore=X");
    return new IllegalArgumentException(
        "bot '" + name + "': '" + setting + "' is not one of " + String.join(", ", known));
  }

  private record Plain(String label, LongFunction<Bot> maker) implements Contender {
    @Override
    public Bot sit(long seed) {
      return maker.apply(seed);
    }
  }
}
