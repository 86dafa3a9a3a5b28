package loggia.app;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import loggia.bots.arena.Duel;
import loggia.bots.arena.Interval;
import loggia.bots.arena.PlayedFixture;
import loggia.bots.arena.Ratings;
import loggia.bots.arena.TournamentHeader;
import loggia.bots.coach.BotFigures;
import tools.jackson.databind.json.JsonMapper;

/// The ratings of a tournament, and every pairing.
///
/// @param of how many matches the whole tournament has
/// @param coached what the coach says of each bot; empty where nobody asked
record TournamentReport(
    TournamentHeader header, List<PlayedFixture> played, int of, List<BotFigures> coached) {
  private List<String> bots() {
    return header.bots();
  }

  String table() {
    var ratings = new Ratings(bots().size(), played);
    int width = Columns.width(bots());
    var text = new StringBuilder();
    text.append(
        String.format(
            Locale.ROOT,
            "%s, %d games, %d seats, seed %d%n",
            header.game(),
            played.size(),
            header.seats(),
            header.seed()));
    if (played.size() < of) {
      text.append(String.format(Locale.ROOT, "PARTIAL: %d of %d games%n", played.size(), of));
    }
    text.append(("%-" + width + "s  %7s  %6s\n").formatted("bot", "rating", "95%"));
    String row = "%-" + width + "s  %+7.0f  ±%5.0f%s%n";
    best(ratings)
        .forEach(
            i ->
                text.append(
                    String.format(
                        Locale.ROOT,
                        row,
                        bots().get(i),
                        ratings.elo(i),
                        ratings.margin(i),
                        faults(i))));
    text.append('\n');
    for (int first = 0; first < bots().size(); first++) {
      for (int second = first + 1; second < bots().size(); second++) {
        text.append(pairing(first, second));
      }
    }
    if (!coached.isEmpty()) {
      text.append('\n').append(CoachOptions.table(coached));
    }
    return text.toString();
  }

  private List<Integer> best(Ratings ratings) {
    return IntStream.range(0, bots().size())
        .boxed()
        .sorted(Comparator.comparingDouble((Integer i) -> -ratings.elo(i)))
        .toList();
  }

  private String faults(int bot) {
    long failed = failed(bot);
    long stoodIn = stoodIn(bot);
    String first = played.stream().flatMap(p -> p.failureOf(bot).stream()).findFirst().orElse("");
    return (failed > 0 ? "  FAILED in " + failed + " games, counted as lost: " + first : "")
        + (stoodIn > 0 ? "  " + header.standIn() + " answered " + stoodIn + " times for it" : "");
  }

  long failed(int bot) {
    return played.stream().filter(p -> p.failureOf(bot).isPresent()).count();
  }

  private long stoodIn(int bot) {
    return played.stream().mapToLong(p -> p.standInsOf(bot)).sum();
  }

  private String pairing(int first, int second) {
    Duel duel = Duel.of(first, second, played);
    Interval rate = duel.rate();
    return String.format(
        Locale.ROOT,
        "%s against %s: %.1f%% of %d games (95%%: %.1f%% to %.1f%%)%n",
        bots().get(first),
        bots().get(second),
        100 * rate.share(),
        duel.games(),
        100 * rate.low(),
        100 * rate.high());
  }

  String json() {
    var ratings = new Ratings(bots().size(), played);
    var rated = new ArrayList<Map<String, Object>>();
    for (int i : best(ratings)) {
      var fields = new LinkedHashMap<String, Object>();
      fields.put("bot", bots().get(i));
      fields.put("rating", ratings.elo(i));
      fields.put("margin", ratings.margin(i));
      fields.put("variance", Math.pow(ratings.margin(i) / 1.959963984540054, 2));
      fields.put("failed", failed(i));
      fields.put("standIns", stoodIn(i));
      rated.add(fields);
    }
    var pairings = new ArrayList<Map<String, Object>>();
    for (int first = 0; first < bots().size(); first++) {
      for (int second = first + 1; second < bots().size(); second++) {
        Duel duel = Duel.of(first, second, played);
        var fields = new LinkedHashMap<String, Object>();
        fields.put("first", bots().get(first));
        fields.put("second", bots().get(second));
        fields.put("games", duel.games());
        fields.put("wins", duel.rate());
        double share = duel.rate().share();
        fields.put("variance", share * (1 - share) / Math.max(1, duel.games()));
        pairings.add(fields);
      }
    }
    var fields = new LinkedHashMap<String, Object>();
    fields.put("program", header.program());
    fields.put("game", header.game());
    fields.put("rules", header.rules());
    fields.put("date", header.date());
    fields.put("options", header.options());
    fields.put("seed", header.seed());
    fields.put("seats", header.seats());
    fields.put("bots", bots());
    fields.put("standIn", header.standIn());
    fields.put("games", played.size());
    fields.put("of", of);
    fields.put("partial", played.size() < of);
    fields.put("ratings", rated);
    fields.put("pairings", pairings);
    fields.put("coach", coached);
    return JsonMapper.shared().writeValueAsString(fields);
  }
}
