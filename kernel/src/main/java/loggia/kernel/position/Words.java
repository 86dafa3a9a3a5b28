package loggia.kernel.position;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The words of a position one after the other: keys, each followed by its values.
public final class Words {
  private static final Pattern WORD = Pattern.compile("\\S+");

  private final List<Word> words;
  private final int end;
  private String key = "";
  private int next;

  private Words(List<Word> words, int end) {
    this.words = words;
    this.end = end;
  }

  /// The words of a line.
  public static Words of(String line) {
    return between(line, 0, line.length());
  }

  /// The words of each part of a line; parts without words are left out.
  public static List<Words> parts(String line, char separator) {
    var parts = new ArrayList<Words>();
    for (Word part : new Word(line, "", 1).split(separator)) {
      int from = part.at() - 1;
      Words words = between(line, from, from + part.text().length());
      if (words.hasNext()) {
        parts.add(words);
      }
    }
    return parts;
  }

  private static Words between(String line, int from, int to) {
    var words = new ArrayList<Word>();
    Matcher word = WORD.matcher(line).region(from, to);
    while (word.find()) {
      words.add(new Word(word.group(), "", word.start() + 1));
    }
    return new Words(List.copyOf(words), to);
  }

  public boolean hasNext() {
    return next < words.size();
  }

  /// Whether there is a next word, and it is like this.
  public boolean nextIs(Predicate<Word> like) {
    return hasNext() && like.test(words.get(next));
  }

  /// The next word, which the words after it are about.
  public Word key() {
    key = "";
    Word word = next();
    key = word.text();
    return word;
  }

  /// The next word, which must be there.
  public Word next() {
    if (!hasNext()) {
      throw new Word("", key, end + 1).error("something is missing");
    }
    Word word = words.get(next++);
    return new Word(word.text(), key, word.at());
  }

  /// All words that are left.
  public List<Word> rest() {
    var rest = new ArrayList<Word>();
    while (hasNext()) {
      rest.add(next());
    }
    return List.copyOf(rest);
  }

  /// Refuses words that are left.
  public void end() {
    if (hasNext()) {
      Word word = next();
      throw word.error("'" + word.text() + "' is too much");
    }
  }
}
