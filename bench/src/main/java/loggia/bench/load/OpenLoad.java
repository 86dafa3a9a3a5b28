package loggia.bench.load;

import java.io.IOException;
import java.util.random.RandomGenerator;

/// Many tables of two as people play: who is asked thinks for a while, however long the server
/// takes. A decision's time counts from when it was due, so a load that comes late hides nothing.
public final class OpenLoad implements AutoCloseable {
  private final MeasuredServer side;
  private final Latencies figures = new Latencies();
  private final RandomGenerator random = RandomGenerator.of("L64X128MixRandom");
  private final SocketLoop loop;
  private final Crowd crowd;
  private int tables;

  /// @param think seconds from question to answer, on average; exponential
  public OpenLoad(MeasuredServer side, double think) throws IOException {
    this.side = side;
    loop = new SocketLoop();
    crowd =
        new Crowd(
            side,
            loop,
            answer -> loop.after((long) (1e9 * think * random.nextExponential()), answer),
            figures);
    loop.start();
  }

  /// What a number of tables came to.
  ///
  /// @param middle milliseconds from when a decision was due until both clients have it
  /// @param slow the same for the slowest hundredth
  /// @param cpu the server's CPU time for a decision, in microseconds
  /// @param server how many cores the server was busy with
  /// @param client the same of the load
  /// @param lag by how many milliseconds the slowest hundredth of decisions was sent late
  public record Summary(
      int tables,
      double decisionsPerSecond,
      double middle,
      double slow,
      double cpu,
      double server,
      double client,
      double lag) {
    public boolean holds(double most) {
      return slow <= most;
    }
  }

  /// Plays with so many tables altogether.
  public Summary with(int all, double settle, double seconds)
      throws IOException, InterruptedException {
    crowd.sit(crowd.open(all - tables));
    tables = all;
    Load.sleep(settle);
    double before = side.cpu();
    double own = loop.cpu();
    long begin = System.nanoTime();
    figures.begin();
    loop.lag().begin();
    Load.sleep(seconds);
    figures.end();
    loop.lag().end();
    double took = (System.nanoTime() - begin) / 1e9;
    double cpu = side.cpu() - before;
    double client = loop.cpu() - own;
    if (!loop.trouble().isEmpty()) {
      throw new IOException("the load broke off: " + loop.trouble());
    }
    var done = figures.summary(took, cpu, client, 0, 0);
    return new Summary(
        all,
        done.decisionsPerSecond(),
        done.middle(),
        done.slow(),
        done.cpu(),
        cpu / took,
        client / took,
        loop.lag().summary(took, 0, 0, 0, 0).slow());
  }

  @Override
  public void close() throws IOException {
    crowd.close();
    loop.close();
  }
}
