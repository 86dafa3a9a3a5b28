package loggia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import jakarta.mail.internet.MimeMultipart;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Mail about turns, from the decision to the letter box.
class MailTest {
  private static final String GAME = "campanile";
  private static final Pattern TOKEN = Pattern.compile("token=([\\w.=-]+)");

  @TempDir static Path data;
  private static GreenMail mailServer;
  private static Server server;

  @BeforeAll
  static void open() {
    mailServer = new GreenMail(new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));
    mailServer.start();
    server =
        TestServer.open(
            data,
            "mail.host",
            "127.0.0.1",
            "mail.port",
            Integer.toString(mailServer.getSmtp().getPort()),
            "mail.tls",
            "none",
            "mail.from",
            "loggia@example.org",
            "mail.after",
            "0",
            "origin",
            "http://localhost");
  }

  @AfterAll
  static void close() {
    server.close();
    mailServer.stop();
  }

  private static Client account(String name) {
    var client = new Client(server.port());
    client.post("/api/account", Client.map("name", name, "password", "a long password")).ok();
    return client;
  }

  /// The n-th letter to this address, counted from 1.
  private static MimeMessage letter(String address, int n) throws MessagingException {
    long end = System.nanoTime() + 60_000_000_000L;
    while (System.nanoTime() < end) {
      var letters = new ArrayList<MimeMessage>();
      for (MimeMessage one : mailServer.getReceivedMessages()) {
        if (one.getAllRecipients()[0].toString().equals(address)) {
          letters.add(one);
        }
      }
      if (letters.size() >= n) {
        return letters.get(n - 1);
      }
      TableFlowTest.pause();
    }
    throw new AssertionError("no letter " + n + " to " + address);
  }

  private static String part(MimeMessage letter, int index) {
    try {
      return ((MimeMultipart) letter.getContent()).getBodyPart(index).getContent().toString();
    } catch (IOException | MessagingException e) {
      throw new AssertionError(e);
    }
  }

  private static String token(String text) {
    var found = TOKEN.matcher(text);
    assertTrue(found.find(), text);
    return found.group(1);
  }

  private static void confirm(Client client, String address) throws MessagingException {
    JsonNode asked = client.put("/api/contact", Client.map("address", address)).ok();
    assertEquals("", asked.get("address").stringValue());
    assertEquals(address, asked.get("unconfirmed").stringValue());
    String token = token(part(letter(address, 1), 0));
    client.post("/api/contact/confirm", Client.map("token", token)).ok();
    assertEquals(address, client.get("/api/contact").ok().get("address").stringValue());
  }

  @Test
  void who_confirmed_an_address_is_told_of_a_turn_once_and_can_stop_it_without_logging_in()
      throws Exception {
    try (var ada = account("Ada");
        var bob = account("Bob")) {
      confirm(ada, "ada@one.example");
      confirm(bob, "bob@two.example");
      String id = ada.open(GAME, "me", "open");
      bob.post("/api/tables/" + id + "/join", Client.map()).ok();
      int awaited = ada.table(id).get("awaited").get(0).intValue();
      String address = awaited == 1 ? "ada@one.example" : "bob@two.example";
      MimeMessage letter = letter(address, 2);
      assertEquals("It is your turn at 1 table", letter.getSubject());
      assertTrue(part(letter, 0).contains("/table/" + id), part(letter, 0));
      assertTrue(part(letter, 1).contains("<a href="), part(letter, 1));
      String stop = letter.getHeader("List-Unsubscribe")[0];
      assertEquals("List-Unsubscribe=One-Click", letter.getHeader("List-Unsubscribe-Post")[0]);
      assertEquals("auto-generated", letter.getHeader("Auto-Submitted")[0]);

      // As a mail program does it: no cookie, no header of ours.
      var post =
          HttpRequest.newBuilder(
                  URI.create(
                      "http://localhost:"
                          + server.port()
                          + "/api/unsubscribe?token="
                          + token(stop)))
              .header("Content-Type", "application/x-www-form-urlencoded")
              .POST(HttpRequest.BodyPublishers.ofString("List-Unsubscribe=One-Click"));
      assertEquals(200, ada.send(post).status());
      Client stopped = awaited == 1 ? ada : bob;
      assertFalse(stopped.get("/api/contact").ok().get("turns").booleanValue());
    }
  }

  @Test
  void a_reader_of_italian_is_written_to_in_italian_and_names_are_no_html() throws Exception {
    try (var ada = account("Carla <b>");
        var bob = account("Dino")) {
      ada.put("/api/contact", Client.map("lang", "it")).ok();
      ada.put("/api/contact?lang=it", Client.map("address", "carla@three.example")).ok();
      MimeMessage asked = letter("carla@three.example", 1);
      assertEquals("È questo il tuo indirizzo?", asked.getSubject());
      assertTrue(part(asked, 1).contains("Carla &lt;b&gt;"), part(asked, 1));
      bob.get("/api/me").ok();
    }
  }

  @Test
  void an_address_is_not_told_anything_before_it_is_confirmed_by_its_own_link() throws Exception {
    try (var eve = account("Eve");
        var guest = new Client(server.port())) {
      eve.put("/api/contact", Client.map("address", "eve@four.example")).ok();
      String token = token(part(letter("eve@four.example", 1), 0));
      assertEquals(
          403, guest.post("/api/contact/confirm", Client.map("token", token + "x")).status());
      assertEquals(403, guest.post("/api/unsubscribe?token=" + token, Client.map()).status());
      assertEquals(400, eve.put("/api/contact", Client.map("address", "no address")).status());
      assertEquals(400, eve.put("/api/contact", Client.map("quietFrom", 24)).status());
      assertEquals(400, eve.put("/api/contact", Client.map("zone", "Nowhere/Land")).status());
      assertEquals(422, guest.get("/api/contact").status());
      // Another address makes the first link void.
      eve.put("/api/contact", Client.map("address", "eve@five.example")).ok();
      assertEquals(403, eve.post("/api/contact/confirm", Client.map("token", token)).status());
    }
  }
}
