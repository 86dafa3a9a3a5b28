package loggia.games.xiicentury;

import java.util.ArrayList;
import java.util.List;
import loggia.kernel.Result;

/// Points (XII-70), ties (XII-71), and what a lone player has reached (XII-80, XII-81).
final class Scoring {
  private Scoring() {}

  static int score(Sheet sheet, Town town) {
    int[] vp = sheet.values.assetVp;
    int score = sheet.values.vp.of(town.features) + town.reputation() / 2 * 4;
    for (int i = 0; i < vp.length; i++) {
      score += vp[i] == 0 ? 0 : vp[i] * town.amount(Asset.of(i));
    }
    return town.has(Feature.CASTLE, Perk.B) ? score + town.houses() : score;
  }

  /// The score as on the sheet: a line for whatever yields points.
  static List<Result.Line> lines(Sheet sheet, Town town) {
    var lines = new ArrayList<Result.Line>();
    for (var line : sheet.assets) {
      add(lines, line.asset().id(), line.vp() * town.amount(line.asset()));
    }
    for (var line : sheet.features) {
      add(lines, line.feature().id(), town.has(line.feature()) ? line.vp() : 0);
    }
    add(lines, "castle-houses", town.has(Feature.CASTLE, Perk.B) ? town.houses() : 0);
    add(lines, "reputation", town.reputation() / 2 * 4);
    return List.copyOf(lines);
  }

  private static void add(List<Result.Line> lines, String key, int points) {
    if (points > 0) {
      lines.add(new Result.Line(key, points));
    }
  }

  static Result result(XiiState state) {
    if (!state.over()) {
      throw new IllegalStateException("the game is not over");
    }
    var tallies = new ArrayList<Result.Tally>();
    for (Town town : state.towns) {
      var pow = new Result.Line("pow", Power.atHome(state.sheet(), town));
      tallies.add(new Result.Tally(lines(state.sheet(), town), List.of(pow)));
    }
    String ending = state.seats() == 1 ? aloneEnding(state) : ending(Result.ranked("", tallies));
    return Result.ranked(ending, tallies);
  }

  private static String ending(Result ranked) {
    if (ranked.winners().size() > 1) {
      return "shared-victory";
    }
    int best = ranked.standings().stream().mapToInt(Result.Standing::score).max().orElse(0);
    long leaders = ranked.standings().stream().filter(s -> s.score() == best).count();
    return leaders > 1 ? "tie-break" : "victory";
  }

  private static String aloneEnding(XiiState state) {
    Frame frame = state.frame;
    Town town = state.towns[0];
    int score = score(state.sheet(), town);
    if (frame.objective() != Objective.ARCADE) {
      return frame.objective().isMet(town, score) ? "objective-met" : "objective-missed";
    }
    var difficulty = frame.difficulty();
    if (score > difficulty.best()) {
      return "above-range";
    }
    return score >= difficulty.good() ? "within-range" : "below-range";
  }
}
