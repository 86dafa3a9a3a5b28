package loggia.server.web;

import java.util.List;
import loggia.kernel.Texts;

/// What may stand in the query of an address.
///
/// @param words what it may be; empty where anything may
record Query(String name, boolean number, List<String> words) {
  static final Query LANG = oneOf("lang", Texts.LANGUAGES);
  static final Query INVITE = text("invite");
  static final Query SEAT = number("seat");

  static Query text(String name) {
    return new Query(name, false, List.of());
  }

  static Query number(String name) {
    return new Query(name, true, List.of());
  }

  static Query oneOf(String name, List<String> words) {
    return new Query(name, false, words);
  }
}
