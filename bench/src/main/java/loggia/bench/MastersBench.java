package loggia.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import loggia.bench.load.HttpSession;
import loggia.bench.load.LoggiaServer;
import loggia.bench.load.OpenLoad;

/// Whether bots that think keep people waiting: a few tables of two people, alone and then beside
/// many tables of masters.
final class MastersBench {
  private static final String SECTION = "masters";
  private static final String GAME = "iron-century";
  private static final int PEOPLE = 20;
  private static final double THINK = 1;
  private static final double MOST = 100;

  private final Effort effort;
  private final ServerWishes wishes;

  MastersBench(Effort effort, ServerWishes wishes) {
    this.effort = effort;
    this.wishes = wishes;
  }

  List<Measurement> run() {
    int masters = wishes.tables().orElse(50);
    try (var server = new LoggiaServer(JavaCommand.loggia("-Xmx1g"), GAME, wishes.database());
        var people = new OpenLoad(server, THINK)) {
      double seconds = 30 * effort.seconds();
      var idle = people.with(PEOPLE, seconds, seconds);
      open(server.session(), masters);
      var beside = people.with(PEOPLE, seconds / 2, seconds);
      String what = "people beside " + masters + " tables of masters";
      return List.of(
          Measurement.of(SECTION, what, beside.slow(), "ms to both, 99th percentile")
              .goalAtMost(MOST)
              .beside(String.format(Locale.ROOT, "alone %.0f", idle.slow()))
              .beside(String.format(Locale.ROOT, "load %.0f ms late", beside.lag())),
          Measurement.of(SECTION, what, beside.middle(), "ms to both, in the middle")
              .beside(String.format(Locale.ROOT, "alone %.1f", idle.middle())),
          Measurement.of(SECTION, what, beside.server(), "cores the server is busy with"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return List.of();
    }
  }

  private static void open(HttpSession who, int tables) {
    var master = Map.of("kind", "bot", "level", "master");
    for (int i = 0; i < tables; i++) {
      who.post("/api/tables", Map.of("game", GAME, "seats", Collections.nCopies(4, master)));
    }
  }
}
