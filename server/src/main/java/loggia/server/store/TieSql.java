package loggia.server.store;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jdbi.v3.core.Handle;

/// The statements about ties and invitations.
final class TieSql {
  private TieSql() {}

  static List<TieStore.Tied> all(Handle handle, String person) {
    var ties = new LinkedHashMap<String, Set<TieStore.Tie>>();
    handle
        .createQuery(
            "select t.other, t.kind from ties t join people p on p.id = t.other"
                + " where t.person = ? order by p.name, p.id")
        .bind(0, person)
        .map((row, context) -> List.of(row.getString("other"), row.getString("kind")))
        .forEach(
            row ->
                ties.computeIfAbsent(row.get(0), _ -> EnumSet.noneOf(TieStore.Tie.class))
                    .add(tie(row.get(1))));
    var all = new ArrayList<TieStore.Tied>();
    ties.forEach(
        (other, kinds) ->
            PersonSql.byId(handle, other).ifPresent(p -> all.add(new TieStore.Tied(p, kinds))));
    return all;
  }

  private static TieStore.Tie tie(String id) {
    return TieStore.Tie.valueOf(id.toUpperCase(Locale.ROOT));
  }

  static Set<TieStore.Tie> between(Handle handle, String person, String other) {
    var ties = EnumSet.noneOf(TieStore.Tie.class);
    handle
        .createQuery("select kind from ties where person = ? and other = ?")
        .bind(0, person)
        .bind(1, other)
        .mapTo(String.class)
        .forEach(kind -> ties.add(tie(kind)));
    return ties;
  }

  static int tie(Handle handle, String person, String other, TieStore.Tie tie, long at) {
    return handle.execute(
        "insert into ties (person, other, kind, at) values (?, ?, ?, ?) on conflict do nothing",
        person,
        other,
        tie.id(),
        at);
  }

  static int untie(Handle handle, String person, String other, TieStore.Tie tie) {
    return handle.execute(
        "delete from ties where person = ? and other = ? and kind = ?", person, other, tie.id());
  }

  static Set<String> unheard(Handle handle, String person) {
    return Set.copyOf(
        handle
            .createQuery(
                "select distinct other from ties where person = ? and kind in ('muted', 'blocked')")
            .bind(0, person)
            .mapTo(String.class)
            .list());
  }

  static int invite(Handle handle, TieStore.Invitation invitation) {
    return handle.execute(
        "insert into invitations (table_id, person, inviter, at) values (?, ?, ?, ?)"
            + " on conflict do nothing",
        invitation.table(),
        invitation.person(),
        invitation.inviter(),
        invitation.at());
  }

  static int invited(Handle handle, String table) {
    return handle
        .createQuery("select count(*) from invitations where table_id = ?")
        .bind(0, table)
        .mapTo(Integer.class)
        .one();
  }

  static int uninvite(Handle handle, String table, String person) {
    return handle.execute(
        "delete from invitations where table_id = ? and person = ?", table, person);
  }

  static List<TieStore.Invitation> invitations(Handle handle, String person) {
    return handle
        .createQuery(
            "select i.* from invitations i join tables t on t.id = i.table_id"
                + " where i.person = ? and t.status = 'waiting' order by i.at desc, i.table_id")
        .bind(0, person)
        .map(
            (row, context) ->
                new TieStore.Invitation(
                    row.getString("table_id"),
                    row.getString("person"),
                    row.getString("inviter"),
                    row.getLong("at")))
        .list();
  }

  static void erase(Handle handle, String person) {
    handle.execute("delete from ties where person = ? or other = ?", person, person);
    handle.execute("delete from invitations where person = ? or inviter = ?", person, person);
  }

  /// Of tables that are gone or have begun.
  static void forget(Handle handle) {
    handle.execute(
        "delete from invitations where table_id not in"
            + " (select id from tables where status = 'waiting')");
  }
}
