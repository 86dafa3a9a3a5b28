package loggia.bench;

import java.util.List;
import java.util.Locale;

/// What others do: measured on a machine of two cores in November 2026, one thread, random play,
/// four players, per CPU second, median of three. TAG is the Tabletop Games framework in Java
/// (commit c4d7687); `bare` calls its forward model only. Ludii is the general game system in Java.
record Peers(String game, String like, double bare, double bytes, double search) {
  static final String DATE = "November 2026";

  static final List<Peers> ALL =
      List.of(
          new Peers("TAG Dominion", "iron-century", 403_000, 2_970, 2_400),
          new Peers("TAG Virus", "iron-century", 518_000, 2_520, 2_000),
          new Peers("TAG Monopoly Deal", "iron-century", 1_092_000, 730, 2_300),
          new Peers("Ludii Geister", "iron-century", 118_000, 18_300, 0),
          new Peers("TAG Can't Stop", "xii-century", 1_099_000, 1_740, 4_500),
          new Peers("TAG Pickomino", "xii-century", 2_156_000, 410, 0),
          new Peers("Ludii Pachisi", "xii-century", 60_000, 74_900, 0),
          new Peers("TAG Puerto Rico", "city-of-iron", 236_000, 4_380, 1_000),
          new Peers("TAG Power Grid", "city-of-iron", 318_000, 3_980, 0),
          new Peers("TAG 7 Wonders", "city-of-iron", 78_000, 17_700, 1_800));

  /// Our figure as a multiple of each peer's, for the games that are alike.
  static String decisions(String game, double figure) {
    return compare(game, figure, false);
  }

  static String search(String game, double figure) {
    return compare(game, figure, true);
  }

  private static String compare(String game, double figure, boolean search) {
    var text = new StringBuilder();
    for (Peers peer : ALL) {
      double theirs = search ? peer.search : peer.bare;
      if (peer.like.equals(game) && theirs > 0) {
        text.append(text.isEmpty() ? "" : ", ");
        text.append(String.format(Locale.ROOT, "%.1f x %s", figure / theirs, peer.game));
      }
    }
    return text.toString();
  }
}
