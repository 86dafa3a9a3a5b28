package loggia.server;

import io.javalin.Javalin;
import io.javalin.util.JavalinBindException;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import loggia.server.store.Store;
import loggia.server.table.Driver;
import loggia.server.table.Tables;
import loggia.server.table.Thinker;
import loggia.server.table.Watch;
import loggia.server.web.ApiGames;
import loggia.server.web.ApiLive;
import loggia.server.web.ApiMe;
import loggia.server.web.ApiPlay;
import loggia.server.web.ApiRecords;
import loggia.server.web.ApiRewind;
import loggia.server.web.ApiSeats;
import loggia.server.web.ApiTables;
import loggia.server.web.Doors;
import loggia.server.web.Health;
import loggia.server.web.Live;
import loggia.server.web.Pages;
import loggia.server.web.Sessions;
import loggia.server.web.Talk;

/// The server, put together.
public final class Server implements AutoCloseable {
  private final Store store;
  private final ScheduledExecutorService timers;
  private final Driver driver;
  private final Watch watch;
  private final Live live;
  private final Javalin web;

  private Server(Config config) {
    store = Stores.open(config);
    timers = Executors.newScheduledThreadPool(1, Thread.ofVirtual().name("timer").factory());
    var metrics = new Metrics();
    var tables = new Tables(store, metrics);
    driver = new Driver(tables, new Thinker(config, metrics), config, metrics);
    live = new Live(tables, metrics, timers);
    watch = new Watch(tables, driver, config, metrics, timers);
    // Whoever looks is told before the next move is made.
    tables.listen(live);
    tables.listen(driver);
    tables.listen(watch);
    tables.listenToChat(live::chatted);
    tables.listenToLogOuts(live::disconnect);
    var doors = new Doors(config, metrics, new Sessions(store, Secret.of(config)));
    var talk = new Talk(tables, live);
    web =
        open(
            doors,
            config,
            List.of(
                new ApiMe(store, live::disconnect),
                new ApiGames(store),
                new ApiTables(tables, live),
                new ApiSeats(tables, live, config),
                new ApiPlay(tables),
                new ApiRewind(tables),
                new ApiRecords(tables),
                talk,
                new ApiLive(tables, live, talk, config, metrics),
                new Health(store, metrics, config),
                new Pages()));
    watch.start(live::isWatched, doors::sweep);
  }

  private Javalin open(Doors doors, Config config, List<Doors.Resource> resources) {
    try {
      return doors.open(resources);
    } catch (JavalinBindException e) {
      timers.shutdownNow();
      store.close();
      throw new IllegalArgumentException(
          "port " + config.text("port") + " is taken: stop what listens there or choose another",
          e);
    }
  }

  /// Starts a server; it answers when this returns.
  ///
  /// @throws IllegalArgumentException in one line that says what to change
  public static Server start(Config config) {
    return new Server(config);
  }

  public int port() {
    return web.port();
  }

  /// Lets nobody in any more, tells those who are there, and finishes what is being written.
  @Override
  public void close() {
    driver.close();
    watch.close();
    live.close();
    timers.shutdownNow();
    web.stop();
    store.close();
  }
}
