package loggia.games.ironcentury;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import loggia.kernel.Attachment;
import loggia.kernel.AttachmentCache;
import loggia.kernel.JsonError;
import loggia.kernel.Reasons;
import loggia.kernel.Refusal;

/// The standard card sets, and those that came as files.
final class CardSets {
  static final String FILE = "cards.json";

  private static final Map<Edition, CardSet> STANDARD =
      each(edition -> CardSetReader.read(FILE, standardFile(), CardSet.STANDARD, edition));
  private static final Map<Edition, AttachmentCache<CardSet>> ATTACHED =
      each(edition -> new AttachmentCache<>(file -> read(file, edition)));

  private CardSets() {}

  private static <T> Map<Edition, T> each(Function<Edition, T> make) {
    var each = new EnumMap<Edition, T>(Edition.class);
    for (Edition edition : Edition.values()) {
      each.put(edition, make.apply(edition));
    }
    return each;
  }

  private static <T> T get(Map<Edition, T> each, Edition edition) {
    return Optional.ofNullable(each.get(edition)).orElseThrow();
  }

  static String standardFile() {
    return Resource.FILES.text(FILE);
  }

  static CardSet standard(Edition edition) {
    return get(STANDARD, edition);
  }

  static CardSet of(Attachment file, Edition edition) {
    return get(ATTACHED, edition).of(file);
  }

  private static CardSet read(Attachment file, Edition edition) {
    try {
      return CardSetReader.read(file.name(), file.text(), file.hash(), edition);
    } catch (JsonError e) {
      throw new Refusal(
          new Reasons.BadFile(IronCentury.DECK, Optional.ofNullable(e.getMessage()).orElse("")));
    }
  }

  /// The set that a position names by its hash.
  static Optional<CardSet> find(String hash, Edition edition, List<Attachment> files) {
    return hash.equals(CardSet.STANDARD)
        ? Optional.of(standard(edition))
        : get(ATTACHED, edition).find(hash, files);
  }
}
