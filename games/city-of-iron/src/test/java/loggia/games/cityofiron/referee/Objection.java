package loggia.games.cityofiron.referee;

import java.util.Objects;

/// The game did what the rules do not say.
public final class Objection extends RuntimeException {
  private static final long serialVersionUID = 1;

  private Objection(String what) {
    super(what);
  }

  static void unless(boolean holds, String objection) {
    if (!holds) {
      throw new Objection(objection);
    }
  }

  static void unlessSame(String what, Object due, Object seen) {
    if (!Objects.equals(due, seen)) {
      throw new Objection(what + " must be " + due + ", not " + seen);
    }
  }
}
