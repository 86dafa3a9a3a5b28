package loggia.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import loggia.bench.load.Figures;
import loggia.bench.load.Load;
import loggia.bench.load.OurServer;
import loggia.bench.load.Peer;

/// Many tables at once with two scripted clients each over the live channel, on our server with its
/// durable store and on boardgame.io's with its store in memory, one after the other on this
/// machine. Wall clock: it is what people wait for.
final class ServerBench {
  private static final String GAME = "iron-century";

  private final int tables;
  private final double seconds;

  ServerBench(Effort effort) {
    boolean whole = effort.equals(Effort.WHOLE);
    tables = whole ? 1000 : 4;
    seconds = whole ? 20 : 1;
  }

  List<Line> run() {
    try {
      var lines = new ArrayList<Line>();
      var ours = measureOurs(lines);
      Optional<Figures.Summary> peer = Peer.run(tables, seconds);
      String name = tables + " tables of two";
      double rate = ours.decisionsPerSecond();
      var decisions = Line.of("server", name, rate, "decisions/s");
      var slow = Line.of("server", name, ours.slow(), "ms to all, 99th percentile");
      if (peer.isPresent()) {
        var theirs = peer.get();
        decisions =
            decisions
                .goal(5 * theirs.decisionsPerSecond())
                .beside(
                    String.format(
                        Locale.ROOT, "boardgame.io %.0f moves/s", theirs.decisionsPerSecond()));
        slow =
            slow.goalAtMost(theirs.slow())
                .beside(
                    String.format(
                        Locale.ROOT,
                        "boardgame.io %.0f, middle %.0f",
                        theirs.slow(),
                        theirs.middle()));
      } else {
        decisions = decisions.beside("boardgame.io could not be installed here");
      }
      lines.add(decisions);
      lines.add(Line.of("server", name, ours.middle(), "ms to all, in the middle"));
      lines.add(slow);
      return lines;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return List.of();
    }
  }

  private Figures.Summary measureOurs(List<Line> lines) throws IOException, InterruptedException {
    var java = new ArrayList<>(Java.command("-Xmx1g", "--enable-native-access=ALL-UNNAMED"));
    java.addAll(List.of("-cp", System.getProperty("java.class.path"), "loggia.app.Loggia"));
    try (var server = new OurServer(java)) {
      lines.add(
          Line.of("server", "start to first answer", server.startMillis(), "ms").goalAtMost(2000));
      lines.add(Line.of("server", "resident after start", server.resident() / 1e6, "MB"));
      double before = server.heap();
      var summary = Load.run(server.address(), GAME, tables, seconds);
      double each = (server.heap() - before) / tables;
      lines.add(Line.of("server", "heap per loaded table", each / 1000, "kB").goalAtMost(30));
      return summary;
    }
  }
}
