package loggia.server.web;

import java.util.regex.Pattern;

/// Which names people may have: short, and made of what a reader can see.
final class PersonName {
  static final int LONGEST = 24;

  private static final Pattern WRITTEN =
      Pattern.compile("[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]{1," + LONGEST + "}");

  /// Letters and marks by their category that show nothing: fillers, joiners, selectors, a braille
  /// pattern without dots.
  private static final Pattern UNSEEN =
      Pattern.compile(
          "[\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u2800\\u3164\\uFE00-\\uFE0F"
              + "\\uFFA0\\x{1BCA0}-\\x{1BCA3}\\x{1D159}\\x{1D173}-\\x{1D17A}\\x{E0000}-\\x{E0FFF}]");

  private static final Pattern READABLE = Pattern.compile("[\\p{L}\\p{N}]");

  /// More marks on one letter than any language writes.
  private static final Pattern HEAPED = Pattern.compile("\\p{M}{4}");

  private PersonName() {}

  static boolean isFit(String name) {
    return WRITTEN.matcher(name).matches()
        && READABLE.matcher(name).find()
        && !UNSEEN.matcher(name).find()
        && !HEAPED.matcher(name).find();
  }
}
