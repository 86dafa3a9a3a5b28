package loggia.bots.environment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import loggia.bots.arena.Seeds;
import loggia.bots.json.ViewJson;
import loggia.kernel.Seat;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/// What follows the first word of a line, and the tables it is about.
record Request(JsonNode fields, int[] tables) {
  private static final Set<String> KNOWN =
      Set.of("tables", "seed", "seeds", "actions", "saved", "seats");
  private static final int LEAVE = -1;

  static Request read(String text, int count) {
    JsonNode fields;
    try {
      fields = ViewJson.MAPPER.readTree(text);
    } catch (JacksonException e) {
      throw new EnvironmentError("this is no JSON: " + e.getOriginalMessage());
    }
    if (!fields.isObject()) {
      throw new EnvironmentError("a JSON object is expected after the word");
    }
    for (String name : fields.propertyNames()) {
      if (!KNOWN.contains(name)) {
        throw new EnvironmentError(
            "unknown field '" + name + "'; known: " + String.join(", ", new TreeSet<>(KNOWN)));
      }
    }
    return new Request(fields, tables(fields.get("tables"), count));
  }

  private static int[] tables(@Nullable JsonNode list, int count) {
    if (list == null) {
      return IntStream.range(0, count).toArray();
    }
    var tables = new ArrayList<Integer>();
    for (JsonNode item : list) {
      int table = item.isInt() ? item.intValue() : -1;
      if (table < 0 || table >= count) {
        throw new EnvironmentError(
            "there is no table " + item + "; they go from 0 to " + (count - 1));
      }
      if (tables.contains(table)) {
        throw new EnvironmentError(table, "table " + table + " is named twice");
      }
      tables.add(table);
    }
    return tables.stream().mapToInt(Integer::intValue).toArray();
  }

  /// One for each table: given one by one, or split from one.
  long[] seeds() {
    JsonNode seed = fields.get("seed");
    if (seed != null) {
      long base = number(seed, "seed");
      return IntStream.of(tables).mapToLong(table -> Seeds.deal(base, table)).toArray();
    }
    JsonNode list = list("seeds");
    long[] seeds = new long[tables.length];
    for (int i = 0; i < seeds.length; i++) {
      seeds[i] = number(list.get(i), "seeds");
    }
    return seeds;
  }

  private static long number(JsonNode node, String name) {
    if (!node.isIntegralNumber() || !node.canConvertToLong()) {
      throw new EnvironmentError("'" + name + "' holds " + node + ", which is no whole number");
    }
    return node.longValue();
  }

  List<String> saved() {
    var texts = new ArrayList<String>();
    for (JsonNode item : list("saved")) {
      texts.add(item.asString(""));
    }
    return texts;
  }

  List<Seat> seats(int count) {
    var seats = new ArrayList<Seat>();
    for (JsonNode item : list("seats")) {
      int seat = item.isInt() ? item.intValue() : 0;
      if (seat < 1 || seat > count) {
        throw new EnvironmentError("there is no seat " + item + "; they go from 1 to " + count);
      }
      seats.add(Seat.of(seat - 1));
    }
    return seats;
  }

  /// Whether nothing is to happen at the i-th of the tables.
  boolean leaves(int i) {
    JsonNode action = list("actions").get(i);
    return action.isInt() && action.intValue() == LEAVE;
  }

  /// The i-th action where it is given as text.
  Optional<String> text(int i) {
    JsonNode action = list("actions").get(i);
    return action.isString() ? Optional.of(action.stringValue()) : Optional.empty();
  }

  int number(int i) {
    JsonNode action = list("actions").get(i);
    if (!action.isInt()) {
      throw new EnvironmentError(
          tables[i], "'actions' holds " + action + ", which is neither a number nor a text");
    }
    return action.intValue();
  }

  private JsonNode list(String name) {
    JsonNode list = fields.get(name);
    if (list == null || !list.isArray() || list.size() != tables.length) {
      throw new EnvironmentError(
          "'" + name + "' must be a list with one entry for each table, " + tables.length);
    }
    return list;
  }
}
