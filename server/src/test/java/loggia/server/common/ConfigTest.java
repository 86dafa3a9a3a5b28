package loggia.server.common;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConfigTest {
  private static String refusal(String key, String value) {
    var e =
        assertThrows(IllegalArgumentException.class, () -> Config.of(List.of(Map.of(key, value))));
    return String.valueOf(e.getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "port|99999|a whole number from 0 to 65535",
        "port|http|a whole number from 0 to 65535",
        "limit.tables|many|a whole number, at least 1",
        "bots.threads|0|a whole number, at least 1",
        "pace.bot|-1|a whole number, at least 0",
        "proxy|yes|true or false",
        "metrics|everybody|local or all",
        "takeover.level|journeymen|apprentice or assistant or journeyman or master or champion",
        "store|mysql|sqlite or jdbc:postgresql:…",
        "origin|games.example|empty or like https://games.example",
      })
  void a_slip_is_refused_at_the_start_by_name(String key, String value, String wanted) {
    assertEquals(
        "the setting '" + key + "' must be " + wanted + ", not '" + value + "'",
        refusal(key, value));
  }

  @Test
  void a_secret_is_not_repeated() {
    assertFalse(refusal("secret", "too-short").contains("too-short"));
  }

  @Test
  void the_usual_values_are_good_ones() {
    for (String key : Config.keys()) {
      Config.of(List.of(Map.of(key, Config.usual(key))));
    }
  }

  /// Every setting of the sample, with the signs taken away that leave it as it is.
  private static Map<String, String> sample() throws IOException {
    String text = Files.readString(Path.of("../deploy/loggia.properties"));
    var properties = new Properties();
    properties.load(new StringReader(text.replaceAll("(?m)^#(?=[a-z.]+ =)", "")));
    var values = new TreeMap<String, String>();
    properties.forEach((key, value) -> values.put((String) key, (String) value));
    return values;
  }

  @Test
  void the_sample_file_has_every_setting_with_its_usual_value() throws IOException {
    Map<String, String> sample = sample();
    Config.of(List.of(sample));
    assertEquals(new TreeSet<>(Config.keys()), sample.keySet());
    // Those two depend on the machine.
    sample.keySet().removeAll(List.of("data", "bots.threads"));
    sample.forEach((key, value) -> assertEquals(Config.usual(key), value, key));
  }

  @Test
  void the_documentation_names_every_setting() throws IOException {
    String text = Files.readString(Path.of("../docs/hosting.md"));
    for (String key : Config.keys()) {
      assertTrue(text.contains("`" + key + "`"), key);
    }
  }
}
