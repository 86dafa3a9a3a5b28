package loggia.bench.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;

/// Pairs of people at many tables. Whose game is over sits down at a new one.
final class Crowd implements AutoCloseable {
  private static final int OPENERS = 8;

  /// So many addresses of this machine they come from: one has too few ports for them all.
  private static final int ADDRESSES = 16;

  private final MeasuredServer side;
  private final SocketLoop loop;
  private final LoadTable.Pace pace;
  private final Latencies figures;

  /// The loop may still see games end while this closes: nothing is opened for them then.
  private final ExecutorService openers =
      new ThreadPoolExecutor(
          OPENERS,
          OPENERS,
          0,
          TimeUnit.SECONDS,
          new LinkedBlockingQueue<>(),
          new ThreadPoolExecutor.DiscardPolicy());

  private final AtomicInteger opened = new AtomicInteger();

  Crowd(MeasuredServer side, SocketLoop loop, LoadTable.Pace pace, Latencies figures) {
    this.side = side;
    this.loop = loop;
    this.pace = pace;
    this.figures = figures;
  }

  List<MeasuredServer.Seats> open(int tables) throws IOException, InterruptedException {
    return each(tables, _ -> side.open(opened.getAndIncrement()));
  }

  void sit(List<MeasuredServer.Seats> tables) throws IOException, InterruptedException {
    each(tables.size(), i -> sit(tables.get(i), i));
  }

  private LoadTable sit(MeasuredServer.Seats seats, int number) {
    String from = "127.0.0." + (1 + number % ADDRESSES);
    var table = new LoadTable(seats, from, pace, figures, this::over);
    loop.add(table);
    return table;
  }

  private void over(LoadTable table) {
    table.sockets().forEach(LoadSocket::close);
    side.left(table.seats());
    var _ =
        openers.submit(
            () -> {
              int number = opened.getAndIncrement();
              return sit(side.open(number), number);
            });
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
      throw new IOException("a table could not be opened: " + e.getCause(), e.getCause());
    }
    return made;
  }

  /// Games that are over are followed by no other any more.
  @Override
  public void close() {
    openers.shutdownNow();
    openers.close();
  }
}
