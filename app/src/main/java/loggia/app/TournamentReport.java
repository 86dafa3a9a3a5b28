package loggia.app;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import loggia.bots.Contender;
import loggia.bots.arena.Duel;
import loggia.bots.arena.Interval;
import loggia.bots.arena.PlayedFixture;
import loggia.bots.arena.Ratings;

/// The ratings of a tournament, and every pairing.
record TournamentReport(List<Contender> contenders, List<PlayedFixture> played) {
  String table() {
    var ratings = new Ratings(contenders.size(), played);
    int width = Columns.width(contenders);
    String row = "%-" + width + "s  %+7.0f  ±%5.0f%n";
    var text =
        new StringBuilder(("%-" + width + "s  %7s  %6s\n").formatted("bot", "rating", "95%"));
    IntStream.range(0, contenders.size())
        .boxed()
        .sorted(Comparator.comparingDouble((Integer i) -> -ratings.elo(i)))
        .forEach(
            i ->
                text.append(
                    String.format(
                        Locale.ROOT,
                        row,
                        contenders.get(i).label(),
                        ratings.elo(i),
                        ratings.margin(i))));
    text.append('\n');
    for (int first = 0; first < contenders.size(); first++) {
      for (int second = first + 1; second < contenders.size(); second++) {
        text.append(pairing(first, second));
      }
    }
    return text.toString();
  }

  private String pairing(int first, int second) {
    Duel duel = Duel.of(first, second, played);
    Interval rate = duel.rate();
    return String.format(
        Locale.ROOT,
        "%s against %s: %.1f%% of %d games (95%%: %.1f%% to %.1f%%)%n",
        contenders.get(first).label(),
        contenders.get(second).label(),
        100 * rate.share(),
        duel.games(),
        100 * rate.low(),
        100 * rate.high());
  }
}
