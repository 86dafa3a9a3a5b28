package loggia.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/// One file, nothing to install. A commit is on the disk before it is answered
/// (`synchronous=FULL`); one thread writes, and whatever waits meanwhile shares its next commit.
public final class SqliteStore extends SqlStore {
  private static final int READ_ONLY = 1;

  private final String url;
  private final HikariDataSource pool;
  private final Jdbi readers;
  private final SqliteWriter writer;

  public SqliteStore(Path file) {
    url = "jdbc:sqlite:" + file;
    Schema.migrate(url, "", "");
    var config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setMaximumPoolSize(4);
    config.setMinimumIdle(1);
    config.setPoolName("loggia-readers");
    config.addDataSourceProperty("busy_timeout", "10000");
    pool = new HikariDataSource(config);
    readers = Jdbi.create(pool);
    writer = new SqliteWriter(url);
  }

  @Override
  <T> T read(Function<Handle, T> work) {
    return readers.withHandle(work::apply);
  }

  @Override
  <T> T write(Function<Handle, T> work) {
    return writer.write(work);
  }

  @Override
  public boolean append(DecisionRow decision, Summary after, Optional<Ended> ended, Turns turns) {
    return ended.isEmpty() && !decision.isOfTable()
        ? writer.append(decision, after, turns)
        : super.append(decision, after, ended, turns);
  }

  /// Reads the file anew too: what is in memory would hide that it is damaged or gone.
  @Override
  public void check() {
    super.check();
    Jdbi.create(url + "?open_mode=" + READ_ONLY)
        .useHandle(
            handle -> handle.createQuery("select count(*) from health").mapTo(Long.class).one());
  }

  /// A file has one node.
  @Override
  void tell(Handle handle, String update) {}

  @Override
  void tellOf(Handle handle, String table) {}

  @Override
  public boolean hasSeveralNodes() {
    return false;
  }

  @Override
  public void present(String table, String person, boolean here) {}

  @Override
  public void alive(long now, long until) {}

  @Override
  public void gone() {}

  @Override
  public Map<String, Set<String>> elsewhere(long now) {
    return Map.of();
  }

  @Override
  public void listen(Consumer<String> changed) {}

  @Override
  public void close() {
    writer.close();
    pool.close();
  }
}
