package loggia.server.web;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PersonNameTest {
  @ParameterizedTest
  @ValueSource(
      strings = {"Ada", "Zoë d'Este", "王小明", "Ольга", "No. 5", "Ñandú", "हिन्दी", "★ Ace ★"})
  void a_name_that_can_be_read_is_fit(String name) {
    assertTrue(PersonName.isFit(name));
  }

  @Test
  void a_name_that_shows_nothing_is_not() {
    String[] unseen = {
      "",
      "\u3164",
      "\u2800\u2800",
      "\u200B",
      "A\u00ADda",
      "Ada\uFE0F",
      "...",
      "\u0301",
      "A\nB",
      "A\u202Eb",
      "Z\u0301\u0302\u0303\u0304a",
      "x".repeat(25)
    };
    for (String name : unseen) {
      assertFalse(
          PersonName.isFit(name),
          () -> name.codePoints().mapToObj(Integer::toHexString).toList().toString());
    }
  }
}
