package loggia.app.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What the browser's code says of views, held against the records that are sent. The client may
/// know less than a record has, never more and never otherwise. What it says of the API is held
/// against the API's description where the server is tested.
class ClientTypesTest {
  private static final Path CLIENT = Path.of("..", "web", "src", "main", "web");
  private static final Pattern INTERFACE = Pattern.compile("export interface (\\w+)[^{]*\\{");

  private final Map<String, String> interfaces = new LinkedHashMap<>();
  private final List<String> differences = new ArrayList<>();

  @ParameterizedTest
  @CsvSource({
    "boards/xii/model.ts, XiiView, loggia.games.xiicentury.XiiView",
    "boards/iron/model.ts, IronView, loggia.games.ironcentury.IronView",
    "boards/city/model.ts, CoiView, loggia.games.cityofiron.CoiView"
  })
  void the_client_reads_only_what_is_sent(String file, String name, String sent) throws Exception {
    read(CLIENT.resolve(file));
    assertTrue(interfaces.containsKey(name), file);
    compare(
        name,
        interfaces.getOrDefault(name, ""),
        Class.forName(sent, false, getClass().getClassLoader()));
    assertEquals(List.of(), differences);
  }

  private void read(Path file) throws IOException {
    String text = Files.readString(file).replaceAll("(?s)/\\*.*?\\*/", "");
    var found = INTERFACE.matcher(text);
    while (found.find()) {
      interfaces.put(found.group(1), body(text, found.end()));
    }
  }

  /// What is between a brace that was opened before `from` and the one that closes it.
  private static String body(String text, int from) {
    int open = 1;
    int at = from;
    while (open > 0) {
      char c = text.charAt(at++);
      open += c == '{' ? 1 : c == '}' ? -1 : 0;
    }
    return text.substring(from, at - 1);
  }

  private void compare(String where, String body, Class<?> record) {
    var components = new LinkedHashMap<String, Type>();
    for (RecordComponent component : record.getRecordComponents()) {
      components.put(component.getName(), component.getGenericType());
    }
    fields(body)
        .forEach(
            (field, type) -> {
              String name = field.replace("?", "");
              Type sent = components.get(name);
              if (sent == null) {
                differences.add(where + "." + name + " is never sent");
              } else {
                compareType(where + "." + name, type, sent);
              }
            });
  }

  private void compareType(String where, String type, Type sent) {
    if (sent instanceof ParameterizedType generic) {
      Type last = generic.getActualTypeArguments()[generic.getActualTypeArguments().length - 1];
      Class<?> raw = (Class<?>) generic.getRawType();
      if (raw == Optional.class) {
        compareType(where, type.replace(" | null", ""), last);
      } else if (raw == List.class && type.endsWith("[]")) {
        compareType(where, type.substring(0, type.length() - 2), last);
      } else if (raw == Map.class && type.startsWith("Record<string, ")) {
        compareType(where, type.substring("Record<string, ".length(), type.length() - 1), last);
      } else {
        differences.add(where + " is " + type + ", sent is " + sent);
      }
      return;
    }
    Class<?> one = (Class<?>) sent;
    if (type.equals("Json") || one.isRecord() && compareRecord(where, type, one)) {
      return;
    }
    boolean fits =
        one == String.class
            ? Arrays.stream(type.split(" \\| "))
                    .anyMatch(t -> t.equals("string") || t.startsWith("\""))
                || isWords(type)
            : one == boolean.class || one == Boolean.class
                ? type.equals("boolean")
                : Arrays.asList(type.split(" \\| ")).contains("number");
    if (!fits) {
      differences.add(where + " is " + type + ", sent is " + one.getSimpleName());
    }
  }

  /// A type of its own for a few words, as `SeatKind`.
  private static boolean isWords(String type) {
    return type.endsWith("Kind");
  }

  private boolean compareRecord(String where, String type, Class<?> record) {
    String body =
        type.startsWith("{") ? type.substring(1, type.length() - 1) : interfaces.get(type);
    if (body == null) {
      return false;
    }
    compare(where, body, record);
    return true;
  }

  /// Name and type of each field, those of braces inside kept together.
  private static Map<String, String> fields(String body) {
    var fields = new LinkedHashMap<String, String>();
    int depth = 0;
    var field = new StringBuilder();
    for (char c : (body + ";").toCharArray()) {
      depth += c == '{' ? 1 : c == '}' ? -1 : 0;
      if (c == ';' && depth == 0) {
        String[] parts = field.toString().strip().split(":", 2);
        if (parts.length == 2) {
          fields.put(parts[0].strip(), parts[1].strip());
        }
        field.setLength(0);
      } else {
        field.append(c);
      }
    }
    return fields;
  }
}
