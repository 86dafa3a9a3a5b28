package loggia.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;
import org.jspecify.annotations.Nullable;

/// The statements about people.
final class PersonSql {
  private static final List<String> PARTS =
      List.of(
          "members",
          "ratings",
          "likenesses",
          "waits",
          "contacts",
          "hooks",
          "hooked",
          "results",
          "presences",
          "vacations");

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

  /// An account's name is its own: nobody else may bear one that looks like it.
  ///
  /// @param epoch the one it was read with: who changes an older one is refused
  static boolean update(Handle handle, Person person, int epoch) {
    var likenesses = Likeness.of(person.name());
    if (isTaken(handle, person.id(), likenesses)) {
      return false;
    }
    if (person.hasAccount()) {
      if (byAccount(handle, person.account())
          .filter(other -> !other.id().equals(person.id()))
          .isPresent()) {
        return false;
      }
      claim(handle, person.id(), likenesses);
    }
    return handle.execute(
            "update people set name = ?, account = ?, password = ?, epoch = ?, shared = ?"
                + " where id = ? and epoch = ?",
            person.name(),
            orNull(person.account()),
            orNull(person.password()),
            person.epoch(),
            person.shared() ? 1 : 0,
            person.id(),
            epoch)
        == 1;
  }

  static boolean isTaken(Handle handle, String person, Set<String> likenesses) {
    return handle
            .createQuery(
                "select count(*) from likenesses where person <> :person and likeness in"
                    + " (<likenesses>)")
            .bind("person", person)
            .bindList("likenesses", likenesses)
            .mapTo(Integer.class)
            .one()
        > 0;
  }

  private static void claim(Handle handle, String person, Set<String> likenesses) {
    handle.execute("delete from likenesses where person = ?", person);
    likenesses.forEach(
        likeness ->
            handle.execute(
                "insert into likenesses (likeness, person) values (?, ?)", likeness, person));
  }

  /// Names of accounts that are older than the reservation. Where two look alike, the older account
  /// has the name.
  static void claimAll(Handle handle) {
    var unclaimed =
        handle
            .createQuery(
                "select * from people where account is not null"
                    + " and not exists (select 1 from likenesses where person = people.id)"
                    + " order by created, id")
            .map(PersonSql::read)
            .list();
    for (Person person : unclaimed) {
      var likenesses = Likeness.of(person.name());
      if (!isTaken(handle, person.id(), likenesses)) {
        claim(handle, person.id(), likenesses);
      }
    }
  }

  static Optional<Person> byId(Handle handle, String id) {
    return handle
        .createQuery("select * from people where id = ?")
        .bind(0, id)
        .map(PersonSql::read)
        .findOne();
  }

  /// The person of a session that was not logged out of.
  static Optional<Person> bySession(Handle handle, String id, String session) {
    return handle
        .createQuery(
            "select * from people where id = ?"
                + " and not exists (select 1 from revoked where session = ?)")
        .bind(0, id)
        .bind(1, session)
        .map(PersonSql::read)
        .findOne();
  }

  static void revoke(Handle handle, String session, long at) {
    handle.execute(
        "insert into revoked (session, at) values (?, ?) on conflict (session) do nothing",
        session,
        at);
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

  static List<Vacation> vacations(Handle handle, String person, long time) {
    return handle
        .createQuery("select * from vacations where person = ? and ended > ? order by begun")
        .bind(0, person)
        .bind(1, time)
        .map((row, context) -> new Vacation(row.getLong("begun"), row.getLong("ended")))
        .list();
  }

  static int save(Handle handle, String person, Vacation vacation) {
    return handle.execute(
        "insert into vacations (person, begun, ended) values (?, ?, ?)"
            + " on conflict (person, begun) do update set ended = excluded.ended",
        person,
        vacation.begun(),
        vacation.ended());
  }

  /// What is kept by a person's id. Analyses are of the table; who asked for them is forgotten.
  static void erase(Handle handle, String person) {
    for (String part : PARTS) {
      handle.execute("delete from " + part + " where person = ?", person);
    }
    handle.execute("update analyses set person = '' where person = ?", person);
    ChatSql.erase(handle, person);
    TieSql.erase(handle, person);
    handle.execute("delete from people where id = ?", person);
  }

  /// What was logged out of so long ago is no longer good in any case.
  static void forgetRevoked(Handle handle, long time) {
    handle.execute("delete from revoked where at < ?", time);
  }

  private static Person read(ResultSet row, StatementContext context) throws SQLException {
    return new Person(
        row.getString("id"),
        row.getString("name"),
        Objects.requireNonNullElse(row.getString("account"), ""),
        Objects.requireNonNullElse(row.getString("password"), ""),
        row.getInt("epoch"),
        row.getLong("created"),
        row.getInt("shared") == 1);
  }

  /// Only what is there must be unique.
  private static @Nullable String orNull(String text) {
    return text.isEmpty() ? null : text;
  }
}
