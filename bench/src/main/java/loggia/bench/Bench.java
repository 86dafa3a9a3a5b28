package loggia.bench;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The measurements, by what they are about.
public final class Bench {
  /// What can be asked for.
  public enum Part {
    KERNEL,
    MICRO,
    BOTS,
    LEVELS,
    SERVER,
    OPEN,
    LOBBY,
    MASTERS,
    START,
    ALL
  }

  private Bench() {}

  public static void run(
      Part part, Effort effort, ServerWishes wishes, Optional<Path> json, PrintWriter out) {
    var lines = new ArrayList<Measurement>();
    if (part == Part.KERNEL || part == Part.ALL) {
      add(lines, IsolatedRun.measure(IsolatedRun.What.RULES, effort), out);
      add(lines, IsolatedRun.measure(IsolatedRun.What.WORLDS, effort), out);
      add(lines, IsolatedRun.measure(IsolatedRun.What.SCALING, effort), out);
    }
    if (part == Part.MICRO || part == Part.ALL) {
      add(lines, new MicroBench(effort).run(), out);
    }
    if (part == Part.BOTS || part == Part.ALL) {
      add(lines, IsolatedRun.measure(IsolatedRun.What.SEARCH, effort), out);
      add(lines, IsolatedRun.measure(IsolatedRun.What.GREEDY, effort), out);
      add(lines, IsolatedRun.measure(IsolatedRun.What.NET, effort), out);
      add(lines, IsolatedRun.measure(IsolatedRun.What.PROGRAMS, effort), out);
    }
    if (part == Part.LEVELS || part == Part.ALL) {
      add(lines, IsolatedRun.measure(IsolatedRun.What.LEVELS, effort), out);
    }
    if (part == Part.SERVER || part == Part.ALL) {
      add(lines, new ServerBench(effort, wishes).run(), out);
    }
    if (part == Part.OPEN || part == Part.ALL) {
      add(lines, new OpenBench(effort, wishes, out).run(), out);
    }
    if (part == Part.LOBBY || part == Part.ALL) {
      add(lines, new LobbyBench(effort, wishes).run(), out);
    }
    if (part == Part.MASTERS || part == Part.ALL) {
      add(lines, new MastersBench(effort, wishes).run(), out);
    }
    if (part == Part.START || part == Part.ALL) {
      add(lines, new StartBench(effort).run(), out);
    }
    Report.foot(out);
    json.ifPresent(file -> write(file, Report.json(lines)));
  }

  private static void add(List<Measurement> lines, List<Measurement> more, PrintWriter out) {
    Report.print(more, out);
    lines.addAll(more);
  }

  private static void write(Path file, String text) {
    try {
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
