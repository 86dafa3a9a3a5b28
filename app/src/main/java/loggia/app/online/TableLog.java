package loggia.app.online;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/// What happened at a table and what was said there, as it came.
final class TableLog {
  private final List<String> lines = new ArrayList<>();
  private int from;
  private int read;

  /// The decision from which on nothing is known yet.
  int from() {
    return from;
  }

  /// @param entries of the server's log
  void happened(JsonNode entries) {
    for (JsonNode entry : entries) {
      lines.add(entry.get("text").asString());
      from = Math.max(from, entry.get("number").asInt() + 1);
    }
  }

  void said(String line) {
    lines.add(line);
  }

  List<String> all() {
    return List.copyOf(lines);
  }

  /// What came since the last call.
  List<String> news() {
    List<String> news = List.copyOf(lines.subList(read, lines.size()));
    read = lines.size();
    return news;
  }
}
