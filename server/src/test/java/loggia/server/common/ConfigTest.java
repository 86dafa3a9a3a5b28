package loggia.server.common;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
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
        "takeover.level|journeymen|apprentice or journeyman or master",
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
}
