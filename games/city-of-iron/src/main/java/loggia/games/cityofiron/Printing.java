package loggia.games.cityofiron;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import loggia.kernel.Manual;
import loggia.kernel.Option;
import loggia.kernel.Texts;
import org.jspecify.annotations.Nullable;

/// The box as it was printed for one version of the rules. Games that began with an earlier one end
/// with it, so its files stay as they are.
final class Printing {
  private static final int BOUND = 250_000;

  static final Printing NOW = new Printing(2, Components.STANDARD, List.of());

  /// With the numbers as they were before the balance was studied: docs/rulings.
  private static final class First {
    static final Printing PRINTING =
        new Printing(1, Components.standard("components-1.json"), List.of("names-1"));
  }

  private final Manual manual;
  private final Components standard;
  private final List<String> otherTexts;
  private final Map<String, Texts> texts = new ConcurrentHashMap<>();

  /// @param otherTexts message files that say otherwise than today's
  private Printing(int rules, Components standard, List<String> otherTexts) {
    this.manual = manual(rules, standard);
    this.standard = standard;
    this.otherTexts = otherTexts;
  }

  /// That of a version of the rules, which is read only when somebody has a game of those days.
  static Optional<Printing> of(int rules) {
    return switch (rules) {
      case 1 -> Optional.of(First.PRINTING);
      case 2 -> Optional.of(NOW);
      default -> Optional.empty();
    };
  }

  Manual manual() {
    return manual;
  }

  /// The components of games without a file of their own.
  Components standard() {
    return standard;
  }

  Texts texts(String language) {
    return texts.computeIfAbsent(language, this::read);
  }

  private Texts read(String language) {
    var files = new ArrayList<>(List.of("messages", "names", "rules", "lesson"));
    files.addAll(otherTexts);
    return Texts.of(
        language, files.stream().map(name -> file(name, language)).toArray(InputStream[]::new));
  }

  private static @Nullable InputStream file(String name, String language) {
    return Printing.class.getResourceAsStream(name + "_" + language + ".properties");
  }

  private static Manual manual(int rules, Components standard) {
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
            chapter("data", 130, 134)),
        standard.reference());
  }

  private static Manual.Chapter chapter(String id, int first, int last) {
    var rules = new ArrayList<String>();
    IntStream.rangeClosed(first, last).forEach(n -> rules.add("COI-%02d".formatted(n)));
    return new Manual.Chapter(id, List.copyOf(rules));
  }
}
