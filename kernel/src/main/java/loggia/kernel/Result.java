package loggia.kernel;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/// How a game ended.
///
/// @param ending one word: which of the ways to end it was (`ending.<word>` in the message files)
/// @param standings in seat order
public record Result(String ending, List<Standing> standings) {

  /// Where one seat ended.
  ///
  /// @param rank 1 for who won; equals share a rank and the ranks after them are skipped
  /// @param lines the score, line by line; together they are the score
  /// @param tieBreaks what decides between equal scores, the first first
  public record Standing(Seat seat, int rank, int score, List<Line> lines, List<Line> tieBreaks) {}

  /// One line of a score: `score.<key>` in the message files.
  public record Line(String key, int points) {}

  /// A seat's lines before the ranks are known.
  public record Tally(List<Line> lines, List<Line> tieBreaks) {
    private int[] weight() {
      var weight = new int[1 + tieBreaks.size()];
      weight[0] = lines.stream().mapToInt(Line::points).sum();
      for (int i = 0; i < tieBreaks.size(); i++) {
        weight[i + 1] = tieBreaks.get(i).points();
      }
      return weight;
    }
  }

  /// Ranks the seats by score, then by each tie-break; more is better.
  ///
  /// @param tallies in seat order
  public static Result ranked(String ending, List<Tally> tallies) {
    var weights = tallies.stream().map(Tally::weight).toList();
    Comparator<int[]> order = Arrays::compare;
    var standings = new java.util.ArrayList<Standing>();
    for (int i = 0; i < tallies.size(); i++) {
      int[] own = weights.get(i);
      int rank = 1 + (int) weights.stream().filter(w -> order.compare(w, own) > 0).count();
      var tally = tallies.get(i);
      standings.add(new Standing(Seat.of(i), rank, own[0], tally.lines(), tally.tieBreaks()));
    }
    return new Result(ending, List.copyOf(standings));
  }

  public Seats winners() {
    Seats winners = Seats.NONE;
    for (Standing standing : standings) {
      if (standing.rank() == 1) {
        winners = winners.with(standing.seat());
      }
    }
    return winners;
  }

  /// Scores in seat order, as a record writes them.
  public String text() {
    var text = new StringBuilder(ending);
    standings.forEach(s -> text.append(' ').append(s.rank()).append(':').append(s.score()));
    return text.toString();
  }
}
