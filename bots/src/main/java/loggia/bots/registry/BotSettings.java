package loggia.bots.registry;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import loggia.bots.Budget;
import loggia.bots.Evaluator;
import loggia.bots.net.NetEvaluator;
import loggia.bots.net.Weights;

/// What stands behind the colon of a bot's name: `search:ms=200,weights=my.weights`.
record BotSettings(String name, Map<String, String> values) {
  /// The game's own evaluation by name.
  private static final String LINEAR = "linear";

  /// @param known how settings of such bots look
  static BotSettings of(String name, List<String> known) {
    var values = new LinkedHashMap<String, String>();
    int colon = name.indexOf(':');
    for (String setting : colon < 0 ? new String[0] : name.substring(colon + 1).split(",", -1)) {
      String key = setting.split("=", 2)[0];
      boolean is = known.stream().anyMatch(each -> each.startsWith(key + "="));
      if (!is || setting.equals(key) || setting.equals(key + "=")) {
        throw new IllegalArgumentException(
            "bot '" + name + "': '" + setting + "' is not one of " + String.join(", ", known));
      }
      values.put(key, setting);
    }
    return new BotSettings(name, values);
  }

  Budget budget() {
    Budget budget = Budget.OPEN;
    for (var entry : values.entrySet()) {
      String setting = entry.getValue();
      budget =
          switch (entry.getKey()) {
            case "iterations" -> budget.withIterations((int) number(name, setting, 1));
            case "threads" -> budget.withThreads((int) number(name, setting, 1));
            case "ms" -> budget.withMillis((long) number(name, setting, 0));
            case "settle" -> budget.withSettle((int) number(name, setting, 0));
            case "explore" -> budget.withExplore(number(name, setting, 0));
            case "root" -> budget.withRoot(root(setting));
            default -> budget;
          };
    }
    return budget.open() ? budget.withMillis(1000) : budget;
  }

  private Budget.Root root(String setting) {
    for (Budget.Root root : Budget.Root.values()) {
      if (setting.equals("root=" + root.name().toLowerCase(Locale.ROOT))) {
        return root;
      }
    }
    throw new IllegalArgumentException(
        "bot '" + name + "': '" + setting + "' is not one of root=attention, root=halving");
  }

  /// @param usual what such bots judge by when nothing is said
  Evaluator evaluator(Evaluator usual) {
    return Optional.ofNullable(values.get("weights"))
        .map(setting -> setting.substring(setting.indexOf('=') + 1))
        .map(BotSettings::evaluator)
        .orElse(usual);
  }

  private static Evaluator evaluator(String weights) {
    return weights.equals(LINEAR)
        ? Evaluator.LINEAR
        : new NetEvaluator(weights, Weights.read(Path.of(weights)));
  }

  /// The number behind the sign in `key=number`.
  static double number(String name, String setting, int least) {
    double value;
    try {
      value = Double.parseDouble(setting.substring(setting.indexOf('=') + 1));
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("bot '" + name + "': '" + setting + "' is no number", e);
    }
    if (!(value >= least && value <= Integer.MAX_VALUE)) {
      throw new IllegalArgumentException(
          "bot '" + name + "': '" + setting + "' must be at least " + least);
    }
    return value;
  }
}
