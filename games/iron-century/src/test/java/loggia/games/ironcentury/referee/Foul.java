package loggia.games.ironcentury.referee;

import java.util.Locale;

/// What the referee cannot let pass.
final class Foul extends RuntimeException {
  private static final long serialVersionUID = 1;

  Foul(String what) {
    super(what);
  }

  @SuppressWarnings("AnnotateFormatMethod") // its annotation would be a dependency of its own
  static void unless(boolean right, String what, Object... words) {
    if (!right) {
      throw new Foul(String.format(Locale.ROOT, what, words));
    }
  }
}
