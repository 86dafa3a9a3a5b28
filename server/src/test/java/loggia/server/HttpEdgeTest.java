package loggia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Clients that send too much, too slowly, or go away halfway.
@Timeout(60)
class HttpEdgeTest {
  @TempDir static Path data;
  private static Server server;

  @BeforeAll
  static void open() {
    server = TestServer.open(data, "limit.silence", "1", "limit.body", "65536");
  }

  @AfterAll
  static void close() {
    server.close();
  }

  private static Socket send(String text) throws IOException {
    var socket = new Socket("localhost", server.port());
    socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
    socket.getOutputStream().flush();
    return socket;
  }

  private static String head(String... lines) {
    return String.join("\r\n", lines) + "\r\n\r\n";
  }

  private static String rest(Socket socket) throws IOException {
    return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  @Test
  void who_stops_in_the_middle_of_the_headers_is_closed() throws IOException {
    try (var slow = send("GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")) {
      rest(slow);
    }
  }

  @Test
  void who_stops_in_the_middle_of_the_body_is_closed() throws IOException {
    String head =
        head("POST /api/login HTTP/1.1", "Host: localhost", "X-Loggia: 1", "Content-Length: 100");
    try (var slow = send(head + "{\"name\":")) {
      rest(slow);
    }
  }

  @Test
  void a_body_that_is_too_long_gets_the_documented_answer() {
    try (var guest = new Client(server.port())) {
      var answer =
          guest.send("POST", "/api/records", "{\"record\":\"" + "x".repeat(100_000) + "\"}");
      assertEquals(400, answer.status());
      assertEquals("bad-request", answer.body().get("error").get("code").stringValue());
      assertEquals(
          "This is too long: at most 65536 bytes.",
          answer.body().get("error").get("message").stringValue());
    }
  }

  @Test
  void a_long_body_of_unknown_length_gets_the_documented_answer() throws IOException {
    String head =
        head(
            "POST /api/records HTTP/1.1",
            "Host: localhost",
            "X-Loggia: 1",
            "Transfer-Encoding: chunked");
    try (var socket = send(head)) {
      String chunk = "1000\r\n" + "x".repeat(0x1000) + "\r\n";
      try {
        for (int i = 0; i < 30; i++) {
          socket.getOutputStream().write(chunk.getBytes(StandardCharsets.US_ASCII));
        }
        socket.getOutputStream().write("0\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
      } catch (IOException e) {
        // The server need not read to the end what it refuses.
      }
      String answer = rest(socket);
      assertTrue(answer.startsWith("HTTP/1.1 400") || answer.startsWith("HTTP/1.1 401"), answer);
    }
  }

  @Test
  void an_upgrade_that_is_given_up_is_no_event() throws IOException {
    List<LogRecord> records = Collections.synchronizedList(new ArrayList<>());
    var handler =
        new Handler() {
          @Override
          public void publish(LogRecord record) {
            records.add(record);
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    Logger root = Logger.getLogger("");
    root.addHandler(handler);
    try (var guest = new Client(server.port())) {
      String id = guest.open("campanile", "hotseat", "hotseat");
      for (int i = 0; i < 50; i++) {
        String upgrade =
            head(
                "GET /api/live?table=" + id + "&seat=1 HTTP/1.1",
                "Host: localhost:" + server.port(),
                "Cookie: " + guest.cookie(),
                "Upgrade: websocket",
                "Connection: Upgrade",
                "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==");
        try (var socket = send(upgrade)) {
          socket.setSoLinger(true, 0);
        }
      }
      // The server has dealt with those when it answers the next ones.
      for (int i = 0; i < 50; i++) {
        guest.table(id);
      }
    } finally {
      root.removeHandler(handler);
    }
    records.stream()
        .filter(record -> record.getThrown() != null)
        .findFirst()
        .ifPresent(
            record -> {
              throw new AssertionError(record.getMessage(), record.getThrown());
            });
  }
}
