package loggia.games.ironcentury;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import loggia.kernel.Attachment;
import loggia.kernel.JsonError;
import loggia.kernel.Reasons;
import loggia.kernel.Refusal;

/// The standard card sets, and those that came as files. A file's set is kept, so that all its
/// games share one object and a position that names it can be read.
final class CardSets {
  static final String FILE = "cards.json";
  private static final int MOST_KEPT = 256;

  private static final Map<Edition, CardSet> STANDARD = new EnumMap<>(Edition.class);
  private static final Map<String, CardSet> KEPT = new ConcurrentHashMap<>();

  static {
    String text = standardFile();
    for (Edition edition : Edition.values()) {
      STANDARD.put(edition, CardSetReader.read(FILE, text, CardSet.STANDARD, edition));
    }
  }

  private CardSets() {}

  static String standardFile() {
    return resource(FILE);
  }

  /// A text file that comes with the game.
  static String resource(String name) {
    try (InputStream file = CardSets.class.getResourceAsStream(name)) {
      if (file == null) {
        throw new IllegalStateException(name + " is missing");
      }
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static CardSet standard(Edition edition) {
    CardSet set = STANDARD.get(edition);
    if (set == null) {
      throw new IllegalStateException("every edition has a card set");
    }
    return set;
  }

  static CardSet of(Attachment file, Edition edition) {
    String hash = file.hash();
    CardSet kept = KEPT.get(key(hash, edition));
    if (kept != null) {
      return kept;
    }
    try {
      CardSet set = CardSetReader.read(file.name(), file.text(), hash, edition);
      if (KEPT.size() < MOST_KEPT) {
        KEPT.put(key(hash, edition), set);
      }
      return set;
    } catch (JsonError e) {
      throw new Refusal(
          new Reasons.BadFile(IronCentury.DECK, Optional.ofNullable(e.getMessage()).orElse("")));
    }
  }

  /// A set that is in use, by its hash.
  static Optional<CardSet> find(String hash, Edition edition) {
    return hash.equals(CardSet.STANDARD)
        ? Optional.of(standard(edition))
        : Optional.ofNullable(KEPT.get(key(hash, edition)));
  }

  private static String key(String hash, Edition edition) {
    return edition.id() + " " + hash;
  }
}
