package loggia.server;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.net.http.WebSocket;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SlowReaderTest {
  private static final int MOST = 4_000;

  @TempDir Path data;

  @Test
  void who_does_not_read_is_cut_off_and_the_table_goes_on() {
    try (var server = TestServer.open(data, "limit.outbox", "20000");
        var guest = new Client(server.port())) {
      String id = guest.open("campanile", "hotseat", "hotseat");
      // Asks for nothing to be delivered, ever.
      var deaf =
          new WebSocket.Listener() {
            @Override
            public void onOpen(WebSocket socket) {}
          };
      WebSocket socket =
          guest
              .http
              .newWebSocketBuilder()
              .header("Cookie", guest.cookie())
              .buildAsync(
                  URI.create(guest.base.replace("http", "ws") + "/api/live?table=" + id), deaf)
              .join();
      for (int i = 0; i < MOST && !dropped(guest, i); i++) {
        socket.sendText("{\"type\":\"seat\",\"seat\":0}", true).exceptionally(_ -> socket).join();
      }
      for (int i = 0; i < 6000 && !dropped(guest, 0); i++) {
        TableFlowTest.pause();
      }
      assertTrue(dropped(guest, 0));
      TableFlowTest.playOut(guest, id, 1, 2);
      socket.abort();
    }
  }

  private static boolean dropped(Client guest, int asked) {
    return asked % 100 == 0
        && !guest.get("/metrics").text().contains("loggia_slow_readers_total 0");
  }
}
