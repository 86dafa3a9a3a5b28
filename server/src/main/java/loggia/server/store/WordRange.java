package loggia.server.store;

/// Words that lie beside each other.
///
/// @param to the first that is not meant any more
record WordRange(String from, String to) {
  private static final String LAST = Character.toString(Character.MAX_CODE_POINT);

  static WordRange beginningWith(String word) {
    return new WordRange(word, word + LAST);
  }

  /// No word has a space or anything that comes before one.
  static WordRange only(String word) {
    return new WordRange(word, word + " ");
  }
}
