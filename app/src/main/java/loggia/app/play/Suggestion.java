package loggia.app.play;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/// The word that somebody probably meant who typed an unknown one.
public final class Suggestion {
  private Suggestion() {}

  /// The end of an error message, empty when no known word is near.
  public static String of(String typed, Collection<String> known) {
    return nearest(typed, known).map(word -> "; did you mean '" + word + "'?").orElse("");
  }

  public static Optional<String> nearest(String typed, Collection<String> known) {
    String word = typed.toLowerCase(Locale.ROOT);
    int tolerated = Math.max(1, word.length() / 3);
    Optional<String> close =
        known.stream()
            .filter(other -> distance(word, other.toLowerCase(Locale.ROOT)) <= tolerated)
            .min(Comparator.comparingInt(other -> distance(word, other.toLowerCase(Locale.ROOT))));
    return close.or(
        () ->
            known.stream()
                .filter(other -> place(word, other) >= 0)
                .min(Comparator.comparingInt(other -> place(word, other))));
  }

  /// Where the word stands in another one; below 0 where it does not, or is too short to tell.
  private static int place(String word, String other) {
    return word.length() < 3 ? -1 : other.toLowerCase(Locale.ROOT).indexOf(word);
  }

  /// How many letters must be put in, left out, changed or swapped with their neighbour.
  private static int distance(String a, String b) {
    int[][] steps = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        steps[i][j] = i == 0 || j == 0 ? i + j : least(a, b, i, j, steps);
      }
    }
    return steps[a.length()][b.length()];
  }

  private static int least(String a, String b, int i, int j, int[][] steps) {
    boolean same = a.charAt(i - 1) == b.charAt(j - 1);
    int least = Math.min(steps[i - 1][j], steps[i][j - 1]) + 1;
    least = Math.min(least, steps[i - 1][j - 1] + (same ? 0 : 1));
    boolean swapped =
        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    return swapped ? Math.min(least, steps[i - 2][j - 2] + 1) : least;
  }
}
