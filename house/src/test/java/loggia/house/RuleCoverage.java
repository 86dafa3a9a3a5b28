package loggia.house;

import static java.util.stream.Collectors.joining;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Which tests prove which rule of one game.
record RuleCoverage(String game, List<Row> rows) {
  record Row(String rule, List<String> tests) {
    static Row of(String line) {
      String[] columns = line.split("\t", -1);
      if (columns.length != 2 || columns[0].isBlank()) {
        throw new IllegalArgumentException(
            "a rule id, a tab and test names were expected, not: " + line);
      }
      return new Row(
          columns[0],
          Arrays.stream(columns[1].split(","))
              .map(String::strip)
              .filter(test -> !test.isEmpty())
              .sorted()
              .toList());
    }
  }

  static RuleCoverage of(String game, String tsv) {
    return new RuleCoverage(
        game,
        tsv.lines()
            .filter(line -> !line.isBlank())
            .map(Row::of)
            .sorted(Comparator.comparing(Row::rule, RuleCoverage::compareIds))
            .toList());
  }

  List<String> unproved() {
    return rows.stream().filter(row -> row.tests().isEmpty()).map(Row::rule).toList();
  }

  static String page(List<RuleCoverage> games) {
    return Stream.concat(
            Stream.of(
                """
                # Which test proves which rule

                The build writes this page: every rule id of a game's rule list, and the tests that carry it.
                """),
            games.stream().map(RuleCoverage::chapter))
        .collect(joining("\n"));
  }

  private String chapter() {
    return rows.stream()
        .map(row -> "| " + row.rule() + " | " + tests(row) + " |\n")
        .collect(
            joining(
                "",
                "## " + game + "\n\n" + rows.size() + " rules.\n\n| Rule | Tests |\n|---|---|\n",
                ""));
  }

  private static String tests(Row row) {
    return row.tests().stream().map(test -> test.replace('_', ' ')).collect(joining("; "));
  }

  /// XII-9 comes before XII-53.
  private static int compareIds(String a, String b) {
    return padded(a).compareTo(padded(b));
  }

  private static String padded(String id) {
    return Pattern.compile("\\d+")
        .matcher(id)
        .replaceAll(
            number -> "0".repeat(Math.max(0, 6 - number.group().length())) + number.group());
  }
}
