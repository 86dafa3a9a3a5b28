package loggia.bots.study;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import loggia.bots.arena.Outcome;
import loggia.bots.series.Histogram;
import loggia.bots.series.SeatCounts;
import loggia.bots.series.SeriesHeader;
import loggia.bots.series.VariantCounts;
import tools.jackson.databind.json.JsonMapper;

/// A study for programs: every figure of the page, with variances.
public record StudyJson(StudyReport report) {
  public String text() {
    return JsonMapper.shared().writeValueAsString(fields());
  }

  /// What every series tells of itself.
  public Map<String, Object> head() {
    SeriesHeader header = report.header();
    var fields = new LinkedHashMap<String, Object>();
    fields.put("program", header.program());
    fields.put("game", header.game());
    fields.put("rules", header.rules());
    fields.put("date", header.date());
    fields.put("seed", header.seed());
    fields.put("seats", report.seats());
    fields.put("bots", header.bots());
    fields.put("standIn", header.standIn());
    fields.put("deals", report.played());
    fields.put("of", header.games());
    fields.put("partial", report.partial());
    return fields;
  }

  private Map<String, Object> fields() {
    var fields = head();
    fields.put("findings", Findings.of(report));
    var variants = new ArrayList<Map<String, Object>>();
    for (int v = 0; v < report.variants(); v++) {
      variants.add(variant(v));
    }
    fields.put("variants", variants);
    var differences = new ArrayList<Map<String, Object>>();
    for (int v = 1; v < report.variants(); v++) {
      var one = new LinkedHashMap<String, Object>();
      one.put("from", report.name(0));
      one.put("to", report.name(v));
      one.put("figures", Difference.between(report, 0, v));
      differences.add(one);
    }
    fields.put("differences", differences);
    fields.put("contrasts", Contrast.of(report));
    return fields;
  }

  private Map<String, Object> variant(int index) {
    VariantCounts counts = report.variant(index);
    var fields = new LinkedHashMap<String, Object>();
    fields.put("name", report.name(index));
    fields.put("options", report.header().variants().get(index).options());
    fields.put("games", counts.games());
    fields.put("failed", counts.failed());
    var seats = new ArrayList<Map<String, Object>>();
    for (int i = 0; i < report.seats(); i++) {
      seats.add(seat(index, i));
    }
    fields.put("seats", seats);
    fields.put("decisions", figures(counts.decisions()));
    fields.put("rounds", figures(counts.rounds()));
    fields.put("leadChanges", figures(counts.leads()));
    fields.put("choices", figures(counts.choices()));
    fields.put("endings", counts.endings());
    fields.put("components", Usage.of(report.manuals().get(index), counts));
    fields.put("together", together(counts));
    return fields;
  }

  private record Together(String one, String other, long seats, double wins) {}

  private static List<Together> together(VariantCounts counts) {
    var pairs = new ArrayList<Together>();
    counts
        .components()
        .forEach(
            (one, own) ->
                own.together()
                    .forEach(
                        (other, both) ->
                            pairs.add(new Together(one, other, both[0], StudyReport.wins(both)))));
    return pairs;
  }

  private Map<String, Object> seat(int variant, int index) {
    SeatCounts counts = report.variant(variant).seats().get(index);
    var fields = new LinkedHashMap<String, Object>();
    fields.put("seat", index + 1);
    fields.put("bot", report.header().bots().get(index));
    fields.put("wins", report.wins(variant, index));
    fields.put("winsVariance", counts.parts().variance() / Outcome.WHOLE / Outcome.WHOLE);
    fields.put("scores", figures(counts.scores()));
    fields.put("ranks", counts.ranks());
    fields.put("decisions", figures(counts.decisions()));
    fields.put("failed", counts.failed());
    fields.put("failures", counts.failures());
    fields.put("standIns", counts.standIns());
    return fields;
  }

  private static Map<String, Object> figures(Histogram histogram) {
    var fields = new LinkedHashMap<String, Object>();
    fields.put("mean", histogram.mean());
    fields.put("variance", histogram.variance());
    fields.put("quantiles", quantiles(histogram));
    fields.put("counts", histogram);
    return fields;
  }

  private static List<Integer> quantiles(Histogram histogram) {
    var quantiles = new ArrayList<Integer>();
    for (double share : new double[] {0.05, 0.25, 0.5, 0.75, 0.95}) {
      quantiles.add(histogram.quantile(share));
    }
    return quantiles;
  }
}
