package loggia.server;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpRequest.BodyPublishers;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;

/// Malformed and hostile input: always a clear 4xx or a close code, never a 5xx, never a stuck
/// table. `-Dloggia.hostile=1000000` sends more.
class FuzzTest extends WithServer {
  private static final long SEED = 1600;
  private static final int ALL = Integer.getInteger("loggia.hostile", 2750);
  private static final int MESSAGES = ALL / 11;
  private static final int REQUESTS = ALL - MESSAGES;
  private static final List<String> METHODS = List.of("GET", "POST", "PUT", "DELETE", "PATCH");
  private static final List<String> ACTIONS =
      List.of(
          "",
          "/join",
          "/leave",
          "/kick",
          "/invitations",
          "/decline",
          "/start",
          "/rematch",
          "/invite",
          "/resign",
          "/takeover",
          "/retake",
          "/position",
          "/log",
          "/preview",
          "/game",
          "/decisions",
          "/rewind",
          "/rewind/answer",
          "/chat",
          "/record",
          "/branch",
          "/hook",
          "/hook/test",
          "/nothing");
  private static final List<String> FIELDS =
      List.of(
          "seat",
          "number",
          "move",
          "key",
          "game",
          "options",
          "seats",
          "visibility",
          "pace",
          "chat",
          "spectators",
          "seed",
          "files",
          "delay",
          "name",
          "password",
          "old",
          "who",
          "token",
          "everywhere",
          "everybody",
          "days",
          "schedule",
          "least",
          "start",
          "person",
          "friend",
          "blocked",
          "invite",
          "level",
          "to",
          "yes",
          "text",
          "record",
          "at",
          "kind",
          "amount",
          "type",
          "lang",
          "address",
          "url",
          "endpoint",
          "p256dh",
          "auth",
          "zone",
          "remind",
          "command",
          "__proto__");

  private static <T> T any(List<T> list, SplittableRandom random) {
    return list.get(random.nextInt(list.size()));
  }

  private static String value(SplittableRandom random, int depth) {
    return switch (random.nextInt(depth > 3 ? 12 : 15)) {
      case 0 -> "null";
      case 1 -> "true";
      case 2 -> Integer.toString(random.nextInt(-2, 9));
      case 3 -> Long.toString(random.nextLong());
      case 4 -> "1e400";
      case 5 -> "-0.5";
      case 6 -> "\"\"";
      case 7 -> "\"campanile\"";
      case 8 -> "\"choose 1\"";
      case 9 -> "\"\\u0000\\ud800'; drop table decisions; --\"";
      case 10 -> "\"" + "è".repeat(random.nextInt(3000)) + "\"";
      case 11 -> "\"" + any(List.of("me", "open", "bot", "hotseat", "undo", "days"), random) + "\"";
      case 12 -> "[" + value(random, depth + 1) + "," + value(random, depth + 1) + "]";
      case 13 -> "[" + object(random, depth + 1) + "," + object(random, depth + 1) + "]";
      default -> object(random, depth + 1);
    };
  }

  private static String object(SplittableRandom random, int depth) {
    var fields = new ArrayList<String>();
    int count = random.nextInt(5);
    for (int i = 0; i < count; i++) {
      fields.add("\"" + any(FIELDS, random) + "\":" + value(random, depth));
    }
    return "{" + String.join(",", fields) + "}";
  }

  private static String body(SplittableRandom random) {
    return switch (random.nextInt(10)) {
      case 0 -> "";
      case 1 -> "{";
      case 2 -> "[".repeat(5000);
      case 3 -> "loggia record 1\ngame campanile\nrules 1\nseats 2\nseed 1\ndecisions\n1 choose 99";
      case 4 -> "\u0001\uffff";
      default -> object(random, 0);
    };
  }

  private static String query(SplittableRandom random) {
    var query = new StringBuilder("?");
    for (String name :
        List.of("seat", "at", "from", "lang", "invite", "which", "game", "q", "result")) {
      if (random.nextInt(4) == 0) {
        String value =
            any(
                List.of("1", "0", "-1", "99999999999", "it", "%00", "mine", "running", "%25%27"),
                random);
        query.append(name).append('=').append(value).append('&');
      }
    }
    return query.toString();
  }

