package loggia.bench;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import loggia.bench.load.LoggiaServer;
import loggia.bench.load.MeasuredServer;
import loggia.bench.load.OpenLoad;
import loggia.bench.load.PeerServer;

/// How many tables a server holds as people play: two live clients each, who think for a while
/// before every answer. It holds them when 99 of 100 decisions are on both screens within 100 ms.
final class OpenBench {
  private static final String SECTION = "open";
  private static final String GAME = "iron-century";
  private static final double MOST = 100;
  private static final double STEP = 1.25;

  /// From here on the load comes so late that the figures are its own.
  private static final double LATE = 20;

  private final Effort effort;
  private final ServerWishes wishes;
  private final PrintWriter out;

  OpenBench(Effort effort, ServerWishes wishes, PrintWriter out) {
    this.effort = effort;
    this.wishes = wishes;
    this.out = out;
  }

  List<Measurement> run() {
    var lines = new ArrayList<Measurement>();
    try {
      Optional<PeerServer> peer = wishes.peer();
      if (peer.isPresent()) {
        try (var theirs = peer.get()) {
          lines.addAll(measure("boardgame.io", theirs));
        }
      }
      try (var ours = new LoggiaServer(JavaCommand.loggia("-Xmx2g"), GAME, wishes.database())) {
        lines.addAll(measure("ours", ours));
      }
      return lines;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return lines;
    }
  }

  private List<Measurement> measure(String who, MeasuredServer side)
      throws IOException, InterruptedException {
    int tables = wishes.tables().orElse(effort.tables());
    try (var load = new OpenLoad(side, wishes.think())) {
      // Three minutes: the compiler is at work for as long, and people do not come all at once.
      OpenLoad.Summary last = step(who, load, tables, 90 * effort.seconds());
      OpenLoad.Summary held = last;
      while (wishes.find() && last.holds(MOST)) {
        held = last;
        last = step(who, load, (int) (last.tables() * STEP), 15 * effort.seconds());
      }
      // Reading the heap collects it whole, and others may be measured on this machine.
      TimeUnit.MILLISECONDS.sleep((long) (15_000 * effort.seconds()));
      return lines(who, held, side);
    }
  }

  private OpenLoad.Summary step(String who, OpenLoad load, int tables, double settle)
      throws IOException, InterruptedException {
    var step = load.with(tables, settle, 15 * effort.seconds());
    out.printf(
        Locale.ROOT,
        "%s, %,d tables: %,.0f decisions/s, 99th percentile %.0f ms, %s%n",
        who,
        step.tables(),
        step.decisionsPerSecond(),
        step.slow(),
        load(step));
    out.flush();
    return step;
  }

  private static String load(OpenLoad.Summary step) {
    String itself = step.lag() > LATE ? ": the load is itself the limit" : "";
    return String.format(
        Locale.ROOT,
        "server %.2f cores, load %.2f cores and %.0f ms late%s",
        step.server(),
        step.client(),
        step.lag(),
        itself);
  }

  private static List<Measurement> lines(String who, OpenLoad.Summary held, MeasuredServer side) {
    String what = who + ", " + held.tables() + " tables of people";
    return List.of(
        Measurement.of(SECTION, what, held.decisionsPerSecond(), "decisions/s"),
        Measurement.of(SECTION, what, held.slow(), "ms to both, 99th percentile")
            .goalAtMost(MOST)
            .beside(load(held)),
        Measurement.of(SECTION, what, held.middle(), "ms to both, in the middle"),
        Measurement.of(SECTION, what, held.cpu(), "µs of CPU a decision"),
        Measurement.of(SECTION, what, side.heap() / 1e6, "MB of heap"));
  }
}
