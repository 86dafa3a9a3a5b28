package loggia.bots.json;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;

/// Something with its JSON, for whoever keeps what comes again: [JsonWriter] copies the bytes.
public final class Written<T> {
  private static final int USUAL = 256;
  private static final byte[] NONE = {};

  private final T value;

  /// Empty where it is written anew each time.
  private final byte[] json;

  private Written(T value, byte[] json) {
    this.value = value;
    this.json = json;
  }

  /// To be kept.
  public static <T> Written<T> once(T value) {
    return new Written<>(value, new JsonWriter(USUAL).write(value).copy());
  }

  /// Used once: its JSON is made when it is asked for.
  public static <T> Written<T> anew(T value) {
    return new Written<>(value, NONE);
  }

  public T value() {
    return value;
  }

  private void write(JsonWriter out) {
    if (json.length > 0) {
      out.put(json);
    } else {
      out.write(value);
    }
  }

  /// The values in their order, to everybody but [JsonWriter] a list like any other.
  public static <T> List<T> list(List<Written<T>> parts) {
    return new Parts<>(parts);
  }

  static final class Parts<T> extends AbstractList<T> implements RandomAccess {
    private final List<Written<T>> parts;

    Parts(List<Written<T>> parts) {
      this.parts = parts;
    }

    @Override
    public T get(int index) {
      return parts.get(index).value;
    }

    @Override
    public int size() {
      return parts.size();
    }

    void write(JsonWriter out) {
      out.put('[');
      for (int i = 0; i < parts.size(); i++) {
        if (i > 0) {
          out.put(',');
        }
        parts.get(i).write(out);
      }
      out.put(']');
    }
  }
}
