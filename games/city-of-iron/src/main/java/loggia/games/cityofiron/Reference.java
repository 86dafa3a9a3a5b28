package loggia.games.cityofiron;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import loggia.kernel.Manual;
import loggia.kernel.Option;

/// The manual of one version of the rules: options, chapters, and what is printed on the
/// components.
final class Reference {
  private Reference() {}

  /// More decisions than the longest game has.
  private static final int BOUND = 250_000;

  static Manual manual(int rules, Components standard) {
    return new Manual(
        "city-of-iron",
        rules,
        2,
        4,
        BOUND,
        List.of(
            new Option.Choice(CityOfIron.NATIONS, List.of("plain", "special"), "special"),
            new Option.Choice(CityOfIron.TOWNS, List.of("base", "expansion"), "base"),
            new Option.Choice(CityOfIron.PICK, List.of("chosen", "dealt"), "dealt"),
            new Option.File(CityOfIron.COMPONENTS)),
        List.of(
            chapter("terms", 1, 4),
            chapter("set-up", 5, 13),
            chapter("bid", 20, 23),
            chapter("actions", 30, 39),
            chapter("cards", 40, 46),
            chapter("buildings", 50, 54),
            chapter("cities", 60, 63),
            chapter("towns", 70, 73),
            chapter("end-round", 80, 88),
            chapter("end", 90, 94),
            chapter("nations", 100, 103),
            chapter("expansion", 110, 115),
            chapter("hidden", 120, 122),
            chapter("data", 130, rules < 3 ? 134 : 138)),
        standard.reference());
  }

  private static Manual.Chapter chapter(String id, int first, int last) {
    var rules = new ArrayList<String>();
    IntStream.rangeClosed(first, last).forEach(n -> rules.add("COI-%02d".formatted(n)));
    return new Manual.Chapter(id, List.copyOf(rules));
  }
}
