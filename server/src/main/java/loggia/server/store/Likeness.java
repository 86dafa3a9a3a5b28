package loggia.server.store;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/// What a name looks like, so that nobody can take a name that a reader would mistake for
/// another's.
///
/// After Unicode's skeletons (UTS 39), with a table of our own for Latin, Greek and Cyrillic: the
/// library that has them all is larger than this server. Two names look alike when they share a
/// likeness. There are up to three of them, because a letter's capital may resemble another letter
/// than the letter itself does (a capital Greek eta an H, a small one an n).
final class Likeness {
  private static final Pattern MARKS = Pattern.compile("\\p{M}+");
  private static final Pattern SPACES = Pattern.compile("[\\s\\p{Z}]+");

  /// Each letter with the Latin one it resembles, capitals before they become small ones.
  private static final Map<Integer, Integer> CAPITALS =
      table(
          "ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ϹC ϺM",
          "АA ВB ЕE ІI ЈJ КK МM НH ОO РP СC ТT ХX УY ЅS ҮY ԌG ԚQ ԜW ЬB ГR ӀI ЗE");

  private static final Map<Integer, Integer> SMALL =
      table(
          "αa βb γy εe ηn ιi κk νv οo ρp σo τt υu χx ωw ϲc ϳj",
          "аa вb еe ёe зe іi јj кk мm нh оo рp сc тt уy хx ѕs үy һh ԁd ԍg ԛq ԝw ьb гr пn ӏi ѵv ѡw",
          "ɑa ɓb ƈc đd ðd ɗd ɛe ƒf ɡg ǥg ħh ɦh ıi ɩi ɪi ȷj ƙk łl ɫl ƚl ɱm ŋn ɲn ƞn øo ɵo ƥp ʀr ʂs"
              + " ŧt ƭt ʋv ƴy ʏy ƶz ȥz",
          // What stands for one another in print: I, l, 1 and the bar; O and 0.
          "li 1i |i ǀi !i 0o $s");

  private Likeness() {}

  private static Map<Integer, Integer> table(String... rows) {
    var table = new HashMap<Integer, Integer>();
    for (String row : rows) {
      for (String pair : row.split(" ", -1)) {
        table.put(pair.codePointAt(0), (int) pair.charAt(pair.length() - 1));
      }
    }
    return Map.copyOf(table);
  }

  static Set<String> of(String name) {
    String plain = Normalizer.normalize(name, Normalizer.Form.NFKC);
    var likenesses = new HashSet<String>();
    likenesses.add(skeleton(plain));
    likenesses.add(skeleton(plain.toUpperCase(Locale.ROOT)));
    likenesses.add(skeleton(plain.toLowerCase(Locale.ROOT)));
    return likenesses;
  }

  private static String skeleton(String name) {
    // Marks go first: a letter with an accent resembles the letter.
    String bare = MARKS.matcher(Normalizer.normalize(name, Normalizer.Form.NFKD)).replaceAll("");
    String latin = replaced(bare, CAPITALS).toLowerCase(Locale.ROOT);
    String alike = replaced(latin, SMALL).replace("rn", "m").replace("vv", "w");
    return SPACES.matcher(alike).replaceAll(" ").strip();
  }

  private static String replaced(String text, Map<Integer, Integer> table) {
    var result = new StringBuilder();
    text.codePoints().forEach(letter -> result.appendCodePoint(table.getOrDefault(letter, letter)));
    return result.toString();
  }
}
