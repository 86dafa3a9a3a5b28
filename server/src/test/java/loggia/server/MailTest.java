package loggia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import jakarta.mail.internet.MimeMessage;
import jakarta.mail.internet.MimeMultipart;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Mail about turns, from the decision to the letter box.
class MailTest {
  private static final String GAME = "campanile";

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

  private static Client account(String name) {
    var client = new Client(server.port());
    client.post("/api/account", Client.map("name", name, "password", "a long password")).ok();
    return client;
  }

  private static String html(MimeMessage letter) throws Exception {
    return ((MimeMultipart) letter.getContent()).getBodyPart(1).getContent().toString();
  }

  private static void confirm(Client client, String address) throws Exception {
    JsonNode asked = client.put("/api/contact", Client.map("address", address)).ok();
    assertEquals("", asked.get("address").stringValue());
    assertEquals(address, asked.get("unconfirmed").stringValue());
    String token = MailBox.token(mail.letter(address, 1));
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
      MimeMessage letter = mail.letter(address, 2);
      assertEquals("It is your turn at 1 table", letter.getSubject());
      assertTrue(MailBox.text(letter).contains("/table/" + id), MailBox.text(letter));
      assertTrue(html(letter).contains("<a href="), html(letter));
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
                          + stop.replaceFirst(".*token=([^>]+)>", "$1")))
              .header("Content-Type", "application/x-www-form-urlencoded")
              .POST(HttpRequest.BodyPublishers.ofString("List-Unsubscribe=One-Click"));
      assertEquals(200, ada.send(post).status());
      Client stopped = awaited == 1 ? ada : bob;
      assertFalse(stopped.get("/api/contact").ok().get("turns").booleanValue());
    }
  }

  @Test
  void who_wants_a_digest_or_a_reminder_gets_that_and_no_mail_for_every_turn() throws Exception {
    try (var fay = account("Fay");
        var gil = account("Gil")) {
      fay.put("/api/contact", Client.map("turns", false, "digest", true, "remind", 0)).ok();
      gil.put("/api/contact", Client.map("turns", false, "remind", 24)).ok();
      confirm(fay, "fay@six.example");
      confirm(gil, "gil@seven.example");
      var days = Client.map("pace", Client.map("kind", "days", "amount", 1));
      String id = fay.open(GAME, days, "me", "open");
      gil.post("/api/tables/" + id + "/join", Client.map()).ok();
      assertEquals(2, fay.table(id).get("awaited").size());
      MimeMessage digest = mail.letter("fay@six.example", 2);
      assertEquals("1 table waits for you", digest.getSubject());
      assertTrue(digest.getMessageID().startsWith("<digest."), digest.getMessageID());
      MimeMessage reminder = mail.letter("gil@seven.example", 2);
      assertEquals("Your time runs out", reminder.getSubject());
      assertTrue(
          MailBox.text(reminder).contains("Time left: about 23 hours."), MailBox.text(reminder));
      assertTrue(MailBox.text(reminder).contains("/table/" + id), MailBox.text(reminder));
    }
  }

  @Test
  void a_reader_of_italian_is_written_to_in_italian_and_names_are_no_html() throws Exception {
    try (var ada = account("Carla <b>");
        var bob = account("Dino")) {
      ada.put("/api/contact", Client.map("lang", "it")).ok();
      ada.put("/api/contact?lang=it", Client.map("address", "carla@three.example")).ok();
      MimeMessage asked = mail.letter("carla@three.example", 1);
      assertEquals("È questo il tuo indirizzo?", asked.getSubject());
      assertTrue(html(asked).contains("Carla &lt;b&gt;"), html(asked));
      bob.get("/api/me").ok();
    }
  }

  @Test
  void an_address_is_not_told_anything_before_it_is_confirmed_by_its_own_link() throws Exception {
    try (var eve = account("Eve");
        var guest = new Client(server.port())) {
      eve.put("/api/contact", Client.map("address", "eve@four.example")).ok();
      String token = MailBox.token(mail.letter("eve@four.example", 1));
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
