package loggia.kernel;

/// Something that can be said in any language. A message is a record: its key in the message files
/// is its kind, a dot and its simple name in kebab case, and its components are what `{braces}` in
/// the sentence name.
public interface Message {
  /// `event`, `move` or `reason`: the first part of the key.
  String kind();

  default String key() {
    return key(kind(), getClass());
  }

  /// The key that messages of this record class have.
  static String key(String kind, Class<?> type) {
    return kind + "." + Parts.word(type);
  }
}