  @Test
  void whatever_is_sent_the_answer_is_never_a_5xx_and_the_table_plays_on() {
    var random = new SplittableRandom(SEED);
    try (var guest = new Client(server.port());
        var other = new Client(server.port())) {
      String id = guest.open("campanile", "hotseat", "hotseat");
      String waiting = guest.open("campanile", "me", "open");
      var bases =
          List.of(
              "/api/tables/" + id, "/api/tables/" + waiting, "/api/tables/none", "/api/tables/%2e");
      var roots =
          List.of(
              "/api/tables",
              "/api/records",
              "/api/me",
              "/api/me/data",
              "/api/me/history",
              "/api/me/sharing",
              "/api/me/vacation",
              "/api/people/" + guest.id(),
              "/api/people/" + guest.id() + "/tie",
              "/api/people/" + other.id() + "/tie",
              "/api/me/people",
              "/api/me/invitations",
              "/api/people/%2e",
              "/api/people/nobody",
              "/api/account",
              "/api/login",
              "/api/password",
              "/api/password/forgot",
              "/api/password/reset",
              "/api/contact",
              "/api/contact/confirm",
              "/api/unsubscribe",
              "/api/hook",
              "/api/hook/test",
              "/api/push",
              "/api/push/stop",
              "/api/push/test",
              "/api/games",
              "/api/games/campanile",
              "/api/games/x/lesson",
              "/api/live",
              "/health",
              "/%2e%2e/etc",
              "/index.html",
              "/metrics");
      for (int i = 0; i < REQUESTS; i++) {
        String path =
            random.nextInt(4) == 0 ? any(roots, random) : any(bases, random) + any(ACTIONS, random);
        String body = body(random);
        var client = random.nextBoolean() ? guest : other;
        var request =
            client
                .request(path + query(random))
                .header(random.nextInt(20) == 0 ? "X-Other" : "X-Loggia", "1")
                .method(any(METHODS, random), BodyPublishers.ofString(body));
        var answer = client.send(request);
        String message = "request " + i + " " + path + " " + body;
        assertTrue(answer.status() < 500, () -> message + " -> " + answer.text());
        if (answer.body().has("error")) {
          assertTrue(answer.body().get("error").get("message").stringValue().length() > 5, message);
        } else {
          // An address that no server may read is refused before we see it.
          assertTrue(answer.status() < 400 || path.contains("%"), message + answer.text());
          assertFalse(answer.text().contains("Exception"), answer.text());
        }
      }
      assertTrue(guest.send("POST", "/api/tables", "x".repeat(200_000)).status() < 500);
      TableFlowTest.playOut(guest, id, 1, 2);
    }
  }

  /// Not among the others, who would be gone.
  @Test
  void whatever_is_sent_with_the_wish_to_be_deleted_the_answer_is_never_a_5xx() {
    var random = new SplittableRandom(SEED + 2);
    for (int i = 0; i < REQUESTS / 100; i++) {
      try (var guest = new Client(server.port())) {
        String id = guest.open("campanile", "me", "bot");
        String body = body(random);
        var answer = guest.send("POST", "/api/me/delete", body);
        assertTrue(answer.status() < 500, () -> body + " -> " + answer.text());
        String kind = guest.table(id).at("/seats/0/kind").stringValue();
        assertTrue(kind.equals(answer.status() == 200 ? "former" : "person"), body);
      }
    }
  }

  @Test
  void whatever_is_sent_on_the_live_channel_the_table_plays_on() {
    var random = new SplittableRandom(SEED + 1);
    try (var guest = new Client(server.port())) {
      String id = guest.open("campanile", "hotseat", "hotseat");
      LiveClient live = guest.live(id, 1, 0);
      for (int i = 0; i < MESSAGES; i++) {
        String message =
            random.nextBoolean()
                ? body(random)
                : "{\"type\":\""
                    + any(List.of("decide", "seat", "chat"), random)
                    + "\",\""
                    + any(FIELDS, random)
                    + "\":"
                    + value(random, 0)
                    + "}";
        try {
          live.sendText(message);
        } catch (CompletionException e) {
          live = guest.live(id, 1, 0);
        }
        if (live.closed.isDone()) {
          int code = live.closed.join();
          assertTrue(code != 1011, "message " + i + " " + message);
          live = guest.live(id, 1, 0);
        }
        live.all.clear();
      }
      TableFlowTest.playOut(guest, id, 1, 2);
    }
  }
}
