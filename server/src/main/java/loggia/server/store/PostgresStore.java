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

  private final String url;
  private final String user;
  private final String password;
  private final HikariDataSource pool;
  private final Jdbi jdbi;
  private final String node;
  private volatile PostgresListener listener;

  public PostgresStore(String url, String user, String password, String node) {
    this.url = url;
    this.user = user;
    this.password = password;
    this.node = node;
    Schema.migrate(url, user, password);
    var config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setUsername(user);
    config.setPassword(password);
    config.setMaximumPoolSize(16);
    config.setMinimumIdle(2);
    config.setPoolName("loggia-postgres");
    pool = new HikariDataSource(config);
    jdbi = Jdbi.create(pool);
    listener = PostgresListener.NONE;
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
    handle.select("select pg_notify(?, ?)", CHANNEL, node + " " + update).mapToMap().list();
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
    write(handle -> PresenceSql.alive(handle, node, now, until));
  }

  @Override
  public void gone() {
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
    pool.close();
  }
}
