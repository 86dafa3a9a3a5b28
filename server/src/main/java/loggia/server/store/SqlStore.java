package loggia.server.store;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
  abstract void tell(Handle handle, String update);

  /// Tells the other nodes that a table has changed, when the transaction commits or soon after.
  abstract void tellOf(Handle handle, String table);

  @Override
  public void add(Person person) {
    write(handle -> PersonSql.insert(handle, person));
  }

  @Override
  public Optional<Person> person(String id) {
    return read(handle -> PersonSql.byId(handle, id));
  }

  @Override
  public Optional<Person> account(String account) {
    return read(handle -> PersonSql.byAccount(handle, account));
  }

  @Override
  public Optional<Person> person(String id, String session) {
    return read(handle -> PersonSql.bySession(handle, id, session));
  }

  @Override
  public boolean isTaken(String name, String person) {
    return read(handle -> PersonSql.isTaken(handle, person, Likeness.of(name)));
  }

  @Override
  public boolean save(Person person) {
    return write(handle -> PersonSql.update(handle, person, person.epoch()));
  }

  @Override
  public void logOut(Person person) {
    write(
        handle -> {
          PersonSql.update(handle, person, person.epoch() - 1);
          tell(handle, LOGGED_OUT + person.id());
          return true;
        });
  }

  @Override
  public boolean renew(Person person) {
    return write(
        handle -> {
          boolean saved = PersonSql.update(handle, person, person.epoch() - 1);
          if (saved) {
            tell(handle, RENEWED + person.id());
          }
          return saved;
        });
  }

  @Override
  public void revoke(String session, String person, long at) {
    write(
        handle -> {
          PersonSql.revoke(handle, session, at);
          tell(handle, RENEWED + person);
          return true;
        });
  }

  @Override
  public void forget(long time) {
    write(
        handle -> {
          TableSql.forget(handle, time);
          TieSql.forget(handle);
          PersonSql.forget(handle, time);
          HookSql.forget(handle);
          PersonSql.forgetRevoked(handle, System.currentTimeMillis() - Person.SESSION_LASTS);
          return true;
        });
  }

  @Override
  public void open(TableRow table, List<DecisionRow> decisions, Turns turns) {
    write(
        handle -> {
          TableSql.insert(handle, table);
          decisions.forEach(decision -> DecisionSql.insert(handle, decision));
          NoticeSql.change(handle, table.id(), turns);
          return true;
        });
  }

  @Override
  public Optional<TableRow> table(String id) {
    return read(handle -> TableSql.byId(handle, id));
  }

  @Override
  public boolean change(TableRow table, Turns turns) {
    return write(
        handle -> {
          boolean changed = TableSql.update(handle, table);
          if (changed) {
            if (TableSql.isAt(handle, table.id(), table.summary().number())) {
              NoticeSql.change(handle, table.id(), turns);
            }
            tellOf(handle, table.id());
          }
          return changed;
        });
  }

  @Override
  public List<Listed> list(TableQuery query) {
    return read(handle -> TableListSql.list(handle, query));
  }

  @Override
  public int tablesOf(String person, long time) {
    return read(handle -> TableSql.count(handle, person, time));
  }

  @Override
  public List<String> tables() {
    return read(
        handle ->
            handle.createQuery("select id from tables order by id").mapTo(String.class).list());
  }

  @Override
  public boolean append(DecisionRow decision, Summary after, Optional<Ended> ended, Turns turns) {
    return write(
        handle -> {
          boolean added = DecisionSql.insert(handle, decision);
          if (added) {
            TableSql.summarise(handle, decision.table(), after);
            ended.ifPresent(end -> ResultSql.end(handle, end));
            if (ended.isPresent() || decision.isOfTable()) {
              WordSql.show(handle, decision.table());
            }
            NoticeSql.change(handle, decision.table(), turns);
            tellOf(handle, decision.table());
          }
          return added;
        });
  }

  @Override
  public List<DecisionRow> decisions(String table, int from) {
    return read(handle -> DecisionSql.from(handle, table, from));
  }

  @Override
  public Optional<DecisionRow> answered(String table, int seat, String key, int from) {
    return read(handle -> DecisionSql.byKey(handle, table, seat, key, from));
  }

  @Override
  public void say(ChatRow line) {
    write(
        handle -> {
          ChatSql.insert(handle, line);
          tellOf(handle, line.table());
          return true;
        });
  }

  @Override
  public List<ChatRow> chat(String table, int from) {
    return read(handle -> ChatSql.from(handle, table, from));
  }

  @Override
  public List<String> due(long time) {
    return read(handle -> TableSql.due(handle, time));
  }

  @Override
  public int unseatedTablesOf(String person) {
    return read(handle -> TableSql.countUnseated(handle, person));
  }

  @Override
  public long newest() {
    return read(
        handle ->
            handle
                .createQuery("select coalesce(max(updated), 0) from tables")
                .mapTo(Long.class)
                .one());
  }

  @Override
  public Statistics statistics(String game) {
    return read(handle -> RatingSql.statistics(handle, game));
  }

  @Override
  public void dump(Consumer<Map<String, Object>> line) {
    read(
        handle -> {
          BackupSql.write(handle, line);
          return true;
        });
  }

  @Override
  public void restore(Iterable<Map<String, Object>> lines) {
    write(
        handle -> {
          BackupSql.read(handle, lines);
          return true;
        });
  }

  @Override
  public void ask(AnalysisRow row) {
    write(handle -> AnalysisSql.insert(handle, row));
  }

  @Override
  public Optional<AnalysisRow> analysis(String table) {
    return read(handle -> AnalysisSql.byTable(handle, table));
  }

  @Override
  public int analysesOf(String person) {
    return read(handle -> AnalysisSql.count(handle, person));
  }

  @Override
  public int analysesBefore(AnalysisRow row) {
    return read(handle -> AnalysisSql.before(handle, row));
  }

  @Override
  public Optional<AnalysisRow> claim(String worker, long now, long until) {
    return write(handle -> AnalysisSql.claim(handle, worker, now, until));
  }

  @Override
  public boolean advance(AnalysisRow row) {
    return write(handle -> AnalysisSql.advance(handle, row));
  }

  @Override
  public boolean keep(AnalysisRow row) {
    return write(handle -> AnalysisSql.keep(handle, row));
  }

  @Override
  public void release(String worker) {
    write(handle -> AnalysisSql.release(handle, worker));
  }

  @Override
  public void cancel(String table) {
    write(handle -> AnalysisSql.cancel(handle, table));
  }

  @Override
  public Optional<Contact> contact(String person) {
    return read(handle -> NoticeSql.byPerson(handle, person));
  }

  @Override
  public List<Contact> reachableAt(String address) {
    return read(handle -> NoticeSql.byAddress(handle, address));
  }

  @Override
  public void save(Contact contact) {
    write(handle -> NoticeSql.save(handle, contact));
  }

  @Override
  public Optional<Contact> claim(String worker, long now, long late, long daily, long until) {
    return write(handle -> NoticeSql.claim(handle, worker, now, late, daily, until));
  }

  @Override
  public List<WaitRow> waits(String person) {
    return read(handle -> NoticeSql.waits(handle, person));
  }

  @Override
  public boolean told(Contact contact, List<WaitRow> waits, List<WaitRow> reminded) {
    return write(handle -> NoticeSql.told(handle, contact, waits, reminded));
  }

  @Override
  public void forget(WaitRow wait) {
    write(handle -> NoticeSql.forget(handle, wait));
  }

  @Override
  public List<String> tablesOf(String person) {
    return read(handle -> TableSql.of(handle, person));
  }

  @Override
  public List<ChatRow> saidBy(String person) {
    return read(handle -> ChatSql.by(handle, person));
  }

  @Override
  public List<PersonRating> ratingsOf(String person) {
    return read(handle -> RatingSql.of(handle, person));
  }

  @Override
  public List<Vacation> vacations(String person, long time) {
    return read(handle -> PersonSql.vacations(handle, person, time));
  }

  @Override
  public void save(String person, Vacation vacation) {
    write(handle -> PersonSql.save(handle, person, vacation));
  }

  @Override
  public void record(List<ResultRow> rows) {
    write(handle -> ResultSql.record(handle, rows));
  }

  @Override
  public void judge(String table, int seat, ResultRow.Judged judged) {
    write(handle -> ResultSql.judge(handle, table, seat, judged));
  }

  @Override
  public List<String> unrecorded(String person, int most) {
    return read(handle -> ResultSql.unrecorded(handle, person, most));
  }

  @Override
  public List<ResultRow> results(ResultQuery query) {
    return read(handle -> ResultSql.find(handle, query));
  }

  @Override
  public List<Tied> ties(String person) {
    return read(handle -> TieSql.all(handle, person));
  }

  @Override
  public Set<Tie> ties(String person, String other) {
    return read(handle -> TieSql.between(handle, person, other));
  }

  @Override
  public void tie(String person, String other, Tie tie, boolean on, long at) {
    write(
        handle ->
            on
                ? TieSql.tie(handle, person, other, tie, at)
                : TieSql.untie(handle, person, other, tie));
  }

  @Override
  public Set<String> unheard(String person) {
    return read(handle -> TieSql.unheard(handle, person));
  }

  @Override
  public void invite(Invitation invitation) {
    write(handle -> TieSql.invite(handle, invitation));
  }

  @Override
  public int invited(String table) {
    return read(handle -> TieSql.invited(handle, table));
  }

  @Override
  public void uninvite(String table, String person) {
    write(handle -> TieSql.uninvite(handle, table, person));
  }

  @Override
  public List<Invitation> invitations(String person) {
    return read(handle -> TieSql.invitations(handle, person));
  }

  @Override
  public void drop(String table) {
    write(
        handle -> {
          TableSql.drop(handle, table);
          tell(handle, table);
          return true;
        });
  }

  @Override
  public void erase(String person) {
    write(
        handle -> {
          PersonSql.erase(handle, person);
          tell(handle, LOGGED_OUT + person);
          return true;
        });
  }

  @Override
  public Optional<Hook> hook(String id) {
    return read(handle -> HookSql.byId(handle, id));
  }

  @Override
  public void save(Hook hook) {
    write(handle -> HookSql.save(handle, hook));
  }

  @Override
  public void removeHook(String id) {
    write(handle -> HookSql.remove(handle, id));
  }

  @Override
  public List<Hook> hooksOf(String person) {
    return read(handle -> HookSql.ofPerson(handle, person));
  }

  @Override
  public void recover(Hook hook) {
    write(handle -> HookSql.recover(handle, hook));
  }

  @Override
  public Optional<Hook> claimHook(String worker, long now, long late, long until) {
    return write(handle -> HookSql.claim(handle, worker, now, late, until));
  }

  @Override
  public List<WaitRow> untold(Hook hook, long late) {
    return read(handle -> HookSql.untold(handle, hook, late));
  }

  @Override
  public boolean called(Hook hook, List<WaitRow> told) {
    return write(handle -> HookSql.called(handle, hook, told));
  }

  @Override
  public void check() {
    write(
        handle ->
            handle.execute(
                "insert into health (id, at) values (1, ?)"
                    + " on conflict (id) do update set at = excluded.at",
                System.currentTimeMillis()));
  }
}
