package loggia.server.store;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LikenessTest {
  private static boolean alike(String one, String other) {
    return !Collections.disjoint(Likeness.of(one), Likeness.of(other));
  }

  @ParameterizedTest
  @CsvSource({
    "Anna, anna", // case
    "Anna, Аnnа", // Cyrillic a
    "Anna, ΑΝΝΑ", // Greek capitals
    "Anna, Ａｎｎａ", // full width
    "Anna, 𝐀𝐧𝐧𝐚", // mathematical
    "Anna, Ànna", // an accent
    "Ill, lIl",
    "Bob, B0b",
    "Emma, Ernma",
    "William, vVilliam",
    "ΗΡΑ, ηρα", // case of another script
    "HPA, ΗΡΑ",
    "Тест, ТЕСТ",
    "Jack O, Jack  0",
  })
  void names_that_a_reader_would_mistake_for_one_another_are_alike(String one, String other) {
    assertTrue(alike(one, other), one + " and " + other);
  }

  @ParameterizedTest
  @CsvSource({"Anna, Anne", "Bruno, Bruna", "Ада, Ева", "Jack, Jack 2", "Νίκη, Νίκος"})
  void other_names_are_not(String one, String other) {
    assertFalse(alike(one, other), one + " and " + other);
  }
}
