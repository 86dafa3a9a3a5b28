package loggia.bench.load;

import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/// Many tables of two at full speed.
public final class Load {
  private Load() {}

  /// Opens the tables, plays for a while and leaves.
  public static Figures.Summary run(String server, String game, int tables, double seconds)
      throws InterruptedException {
    try (var pool = Executors.newVirtualThreadPerTaskExecutor();
        var http = HttpClient.newBuilder().executor(pool).build()) {
      var host = new Person(http, server);
      var guest = new Person(http, server);
      var figures = new Figures();
      List<LoadTable> all = new ArrayList<>();
      for (int i = 0; i < tables; i++) {
        var table = new LoadTable(host, guest, game, figures);
        all.add(table);
        table.connect(http, server, host, guest).join();
      }
      TimeUnit.SECONDS.sleep(2);
      figures.begin();
      TimeUnit.MILLISECONDS.sleep((long) (seconds * 1000));
      var summary = figures.end(seconds);
      all.forEach(LoadTable::close);
      return summary;
    }
  }
}
