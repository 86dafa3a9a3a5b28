package loggia.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import loggia.bench.load.Latencies;
import loggia.bench.load.Load;
import loggia.bench.load.LoggiaServer;
import loggia.bench.load.PeerServer;

/// Many tables at once with two scripted clients each over the live channel, on our server with its
/// durable store and on boardgame.io's with its store in memory, in turn on this machine, under the
/// same load. Wall clock: it is what people wait for. A machine is not equally fast all the time,
/// so both sides take turns, and the middle round of each counts.
final class ServerBench {
  private static final int TIMES_THE_PEER = 6;
  private static final double SLOWEST = 200;
  private static final double CPU = 150;
  private static final String SECTION = "server";
  private static final String GAME = "iron-century";
  private static final int LOOKS = 8;

  private final Effort effort;
  private final ServerWishes wishes;
  private final int tables;
  private final double settle;
  private final double seconds;

  ServerBench(Effort effort, ServerWishes wishes) {
    this.effort = effort;
    this.wishes = wishes;
    tables = wishes.tables().orElse(effort.tables());
    settle = 2.5 * effort.seconds();
    seconds = 7.5 * effort.seconds();
  }

  List<Measurement> run() {
    try {
      Optional<PeerServer> peer = wishes.peer();
      try (var ours = new LoggiaServer(JavaCommand.loggia("-Xmx1g"), GAME, wishes.database())) {
        return run(ours, peer);
      } finally {
        peer.ifPresent(PeerServer::close);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return List.of();
    }
  }

  private List<Measurement> run(LoggiaServer ours, Optional<PeerServer> peer)
      throws IOException, InterruptedException {
    double empty = restingHeap(ours);
    // Three minutes: after half of that the compiler still takes a fourteenth of all CPU.
    var first = Load.run(ours, tables, 90 * effort.seconds(), settle);
    var own = new ArrayList<Latencies.Summary>();
    var theirs = new ArrayList<Latencies.Summary>();
    for (int round = 0; round < effort.rounds(); round++) {
      own.add(Load.run(ours, tables, settle, seconds));
      if (peer.isPresent()) {
        peer.get().restart();
        theirs.add(Load.run(peer.get(), tables, 2 * settle, seconds));
      }
    }
    var lines = new ArrayList<Measurement>();
    compare(middle(own).orElseThrow(), middle(theirs), lines);
    ours.restart();
    double unused = Math.max(0, restingHeap(ours) - empty) / tables;
    add(lines, "heap for a loaded table", first.heap() / 1000, "kB", 30);
    add(lines, "heap for a table not in use", unused / 1000, "kB", 1);
    lines.add(Measurement.of(SECTION, "heap for two live channels", first.channels() / 1000, "kB"));
    return lines;
  }

  private static Optional<Latencies.Summary> middle(List<Latencies.Summary> rounds) {
    return rounds.stream()
        .sorted(Comparator.comparingDouble(Latencies.Summary::decisionsPerSecond))
        .skip(rounds.size() / 2)
        .findFirst();
  }

  /// What is left when the work of the start is done.
  private double restingHeap(LoggiaServer server) throws InterruptedException {
    double least = Double.MAX_VALUE;
    for (int i = 0; i < LOOKS; i++) {
      least = Math.min(least, server.heap());
      Thread.sleep((long) (500 * effort.seconds()));
    }
    return least;
  }

  private static void add(
      List<Measurement> lines, String what, double figure, String unit, double atMost) {
    lines.add(Measurement.of(SECTION, what, figure, unit).goalAtMost(atMost));
  }

  private void compare(
      Latencies.Summary ours, Optional<Latencies.Summary> peer, List<Measurement> lines) {
    String name = tables + " tables of two";
    var rate = Measurement.of(SECTION, name, ours.decisionsPerSecond(), "decisions/s");
    var slow = Measurement.of(SECTION, name, ours.slow(), "ms to all, 99th percentile");
    var middle = Measurement.of(SECTION, name, ours.middle(), "ms to all, in the middle");
    var cpu = Measurement.of(SECTION, name, ours.cpu(), "µs of CPU a decision").goalAtMost(CPU);
    var client = Measurement.of(SECTION, name, ours.client(), "µs of the clients' CPU");
    if (peer.isPresent()) {
      var theirs = peer.get();
      rate =
          rate.goal(TIMES_THE_PEER * theirs.decisionsPerSecond())
              .beside(peer(theirs.decisionsPerSecond()));
      slow = slow.goalAtMost(Math.min(SLOWEST, theirs.slow())).beside(peer(theirs.slow()));
      middle = middle.beside(peer(theirs.middle()));
      cpu = cpu.beside(peer(theirs.cpu()));
      client = client.beside(peer(theirs.client()));
    } else {
      rate = rate.beside("without boardgame.io");
    }
    lines.addAll(List.of(rate, slow, middle, cpu, client));
  }

  private static String peer(double figure) {
    return String.format(Locale.ROOT, "boardgame.io %.0f", figure);
  }
}
