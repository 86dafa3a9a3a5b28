package loggia.app;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import loggia.bots.arena.Interval;
import loggia.bots.arena.Outcome;
import loggia.bots.series.ResultFile;
import loggia.bots.series.SeatCounts;
import loggia.bots.series.SeriesHeader;
import loggia.bots.series.SeriesRun;
import loggia.bots.series.VariantCounts;
import tools.jackson.databind.json.JsonMapper;

/// What a simulation came to, for people and for programs.
///
/// @param seconds how long this run took; what an earlier one played is not in it
record SimulationReport(ResultFile result, double seconds, int threads, SeriesRun run) {
  private SeriesHeader header() {
    return result.header();
  }

  private VariantCounts counts() {
    return result.counts().variants().getFirst();
  }

  private boolean partial() {
    return run.left(header().games()) > 0;
  }

  private static double wins(SeatCounts seat) {
    return (double) seat.parts().sum() / Outcome.WHOLE;
  }

  private static Interval rate(SeatCounts seat) {
    return Interval.wilson(wins(seat), (double) seat.parts().size());
  }

  private double speed() {
    return run.playedNow() / seconds;
  }

  String json() {
    VariantCounts counts = counts();
    var seats = new ArrayList<Map<String, Object>>();
    var wins = new ArrayList<Double>();
    var rates = new ArrayList<Interval>();
    var scores = new ArrayList<Double>();
    for (SeatCounts seat : counts.seats()) {
      wins.add(wins(seat));
      rates.add(rate(seat));
      scores.add(seat.scores().mean());
      var fields = new LinkedHashMap<String, Object>();
      fields.put("bot", header().bots().get(seats.size()));
      fields.put("winsVariance", seat.parts().variance() / Outcome.WHOLE / Outcome.WHOLE);
      fields.put("scoreVariance", seat.scores().variance());
      fields.put("failed", seat.failed());
      fields.put("failures", seat.failures());
      fields.put("standIns", seat.standIns());
      seats.add(fields);
    }
    var fields = new LinkedHashMap<String, Object>();
    fields.put("program", header().program());
    fields.put("game", header().game());
    fields.put("rules", header().rules());
    fields.put("date", header().date());
    fields.put("options", header().variants().getFirst().options());
    fields.put("seed", header().seed());
    fields.put("seats", header().bots().size());
    fields.put("bots", header().bots());
    fields.put("standIn", header().standIn());
    fields.put("games", counts.games());
    fields.put("of", header().games());
    fields.put("partial", partial());
    fields.put("failed", counts.failed());
    fields.put("decisions", counts.decisions().sum());
    fields.put("decisionsVariance", counts.decisions().variance());
    fields.put("seconds", seconds);
    fields.put("gamesPerSecond", speed());
    fields.put("decisionsPerSecond", speed() * counts.decisions().mean());
    fields.put("threads", threads);
    fields.put("wins", wins);
    fields.put("winRates", rates);
    fields.put("bySeat", seats);
    fields.put("endings", counts.endings());
    fields.put("averageScores", scores);
    fields.put("averageRounds", counts.rounds().mean());
    fields.put("roundsVariance", counts.rounds().variance());
    return JsonMapper.shared().writeValueAsString(fields);
  }

  String table() {
    VariantCounts counts = counts();
    List<String> bots = header().bots();
    var text = new StringBuilder();
    text.append(line("%s, %d games, seed %d", header().game(), counts.games(), header().seed()));
    if (partial()) {
      text.append(line("PARTIAL: %d of %d games", counts.games(), header().games()));
    }
    int width = Columns.width(bots);
    String head = "%-4s  %-" + width + "s  %7s  %-17s  %7s";
    String row = "%-4d  %-" + width + "s  %6.1f%%  %5.1f%% to %5.1f%%  %7.2f%s";
    text.append(line(head, "seat", "bot", "wins", "95%", "score"));
    for (int i = 0; i < bots.size(); i++) {
      SeatCounts seat = counts.seats().get(i);
      Interval rate = rate(seat);
      text.append(
          line(
              row,
              i + 1,
              bots.get(i),
              100 * rate.share(),
              100 * rate.low(),
              100 * rate.high(),
              seat.scores().mean(),
              seat.failed() > 0 ? "  FAILED in " + seat.failed() + " games" : ""));
    }
    text.append(faults(counts));
    text.append(
        line(
            "length   %.1f decisions, %.1f rounds",
            counts.decisions().mean(), counts.rounds().mean()));
    counts
        .endings()
        .forEach(
            (ending, count) ->
                text.append(line("ending   %s %.1f%%", ending, 100.0 * count / counts.games())));
    double decisions = speed() * counts.decisions().mean();
    text.append(line("speed    %,.0f games/s, %,.0f decisions/s", speed(), decisions));
    text.append(line("         %.2f s, %d threads", seconds, threads));
    return text.toString().stripTrailing();
  }

  /// Why bots failed, and who answered in whose place.
  private String faults(VariantCounts counts) {
    var text = new StringBuilder();
    for (int i = 0; i < counts.seats().size(); i++) {
      int seat = i + 1;
      String bot = header().bots().get(i);
      SeatCounts own = counts.seats().get(i);
      own.failures()
          .forEach(
              (why, games) ->
                  text.append(line("failed   seat %d, %s: %s (%d)", seat, bot, why, games)));
      own.standIns()
          .forEach(
              (why, times) ->
                  text.append(
                      line(
                          "stand-in seat %d: %s answered %d times for %s, which %s",
                          seat, header().standIn(), times, bot, why)));
    }
    return text.toString();
  }

  @SuppressWarnings("AnnotateFormatMethod")
  private static String line(String format, Object... values) {
    return String.format(Locale.ROOT, format, values).stripTrailing() + "\n";
  }
}
