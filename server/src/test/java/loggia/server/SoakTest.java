package loggia.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Many tables with somebody connected to each, for a while. Nothing is left over in the end: no
/// channel, and over a long time no memory. `-Dloggia.soak.tables=1000 -Dloggia.soak.seconds=3600`
/// is the long form: there each table decides about every ten seconds, as people do.
class SoakTest {
  private static final int TABLES = Integer.getInteger("loggia.soak.tables", 20);
  private static final int SECONDS = Integer.getInteger("loggia.soak.seconds", 5);

  /// From so many seconds on what is in use says more than what is still being compiled.
  private static final int LONG = 300;

  private static final int TABLES_A_GUEST = 50;
  private static final int MS_BETWEEN_DECISIONS = 10;

  @TempDir Path data;

  /// Somebody who reads and forgets.
  private static final class Reader implements WebSocket.Listener {}

  @Test
  void no_memory_and_no_channel_is_left_over() throws Exception {
    var guests = new ArrayList<Client>();
    var channels = new ArrayList<WebSocket>();
    try (var server = TestServer.open(data, "limit.connections", "100000")) {
      var tables = new ArrayList<String>();
      for (int i = 0; i < TABLES; i++) {
        if (i % TABLES_A_GUEST == 0) {
          guests.add(new Client(server.port()));
        }
        tables.add(fresh(guests.getLast(), channels));
      }
      long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
      long settled = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS / 4);
      int threads = 0;
      long heap = 0;
      long decisions = 0;
      for (int i = 0; System.nanoTime() < end; i = (i + 1) % TABLES) {
        Client guest = guests.get(i / TABLES_A_GUEST);
        if (!play(guest, tables.get(i))) {
          channels.get(i).abort();
          tables.set(i, fresh(guest, channels));
          channels.set(i, channels.removeLast());
        }
        decisions++;
        TimeUnit.MILLISECONDS.sleep(MS_BETWEEN_DECISIONS);
        if (heap == 0 && System.nanoTime() > settled) {
          heap = heapInUse();
          threads = Thread.activeCount();
        }
      }
      long last = heapInUse();
      channels.forEach(WebSocket::abort);
      awaitNoChannel(guests.getFirst());
      System.out.printf(
          "%d tables, %d s, %d decisions: heap %.1f MB, in the end %.1f MB; threads %d, %d%n",
          TABLES, SECONDS, decisions, heap / 1e6, last / 1e6, threads, Thread.activeCount());
      assertTrue(Thread.activeCount() <= threads + 5, "threads are left over");
      assertTrue(SECONDS < LONG || last <= heap * 1.05, "the heap grows");
    } finally {
      guests.forEach(Client::close);
    }
  }

  private static String fresh(Client guest, List<WebSocket> channels) {
    String id = guest.open("campanile", "hotseat", "hotseat");
    channels.add(
        guest
            .http
            .newWebSocketBuilder()
            .header("Cookie", guest.cookie())
            .header("Origin", guest.base)
            .buildAsync(
                URI.create(guest.base.replace("http:", "ws:") + "/api/live?seat=1&table=" + id),
                new Reader())
            .join());
    return id;
  }

  /// Makes one decision; false when the game is over.
  private static boolean play(Client guest, String id) {
    JsonNode table = guest.table(id);
    if (table.get("awaited").isEmpty()) {
      return false;
    }
    int seat = table.get("awaited").get(0).intValue();
    JsonNode position = guest.position(id, seat);
    String move = position.get("moves").get(0).get("text").stringValue();
    guest.decide(id, seat, position.get("number").intValue(), move, "").ok();
    return true;
  }

  private static long heapInUse() {
    System.gc();
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }

  private static void awaitNoChannel(Client guest) throws InterruptedException {
    var open = Pattern.compile("(?m)^loggia_live_connections (\\d+)$");
    String left = "";
    for (int i = 0; i < 2000 && !left.equals("0"); i++) {
      var found = open.matcher(guest.get("/metrics").text());
      assertTrue(found.find());
      left = found.group(1);
      TimeUnit.MILLISECONDS.sleep(5);
    }
    assertEquals("0", left, "channels are left over");
  }
}
