package loggia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Webhooks, against a listener of our own on this machine.
class HookTest {
  private static final Map<String, BlockingQueue<String>> HEARD = new ConcurrentHashMap<>();
  private static final Set<String> REPAIRED = ConcurrentHashMap.newKeySet();

  @TempDir static Path data;
  private static HttpServer listener;
  private static Server server;

  @BeforeAll
  static void open() throws IOException {
    listener = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    listener.createContext(
        "/",
        exchange -> {
          byte[] body = exchange.getRequestBody().readAllBytes();
          HEARD
              .computeIfAbsent(
                  exchange.getRequestURI().toString(), _ -> new LinkedBlockingQueue<>())
              .add(new String(body, StandardCharsets.UTF_8));
          exchange.getResponseHeaders().add("Location", "/elsewhere");
          exchange.sendResponseHeaders(status(exchange.getRequestURI().toString()), -1);
          exchange.close();
        });
    listener.start();
    server =
        TestServer.open(
            data, "origin", "http://localhost", "hook.after", "0", "hook.local", "true");
  }

  @AfterAll
  static void close() {
    server.close();
    listener.stop(0);
  }

  /// As the path says, until it is repaired.
  private static int status(String path) {
    return path.startsWith("/status/") && !REPAIRED.contains(path)
        ? Integer.parseInt(path.substring("/status/".length()))
        : 204;
  }

  private static String url(String path) {
    return "http://127.0.0.1:" + listener.getAddress().getPort() + path;
  }

  private static Client account(Server at, String name) {
    var client = new Client(at.port());
    client.post("/api/account", Client.map("name", name, "password", "a long password")).ok();
    return client;
  }

  /// The next that comes to this path; what comes to others is kept.
  private static String heard(String path) throws InterruptedException {
    return Objects.requireNonNull(
        HEARD.computeIfAbsent(path, _ -> new LinkedBlockingQueue<>()).poll(60, TimeUnit.SECONDS),
        () -> "nothing came to " + path);
  }

  @Test
  void a_person_and_a_table_are_told_of_each_wait_once_in_the_words_of_each_listener()
      throws Exception {
    try (var ada = account(server, "Ada");
        var bob = account(server, "Bob [x](y)")) {
      ada.put("/api/hook", Client.map("url", url("/ada"), "kind", "slack")).ok();
      bob.put("/api/hook?lang=it", Client.map("url", url("/bob"), "kind", "discord")).ok();
      String id = ada.open("campanile", "me", "open");
      String hook = "/api/tables/" + id + "/hook";
      ada.put(hook, Client.map("url", url("/table?key=1"))).ok();
      assertEquals(403, bob.put(hook, Client.map("url", url("/theirs"))).status());
      JsonNode shown = ada.get(hook).ok();
      assertEquals("json", shown.get("kind").stringValue());
      assertEquals("127.0.0.1", shown.get("host").stringValue());
      assertFalse(shown.toString().contains("key"), "the address is never sent back");
      bob.post("/api/tables/" + id + "/join", Client.map()).ok();
      String link = "http://localhost/table/" + id;
      // Both are asked at once.
      var people = new TreeSet<String>();
      while (people.size() < 2) {
        JsonNode table = Client.JSON.readTree(heard("/table?key=1"));
        for (JsonNode wait : table.get("waits")) {
          assertTrue(people.add(wait.get("person").stringValue()), "told once: " + table);
          assertEquals(link, wait.get("link").stringValue());
        }
      }
      assertEquals("[Ada, Bob [x](y)]", people.toString());
      assertEquals(
          "Ada, it is your turn at Campanile: " + link,
          Client.JSON.readTree(heard("/ada")).get("text").stringValue());
      JsonNode discord = Client.JSON.readTree(heard("/bob"));
      assertEquals(
          "Bob \\[x\\]\\(y\\), tocca a te a Campanile: " + link,
          discord.get("content").stringValue());
      assertEquals("{\"parse\":[]}", discord.get("allowed_mentions").toString());
      assertFalse(HEARD.containsKey("/theirs"));
    }
  }

  @Test
  void a_test_says_what_went_wrong_and_no_redirection_is_followed() throws Exception {
    try (var eve = account(server, "Eve")) {
      assertEquals(422, eve.post("/api/hook/test", Client.map()).status());
      eve.put("/api/hook", Client.map("url", url("/eve"), "kind", "discord")).ok();
      assertFalse(eve.post("/api/hook/test", Client.map()).ok().has("error"));
      assertTrue(heard("/eve").contains("Loggia can be heard here."));
      eve.put("/api/hook", Client.map("url", url("/status/302"))).ok();
      JsonNode told = eve.post("/api/hook/test", Client.map()).ok();
      assertEquals(
          "There was no good answer: 302 Temporary Redirect", told.get("error").stringValue());
      assertFalse(eve.put("/api/hook", Client.map("url", "")).ok().has("kind"));
      assertEquals(422, eve.post("/api/hook/test", Client.map()).status());
    }
  }

  @Test
  void its_owner_sees_why_a_webhook_fails_and_that_it_works_again_after_a_test() throws Exception {
    try (var fay = account(server, "Fay");
        var gil = account(server, "Gil")) {
      String id = fay.open("campanile", "me", "open");
      String hook = "/api/tables/" + id + "/hook";
      fay.put(hook, Client.map("url", url("/status/500"))).ok();
      gil.post("/api/tables/" + id + "/join", Client.map()).ok();
      heard("/status/500");
      JsonNode shown = fay.get(hook).ok();
      for (int i = 0; i < 1000 && !shown.has("error"); i++) {
        TableFlowTest.pause();
        shown = fay.get(hook).ok();
      }
      assertTrue(shown.path("error").asString("").contains("500"), shown.toString());
      assertFalse(shown.get("off").booleanValue());
      REPAIRED.add("/status/500");
      assertFalse(fay.post(hook + "/test", Client.map()).ok().has("error"));
      assertFalse(fay.get(hook).ok().has("error"), "what failed before is forgiven");
      assertTrue(heard("/status/500").contains("can be heard"));
      // And what it had missed comes at once, not after the pause.
      assertTrue(heard("/status/500").contains(id));
    }
  }

  @Test
  void without_the_switch_only_https_to_public_addresses_is_called(@TempDir Path folder) {
    try (var strict = TestServer.open(folder, "origin", "http://localhost");
        var ada = account(strict, "Ada");
        var guest = new Client(strict.port())) {
      for (String bad : List.of(url("/"), "https://example.org:8443/", "nonsense")) {
        assertEquals(400, ada.put("/api/hook", Client.map("url", bad)).status(), bad);
      }
      assertEquals(422, guest.get("/api/hook").status());
      ada.put("/api/hook?lang=it", Client.map("url", "https://127.0.0.1/")).ok();
      JsonNode told = ada.post("/api/hook/test", Client.map()).ok();
      assertEquals("127.0.0.1 non è sull'internet pubblica.", told.get("error").stringValue());
    }
  }
}
