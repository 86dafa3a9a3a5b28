package loggia.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Objects;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;
import org.jspecify.annotations.Nullable;

/// The statements about people.
final class PersonSql {
  private PersonSql() {}

  static boolean insert(Handle handle, Person person) {
    return handle.execute(
            "insert into people (id, name, account, password, epoch, created)"
                + " values (?, ?, ?, ?, ?, ?)",
            person.id(),
            person.name(),
            orNull(person.account()),
            orNull(person.password()),
            person.epoch(),
            person.created())
        == 1;
  }

  static boolean update(Handle handle, Person person) {
    boolean taken =
        person.hasAccount()
            && byAccount(handle, person.account())
                .filter(other -> !other.id().equals(person.id()))
                .isPresent();
    return !taken
        && handle.execute(
                "update people set name = ?, account = ?, password = ?, epoch = ? where id = ?",
                person.name(),
                orNull(person.account()),
                orNull(person.password()),
                person.epoch(),
                person.id())
            == 1;
  }

  static Optional<Person> byId(Handle handle, String id) {
    return handle
        .createQuery("select * from people where id = ?")
        .bind(0, id)
        .map(PersonSql::read)
        .findOne();
  }

  static Optional<Person> byAccount(Handle handle, String account) {
    return handle
        .createQuery("select * from people where account = ?")
        .bind(0, account)
        .map(PersonSql::read)
        .findOne();
  }

  /// Whoever opened a table or sat at one is a member of it.
  static void forget(Handle handle, long time) {
    handle.execute(
        "delete from people where account is null and created < ?"
            + " and not exists (select 1 from members where members.person = people.id)",
        time);
  }

  private static Person read(ResultSet row, StatementContext context) throws SQLException {
    return new Person(
        row.getString("id"),
        row.getString("name"),
        Objects.requireNonNullElse(row.getString("account"), ""),
        Objects.requireNonNullElse(row.getString("password"), ""),
        row.getInt("epoch"),
        row.getLong("created"));
  }

  /// Only what is there must be unique.
  private static @Nullable String orNull(String text) {
    return text.isEmpty() ? null : text;
  }
}
