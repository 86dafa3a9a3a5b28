package loggia.bots.series;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// What the games of one variant came to.
///
/// @param decisions in a game, also those that left nothing to choose
/// @param leads how often the lead changed in a game, by the game's own evaluation
/// @param choices how many moves a decision left, single ones left out
/// @param seats in their order
/// @param components by kind and id: `special/gunslinger`
public record VariantCounts(
    Histogram decisions,
    Histogram rounds,
    Histogram leads,
    Histogram choices,
    List<SeatCounts> seats,
    Map<String, Long> endings,
    Map<String, ComponentCounts> components) {

  static VariantCounts of(int seats) {
    var each = new ArrayList<SeatCounts>();
    for (int i = 0; i < seats; i++) {
      each.add(new SeatCounts());
    }
    return new VariantCounts(
        new Histogram(),
        new Histogram(),
        new Histogram(),
        new Histogram(),
        each,
        new TreeMap<>(),
        new TreeMap<>());
  }

  void add(VariantCounts other) {
    decisions.add(other.decisions);
    rounds.add(other.rounds);
    leads.add(other.leads);
    choices.add(other.choices);
    for (int i = 0; i < seats.size(); i++) {
      seats.get(i).add(other.seats.get(i));
    }
    other.endings.forEach((ending, times) -> endings.merge(ending, times, Long::sum));
    other.components.forEach((name, counts) -> component(name).add(counts));
  }

  ComponentCounts component(String name) {
    return components.computeIfAbsent(name, _ -> new ComponentCounts());
  }

  /// Games that were played to their end.
  public long games() {
    return decisions.size();
  }

  /// Games that a bot failed in.
  public long failed() {
    return seats.stream().mapToLong(SeatCounts::failed).sum();
  }
}
