package loggia.kernel.position;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// A position of `key=value` words in any order, each key once. A key that is not there has its
/// usual value; one that nobody takes is refused, so that a misspelt one does not go unnoticed.
public final class Keys {
  private final Map<String, Word> values = new LinkedHashMap<>();

  public Keys(String line) {
    for (Word word : Words.of(line).rest()) {
      Word key = word.before('=');
      Word value =
          word.after('=')
              .filter(_ -> !key.text().isEmpty())
              .orElseThrow(() -> word.error("'" + word.text() + "' is not of the form key=value"));
      Word about = new Word(value.text(), key.text(), value.at());
      if (values.put(key.text(), about) != null) {
        throw key.error("'" + key.text() + "' is there twice");
      }
    }
  }

  /// The value of a key, which is then done with.
  public Optional<Word> take(String key) {
    return Optional.ofNullable(values.remove(key));
  }

  public int number(String key, int usual, int least, int most) {
    return take(key).map(value -> value.number(least, most)).orElse(usual);
  }

  /// One of these words; the first is usual.
  public String oneOf(String key, String... words) {
    return take(key).map(value -> value.oneOf(words)).orElse(words[0]);
  }

  /// Refuses keys that are left.
  public void end() {
    values.forEach(
        (key, value) -> {
          Word word = new Word(key, "", value.at() - key.length() - 1);
          throw word.error("there is no key '" + key + "'");
        });
  }
}
