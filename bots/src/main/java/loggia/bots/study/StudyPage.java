package loggia.bots.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import loggia.bots.arena.Interval;
import loggia.bots.arena.Outcome;
import loggia.kernel.Seat;
import loggia.kernel.Texts;

/// A study as one page that needs nothing else; several studies stand side by side.
public record StudyPage(String heading, List<String> names, List<Study> studies, Texts texts) {
  public String html() {
    var page = new StringBuilder("<!doctype html>\n<html lang='en'><head><meta charset='utf-8'>");
    page.append("<meta name='viewport' content='width=device-width, initial-scale=1'><title>");
    page.append(Html.escape(heading)).append("</title><style>").append(Html.STYLE);
    page.append("</style></head><body>\n<h1>").append(Html.escape(heading)).append("</h1>\n");
    section(page, "What was played", this::summary);
    section(page, "Length", this::length);
    section(page, "Scores", StudyPage::scores);
    section(page, "Seats", StudyPage::seats);
    section(page, "Lead changes", StudyPage::leads);
    section(page, "Choices per decision", StudyPage::choices);
    section(page, "Endings", this::endings);
    section(page, "Components", study -> new UsageTable(study, texts).html());
    return page.append("</body></html>\n").toString();
  }

  private interface Part {
    String of(Study study);
  }

  private void section(StringBuilder page, String title, Part part) {
    page.append("<section><h2>").append(title).append("</h2><div class='sides'>\n");
    for (int i = 0; i < studies.size(); i++) {
      page.append("<div>");
      if (studies.size() > 1) {
        page.append("<h3>").append(Html.escape(names.get(i))).append("</h3>");
      }
      page.append(part.of(studies.get(i))).append("</div>\n");
    }
    page.append("</div></section>\n");
  }

  private String summary(Study study) {
    var rows = new ArrayList<List<String>>();
    rows.add(List.of("Game", study.manual().id()));
    rows.add(List.of("Seats", Integer.toString(study.seats())));
    rows.add(List.of("Games", Integer.toString(study.games().size())));
    rows.add(List.of("Seed", Long.toString(study.setup().seed())));
    study.setup().keys().forEach(key -> rows.add(List.of(key, study.setup().value(key))));
    return Tables.html(List.of(), rows);
  }

  private String length(Study study) {
    int[] decisions = study.games().stream().mapToInt(row -> row.outcome().decisions()).toArray();
    int[] rounds = study.games().stream().mapToInt(row -> row.outcome().rounds()).toArray();
    return Chart.histogram("Decisions in a game", decisions)
        + Chart.histogram("Rounds in a game", rounds);
  }

  private static String scores(Study study) {
    int[] all =
        study.games().stream()
            .flatMap(row -> row.outcome().result().standings().stream())
            .mapToInt(standing -> standing.score())
            .toArray();
    var rows = new ArrayList<List<String>>();
    for (int i = 0; i < study.seats(); i++) {
      int seat = i;
      double mean =
          study.games().stream()
              .mapToInt(row -> row.outcome().result().standings().get(seat).score())
              .average()
              .orElse(0);
      rows.add(List.of("Seat " + (i + 1), Html.number(mean)));
    }
    return Chart.histogram("Scores of all seats", all) + Tables.html(List.of("", "mean"), rows);
  }

  private static String seats(Study study) {
    int games = study.games().size();
    var names = new ArrayList<String>();
    var shares = new ArrayList<Interval>();
    for (int i = 0; i < study.seats(); i++) {
      Seat seat = Seat.of(i);
      long parts = study.games().stream().mapToLong(row -> row.outcome().share(seat)).sum();
      names.add("Seat " + seat.number());
      shares.add(Interval.wilson((double) parts / Outcome.WHOLE, games));
    }
    return Chart.shares("How often each seat wins", names, shares, 1.0 / study.seats());
  }

  private static String leads(Study study) {
    int[] leads = study.games().stream().mapToInt(GameRow::leads).toArray();
    return Chart.histogram("How often the lead changes in a game", leads);
  }

  private static String choices(Study study) {
    return Chart.columns("Choices a decision leaves, single ones left out", study.menus(), 0, 1);
  }

  private String endings(Study study) {
    Map<String, Integer> counts = new TreeMap<>();
    study.games().forEach(row -> counts.merge(row.outcome().result().ending(), 1, Integer::sum));
    var rows = new ArrayList<List<String>>();
    counts.forEach(
        (ending, count) -> {
          Interval share = Interval.wilson(count, study.games().size());
          rows.add(List.of(texts.get("ending." + ending), Html.percent(share.share())));
        });
    return Tables.html(List.of("Ending", "share"), rows);
  }

  /// The raw figures as tables with commas, by file name.
  public Map<String, String> csv() {
    Map<String, String> files = new TreeMap<>();
    IntStream.range(0, studies.size())
        .forEach(
            i -> {
              String prefix = studies.size() > 1 ? (i + 1) + "-" : "";
              Tables.csv(studies.get(i)).forEach((name, text) -> files.put(prefix + name, text));
            });
    return files;
  }
}
