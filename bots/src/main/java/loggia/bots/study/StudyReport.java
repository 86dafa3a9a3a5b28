package loggia.bots.study;

import java.util.List;
import loggia.bots.arena.Interval;
import loggia.bots.arena.Outcome;
import loggia.bots.series.Counts;
import loggia.bots.series.ResultFile;
import loggia.bots.series.SeatCounts;
import loggia.bots.series.SeriesHeader;
import loggia.bots.series.Variant;
import loggia.bots.series.VariantCounts;
import loggia.kernel.Attachment;
import loggia.kernel.Game;
import loggia.kernel.Manual;
import loggia.kernel.Option;
import loggia.kernel.Setup;
import loggia.kernel.Texts;

/// What a study came to, and the words to tell it with.
///
/// @param manuals for each variant, with what is printed on its components
/// @param files for each variant its file of components; `{}` where the game has none
public record StudyReport(
    ResultFile result, List<Manual> manuals, List<String> files, Texts texts) {

  /// @throws loggia.kernel.Refusal when the game does not take the variants
  public static StudyReport of(ResultFile result, Game<?, ?> game, String language) {
    List<Setup> setups = result.header().variants(game).stream().map(Variant::setup).toList();
    List<Manual> manuals = setups.stream().<Manual>map(game::manual).toList();
    List<String> files = setups.stream().map(setup -> file(game, setup)).toList();
    return new StudyReport(result, manuals, files, game.texts(language));
  }

  private static String file(Game<?, ?> game, Setup setup) {
    return game.manual().options().stream()
        .filter(option -> option instanceof Option.File)
        .findFirst()
        .flatMap(option -> setup.file(option.key()))
        .or(game::standardFile)
        .map(Attachment::text)
        .orElse("{}");
  }

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

  /// How often a bot wins, in whichever seats it has.
  Interval wins(int variant, String bot) {
    double parts = 0;
    for (int i = 0; i < seats(); i++) {
      if (header().bots().get(i).equals(bot)) {
        parts += variant(variant).seats().get(i).parts().sum();
      }
    }
    return Interval.wilson(parts / Outcome.WHOLE, (double) variant(variant).games());
  }

  /// The mean share of the victory of those who used two things.
  ///
  /// @param both how many they are, and what they had
  static double wins(long[] both) {
    return (double) both[1] / Outcome.WHOLE / both[0];
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
