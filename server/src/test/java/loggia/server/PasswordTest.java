package loggia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import jakarta.mail.internet.MimeMessage;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Another password, by the one before or by mail.
class PasswordTest {
  private static final String OLD = "a long password";
  private static final String NEW = "an even longer one";

  @TempDir static Path data;
  private static MailBox mail;
  private static Server server;

  @BeforeAll
  static void open() {
    mail = new MailBox();
    server = TestServer.open(data, mail.settings());
  }

  @AfterAll
  static void close() {
    server.close();
    mail.close();
  }

  private static Client account(String name, String address) throws Exception {
    return account(server, name, address);
  }

  private static Client account(Server at, String name, String address) throws Exception {
    var client = new Client(at.port());
    client.post("/api/account", login(name, OLD)).ok();
    if (!address.isEmpty()) {
      client.put("/api/contact", Client.map("address", address)).ok();
      String token = MailBox.token(mail.letter(address, 1));
      client.post("/api/contact/confirm", Client.map("token", token)).ok();
    }
    return client;
  }

  private static Object login(String name, String password) {
    return Client.map("name", name, "password", password);
  }

  private static Client.Answer forgot(Client client, String who) {
    return client.post("/api/password/forgot", Client.map("who", who));
  }

  private static Client.Answer reset(Client client, String token, String password) {
    return client.post("/api/password/reset", Client.map("token", token, "password", password));
  }

  @Test
  void who_knows_the_password_changes_it_and_every_other_session_ends(@TempDir Path folder)
      throws Exception {
    try (var plain = TestServer.open(folder);
        var here = new Client(plain.port());
        var there = new Client(plain.port());
        var guest = new Client(plain.port())) {
      here.post("/api/account", login("Ada", OLD)).ok();
      there.post("/api/login", login("ada", OLD)).ok();
      String table = there.open("campanile", "hotseat", "hotseat");
      try (var live = there.live(table, 1, 0)) {
        live.await("position");
        var wrong = Client.map("old", "not the password", "password", NEW);
        assertEquals(403, here.put("/api/password", wrong).status());
        assertEquals(
            400, here.put("/api/password", Client.map("old", OLD, "password", "short")).status());
        here.put("/api/password", Client.map("old", OLD, "password", NEW)).ok();
        assertEquals(1001, live.closed.get(60, TimeUnit.SECONDS));
      }
      assertEquals(200, here.put("/api/me", Client.map("name", "Ada")).status());
      assertEquals(401, there.put("/api/me", Client.map("name", "Ada")).status());
      assertEquals(403, there.post("/api/login", login("ada", OLD)).status());
      there.post("/api/login", login("ada", NEW)).ok();
      assertEquals(
          422, guest.put("/api/password", Client.map("old", OLD, "password", NEW)).status());
    }
  }

  @Test
  void a_link_resets_a_password_once_and_logs_out_who_was_in() throws Exception {
    try (var thief = account("Bice", "bice@one.example");
        var bice = new Client(server.port())) {
      forgot(bice, " BICE@one.example ").ok();
      MimeMessage letter = mail.letter("bice@one.example", 2);
      assertEquals("A new password", letter.getSubject());
      assertTrue(MailBox.text(letter).contains("http://localhost/password?token="));
      String token = MailBox.token(letter);
      assertEquals(403, reset(bice, token + "x", NEW).status());
      assertEquals(400, reset(bice, token, "short").status());
      assertEquals("Bice", reset(bice, token, NEW).ok().get("name").stringValue());
      assertEquals(401, thief.put("/api/me", Client.map("name", "Bice")).status());
      assertEquals(403, reset(bice, token, OLD).status());
      assertEquals("Your password was changed", mail.letter("bice@one.example", 3).getSubject());
      thief.get("/api/me").ok();
      thief.post("/api/login", login("bice", NEW)).ok();
    }
  }

  @Test
  void a_slow_mail_server_keeps_nobody_waiting_who_changes_a_password(@TempDir Path folder)
      throws Exception {
    try (var first = TestServer.open(folder, mail.settings());
        var nina = account(first, "Nina", "nina@one.example")) {
      assertEquals("Nina", nina.get("/api/me").ok().get("name").stringValue());
    }
    var answered = new CountDownLatch(1);
    var told = new CountDownLatch(1);
    try (var sink = new MailSink();
        var slow = TestServer.open(folder, MailBox.settings(sink.port()));
        var nina = new Client(slow.port())) {
      sink.watch(
          step -> {
            switch (step) {
              case CALLED -> await(answered);
              case READ -> {}
              case ANSWERED -> told.countDown();
            }
            return true;
          });
      nina.post("/api/login", login("nina", OLD)).ok();
      nina.put("/api/password", Client.map("old", OLD, "password", NEW)).ok();
      answered.countDown();
      assertTrue(told.await(60, TimeUnit.SECONDS), "the letter comes after the answer");
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void a_link_for_mail_or_for_sessions_resets_no_password() throws Exception {
    try (var carla = account("Carla", "carla@one.example")) {
      carla.put("/api/contact", Client.map("address", "carla@two.example")).ok();
      String confirm = MailBox.token(mail.letter("carla@two.example", 1));
      assertEquals(403, reset(carla, confirm, NEW).status());
      String session = carla.cookie().replaceFirst(".*loggia=([^;]*).*", "$1");
      assertEquals(403, reset(carla, session, NEW).status());
      // Who logs out everywhere makes a link that is under way void too.
      forgot(carla, "Carla").ok();
      String token = MailBox.token(mail.letter("carla@one.example", 2));
      carla.post("/api/logout", Client.map("everywhere", true)).ok();
      assertEquals(403, reset(carla, token, NEW).status());
    }
  }

  @Test
  void nobody_learns_whether_there_is_such_an_account() throws Exception {
    try (var guest = new Client(server.port());
        var _ = account("Dina", "dina@one.example");
        var _ = account("Elsa", "")) {
      String known = forgot(guest, "dina").text();
      for (String who : new String[] {"nobody", "nobody@one.example", "elsa", "", "'; --", "@"}) {
        var answer = forgot(guest, who);
        assertEquals(200, answer.status(), who);
        assertEquals(known, answer.text(), who);
      }
      assertEquals("A new password", mail.letter("dina@one.example", 2).getSubject());
      assertEquals(0, mail.letters("nobody@one.example").size());
    }
  }

  @Test
  void an_inbox_cannot_be_filled_with_links(@TempDir Path folder) {
    var settings = new java.util.ArrayList<>(java.util.List.of(mail.settings()));
    settings.addAll(java.util.List.of("limit.resets", "2"));
    try (var strict = TestServer.open(folder, settings.toArray(String[]::new));
        var guest = new Client(strict.port())) {
      for (String who : new String[] {"somebody", "Somebody"}) {
        assertEquals(200, forgot(guest, who).status());
      }
      assertEquals(429, forgot(guest, "SOMEBODY").status());
      assertEquals(200, forgot(guest, "another").status());
    }
  }

  @Test
  void without_mail_nobody_is_sent_a_link(@TempDir Path folder) {
    try (var mute = TestServer.open(folder);
        var guest = new Client(mute.port())) {
      assertEquals(422, forgot(guest, "somebody").status());
    }
  }
}
