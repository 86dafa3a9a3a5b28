package loggia.server.store;

import java.util.List;
import java.util.Map;

/// What has been played so far of one game.
public record Statistics(
    int games, double averageDecisions, Map<String, Integer> endings, List<Rating> ratings) {
  public record Rating(String person, String name, int rating, int games) {}
}
