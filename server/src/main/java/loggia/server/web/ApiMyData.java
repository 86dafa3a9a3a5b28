package loggia.server.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;
import loggia.server.common.Config;
import loggia.server.contract.About;
import loggia.server.contract.Longest;
import loggia.server.store.Hook;
import loggia.server.store.PeopleStore;
import loggia.server.store.Person;
import loggia.server.store.Store;
import loggia.server.store.TableRow;
import loggia.server.store.Vacation;
import loggia.server.table.DamagedTable;
import loggia.server.table.Erasure;
import loggia.server.table.StoredTable;
import loggia.server.table.TableHistory;
import loggia.server.table.Tables;

/// Everything that is kept of somebody, to take along or to delete.
public final class ApiMyData implements HttpServer.Resource {
  /// Every finished game is played again for it.
  private static final int HOURLY = 6;

  record Deletion(@About("of an account") @Longest(200) Optional<String> password) {}

  record MyAccount(String id, String name, boolean account, long created) {}

  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  record MyTable(ApiModel.Table table, @About("of a game that is over") Optional<String> record) {}

  record MyHook(Hook.Kind kind, String url) {}

  record MyLine(String table, long at, String text) {}

  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  record MyData(
      MyAccount account,
      @About("of an account") Optional<ApiContact.ShownContact> contact,
      @About("what is called when a table waits for me") List<MyHook> hooks,
      List<PeopleStore.PersonRating> ratings,
      List<ApiTies.KnownPerson> people,
      List<Vacation> vacations,
      List<MyTable> tables,
      @About("what I said") List<MyLine> chat) {}

  private final Tables tables;
  private final Store store;
  private final LiveChannel live;
  private final ApiContact contacts;
  private final ApiTies ties;
  private final Erasure erasure;
  private final TableHistory history;

  public ApiMyData(
      Tables tables, LiveChannel live, ApiContact contacts, ApiTies ties, Config config) {
    this.tables = tables;
    this.store = tables.store();
    this.live = live;
    this.contacts = contacts;
    this.ties = ties;
    this.erasure = new Erasure(tables, config);
    this.history = new TableHistory(store);
  }

  @Override
  public List<Route> routes(HttpServer http) {
    return List.of(
        Route.get("/api/me/data", "Everything that is kept of me")
            .answers(MyData.class, request -> data(http, request)),
        Route.post(
                "/api/me/delete",
                "Deletes me; games stay with a former guest, and where one runs a bot plays on")
            .takes(Deletion.class)
            .answers(ApiModel.Done.class, (request, sent) -> delete(http, request, sent)));
  }

  private MyData data(HttpServer http, Request request) {
    Person me = request.person();
    http.limits().takeHourly("data", me.id(), HOURLY);
    return new MyData(
        new MyAccount(me.id(), me.name(), me.hasAccount(), me.created()),
        me.hasAccount() ? Optional.of(contacts.shown(contacts.contact(me))) : Optional.empty(),
        store.hooksOf(me.id()).stream()
            .map(hook -> new MyHook(hook.target().kind(), hook.target().url()))
            .toList(),
        store.ratingsOf(me.id()),
        ties.known(me),
        store.vacations(me.id(), 0),
        store.tablesOf(me.id()).stream()
            .flatMap(id -> store.table(id).stream())
            .map(row -> mine(row, request))
            .toList(),
        store.saidBy(me.id()).stream()
            .map(line -> new MyLine(line.table(), line.at(), line.text()))
            .toList());
  }

  private MyTable mine(TableRow row, Request request) {
    ApiModel.Table shown =
        TablePresenter.listed(row, StoredTable.readable(row), request, live, tables.time());
    return new MyTable(
        shown, row.summary().status().equals("over") ? record(row, request) : Optional.empty());
  }

  private Optional<String> record(TableRow row, Request request) {
    try {
      return Optional.of(history.record(StoredTable.snapshot(row, store), request.lang()).write());
    } catch (DamagedTable e) {
      return Optional.empty();
    }
  }

  private ApiModel.Done delete(HttpServer http, Request request, Deletion sent) {
    Person me = request.person();
    if (me.hasAccount()) {
      ApiMe.confirm(http, request, me, sent.password().orElse(""));
    }
    // Nobody acts for them any more while they are being taken out.
    store.logOut(me.nextEpoch());
    live.disconnect(me.id());
    erasure.erase(me);
    SessionCookies.forget(http, request.context());
    return new ApiModel.Done();
  }
}
