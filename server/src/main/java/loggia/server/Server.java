package loggia.server;

import io.javalin.Javalin;
import io.javalin.util.JavalinBindException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import loggia.server.coach.Analyst;
import loggia.server.common.Config;
import loggia.server.common.Metrics;
import loggia.server.notice.Letters;
import loggia.server.notice.Notifier;
import loggia.server.notice.Postman;
import loggia.server.notice.PushKey;
import loggia.server.notice.Webhooks;
import loggia.server.store.Store;
import loggia.server.table.Adviser;
import loggia.server.table.AutoPlayer;
import loggia.server.table.BotRunner;
import loggia.server.table.LastAddresses;
import loggia.server.table.TableScheduler;
import loggia.server.table.Tables;
import loggia.server.web.ApiChat;
import loggia.server.web.ApiCoach;
import loggia.server.web.ApiContact;
import loggia.server.web.ApiGames;
import loggia.server.web.ApiHealth;
import loggia.server.web.ApiHooks;
import loggia.server.web.ApiLive;
import loggia.server.web.ApiMe;
import loggia.server.web.ApiMyData;
import loggia.server.web.ApiPassword;
import loggia.server.web.ApiPeople;
import loggia.server.web.ApiPlay;
import loggia.server.web.ApiPush;
import loggia.server.web.ApiRecords;
import loggia.server.web.ApiRewind;
import loggia.server.web.ApiSeats;
import loggia.server.web.ApiTables;
import loggia.server.web.ApiTies;
import loggia.server.web.ApiVacation;
import loggia.server.web.HttpServer;
import loggia.server.web.LiveChannel;
import loggia.server.web.Sessions;
import loggia.server.web.SignedMailTokens;
import loggia.server.web.StaticFiles;

/// The server, put together.
public final class Server implements AutoCloseable {
  private final Optional<DataFolder> folder;
  private final Store store;
  private final ScheduledExecutorService timers;
  private final AutoPlayer autoPlayer;
  private final TableScheduler scheduler;
  private final Analyst analyst;
  private final Notifier notifier;
  private final Webhooks webhooks;
  private final LiveChannel live;
  private final Javalin web;

  private Server(Config config) {
    folder = Stores.isFile(config) ? Optional.of(DataFolder.hold(config.data())) : Optional.empty();
    byte[] key;
    try {
      DataFolder.make(config.data());
      key = SigningKey.of(config);
      store = Stores.open(config);
    } catch (IllegalArgumentException e) {
      folder.ifPresent(DataFolder::close);
      throw e;
    }
    timers = Executors.newScheduledThreadPool(1, Thread.ofVirtual().name("timer").factory());
    var metrics = new Metrics();
    var tables = new Tables(store, metrics);
    var addresses = new LastAddresses();
    live = new LiveChannel(tables, metrics, timers);
    var bots = new BotRunner(config, metrics);
    autoPlayer = new AutoPlayer(tables, bots, addresses, live::isWatched, config, metrics);
    analyst = new Analyst(tables, bots::awaitCalm, config, metrics);
    scheduler = new TableScheduler(tables, autoPlayer, config, metrics, timers);
    // Whoever looks is told before the next move is made.
    tables.listen(live);
    tables.listen(autoPlayer);
    tables.listen(scheduler);
    tables.listenToChat(live::chatted);
    tables.listenToLogOuts(live::disconnect);
    tables.listenToRenewals(live::reconnect);
    tables.listenToPresence(live::presenceChanged);
    var sessions = new Sessions(store, key);
    var http = new HttpServer(config, metrics, sessions, addresses);
    var talk = new ApiChat(tables, live);
    var tokens = new SignedMailTokens(sessions);
    var letters = new Letters(store, config, tokens);
    var postman = new Postman(config);
    var ties = new ApiTies(tables, live);
    var contacts = new ApiContact(store, letters, postman, tokens, config);
    var pushKey = PushKey.of(key, contact(config));
    webhooks = new Webhooks(tables, pushKey, config, metrics);
    notifier = new Notifier(tables, letters, postman, config, metrics);
    web =
        open(
            http,
            config,
            List.of(
                new ApiMe(store, live),
                new ApiPassword(store, live, letters, postman, tokens, config, metrics),
                contacts,
                new ApiPeople(tables, live),
                ties,
                new ApiVacation(tables, config),
                new ApiMyData(tables, live, contacts, ties, config),
                new ApiHooks(tables, webhooks, config),
                new ApiPush(store, webhooks, pushKey, config),
                new ApiGames(store),
                new ApiTables(tables, live, config),
                new ApiSeats(tables, live, config),
                new ApiPlay(tables),
                new ApiRewind(tables),
                new ApiRecords(tables, config),
                new ApiCoach(
                    tables, analyst, new Adviser(bots, addresses, config, metrics), config),
                talk,
                new ApiLive(tables, live, talk, config, metrics),
                new ApiHealth(store, metrics, config),
                new StaticFiles()));
    folder.ifPresent(held -> held.listensAt(web.port()));
    live.alive();
    scheduler.start(
        live::isWatched,
        () -> {
          http.sweep();
          live.alive();
        });
    analyst.start();
    notifier.start();
    webhooks.start();
  }

  /// Where push services find who runs this server.
  private static String contact(Config config) {
    String origin = config.text("origin");
    return origin.startsWith("https:") ? origin : "mailto:nobody@localhost";
  }

  private Javalin open(HttpServer http, Config config, List<HttpServer.Resource> resources) {
    try {
      return http.open(resources);
    } catch (JavalinBindException e) {
      timers.shutdownNow();
      store.close();
      folder.ifPresent(DataFolder::close);
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
    webhooks.close();
    notifier.close();
    analyst.close();
    autoPlayer.close();
    scheduler.close();
    live.close();
    timers.shutdownNow();
    web.stop();
    store.close();
    folder.ifPresent(DataFolder::close);
  }
}
