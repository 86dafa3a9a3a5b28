package loggia.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/// Several nodes on one database: any node serves any table, and hears of the others' changes.
public final class PostgresStore extends SqlStore {
  static final String CHANNEL = "loggia";

  /// What no node's own is told to all of them.
  private static final String NOBODY = "-";

  /// So long before its life sign runs out a node tells of what it does at once: the others look at
  /// all tables when it has, and what is committed must be there by then.
  private static final long MARGIN = 5000;

  private final String url;
  private final String user;
  private final String password;
  private final HikariDataSource pool;
  private final HikariDataSource quickPool;
  private final Jdbi jdbi;
  private final String node;
  private final PostgresTeller teller;
  private volatile PostgresListener listener;
  private volatile long aliveUntil;

  public PostgresStore(String url, String user, String password, String node) {
    this.url = url;
    this.user = user;
    this.password = password;
    this.node = node;
    Schema.migrate(url, user, password);
    HikariConfig config = config("loggia-postgres", 16);
    config.setMinimumIdle(2);
    pool = new HikariDataSource(config);
    jdbi = Jdbi.create(pool);
    // Of its own: else it would queue up behind the decisions.
    HikariConfig quick = config("loggia-teller", 1);
    quick.setConnectionInitSql("set synchronous_commit = off");
    quickPool = new HikariDataSource(quick);
    Jdbi quickly = Jdbi.create(quickPool);
    teller = new PostgresTeller(tables -> quickly.useHandle(handle -> tell(handle, tables)));
    listener = PostgresListener.NONE;
  }

  private HikariConfig config(String name, int most) {
    var config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setUsername(user);
    config.setPassword(password);
    config.setMaximumPoolSize(most);
    config.setPoolName(name);
    return config;
  }

  @Override
  <T> T read(Function<Handle, T> work) {
    return jdbi.withHandle(work::apply);
  }

  @Override
  <T> T write(Function<Handle, T> work) {
    return jdbi.inTransaction(work::apply);
  }

  @Override
  void tell(Handle handle, String update) {
    tell(handle, node, update);
  }

  private static void tell(Handle handle, String from, String update) {
    handle.select("select pg_notify(?, ?)", CHANNEL, from + " " + update).mapToMap().list();
  }

  /// If this node is lost before it has told, the others notice that it gives no life sign any
  /// more; one that has given none tells with the transaction.
  @Override
  void tellOf(Handle handle, String table) {
    if (System.currentTimeMillis() < aliveUntil - MARGIN) {
      handle.afterCommit(() -> teller.tell(table));
    } else {
      tell(handle, table);
    }
  }

  @Override
  public boolean hasSeveralNodes() {
    return true;
  }

  @Override
  public void present(String table, String person, boolean here) {
    write(
        handle -> {
          PresenceSql.present(handle, node, table, person, here);
          tell(handle, PRESENCE);
          return true;
        });
  }

  @Override
  public void alive(long now, long until) {
    write(
        handle -> {
          if (PresenceSql.alive(handle, node, now, until) > 0) {
            tell(handle, NOBODY, EVERYTHING);
          }
          return true;
        });
    aliveUntil = until;
  }

  @Override
  public void gone() {
    aliveUntil = 0;
    teller.flush();
    write(
        handle -> {
          PresenceSql.gone(handle, node);
          tell(handle, PRESENCE);
          return true;
        });
  }

  @Override
  public Map<String, Set<String>> elsewhere(long now) {
    return read(handle -> PresenceSql.elsewhere(handle, node, now));
  }

  @Override
  public void listen(Consumer<String> changed) {
    listener = PostgresListener.start(url, user, password, node, changed);
  }

  @Override
  public void close() {
    listener.close();
    teller.close();
    quickPool.close();
    pool.close();
  }
}
