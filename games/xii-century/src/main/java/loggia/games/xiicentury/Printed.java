package loggia.games.xiicentury;

import java.util.ArrayList;
import java.util.List;

/// What a view shows of the printed sheet, made once for each sheet: a view has 26 features for
/// each town, and there are few ways for one to look.
final class Printed {
  private static final int MASONS = 4;

  /// By feature, by how many masons help to pay, and by look: not there, there (with perk A), with
  /// perk B; each with its perk unused and used.
  private final XiiView.FeatureView[][][] features;

  private final List<List<Integer>> influence = new ArrayList<>();

  Printed(Sheet sheet) {
    features = new XiiView.FeatureView[Feature.COUNT][MASONS][];
    for (Feature feature : Feature.ALL) {
      for (int masons = 0; masons < MASONS; masons++) {
        features[feature.index()][masons] = looks(sheet, feature, masons);
      }
    }
    for (var line : sheet.locations) {
      var leasts = new ArrayList<Integer>();
      for (int least : line.influence()) {
        leasts.add(least);
      }
      influence.add(List.copyOf(leasts));
    }
  }

  private static XiiView.FeatureView[] looks(Sheet sheet, Feature feature, int masons) {
    var line = sheet.line(feature);
    Town town = Town.NEW.with(Asset.MASONS, masons);
    List<String> pays =
        line.pays().keySet().stream()
            .map(asset -> asset.id() + " " + sheet.price(town, feature, asset))
            .toList();
    var looks = new XiiView.FeatureView[8];
    for (int look = 0; look < looks.length; look++) {
      boolean has = look >>> 1 > 0;
      boolean special = has && feature.kind().isSpecial();
      looks[look] =
          new XiiView.FeatureView(
              feature.id(),
              feature.kind().id(),
              has,
              special ? (look >>> 1 == 2 ? "b" : "a") : "",
              (look & 1) != 0,
              line.die(),
              line.vp(),
              needs(line.needs()),
              pays);
    }
    return looks;
  }

  XiiView.FeatureView feature(Town town, Feature feature, boolean spent) {
    int owned = town.has(feature) ? 1 : 0;
    if (owned == 1 && feature.kind().isSpecial() && town.perkIsB(feature)) {
      owned = 2;
    }
    return features[feature.index()][town.masons()][owned << 1 | (spent ? 1 : 0)];
  }

  /// The least influence for every round.
  List<Integer> influence(Location location) {
    return influence.get(location.index());
  }

  static List<String> needs(Sheet.Needs needs) {
    var all = new ArrayList<String>();
    needs.amounts().forEach((asset, least) -> all.add(asset.id() + " " + least));
    if (needs.reputation() > 0) {
      all.add("reputation " + needs.reputation());
    }
    needs.features().forEach(feature -> all.add(feature.id()));
    return List.copyOf(all);
  }
}
