package loggia.testkit.sample;

import java.util.List;
import java.util.Map;
import loggia.kernel.Manual;
import loggia.kernel.Option;

/// What the manual says: seats, options, the rules by chapter, the components.
final class Reference {
  static final Manual MANUAL =
      new Manual(
          "campanile",
          1,
          2,
          4,
          5 * (4 + 1 + Rounds.MOST_CLIMBS),
          List.of(new Option.Choice("rounds", List.of("3", "4", "5"), "4")),
          List.of(
              new Manual.Chapter(
                  "round", List.of("SAM-01", "SAM-02", "SAM-03", "SAM-04", "SAM-05")),
              new Manual.Chapter("end", List.of("SAM-06", "SAM-07"))),
          components(Components.STANDARD));

  private Reference() {}

  private static List<Manual.Component> components(Components box) {
    return List.of(
        new Manual.Component(
            "tool", "stone", Map.of("count", Integer.toString(box.stones())), "reconstructed"),
        new Manual.Component(
            "tool", "die", Map.of("sides", Integer.toString(box.sides())), "reconstructed"));
  }
}
