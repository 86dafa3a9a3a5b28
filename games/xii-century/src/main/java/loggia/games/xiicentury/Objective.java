package loggia.games.xiicentury;

import java.util.List;
import loggia.kernel.Named;

/// What a lone player is after (XII-80, XII-81).
public enum Objective implements Named {
  ARCADE("arcade"),
  MERCHANT("merchant"),
  MILLER("miller"),
  CATHEDRAL("cathedral"),
  CASTLE("castle");

  static final List<Objective> ALL = List.of(values());

  private final String id;

  Objective(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String nameKey() {
    return "option.objective." + id;
  }

  /// Whether the town meets it at the end of the game.
  boolean isMet(Town town, int score) {
    return switch (this) {
      case ARCADE -> true;
      case MERCHANT ->
          town.has(Feature.MERCHANT) && town.food() >= 20 && town.supply() >= 20 && score >= 80;
      case MILLER ->
          town.has(Feature.MILLER)
              && town.food() >= 10
              && town.farms() >= 10
              && town.bread() >= 3
              && score >= 80;
      case CATHEDRAL ->
          town.has(Feature.CATHEDRAL)
              && town.has(Feature.MONASTERY)
              && town.food() >= 10
              && town.houses() >= 10
              && score >= 80;
      case CASTLE ->
          town.has(Feature.WALLS)
              && town.has(Feature.BARBICAN)
              && town.has(Feature.CASTLE)
              && town.houses() >= 10;
    };
  }

  /// How much of it the town has, from 0 to 1, given the score it may end with.
  double progress(Town town, double score) {
    double points = Math.clamp(score / 80, 0, 1);
    return switch (this) {
      case ARCADE -> points;
      case MERCHANT ->
          (2 * has(town, Feature.MERCHANT)
                  + has(town, Feature.MARKET)
                  + share(town.food(), 20)
                  + share(town.supply(), 20)
                  + points)
              / 6;
      case MILLER ->
          (2 * has(town, Feature.MILLER)
                  + has(town, Feature.MILL)
                  + share(town.food(), 10)
                  + share(town.farms(), 10)
                  + share(town.bread(), 3)
                  + points)
              / 7;
      case CATHEDRAL ->
          (3 * has(town, Feature.CATHEDRAL)
                  + has(town, Feature.MONASTERY)
                  + has(town, Feature.BISHOP)
                  + share(town.monks(), 2)
                  + share(town.food(), 10)
                  + share(town.houses(), 10)
                  + points)
              / 9;
      case CASTLE ->
          (4 * has(town, Feature.CASTLE)
                  + has(town, Feature.WALLS)
                  + has(town, Feature.BARBICAN)
                  + has(town, Feature.TAVERN)
                  + has(town, Feature.MASTER_BUILDER)
                  + has(town, Feature.BLACKSMITH)
                  + share(town.houses(), 10)
                  + (town.has(Feature.CASTLE)
                      ? 4
                      : 2 * share(town.supply(), 30) + 2 * share(town.men(), 10)))
              / 14;
    };
  }

  private static int has(Town town, Feature feature) {
    return town.has(feature) ? 1 : 0;
  }

  private static double share(int amount, int wanted) {
    return Math.min(1.0, (double) amount / wanted);
  }
}
