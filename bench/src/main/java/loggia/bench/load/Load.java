package loggia.bench.load;

import java.io.IOException;
import java.util.concurrent.TimeUnit;

/// Many tables of two at full speed: who is asked answers at once.
public final class Load {
  private Load() {}

  /// Opens the tables, plays to warm up, plays to measure, and leaves.
  public static Latencies.Summary run(
      MeasuredServer side, int tables, double warmUp, double seconds)
      throws IOException, InterruptedException {
    var figures = new Latencies();
    try (var loop = new SocketLoop();
        var crowd = new Crowd(side, loop, LoadTable.Pace.AT_ONCE, figures)) {
      double empty = side.heap();
      var seats = crowd.open(tables);
      double loaded = side.heap();
      crowd.sit(seats);
      double connected = side.heap();
      loop.start();
      sleep(warmUp);
      double before = side.cpu();
      double own = loop.cpu();
      long begin = System.nanoTime();
      figures.begin();
      sleep(seconds);
      figures.end();
      return figures.summary(
          (System.nanoTime() - begin) / 1e9,
          side.cpu() - before,
          loop.cpu() - own,
          (loaded - empty) / tables,
          (connected - loaded) / tables);
    }
  }

  static void sleep(double seconds) throws InterruptedException {
    TimeUnit.MILLISECONDS.sleep((long) (seconds * 1000));
  }
}
