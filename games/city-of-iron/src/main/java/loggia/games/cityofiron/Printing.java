package loggia.games.cityofiron;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import loggia.kernel.Manual;
import loggia.kernel.Texts;

/// The box as it was printed for one version of the rules. Games that began with an earlier one end
/// with it, so its files stay as they are.
final class Printing {
  static final Printing NOW = new Printing(3, Components.STANDARD, List.of());

  /// With the numbers as they were before the balance was studied: docs/rulings.
  private static final class First {
    static final Printing PRINTING =
        new Printing(1, Components.standard("components-1.json"), List.of("names-2", "names-1"));
  }

  /// With the numbers as they were before what may be a number of ours was written down.
  private static final class Second {
    static final Printing PRINTING =
        new Printing(2, Components.standard("components-2.json"), List.of("names-2"));
  }

  private final Manual manual;
  private final Components standard;
  private final List<String> texts;

  /// @param otherTexts message files that say otherwise than today's
  private Printing(int rules, Components standard, List<String> otherTexts) {
    this.manual = Reference.manual(rules, standard);
    this.standard = standard;
    texts = new ArrayList<>(List.of("messages", "names", "rules", "lesson"));
    texts.addAll(otherTexts);
  }

  /// That of a version of the rules, which is read only when somebody has a game of those days.
  static Optional<Printing> of(int rules) {
    return switch (rules) {
      case 1 -> Optional.of(First.PRINTING);
      case 2 -> Optional.of(Second.PRINTING);
      case 3 -> Optional.of(NOW);
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

  /// What the option's word means.
  Picking picking(String word) {
    if (word.equals("dealt")) {
      return Picking.DEALT;
    }
    return manual.rules() < 3 ? Picking.BY_BID : Picking.BY_SEAT;
  }

  Texts texts(String language) {
    return Resource.FILES.texts(language, texts);
  }
}
