package loggia.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import loggia.kernel.Game;
import loggia.kernel.Games;

/// Measures one thing of one game in a JVM of its own: what another game taught the compiler about
/// the code they share would cost up to a third of the speed.
public final class IsolatedRun {
  /// What can be measured of a game.
  enum What {
    RULES,
    WORLDS,
    SCALING,
    SEARCH,
    GREEDY,
    PROGRAMS,
    NET,
    LEVELS
  }

  /// Nothing lives long here, so a young generation that fits into the cache is the fastest.
  /// Compact object headers would make small objects smaller by a tenth, but corrupt strings on
  /// Java 25 (JDK-8380060).
  private static final List<String> FLAGS = List.of("-XX:+UseParallelGC", "-Xmn32m");

  private static final int NO_TABLES = 0;

  private IsolatedRun() {}

  /// The lines for all games, each measured in a process that is started for it.
  static List<Measurement> measure(What what, Effort effort) {
    var lines = new ArrayList<Measurement>();
    for (Game<?, ?> game : Games.all()) {
      try {
        lines.addAll(start(what, game.manual().id(), effort));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return lines;
      }
    }
    return lines;
  }

  private static List<Measurement> start(What what, String game, Effort effort)
      throws IOException, InterruptedException {
    var command = JavaCommand.command(FLAGS.toArray(new String[0]));
    command.addAll(
        List.of("-cp", System.getProperty("java.class.path"), IsolatedRun.class.getName()));
    command.addAll(List.of(what.name(), game));
    command.addAll(List.of(Double.toString(effort.seconds()), Integer.toString(effort.rounds())));
    var process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new IOException("measuring " + what + " of " + game + " failed: " + said);
    }
    return said.lines().filter(Measurement::isText).map(Measurement::read).toList();
  }

  /// The process: what, game, seconds and rounds.
  public static void main(String[] words) {
    var what = What.valueOf(words[0].toUpperCase(Locale.ROOT));
    var game = Games.find(words[1]).orElseThrow();
    var effort = new Effort(Double.parseDouble(words[2]), Integer.parseInt(words[3]), NO_TABLES);
    var lines =
        switch (what) {
          case RULES -> new RulesBench(effort).run(game);
          case WORLDS -> new WorldsBench(effort).run(game);
          case SCALING -> new ScalingBench(effort).run(game);
          case SEARCH -> new SearchBench(effort).run(game);
          case GREEDY -> new GreedyBench(effort).run(game);
          case PROGRAMS -> new ProgramBench(effort).run(game);
          case NET -> new NetBench(effort).run(game);
          case LEVELS -> new LevelBench(effort).run(game);
        };
    lines.forEach(line -> System.out.println(line.text()));
  }
}
