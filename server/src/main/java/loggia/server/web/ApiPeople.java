package loggia.server.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;
import loggia.server.common.Fault;
import loggia.server.common.Problem;
import loggia.server.contract.About;
import loggia.server.store.Person;
import loggia.server.store.ResultQuery;
import loggia.server.store.ResultRow;
import loggia.server.store.Store;
import loggia.server.table.Results;
import loggia.server.table.StoredTable;
import loggia.server.table.Tables;

/// The pages of people: what they show of themselves, and to themselves everything.
public final class ApiPeople implements HttpServer.Resource {
  private static final int LAST = 12;
  private static final int PAGE = 100;
  private static final int LONGEST = 60;
  private static final List<String> OUTCOMES = List.of("won", "lost");

  record Sharing(@About("whether everybody may see how I play, or nobody") boolean everybody) {}

  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  record PlayedGame(
      ApiModel.Table table,
      int seat,
      int place,
      int score,
      boolean won,
      @About("when it ended") long at,
      @About("the one after it, where it counted") Optional<Integer> rating,
      Optional<String> role) {}

  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  record Profile(
      String id,
      String name,
      boolean guest,
      boolean you,
      @About("whether everybody may see how they play") boolean shared,
      @About("since when they are here") Optional<Long> since,
      List<ProfilePresenter.GameFigures> games,
      @About("the newest first") List<PlayedGame> last,
      @About("what they are to me") Optional<ApiTies.KnownPerson> tie) {}

  private final Tables tables;
  private final Store store;
  private final LiveChannel live;

  public ApiPeople(Tables tables, LiveChannel live) {
    this.tables = tables;
    this.store = tables.store();
    this.live = live;
  }

  @Override
  public List<Route> routes(HttpServer http) {
    return List.of(
        Route.get("/api/people/{who}", "What somebody shows of themselves, by name or id")
            .answers(Profile.class, this::profile),
        Route.get("/api/me/history", "My finished games, the newest first, at most 100")
            .with(Query.text("game"), Query.text("q"), Query.oneOf("result", OUTCOMES))
            .answersMany(PlayedGame.class, this::history),
        Route.put("/api/me/sharing", "Who may see how I play")
            .takes(Sharing.class)
            .answers(ApiModel.Done.class, this::share));
  }

  /// @throws Fault when there is nobody of this id or account
  static Person somebody(Store store, String who) {
    return store
        .person(who)
        .or(() -> store.account(ApiMe.accountName(who)))
        .orElseThrow(() -> Fault.of(Fault.Code.NOT_FOUND, new Problem.NoSuchPerson(who)));
  }

  private Profile profile(Request request) {
    Person person = somebody(store, request.path("who"));
    boolean you = person.id().equals(request.personId());
    if (!you && !(person.shared() && person.hasAccount())) {
      return new Profile(
          person.id(),
          person.name(),
          !person.hasAccount(),
          false,
          false,
          Optional.empty(),
          List.of(),
          List.of(),
          tie(request, person));
    }
    Results.catchUp(store, person.id());
    List<ResultRow> rows =
        store.results(ResultQuery.of(person.id(), you ? ResultRow.NEVER : tables.time()));
    return new Profile(
        person.id(),
        person.name(),
        !person.hasAccount(),
        you,
        person.shared(),
        Optional.of(person.created()),
        ProfilePresenter.figures(rows, store.ratingsOf(person.id()), request.lang()),
        rows.stream().limit(LAST).flatMap(row -> played(row, request).stream()).toList(),
        you ? Optional.empty() : tie(request, person));
  }

  private Optional<ApiTies.KnownPerson> tie(Request request, Person other) {
    return request
        .caller()
        .map(me -> ApiTies.KnownPerson.of(other, store.ties(me.id(), other.id())));
  }

  private Optional<PlayedGame> played(ResultRow row, Request request) {
    return store
        .table(row.table())
        .map(
            table ->
                new PlayedGame(
                    TablePresenter.listed(
                        table, StoredTable.readable(table), request, live, tables.time()),
                    row.seat(),
                    row.place(),
                    row.score(),
                    row.won(),
                    row.at(),
                    row.rating() > 0 ? Optional.of(row.rating()) : Optional.empty(),
                    row.role().isEmpty()
                        ? Optional.empty()
                        : Optional.of(
                            ProfilePresenter.name(row.game(), row.role(), request.lang()))));
  }

  private List<PlayedGame> history(Request request) {
    Person me = request.person();
    String words = request.query("q");
    var query =
        new ResultQuery(
            me.id(),
            ResultRow.NEVER,
            request.query("game"),
            words.substring(0, Math.min(LONGEST, words.length())),
            outcome(request.query("result")),
            PAGE);
    Results.catchUp(store, me.id());
    return store.results(query).stream().flatMap(row -> played(row, request).stream()).toList();
  }

  private static Optional<Boolean> outcome(String sent) {
    return switch (sent) {
      case "" -> Optional.empty();
      case "won" -> Optional.of(true);
      case "lost" -> Optional.of(false);
      default ->
          throw Fault.in("result", new Problem.WrongField("result", String.join(" | ", OUTCOMES)));
    };
  }

  private ApiModel.Done share(Request request, Sharing sent) {
    store.save(request.person().sharing(sent.everybody()));
    return new ApiModel.Done();
  }
}
