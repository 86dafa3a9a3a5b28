package loggia.bots.study;

import java.util.List;
import java.util.Map;
import loggia.bots.arena.Outcome;
import loggia.kernel.Result;

/// Figures in rows, as HTML and as text with commas.
final class Tables {
  private Tables() {}

  static String html(List<String> head, List<List<String>> rows) {
    var table = new StringBuilder("<table>");
    if (!head.isEmpty()) {
      table.append("<tr>");
      head.forEach(cell -> table.append("<th>").append(Html.escape(cell)).append("</th>"));
      table.append("</tr>");
    }
    for (List<String> row : rows) {
      table.append("<tr>");
      row.forEach(cell -> table.append("<td>").append(Html.escape(cell)).append("</td>"));
      table.append("</tr>");
    }
    return table.append("</table>\n").toString();
  }

  static Map<String, String> csv(Study study) {
    return Map.of(
        "games.csv", games(study), "components.csv", components(study), "menus.csv", menus(study));
  }

  private static String games(Study study) {
    var text = new StringBuilder("game,ending,decisions,rounds,leads,seat,rank,score,share\n");
    for (GameRow row : study.games()) {
      Outcome outcome = row.outcome();
      for (Result.Standing standing : outcome.result().standings()) {
        text.append(row.number() + 1).append(',').append(outcome.result().ending()).append(',');
        text.append(outcome.decisions()).append(',').append(outcome.rounds()).append(',');
        text.append(row.leads()).append(',').append(standing.seat().number()).append(',');
        text.append(standing.rank()).append(',').append(standing.score()).append(',');
        text.append((double) outcome.share(standing.seat()) / Outcome.WHOLE).append('\n');
      }
    }
    return text.toString();
  }

  private static String components(Study study) {
    var text =
        new StringBuilder("kind,id,games,usable,seats,wins,wins-low,wins-high,others-wins\n");
    for (Usage usage : Usage.of(study)) {
      text.append(usage.kind()).append(',').append(usage.id()).append(',');
      text.append(usage.games().share()).append(',').append(usage.usable()).append(',');
      text.append(usage.seats()).append(',');
      text.append(usage.wins().share()).append(',').append(usage.wins().low()).append(',');
      text.append(usage.wins().high()).append(',').append(usage.others().share()).append('\n');
    }
    return text.toString();
  }

  private static String menus(Study study) {
    var text = new StringBuilder("choices,decisions\n");
    for (int i = 2; i < study.menus().length; i++) {
      text.append(i).append(',').append(study.menus()[i]).append('\n');
    }
    return text.toString();
  }
}
