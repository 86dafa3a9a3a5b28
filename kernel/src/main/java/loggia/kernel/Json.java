package loggia.kernel;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// A value of a JSON file that remembers where it stands, so that whoever reads a component file
/// can say file, line and field of what is wrong:
///
/// ```java
/// Json sheet = Json.read("sheet.json", text);
/// for (Json asset : sheet.get("assets").items()) {
///   int most = asset.get("max").number(0, 30);
/// }
/// ```
///
/// Every accessor throws [JsonError] when the value is not of its kind.
public sealed interface Json {
  /// Where a value stands.
  ///
  /// @param field how to get there from the root: `assets[2].max`, empty for the root itself
  record Place(String file, int line, String field) {}

  Place place();

  /// How people call this kind of value.
  String kind();

  record Fields(Place place, Map<String, Json> fields) implements Json {
    public Fields {
      fields = new LinkedHashMap<>(fields);
    }

    @Override
    public String kind() {
      return "an object";
    }
  }

  record Items(Place place, List<Json> values) implements Json {
    public Items {
      values = List.copyOf(values);
    }

    @Override
    public String kind() {
      return "a list";
    }
  }

  record Text(Place place, String value) implements Json {
    @Override
    public String kind() {
      return "the text \"" + value + "\"";
    }
  }

  record Whole(Place place, long value) implements Json {
    @Override
    public String kind() {
      return "the number " + value;
    }
  }

  record Flag(Place place, boolean value) implements Json {
    @Override
    public String kind() {
      return Boolean.toString(value);
    }
  }

  /// The value that this text holds.
  ///
  /// @param file the name that errors are to show
  static Json read(String file, String text) {
    return new JsonReader(file, text).read();
  }

  /// The field of this name, which must be there.
  default Json get(String name) {
    return find(name).orElseThrow(() -> error("the field \"" + name + "\" is missing"));
  }

  default Optional<Json> find(String name) {
    return Optional.ofNullable(fields().get(name));
  }

  /// The fields of an object, in the order of the file.
  default Map<String, Json> fields() {
    if (this instanceof Fields(_, var fields)) {
      return fields;
    }
    throw expected("an object");
  }

  default List<Json> items() {
    if (this instanceof Items(_, var values)) {
      return values;
    }
    throw expected("a list");
  }

  default String text() {
    if (this instanceof Text(_, var value)) {
      return value;
    }
    throw expected("a text");
  }

  /// A text that is one of these words.
  default String oneOf(List<String> words) {
    if (this instanceof Text(_, var value) && words.contains(value)) {
      return value;
    }
    throw expected("one of " + String.join(", ", words));
  }

  /// A whole number within these limits.
  default int number(int least, int most) {
    if (this instanceof Whole(_, var value) && value >= least && value <= most) {
      return (int) value;
    }
    throw expected("a whole number from " + least + " to " + most);
  }

  default boolean flag() {
    if (this instanceof Flag(_, var value)) {
      return value;
    }
    throw expected("true or false");
  }

  /// Refuses every field of this object but these, so that a misspelt one does not go unnoticed.
  default void only(Set<String> known) {
    fields()
        .forEach(
            (name, value) -> {
              if (!known.contains(name)) {
                var names = String.join(", ", known.stream().sorted().toList());
                throw value.error("there is no such field here; known are " + names);
              }
            });
  }

  /// An error about this value, for checks that only the reader's owner can make.
  default JsonError error(String problem) {
    return new JsonError(place(), problem);
  }

  private JsonError expected(String what) {
    return error("expected " + what + ", but found " + kind());
  }
}
