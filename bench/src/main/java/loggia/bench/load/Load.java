package loggia.bench.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;

/// Many tables of two at full speed. Whose game is over sits down at a new table.
public final class Load {
  private static final int OPENERS = 8;

  private final MeasuredServer side;
  private final SocketLoop loop;
  private final ExecutorService openers;
  private final Latencies figures = new Latencies();
  private final AtomicInteger opened = new AtomicInteger();

  private Load(MeasuredServer side, SocketLoop loop, ExecutorService openers) {
    this.side = side;
    this.loop = loop;
    this.openers = openers;
  }

  /// Opens the tables, plays to warm up, plays to measure, and leaves.
  public static Latencies.Summary run(
      MeasuredServer side, int tables, double warmUp, double seconds)
      throws IOException, InterruptedException {
    try (var openers = Executors.newFixedThreadPool(OPENERS);
        var loop = new SocketLoop()) {
      return new Load(side, loop, openers).run(tables, warmUp, seconds);
    }
  }

  private Latencies.Summary run(int tables, double warmUp, double seconds)
      throws IOException, InterruptedException {
    double empty = side.heap();
    var seats = each(tables, _ -> side.open(opened.getAndIncrement()));
    double loaded = side.heap();
    each(tables, i -> sit(seats.get(i)));
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

  private LoadTable sit(MeasuredServer.Seats seats) {
    var table = new LoadTable(seats, figures, this::over);
    loop.add(table);
    return table;
  }

  private void over(LoadTable table) {
    table.sockets().forEach(LoadSocket::close);
    side.left(table.seats());
    var _ = openers.submit(() -> sit(side.open(opened.getAndIncrement())));
  }

  private <T> List<T> each(int tables, IntFunction<T> make)
      throws IOException, InterruptedException {
    var making = new ArrayList<Future<T>>();
    for (int i = 0; i < tables; i++) {
      int number = i;
      making.add(openers.submit(() -> make.apply(number)));
    }
    var made = new ArrayList<T>();
    try {
      for (var one : making) {
        made.add(one.get());
      }
    } catch (ExecutionException e) {
      openers.shutdownNow();
      throw new IOException("a table could not be opened", e.getCause());
    }
    return made;
  }

  private static void sleep(double seconds) throws InterruptedException {
    TimeUnit.MILLISECONDS.sleep((long) (seconds * 1000));
  }
}
