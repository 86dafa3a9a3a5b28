package loggia.bots.json;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import loggia.kernel.Seat;
import org.jspecify.annotations.Nullable;

/// Writes what views are made of as JSON: the same bytes as [ViewJson#MAPPER], several times as
/// fast. There is no text in between, and small parts that come again are written once. Its bytes
/// are used again: what it holds is there until it is cleared.
public final class JsonWriter {
  private static final int USUAL_LINE = 1 << 14;
  private static final int LONGEST_NUMBER = 11;
  private static final char NO_BREAK_SPACE = '\u00a0';
  private static final byte[] NULL = ascii("null");
  private static final byte[] TRUE = ascii("true");
  private static final byte[] FALSE = ascii("false");
  private static final byte[] ZERO = ascii("0.0");
  private static final byte[] ONE = ascii("1.0");

  private byte[] bytes;
  private int size;

  public JsonWriter() {
    this(USUAL_LINE);
  }

  /// @param room for so many bytes at first
  public JsonWriter(int room) {
    bytes = new byte[room];
  }

  /// What was written so far: the first [#size] of these.
  public byte[] bytes() {
    return bytes;
  }

  public int size() {
    return size;
  }

  /// What was written so far, to keep.
  public byte[] copy() {
    return since(0);
  }

  public JsonWriter clear() {
    size = 0;
    return this;
  }

  /// Anything that views are made of.
  public JsonWriter write(Object value) {
    Shape.of(value.getClass()).write(value, this);
    return this;
  }

  /// Plain text as it stands.
  public JsonWriter put(String text) {
    put(ascii(text));
    return this;
  }

  void put(byte[] some) {
    room(some.length);
    System.arraycopy(some, 0, bytes, size, some.length);
    size += some.length;
  }

  /// @param sign of ASCII
  public JsonWriter put(char sign) {
    room(1);
    bytes[size++] = (byte) sign;
    return this;
  }

  byte[] since(int begin) {
    return Arrays.copyOfRange(bytes, begin, size);
  }

  void truth(boolean yes) {
    put(yes ? TRUE : FALSE);
  }

  public JsonWriter number(int number) {
    if (number < 0) {
      return put(Integer.toString(number));
    }
    room(LONGEST_NUMBER);
    int end = size + 1;
    for (int rest = number / 10; rest > 0; rest /= 10) {
      end++;
    }
    int rest = number;
    for (int i = end - 1; i >= size; i--) {
      bytes[i] = (byte) ('0' + rest % 10);
      rest /= 10;
    }
    size = end;
    return this;
  }

  void number(float number) {
    int bits = Float.floatToRawIntBits(number);
    if (bits == 0) {
      put(ZERO);
    } else if (number == 1) {
      put(ONE);
    } else {
      put(ascii(Float.toString(number)));
    }
  }

  void text(String text) {
    room(text.length() + 2);
    int at = size;
    bytes[at++] = '"';
    for (int i = 0; i < text.length(); i++) {
      char sign = text.charAt(i);
      if (sign < ' ' || sign > '~' || sign == '"' || sign == '\\') {
        wide(text);
        return;
      }
      bytes[at++] = (byte) sign;
    }
    bytes[at++] = '"';
    size = at;
  }

  /// Letters with accents and the like. What has to be escaped, or is no sign by itself, is rare.
  private void wide(String text) {
    for (int i = 0; i < text.length(); i++) {
      char sign = text.charAt(i);
      boolean plain = sign >= ' ' && sign <= '~' && sign != '"' && sign != '\\';
      if (!plain && (sign < NO_BREAK_SPACE || Character.isSurrogate(sign))) {
        put(ViewJson.MAPPER.writeValueAsBytes(text));
        return;
      }
    }
    put('"').put(text).put('"');
  }

  void list(List<?> list) {
    put('[');
    Shape.@Nullable Known known = null;
    int count = list.size();
    for (int i = 0; i < count; i++) {
      if (i > 0) {
        put(',');
      }
      known = any(list.get(i), known);
    }
    put(']');
  }

  void map(Map<?, ?> map) {
    put('{');
    boolean first = true;
    for (var entry : map.entrySet()) {
      if (!first) {
        put(',');
      }
      first = false;
      text(key(entry.getKey()));
      put(':');
      any(entry.getValue(), null);
    }
    put('}');
  }

  private static String key(Object key) {
    return switch (key) {
      case Seat seat -> Integer.toString(seat.number());
      case Enum<?> word -> ViewJson.word(word);
      default -> key.toString();
    };
  }

  void vector(float[] vector) {
    put('[');
    for (int i = 0; i < vector.length; i++) {
      if (i > 0) {
        put(',');
      }
      number(vector[i]);
    }
    put(']');
  }

  /// @param known the shape of what stood in the same place before
  /// @return the shape of what stands there now
  Shape.@Nullable Known any(@Nullable Object value, Shape.@Nullable Known known) {
    if (value == null) {
      put(NULL);
      return known;
    }
    Shape.Known own = known != null && known.fits(value) ? known : Shape.Known.of(value);
    own.shape().write(value, this);
    return own;
  }

  private void room(int more) {
    if (size + more > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, size + more));
    }
  }

  static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
