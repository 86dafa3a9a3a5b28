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
import loggia.bench.load.PeerServer;
import loggia.bench.load.Side;

/// Many tables at once with two scripted clients each over the live channel, on our server with its
/// durable store and on boardgame.io's with its store in memory, one after the other on this
/// machine, under the same load. Wall clock: it is what people wait for.
final class ServerBench {
  private static final String SECTION = "server";
  private static final String GAME = "iron-century";

  private final int tables;
  private final double warmUp;
  private final double seconds;

  ServerBench(Effort effort) {
    tables = effort.tables();
    warmUp = 5 * effort.seconds();
    seconds = 10 * effort.seconds();
  }

  List<Line> run() {
    try {
      var lines = new ArrayList<Line>();
      var ours = measureOurs(lines);
      compare(ours, measurePeer(), lines);
      return lines;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return List.of();
    }
  }

  private Figures.Summary measureOurs(List<Line> lines) throws IOException, InterruptedException {
    try (var server = new OurServer(Java.loggia("-Xmx1g"), GAME)) {
      double before = server.heap();
      var figures = Load.run(server, tables, warmUp, seconds);
      server.restart();
      double unused = (server.heap() - before) / tables;
      add(lines, "heap for a loaded table", figures.heap() / 1000, "kB", 30);
      add(lines, "heap for a table not in use", Math.max(0, unused / 1000), "kB", 1);
      lines.add(Line.of(SECTION, "heap for two live channels", figures.channels() / 1000, "kB"));
      return figures;
    }
  }

  private static void add(
      List<Line> lines, String what, double figure, String unit, double atMost) {
    lines.add(Line.of(SECTION, what, figure, unit).goalAtMost(atMost));
  }

  private Optional<Figures.Summary> measurePeer() throws IOException, InterruptedException {
    Optional<Side> peer = PeerServer.start();
    if (peer.isEmpty()) {
      return Optional.empty();
    }
    try (var server = peer.get()) {
      return Optional.of(Load.run(server, tables, warmUp, seconds));
    }
  }

  private void compare(Figures.Summary ours, Optional<Figures.Summary> peer, List<Line> lines) {
    String name = tables + " tables of two";
    var rate = Line.of(SECTION, name, ours.decisionsPerSecond(), "decisions/s");
    var slow = Line.of(SECTION, name, ours.slow(), "ms to all, 99th percentile");
    var middle = Line.of(SECTION, name, ours.middle(), "ms to all, in the middle");
    var cpu = Line.of(SECTION, name, ours.cpu(), "µs of CPU a decision");
    var client = Line.of(SECTION, name, ours.client(), "µs of the clients' CPU");
    if (peer.isPresent()) {
      var theirs = peer.get();
      rate = rate.goal(5 * theirs.decisionsPerSecond()).beside(peer(theirs.decisionsPerSecond()));
      slow = slow.goalAtMost(theirs.slow()).beside(peer(theirs.slow()));
      middle = middle.beside(peer(theirs.middle()));
      cpu = cpu.beside(peer(theirs.cpu()));
      client = client.beside(peer(theirs.client()));
    } else {
      rate = rate.beside("boardgame.io could not be installed here");
    }
    lines.addAll(List.of(rate, slow, middle, cpu, client));
  }

  private static String peer(double figure) {
    return String.format(Locale.ROOT, "boardgame.io %.0f", figure);
  }
}
