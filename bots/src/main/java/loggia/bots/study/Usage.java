package loggia.bots.study;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import loggia.bots.arena.Interval;
import loggia.bots.arena.Outcome;
import loggia.bots.series.ComponentCounts;
import loggia.bots.series.VariantCounts;
import loggia.kernel.Manual;

/// How often a component is used, and how its use goes with winning.
///
/// @param games in what share of the games where it could come into play anybody used it
/// @param usable how many games these are
/// @param seats how many seats used it, over all games
/// @param wins how often a seat that used it won
/// @param others how often a seat that did not use it won
/// @param effect what its use is worth, among those who could use it
public record Usage(
    String kind,
    String id,
    Interval games,
    long usable,
    long seats,
    Interval wins,
    Interval others,
    Optional<Effect> effect) {

  /// One for each component that was used or could have been, by kind and id. Kinds of which
  /// nothing was ever used are those that no event tells of; what the manual does not list (a perk,
  /// say) could be used in every game.
  public static List<Usage> of(Manual manual, VariantCounts counts) {
    Set<String> listed = new HashSet<>();
    manual.components().forEach(c -> listed.add(c.kind() + "/" + c.id()));
    Set<String> kinds = new HashSet<>();
    counts
        .components()
        .forEach(
            (name, component) -> {
              if (component.totals()[ComponentCounts.SEATS] > 0) {
                kinds.add(kind(name));
              }
            });
    var usages = new ArrayList<Usage>();
    counts
        .components()
        .forEach(
            (name, component) -> {
              if (kinds.contains(kind(name))) {
                long usable = component.totals()[ComponentCounts.USABLE];
                long games = listed.contains(name) ? usable : counts.games();
                usages.add(of(name, component, games, counts.seats().size()));
              }
            });
    return List.copyOf(usages);
  }

  static String kind(String name) {
    return name.substring(0, name.indexOf('/'));
  }

  private static Usage of(String name, ComponentCounts counts, long usable, int seats) {
    long users = counts.totals()[ComponentCounts.SEATS];
    double wins = (double) counts.totals()[ComponentCounts.PARTS] / Outcome.WHOLE;
    return new Usage(
        kind(name),
        name.substring(name.indexOf('/') + 1),
        Interval.wilson((double) counts.totals()[ComponentCounts.GAMES], (double) usable),
        usable,
        users,
        Interval.wilson(wins, (double) users),
        Interval.wilson(usable - wins, (double) usable * seats - users),
        Effect.of(counts));
  }

  /// As counts name it.
  String name() {
    return kind + "/" + id;
  }
}
