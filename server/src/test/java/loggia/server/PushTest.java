package loggia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;
import loggia.kernel.Names;
import loggia.server.common.MailText;
import loggia.server.common.ServerTexts;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// Web push, to a browser and a push service of our own.
class PushTest {
  @TempDir static Path data;
  private static Server server;

  @BeforeAll
  static void open() {
    server =
        TestServer.open(
            data, "origin", "https://house.example", "hook.after", "0", "hook.local", "true");
  }

  @AfterAll
  static void close() {
    server.close();
  }

  private static Client person() {
    return new Client(server.port());
  }

  @Test
  void each_browser_of_a_person_is_told_of_a_turn_what_only_it_can_read() throws Exception {
    try (var desk = new PushReceiver();
        var phone = new PushReceiver();
        var ada = person();
        var bob = person()) {
      ada.put("/api/push", desk.subscription()).ok();
      ada.put("/api/push?lang=it", phone.subscription()).ok();
      String id = ada.open("campanile", "me", "open");
      bob.post("/api/tables/" + id + "/join", Client.map()).ok();
      PushReceiver.Received told = desk.next();
      assertEquals("Campanile: Your turn", told.message().get("text").stringValue());
      assertEquals("/table/" + id, told.message().get("link").stringValue());
      assertEquals(2, told.message().size(), "nothing else is in it");
      assertEquals("aes128gcm", told.headers().get("Content-encoding"));
      assertEquals("86400", told.headers().get("Ttl"));
      JsonNode token = told.token();
      assertTrue(desk.endpoint().startsWith(token.get("aud").stringValue() + "/push"));
      assertEquals("https://house.example", token.get("sub").stringValue());
      assertEquals(ada.get("/api/push").ok().get("key"), token.get("key"));
      assertEquals("Campanile: Tocca a te", phone.next().message().get("text").stringValue());
      assertTrue(desk.isEmpty() && phone.isEmpty(), "once");
    }
  }

  @Test
  void a_browser_belongs_to_whoever_it_was_given_by_last() throws Exception {
    try (var browser = new PushReceiver();
        var before = person();
        var after = person()) {
      Map<String, Object> where = Client.map("endpoint", browser.endpoint());
      before.put("/api/push", browser.subscription()).ok();
      assertFalse(before.post("/api/push/test", where).ok().has("error"));
      assertEquals("Loggia can be heard here.", browser.next().message().get("text").stringValue());
      after.put("/api/push", browser.subscription()).ok();
      assertEquals(422, before.post("/api/push/test", where).status());
      before.post("/api/push/stop", where).ok();
      assertFalse(after.post("/api/push/test", where).ok().has("error"), "not theirs to stop");
      after.post("/api/push/stop", where).ok();
      assertEquals(422, after.post("/api/push/test", where).status());
    }
  }

  @Test
  void a_browser_that_is_gone_is_forgotten_and_one_that_fails_is_not() throws Exception {
    try (var browser = new PushReceiver();
        var ada = person()) {
      Map<String, Object> where = Client.map("endpoint", browser.endpoint());
      ada.put("/api/push", browser.subscription()).ok();
      browser.answer(503);
      assertTrue(ada.post("/api/push/test", where).ok().get("error").stringValue().contains("503"));
      browser.answer(410);
      assertTrue(ada.post("/api/push/test", where).ok().get("error").stringValue().contains("410"));
      assertEquals(422, ada.post("/api/push/test", where).status());
    }
  }

  @Test
  void only_real_keys_and_addresses_that_a_webhook_may_have_are_taken(@TempDir Path folder)
      throws Exception {
    try (var strict = TestServer.open(folder, "origin", "https://house.example");
        var browser = new PushReceiver();
        var ada = new Client(strict.port());
        var bob = person()) {
      assertEquals(400, ada.put("/api/push", browser.subscription()).status(), "no https");
      var local = browser.subscription();
      local.put("endpoint", "https://127.0.0.1/push");
      ada.put("/api/push", local).ok();
      var where = Client.map("endpoint", "https://127.0.0.1/push");
      String refused = ada.post("/api/push/test", where).ok().get("error").stringValue();
      assertEquals("127.0.0.1 is not on the public internet.", refused);
      var broken = browser.subscription();
      broken.put("p256dh", "B" + "A".repeat(86));
      assertEquals(400, bob.put("/api/push", broken).status(), "no point of the curve");
      for (int i = 0; i < 10; i++) {
        var other = browser.subscription();
        other.put("endpoint", browser.endpoint() + i);
        bob.put("/api/push", other).ok();
      }
      assertEquals(422, bob.put("/api/push", browser.subscription()).status(), "too many");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "it"})
  void it_says_the_same_as_the_page_does_in_the_tab(String lang) throws Exception {
    Path words = Path.of("..", "web", "src", "main", "web", "words", lang + ".ts");
    var found = Pattern.compile("\"table\\.yourTurn\": \"(.*)\"").matcher(Files.readString(words));
    assertTrue(found.find());
    String said = ServerTexts.in(lang).say(new MailText.PushLine("Campanile"), Names.NUMBERS);
    assertEquals("Campanile: " + found.group(1), said);
  }
}
