package loggia.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ResourcesTest {
  private static final Map<String, String> FILES =
      Map.of(
          "lesson.record", "città",
          "messages_en.properties", "title=Bells\nsummary=They ring.",
          "messages_it.properties", "title=Campane",
          "names-1_en.properties", "title=Old bells");

  private final Resources resources = new Resources(ResourcesTest::open);

  private static @Nullable InputStream open(String name) {
    String text = FILES.get(name);
    return text == null ? null : new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void a_file_is_read_as_utf_8() {
    assertEquals("città", resources.text("lesson.record"));
  }

  @Test
  void texts_of_a_language_are_read_once() {
    Texts english = resources.texts("en", List.of("messages"));
    assertEquals("Bells", english.get("title"));
    assertSame(english, resources.texts("en", List.of("messages")));
    assertNotSame(english, resources.texts("it", List.of("messages")));
  }

  @Test
  void a_later_file_says_otherwise_than_an_earlier_one() {
    Texts first = resources.texts("en", List.of("messages", "names-1"));
    assertEquals("Old bells", first.get("title"));
    assertEquals("They ring.", first.get("summary"));
  }

  @Test
  void a_missing_file_is_named() {
    var missing = assertThrows(IllegalStateException.class, () -> resources.text("cards.json"));
    assertEquals("the file cards.json is missing beside the game's classes", missing.getMessage());
  }
}
