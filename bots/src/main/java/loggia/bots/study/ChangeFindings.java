package loggia.bots.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import loggia.bots.series.Figure;

/// What a comparison shows, in sentences: what was changed, with its own effect, then what else is
/// certain.
record ChangeFindings(StudyReport report) {
  private static final int MOST = 5;
  private static final int MOST_CHANGES = 12;

  List<String> sentences() {
    boolean swept = new Factors(report).swept();
    List<Contrast> contrasts = Contrast.of(report);
    var sentences = new ArrayList<String>();
    for (int i = 0; i < contrasts.size(); i++) {
      Contrast contrast = contrasts.get(i);
      String begin = (swept ? "With " : "") + contrast.title() + ": ";
      if (!swept) {
        changes(contrast, i + 1).forEach(change -> sentences.add(begin + change));
      }
      sentences.add(begin + certain(contrast));
    }
    return sentences;
  }

  private record Told(double z, String sentence) {}

  /// What is written differently in the variant's file, the surest effect first.
  private List<String> changes(Contrast contrast, int variant) {
    var changes =
        Changes.between(
            report.files().getFirst(),
            report.files().get(variant),
            field -> report.texts().find("fact." + field).orElse(field));
    List<String> told =
        changes.stream()
            .map(change -> told(contrast, change))
            .sorted(Comparator.comparingDouble(one -> -one.z()))
            .map(Told::sentence)
            .collect(Collectors.toCollection(ArrayList::new));
    if (told.size() > MOST_CHANGES) {
      int more = told.size() - MOST_CHANGES;
      told = new ArrayList<>(told.subList(0, MOST_CHANGES));
      told.add(more + " more things are different in the file.");
    }
    return told;
  }

  private Told told(Contrast contrast, Changes.Change change) {
    List<Difference> own =
        contrast.differences().stream().filter(d -> isOf(d, change.id())).toList();
    String effect = own.stream().map(ChangeFindings::told).collect(Collectors.joining("; "));
    return new Told(
        own.stream().mapToDouble(d -> Math.abs(d.z())).max().orElse(0),
        "%s %s. %s"
            .formatted(
                report.component(change.id()),
                change.what(),
                effect.isEmpty() ? "Nobody used it." : effect + "."));
  }

  private static boolean isOf(Difference difference, String id) {
    String figure = difference.figure();
    return figure.endsWith("/" + id)
        && (figure.startsWith(Figure.USES) || figure.startsWith(Figure.GAIN));
  }

  private static String certain(Contrast contrast) {
    String certain =
        contrast.differences().stream()
            .filter(d -> Math.abs(d.z()) >= Difference.CERTAIN)
            .limit(MOST)
            .map(ChangeFindings::told)
            .collect(Collectors.joining("; "));
    return certain.isEmpty() ? "no difference is certain." : "certain are " + certain + ".";
  }

  private static String told(Difference d) {
    double unit = d.percent() ? 100 : 1;
    return String.format(
        Locale.ROOT,
        "%s %+.2f%s (%+.2f to %+.2f)",
        d.what(),
        unit * d.value(),
        d.percent() ? " points" : "",
        unit * d.low(),
        unit * d.high());
  }
}
