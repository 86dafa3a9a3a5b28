package loggia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.DataInputStream;
import java.io.IOException;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/// The live channel frame by frame, as no client of ours would speak.
class LiveFramesTest extends WithServer {
  private static final int MORE = 0;
  private static final int TEXT = 1;
  private static final int BINARY = 2;
  private static final int CLOSE = 8;
  private static final int PING = 9;
  private static final int PONG = 10;
  private static final int LAST = 0x80;

  /// A frame that came.
  private record Frame(int kind, byte[] bytes) {
    String text() {
      return new String(bytes, StandardCharsets.UTF_8);
    }

    int code() {
      return ByteBuffer.wrap(bytes).getShort();
    }
  }

  /// A WebSocket by hand, at a table of its own.
  private static final class Wire implements AutoCloseable {
    private final Socket socket;
    private final DataInputStream in;
    private final String greeting;

    Wire(String more) throws IOException {
      try (var ada = new Client(server.port())) {
        String table = ada.open("campanile", "hotseat", "hotseat");
        socket = new Socket("localhost", server.port());
        socket.setSoTimeout(20_000);
        in = new DataInputStream(socket.getInputStream());
        String request =
            String.join(
                "\r\n",
                "GET /api/live?table=" + table + "&seat=1 HTTP/1.1",
                "Host: localhost:" + server.port(),
                "Connection: Upgrade",
                "Upgrade: websocket",
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
                "Cookie: " + ada.cookie(),
                more,
                "\r\n");
        socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
        var head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) {
          head.append((char) in.readUnsignedByte());
        }
        greeting = head.toString();
      }
    }

    void send(int kind, byte[] bytes) throws IOException {
      var frame = ByteBuffer.allocate(14 + bytes.length).put((byte) kind);
      if (bytes.length < 126) {
        frame.put((byte) (0x80 | bytes.length));
      } else {
        frame.put((byte) (0x80 | 126)).putShort((short) bytes.length);
      }
      frame.putInt(0).put(bytes);
      socket.getOutputStream().write(frame.array(), 0, frame.position());
    }

    void send(int kind, String text) throws IOException {
      send(kind, text.getBytes(StandardCharsets.UTF_8));
    }

    /// The next frame of this kind.
    Frame next(int kind) throws IOException {
      while (true) {
        int head = in.readUnsignedByte();
        int size = in.readUnsignedByte();
        size = size == 126 ? in.readUnsignedShort() : size == 127 ? (int) in.readLong() : size;
        var bytes = new byte[size];
        in.readFully(bytes);
        if ((head & 15) == kind) {
          return new Frame(kind, bytes);
        }
      }
    }

    String answer() throws IOException {
      while (true) {
        String text = next(TEXT).text();
        if (text.startsWith("{\"type\":\"answer\"")) {
          return text;
        }
      }
    }

    @Override
    public void close() throws IOException {
      socket.close();
    }
  }

  private static final String VERSION = "Sec-WebSocket-Version: 13";

  @Test
  void a_text_may_come_in_several_frames_with_a_ping_between_them() throws IOException {
    try (var wire = new Wire(VERSION)) {
      wire.send(TEXT, "{\"type\":\"decide\",\"seat\":1,");
      wire.send(LAST | PING, "here?");
      wire.send(MORE, "\"number\":0,\"move\":\"nonsense è\"");
      wire.send(LAST | MORE, ",\"key\":\"k\"}");
      assertEquals("here?", wire.next(PONG).text());
      assertTrue(wire.answer().contains("\"key\":\"k\",\"ok\":false"));
    }
  }

  @Test
  void bytes_that_are_no_text_end_the_channel() throws IOException {
    try (var wire = new Wire(VERSION)) {
      wire.send(LAST | BINARY, new byte[] {1});
      assertEquals(1003, wire.next(CLOSE).code());
    }
    try (var wire = new Wire(VERSION)) {
      wire.send(LAST | TEXT, new byte[] {(byte) 0xff});
      assertEquals(1007, wire.next(CLOSE).code());
    }
  }

  @Test
  void a_text_that_is_too_long_ends_the_channel_in_however_many_frames_it_comes()
      throws IOException {
    try (var wire = new Wire(VERSION)) {
      wire.send(TEXT, " ".repeat(60_000));
      wire.send(MORE, " ".repeat(60_000));
      assertEquals(1009, wire.next(CLOSE).code());
    }
  }

  @Test
  void who_says_good_bye_is_answered_and_gone() throws IOException {
    try (var wire = new Wire(VERSION)) {
      wire.next(TEXT);
      wire.send(LAST | CLOSE, new byte[] {3, (byte) 0xe8});
      assertEquals(1000, wire.next(CLOSE).code());
    }
  }

  @Test
  void nothing_is_compressed_for_that_would_keep_memory_for_every_channel() throws IOException {
    try (var wire = new Wire(VERSION + "\r\nSec-WebSocket-Extensions: permessage-deflate")) {
      assertTrue(wire.greeting.startsWith("HTTP/1.1 101 "), wire.greeting);
      assertFalse(wire.greeting.contains("deflate"), wire.greeting);
      assertTrue(wire.next(TEXT).text().startsWith("{\"type\":\"table\""));
    }
  }

  @Test
  void a_request_of_another_version_is_told_what_is_missing() throws IOException {
    try (var wire = new Wire("Sec-WebSocket-Version: 7")) {
      assertTrue(wire.greeting.startsWith("HTTP/1.1 4"), wire.greeting);
    }
  }
}
