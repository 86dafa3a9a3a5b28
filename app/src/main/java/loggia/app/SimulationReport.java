package loggia.app;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import loggia.bots.Contender;
import loggia.bots.arena.Interval;
import loggia.bots.arena.Tally;
import loggia.kernel.Manual;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import tools.jackson.databind.json.JsonMapper;

/// What a simulation came to, for people and for programs.
record SimulationReport(
    Manual manual,
    Setup setup,
    List<Contender> contenders,
    Tally tally,
    double seconds,
    int threads) {

  String json() {
    var options = new LinkedHashMap<String, String>();
    setup.keys().forEach(key -> options.put(key, setup.value(key)));
    var wins = new ArrayList<Double>();
    var winRates = new ArrayList<Interval>();
    var scores = new ArrayList<Double>();
    for (int i = 0; i < tally.seats(); i++) {
      wins.add(tally.wins(Seat.of(i)));
      winRates.add(tally.winRate(Seat.of(i)));
      scores.add(tally.averageScore(Seat.of(i)));
    }
    var fields = new LinkedHashMap<String, Object>();
    fields.put("game", manual.id());
    fields.put("options", options);
    fields.put("seed", setup.seed());
    fields.put("seats", tally.seats());
    fields.put("bots", contenders.stream().map(Contender::label).toList());
    fields.put("games", tally.games());
    fields.put("decisions", tally.decisions());
    fields.put("seconds", seconds);
    fields.put("gamesPerSecond", tally.games() / seconds);
    fields.put("decisionsPerSecond", tally.decisions() / seconds);
    fields.put("threads", threads);
    fields.put("wins", wins);
    fields.put("winRates", winRates);
    fields.put("endings", tally.endings());
    fields.put("averageScores", scores);
    fields.put("averageRounds", tally.averageRounds());
    return JsonMapper.shared().writeValueAsString(fields);
  }

  String table() {
    var text = new StringBuilder();
    text.append(line("%s, %d games, seed %d", manual.id(), tally.games(), setup.seed()));
    int width = Columns.width(contenders);
    String head = "%-4s  %-" + width + "s  %7s  %-17s  %7s";
    String row = "%-4d  %-" + width + "s  %6.1f%%  %5.1f%% to %5.1f%%  %7.2f";
    text.append(line(head, "seat", "bot", "wins", "95%", "score"));
    for (int i = 0; i < tally.seats(); i++) {
      Interval rate = tally.winRate(Seat.of(i));
      text.append(
          line(
              row,
              i + 1,
              contenders.get(i).label(),
              100 * rate.share(),
              100 * rate.low(),
              100 * rate.high(),
              tally.averageScore(Seat.of(i))));
    }
    double length = (double) tally.decisions() / tally.games();
    text.append(line("length   %.1f decisions, %.1f rounds", length, tally.averageRounds()));
    tally
        .endings()
        .forEach(
            (ending, count) ->
                text.append(line("ending   %s %.1f%%", ending, 100.0 * count / tally.games())));
    double games = tally.games() / seconds;
    double decisions = tally.decisions() / seconds;
    text.append(line("speed    %,.0f games/s, %,.0f decisions/s", games, decisions));
    text.append(line("         %.2f s, %d threads", seconds, threads));
    return text.toString().stripTrailing();
  }

  @SuppressWarnings("AnnotateFormatMethod")
  private static String line(String format, Object... values) {
    return String.format(Locale.ROOT, format, values).stripTrailing() + "\n";
  }
}
