package loggia.bots.registry;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import loggia.bots.Bot;
import loggia.bots.Budget;
import loggia.bots.Contender;
import loggia.bots.Evaluator;
import loggia.bots.GreedyBot;
import loggia.bots.RandomBot;
import loggia.bots.SearchBot;
import loggia.bots.external.CommandLine;
import loggia.bots.external.ExternalContender;
import loggia.bots.net.ShippedEvaluator;

/// Bots by name.
public final class Bots {
  /// What may be named, for help texts and errors.
  public static final String KNOWN =
      "random, greedy, greedy:weights=FILE, search:iterations=N,"
          + " search:ms=N[,threads=N][,weights=FILE], apprentice, assistant, journeyman, master,"
          + " champion, exec:COMMAND, a class such as com.example.MyBot";

  private static final List<String> SEARCH =
      List.of(
          "iterations=N",
          "ms=N",
          "threads=N",
          "settle=N",
          "explore=X",
          "root=halving",
          "weights=FILE");

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
    if (name.equals("greedy") || name.startsWith("greedy:")) {
      Evaluator evaluator =
          BotSettings.of(name, List.of("weights=FILE")).evaluator(Evaluator.LINEAR);
      return new Plain(name, seed -> new GreedyBot(seed, 0, evaluator));
    }
    if (name.equals("search") || name.startsWith("search:")) {
      BotSettings settings = BotSettings.of(name, SEARCH);
      Budget budget = settings.budget();
      Evaluator evaluator = settings.evaluator(ShippedEvaluator.INSTANCE);
      return new Plain(name, seed -> new SearchBot(budget, seed, evaluator));
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
        case "ms" -> limit = Duration.ofMillis((long) BotSettings.number(name, setting, 1));
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
      boolean setting = piece.matches("[a-z]+=[0-9.]+|root=[a-z]+|weights=.+");
      if (setting && !names.isEmpty()) {
        names.add(names.removeLast() + "," + piece);
      } else {
        names.add(piece.strip());
      }
    }
    return names;
  }

  private record Plain(String label, LongFunction<Bot> maker) implements Contender {
    @Override
    public Bot sit(long seed) {
      return maker.apply(seed);
    }
  }
}
