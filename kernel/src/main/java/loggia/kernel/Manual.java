package loggia.kernel;

import java.util.List;
import java.util.Map;

/// What there is to know of a game before it begins.
///
/// @param id one word with hyphens; names the game in records, addresses and commands
/// @param rules the version of the rules as programmed; a record is replayed under its own
/// @param bound no game has more decisions than this, forced ones included
/// @param options in the order people should be asked
/// @param chapters the rule texts: `chapter.<id>` and `rule.<rule id>` in the message files
/// @param components every card, building or person, for the reference
public record Manual(
    String id,
    int rules,
    int leastSeats,
    int mostSeats,
    int bound,
    List<Option> options,
    List<Chapter> chapters,
    List<Component> components) {

  public record Chapter(String id, List<String> rules) {}

  /// A thing of the game: its name is `name.<id>`, its text `about.<id>` in the message files.
  ///
  /// @param facts what is printed on it: fact key (`fact.<key>` in the message files) to value
  /// @param source `rulebook`, `decoded` or `reconstructed`
  public record Component(String kind, String id, Map<String, String> facts, String source) {}

  /// This manual with other things printed on the components.
  public Manual with(List<Component> others) {
    return new Manual(id, rules, leastSeats, mostSeats, bound, options, chapters, others);
  }

  public List<String> ruleIds() {
    return chapters.stream().flatMap(chapter -> chapter.rules().stream()).toList();
  }
}
