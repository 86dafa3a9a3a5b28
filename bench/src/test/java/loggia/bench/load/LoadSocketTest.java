package loggia.bench.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class LoadSocketTest {
  private static final String AGREED = "HTTP/1.1 101 Switching Protocols\r\n\r\n";

  /// A short text, whose end is the end of a game, and right behind it a ping.
  private static final byte[] OVER_AND_PING = {(byte) 0x81, 2, 'o', 'k', (byte) 0x89, 0};

  private static void answer(ServerSocket server) {
    try (var socket = server.accept()) {
      InputStream in = socket.getInputStream();
      var heard = new StringBuilder();
      while (heard.indexOf("\r\n\r\n") < 0) {
        heard.append((char) in.read());
      }
      var out = socket.getOutputStream();
      out.write(AGREED.getBytes(StandardCharsets.ISO_8859_1));
      out.write(OVER_AND_PING);
      out.flush();
      in.readAllBytes();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void who_closes_a_socket_because_of_a_text_does_not_answer_the_ping_behind_it() throws Exception {
    var heard = new ArrayList<String>();
    var opened = new CompletableFuture<LoadSocket>();
    try (var server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      var answering = Thread.ofPlatform().start(() -> answer(server));
      var address = URI.create("http://127.0.0.1:" + server.getLocalPort() + "/live?table=1");
      var socket =
          LoadSocket.open(
              "127.0.0.1",
              address,
              "",
              text -> {
                heard.add(text);
                opened.join().close();
              });
      opened.complete(socket);
      while (heard.isEmpty()) {
        assertTrue(socket.read(new byte[1 << 10]), "the other side is still there");
      }
      answering.join();
    }
    assertEquals(List.of("ok"), heard);
  }
}
