package loggia.bench;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The figures of two runs side by side, such as of two commits on one machine.
public final class Comparison {
  private Comparison() {}

  /// Prints every figure of either file, and how many times the first the second is.
  ///
  /// @throws IllegalArgumentException when a file has no figures, in one line that names it
  public static void print(Path before, Path after, PrintWriter out) {
    JsonNode first = read(before);
    JsonNode second = read(after);
    out.printf(Locale.ROOT, "before   %s%n", origin(before, first));
    out.printf(Locale.ROOT, "after    %s%n%n", origin(after, second));
    Map<String, Double> earlier = figures(first);
    Map<String, Double> later = figures(second);
    out.printf(Locale.ROOT, "%-64s %16s %16s %8s%n", "figure", "before", "after", "times");
    earlier.forEach(
        (name, figure) ->
            out.println(
                later.containsKey(name)
                    ? row(name, figure, later.getOrDefault(name, 0.0))
                    : name + ": only before"));
    later.keySet().stream()
        .filter(name -> !earlier.containsKey(name))
        .forEach(name -> out.println(name + ": only after"));
    out.flush();
  }

  private static String row(String name, double before, double after) {
    return String.format(
        Locale.ROOT, "%-64s %16s %16s %8.3f", name, text(before), text(after), after / before);
  }

  private static String text(double figure) {
    return String.format(Locale.ROOT, Math.abs(figure) >= 100 ? "%,.0f" : "%.2f", figure);
  }

  private static JsonNode read(Path file) {
    try {
      JsonNode tree = JsonMapper.shared().readTree(file);
      if (tree.path("lines").isArray()) {
        return tree;
      }
    } catch (JacksonException e) {
      throw new IllegalArgumentException("'" + file + "' cannot be read as figures of a bench", e);
    }
    throw new IllegalArgumentException("'" + file + "' has no figures of a bench");
  }

  private static String origin(Path file, JsonNode tree) {
    return "%s: %s, Java %s, %s cores"
        .formatted(
            file,
            tree.path("date").asString(""),
            tree.path("java").asString(""),
            tree.path("cores").asString(""));
  }

  private static Map<String, Double> figures(JsonNode tree) {
    var figures = new LinkedHashMap<String, Double>();
    for (JsonNode line : tree.get("lines")) {
      String name =
          String.join(
              ", ",
              line.path("section").asString(""),
              line.path("what").asString(""),
              line.path("unit").asString(""));
      figures.put(name, line.path("figure").asDouble());
    }
    return figures;
  }
}
