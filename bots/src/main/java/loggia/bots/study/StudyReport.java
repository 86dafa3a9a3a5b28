package loggia.bots.study;

import java.util.List;
import loggia.bots.arena.Interval;
import loggia.bots.arena.Outcome;
import loggia.bots.series.Counts;
import loggia.bots.series.ResultFile;
import loggia.bots.series.SeatCounts;
import loggia.bots.series.SeriesHeader;
import loggia.bots.series.VariantCounts;
import loggia.kernel.Manual;
import loggia.kernel.Texts;

/// What a study came to, and the words to tell it with.
///
/// @param manuals for each variant, with what is printed on its components
public record StudyReport(ResultFile result, List<Manual> manuals, Texts texts) {
  public SeriesHeader header() {
    return result.header();
  }

  Counts counts() {
    return result.counts();
  }

  public int seats() {
    return header().bots().size();
  }

  int variants() {
    return counts().variants().size();
  }

  VariantCounts variant(int index) {
    return counts().variants().get(index);
  }

  String name(int variant) {
    return header().variants().get(variant).name();
  }

  /// Whether some of its deals have not been played.
  public boolean partial() {
    return played() < header().games();
  }

  public long played() {
    return counts().done().size();
  }

  /// How often a seat of a variant wins.
  Interval wins(int variant, int seat) {
    SeatCounts counts = variant(variant).seats().get(seat);
    return Interval.wilson(
        (double) counts.parts().sum() / Outcome.WHOLE, (double) counts.parts().size());
  }

  /// A component's name for people.
  String component(String name) {
    String id = name.substring(name.indexOf('/') + 1);
    return texts.find("name." + id).orElse(id);
  }

  String kind(String kind) {
    return texts.find("kind." + kind).orElse(kind);
  }

  String ending(String ending) {
    return texts.find("ending." + ending).orElse(ending);
  }

  String title() {
    return texts.get("title") + ": " + String.join(", ", header().bots());
  }
}
