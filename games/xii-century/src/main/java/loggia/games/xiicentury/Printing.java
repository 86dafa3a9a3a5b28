package loggia.games.xiicentury;

import java.util.Optional;
import loggia.kernel.Manual;

/// The sheet and the manual as they were printed for one version of the rules. Games that began
/// with an earlier one end with it, so its files stay as they are.
final class Printing {
  static final Printing NOW = new Printing(2, "sheet.json");

  /// Before market and monastery were priced anew, and when empty towns still harvested (XII-36).
  private static final class First {
    static final Printing PRINTING = new Printing(1, "sheet-1.json");
  }

  private final int rules;
  private final Sheet sheet;
  private final Manual manual;

  private Printing(int rules, String file) {
    this.rules = rules;
    sheet = Sheets.printed(file);
    manual = Reference.manual(rules, sheet);
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

  /// The sheet of games without a file of their own.
  Sheet sheet() {
    return sheet;
  }

  /// Whether what an asset needs it needs for every increase, not for one by a die alone (XII-36).
  boolean needsAlways() {
    return rules > 1;
  }
}
