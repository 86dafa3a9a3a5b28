package loggia.games.cityofiron;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import loggia.kernel.Manual;
import loggia.kernel.Texts;
import org.jspecify.annotations.Nullable;

/// The box as it was printed for one version of the rules. Games that began with an earlier one end
/// with it, so its files stay as they are.
final class Printing {
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
    this.manual = Reference.manual(rules, standard);
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
}
