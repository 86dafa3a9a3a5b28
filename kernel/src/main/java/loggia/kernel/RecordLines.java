package loggia.kernel;

import java.util.List;
import java.util.Map;

/// Where the parts of a record stand in the text it was read from, for errors that name the line.
/// All of them are equal: where something stands is no part of what it says.
final class RecordLines {
  private final Map<String, Integer> header;
  private final List<Integer> decisions;
  private final int result;

  /// Takes over what a reader has found.
  ///
  /// @param header line numbers by `game`, `rules`, `seats`, `seed`, `decisions` and `option <key>`
  RecordLines(Map<String, Integer> header, List<Integer> decisions, int result) {
    this.header = Map.copyOf(header);
    this.decisions = List.copyOf(decisions);
    this.result = result;
  }

  /// The line of a word of the header; that of `decisions` where there is no such line.
  int of(String word) {
    return header.getOrDefault(word, header.getOrDefault("decisions", 1));
  }

  int ofDecision(int index) {
    return decisions.get(index);
  }

  int ofResult() {
    return result;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof RecordLines;
  }

  @Override
  public int hashCode() {
    return 0;
  }

  @Override
  public String toString() {
    return "";
  }
}
