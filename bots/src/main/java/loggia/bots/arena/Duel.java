package loggia.bots.arena;

import java.util.List;

/// How two contenders fared against each other.
///
/// @param games how many matches
/// @param rate how often the first won, all its seats together
public record Duel(int games, Interval rate) {
  public static Duel of(int first, int second, List<PlayedFixture> matches) {
    int games = 0;
    double won = 0;
    for (PlayedFixture match : matches) {
      if (match.fixture().first() == first && match.fixture().second() == second) {
        games++;
        won += match.share(first);
      }
    }
    return new Duel(games, Interval.wilson(won, games));
  }
}
