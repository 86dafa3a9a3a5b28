package loggia.bots.registry;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import loggia.bots.Bot;
import loggia.bots.Budget;
import loggia.bots.Contender;
import loggia.bots.GreedyBot;
import loggia.bots.Level;
import loggia.bots.RandomBot;
import loggia.bots.SearchBot;
import loggia.bots.external.CommandLine;
import loggia.bots.external.ExternalContender;

/// Bots by name.
public final class Bots {
  /// What may be named, for help texts and errors.
  public static final String KNOWN =
      "random, greedy, search:iterations=N, search:ms=N[,threads=N], apprentice, journeyman,"
          + " master, exec:COMMAND, a class such as com.example.MyBot";

  private Bots() {}

  /// A kind of bot by its name; see [#KNOWN].
  ///
  /// @throws IllegalArgumentException in one line that says what is wrong and what would be right
  public static Contender parse(String name) {
    return parse(name, Optional.empty());
  }

  /// @param standIn who answers for a program that does not; empty: its match fails
  public static Contender parse(String name, Optional<Contender> standIn) {
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
    if (name.startsWith("exec:") || name.startsWith("exec/")) {
      return external(name, standIn);
    }
    if (ClassContender.isName(name)) {
      return ClassContender.find(name);
    }
    throw new IllegalArgumentException("unknown bot '" + name + "'; known: " + KNOWN);
  }

  /// One bot, for a single match.
  public static Bot parse(String name, long seed) {
    Contender contender = parse(name);
    Bot bot = contender.sit(seed);
    return new ForwardingBot(bot) {
      @Override
      public void close() {
        super.close();
        contender.close();
      }
    };
  }

  /// `exec:COMMAND`, or with settings `exec/ms=2000/stand-in=random:COMMAND`.
  private static Contender external(String name, Optional<Contender> usual) {
    int colon = name.indexOf(':');
    List<String> words = CommandLine.words(name.substring(colon + 1));
    if (colon < 0 || words.isEmpty()) {
      throw new IllegalArgumentException("bot '" + name + "' names no command");
    }
    Duration limit = Duration.ofSeconds(5);
    Optional<Contender> standIn = usual;
    for (String setting : name.substring(0, colon).split("/", -1)) {
      String[] parts = setting.split("=", 2);
      switch (parts[0]) {
        case "exec" -> {}
        case "ms" -> limit = Duration.ofMillis((long) number(name, parts, 1));
        case "stand-in" -> standIn = Optional.of(parse(parts.length == 2 ? parts[1] : ""));
        default ->
            throw new IllegalArgumentException(
                "bot '" + name + "': '" + setting + "' is not one of ms=N, stand-in=BOT");
      }
    }
    return new ExternalContender(name, words, limit, standIn);
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
      boolean counted = parts[0].equals("iterations") || parts[0].equals("threads");
      double value = number(name, parts, counted ? 1 : 0);
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

  private static double number(String name, String[] setting, int least) {
    String text = String.join("=", setting);
    double value;
    try {
      value = setting.length == 2 ? Double.parseDouble(setting[1]) : -1;
    } catch (NumberFormatException e) {
      throw wrong(name, text);
    }
    if (value >= 0 && value < least) {
      throw new IllegalArgumentException(
          "bot '" + name + "': '" + text + "' must be at least " + least);
    }
    if (value < 0 || value > Integer.MAX_VALUE) {
      throw wrong(name, text);
    }
    return value;
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
