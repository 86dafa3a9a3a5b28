package loggia.server.store;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;

/// The statements, which both databases understand. What differs is how a write is made durable and
/// how other nodes hear of it.
abstract class SqlStore implements Store {
  abstract <T> T read(Function<Handle, T> work);

  /// Runs in one transaction and returns when it is durable. The work must not fail halfway.
  abstract <T> T write(Function<Handle, T> work);

  /// Tells the other nodes, when the transaction commits.
  abstract void tell(Handle handle, String news);

  @Override
  public void add(Person person) {
    write(handle -> People.insert(handle, person));
  }

  @Override
  public Optional<Person> person(String id) {
    return read(handle -> People.byId(handle, id));
  }

  @Override
  public Optional<Person> account(String account) {
    return read(handle -> People.byAccount(handle, account));
  }

  @Override
  public boolean save(Person person) {
    return write(handle -> People.update(handle, person));
  }

  @Override
  public void logOut(Person person) {
    write(
        handle -> {
          People.update(handle, person);
          tell(handle, LOGGED_OUT + person.id());
          return true;
        });
  }

  @Override
  public void forget(long time) {
    write(
        handle -> {
          TableRows.forget(handle, time);
          People.forget(handle, time);
          return true;
        });
  }

  @Override
  public void open(TableRow table, List<DecisionRow> decisions) {
    write(
        handle -> {
          TableRows.insert(handle, table);
          decisions.forEach(decision -> Decisions.insert(handle, decision));
          return true;
        });
  }

  @Override
  public Optional<TableRow> table(String id) {
    return read(handle -> TableRows.byId(handle, id));
  }

  @Override
  public boolean change(TableRow table) {
    return write(
        handle -> {
          boolean changed = TableRows.update(handle, table);
          if (changed) {
            tell(handle, table.id());
          }
          return changed;
        });
  }

  @Override
  public List<TableRow> list(Query query) {
    return read(handle -> TableRows.list(handle, query));
  }

  @Override
  public List<String> tables() {
    return read(
        handle ->
            handle.createQuery("select id from tables order by id").mapTo(String.class).list());
  }

  @Override
  public boolean append(DecisionRow decision, Summary after, Optional<Rated> rated) {
    return write(
        handle -> {
          boolean added = Decisions.insert(handle, decision);
          if (added) {
            TableRows.summarise(handle, decision.table(), after);
            rated.ifPresent(change -> Ratings.change(handle, change));
            tell(handle, decision.table());
          }
          return added;
        });
  }

  @Override
  public List<DecisionRow> decisions(String table, int from) {
    return read(handle -> Decisions.from(handle, table, from));
  }

  @Override
  public Optional<DecisionRow> answered(String table, int seat, String key, int from) {
    return read(handle -> Decisions.byKey(handle, table, seat, key, from));
  }

  @Override
  public void say(ChatRow line) {
    write(
        handle -> {
          Chat.insert(handle, line);
          tell(handle, line.table());
          return true;
        });
  }

  @Override
  public List<ChatRow> chat(String table, int from) {
    return read(handle -> Chat.from(handle, table, from));
  }

  @Override
  public List<String> due(long time) {
    return read(handle -> TableRows.due(handle, time));
  }

  @Override
  public Statistics statistics(String game) {
    return read(handle -> Ratings.statistics(handle, game));
  }

  @Override
  public void dump(Consumer<Map<String, Object>> line) {
    read(
        handle -> {
          Dump.write(handle, line);
          return true;
        });
  }

  @Override
  public void restore(Iterable<Map<String, Object>> lines) {
    write(
        handle -> {
          Dump.read(handle, lines);
          return true;
        });
  }

  @Override
  public void check() {
    read(handle -> handle.createQuery("select 1").mapTo(Integer.class).one());
  }
}
