package loggia.app.coach;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// The report for a terminal.
public record CoachTable(CoachReport report) {
  private static final String GAP = "  ";

  public String text() {
    var text = new StringBuilder();
    text.append(report.title()).append("\n\n");
    text.append(table(report.seatsHead(), report.seats())).append('\n');
    text.append(report.coach().get("coach.heading.decisions")).append('\n');
    text.append(table(report.decisionsHead(), report.decisions())).append('\n');
    var costly = report.costly();
    text.append(report.coach().get("coach.heading.costly")).append('\n');
    if (costly.isEmpty()) {
      text.append(report.coach().get("coach.none.costly")).append('\n');
    } else {
      text.append(table(report.costlyHead(), costly.stream().map(report::costly).toList()));
    }
    var luck = report.luck();
    text.append('\n').append(report.coach().get("coach.heading.luck")).append('\n');
    text.append(
        luck.isEmpty()
            ? report.coach().get("coach.none.luck") + "\n"
            : table(report.luckHead(), luck));
    return text.append('\n').append(report.budget()).append('\n').toString();
  }

  private static String table(List<String> head, List<List<String>> rows) {
    var all = new ArrayList<List<String>>();
    all.add(head);
    all.addAll(rows);
    int[] widths =
        IntStream.range(0, head.size())
            .map(i -> all.stream().mapToInt(row -> row.get(i).length()).max().orElse(0))
            .toArray();
    return all.stream()
        .map(
            row ->
                IntStream.range(0, row.size())
                    .mapToObj(i -> pad(row.get(i), widths[i]))
                    .collect(Collectors.joining(GAP))
                    .stripTrailing())
        .collect(Collectors.joining("\n", "", "\n"));
  }

  private static String pad(String cell, int width) {
    return cell + " ".repeat(width - cell.length());
  }
}
