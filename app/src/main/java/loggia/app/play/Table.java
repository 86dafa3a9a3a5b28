package loggia.app.play;

import java.util.ArrayList;
import java.util.List;

/// Rows of cells as lines whose columns are in line.
final class Table {
  private Table() {}

  static List<String> lines(List<List<String>> rows) {
    int columns = rows.stream().mapToInt(List::size).reduce(0, Math::max);
    int[] widths = new int[columns];
    for (List<String> row : rows) {
      for (int i = 0; i < row.size(); i++) {
        widths[i] = Math.max(widths[i], row.get(i).length());
      }
    }
    var lines = new ArrayList<String>();
    for (List<String> row : rows) {
      var line = new StringBuilder();
      for (int i = 0; i < row.size(); i++) {
        line.append(row.get(i)).repeat(' ', widths[i] - row.get(i).length() + 2);
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }
}
