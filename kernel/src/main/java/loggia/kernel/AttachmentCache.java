package loggia.kernel;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/// What a game made of attached files, such as another set of components: the last few are kept, so
/// that games with the same file share one object and read it once. A file that is refused is not
/// kept, and however many there are, no more than [#MOST] are held.
///
/// Being kept or not changes nothing but time, so what is made of a file must have value equality.
public final class AttachmentCache<T> {
  public static final int MOST = 32;

  private final Function<Attachment, T> reader;
  private final Map<String, T> kept =
      new LinkedHashMap<>(MOST, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, T> eldest) {
          return size() > MOST;
        }
      };

  /// @param reader throws a [JsonError] or a [Refusal] when the file cannot be used
  public AttachmentCache(Function<Attachment, T> reader) {
    this.reader = reader;
  }

  /// What this file holds.
  public T of(Attachment file) {
    String hash = file.hash();
    synchronized (kept) {
      T known = kept.get(hash);
      if (known != null) {
        return known;
      }
    }
    T read = reader.apply(file);
    synchronized (kept) {
      T other = kept.putIfAbsent(hash, read);
      return other == null ? read : other;
    }
  }

  /// What the file with this hash holds, when it is among these: for positions, which name their
  /// files by hash.
  public Optional<T> find(String hash, List<Attachment> files) {
    return files.stream().filter(file -> file.hash().equals(hash)).findFirst().map(this::of);
  }
}
