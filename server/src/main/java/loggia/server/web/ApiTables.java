package loggia.server.web;

import io.javalin.config.RoutesConfig;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import loggia.kernel.Attachment;
import loggia.kernel.Game;
import loggia.server.common.Config;
import loggia.server.common.Fault;
import loggia.server.common.Problem;
import loggia.server.store.Person;
import loggia.server.store.Store;
import loggia.server.store.TableQuery;
import loggia.server.table.NewTable;
import loggia.server.table.Pace;
import loggia.server.table.Snapshot;
import loggia.server.table.Status;
import loggia.server.table.StoredTable;
import loggia.server.table.TableDetails;
import loggia.server.table.TableSeat;
import loggia.server.table.Tables;
import loggia.server.table.Tokens;

/// Opening tables, and the lists of them.
public final class ApiTables implements HttpServer.Resource {
  private static final List<String> LISTS = List.of("open", "mine", "running", "finished");
  private static final int PAGE = 100;

  private final Tables tables;
  private final Store store;
  private final LiveChannel live;
  private final TableLimit limit;

  public ApiTables(Tables tables, LiveChannel live, Config config) {
    this.tables = tables;
    this.store = tables.store();
    this.live = live;
    this.limit = new TableLimit(tables, config);
  }

  @Override
  public void routes(HttpServer http, RoutesConfig routes) {
    http.post(routes, "/api/tables", request -> open(http, request));
    http.get(routes, "/api/tables", this::list);
    http.get(routes, "/api/tables/{id}", this::show);
    http.get(routes, "/api/tables/{id}/game", this::game);
    http.post(routes, "/api/tables/{id}/rematch", request -> rematch(http, request));
  }

  private Object open(HttpServer http, Request request) {
    Person me = request.person();
    RequestBody body =
        request.body(
            "game",
            "options",
            "seats",
            "visibility",
            "pace",
            "chat",
            "spectators",
            "delay",
            "seed",
            "files",
            "key");
    String id = id(http, me, body.maybeText("key", 100).orElse(""));
    if (store.table(id).isEmpty()) {
      List<TableSeat> seats = SeatReader.read(body, tables.store(), me, request.lang());
      limit.check(me, seats);
      Game<?, ?> game = ApiGames.game(body.text("game", 60));
      List<Attachment> files = files(body);
      var newTable =
          new NewTable(
              game.manual().id(),
              game.manual().rules(),
              hashed(body.texts("options", 100), files),
              files,
              body.maybeLong("seed"),
              body.oneOf("visibility", "public", List.of("public", "invite")).equals("public"),
              pace(body),
              body.flag("chat", true),
              body.flag("spectators", true),
              body.maybeNumber("delay").map(d -> Math.clamp(d, 0, 3600)).orElse(0),
              seats);
      tables.open(newTable.details(me.id(), Status.WAITING, false, tables.time()), id, List.of());
    }
    return Map.of("id", id);
  }

  /// A repeated request names the same table: its id follows from the client's key.
  private static String id(HttpServer http, Person me, String key) {
    return key.isEmpty()
        ? Tokens.id()
        : Tokens.id(http.sessions().sign("table " + me.id() + " " + key));
  }

  static List<Attachment> files(RequestBody body) {
    return body.list("files", 4, "name", "text").stream()
        .map(file -> new Attachment(file.text("name", 100), file.text("text", 65_536)))
        .toList();
  }

  /// An option that names an attached file, as `file:mine.json`, stands for the file's hash.
  private static Map<String, String> hashed(Map<String, String> options, List<Attachment> files) {
    var hashed = new HashMap<>(options);
    for (Attachment file : files) {
      hashed.replaceAll((_, value) -> value.equals("file:" + file.name()) ? file.hash() : value);
    }
    return hashed;
  }

  private static Pace pace(RequestBody body) {
    return body.maybeObject("pace", "kind", "amount")
        .map(
            pace -> {
              String kind =
                  pace.oneOf("kind", "relaxed", List.of("relaxed", "decision", "player", "days"));
              return switch (kind) {
                case "decision" -> new Pace(Pace.Kind.DECISION, pace.decimal("amount", 0.01, 1440));
                case "player" -> new Pace(Pace.Kind.PLAYER, pace.decimal("amount", 0.01, 1440));
                case "days" -> new Pace(Pace.Kind.DAYS, pace.decimal("amount", 0.01, 60));
                default -> Pace.RELAXED;
              };
            })
        .orElse(Pace.RELAXED);
  }

  private Object list(Request request) {
    String which = request.query("which");
    String wanted = which.isEmpty() ? "open" : which;
    if (!LISTS.contains(wanted)) {
      throw Fault.in("which", new Problem.WrongField("which", String.join(" | ", LISTS)));
    }
    String status =
        switch (wanted) {
          case "open" -> "waiting";
          case "running" -> "running";
          case "finished" -> "over";
          default -> "";
        };
    String person = wanted.equals("mine") ? request.person().id() : "";
    String words = request.query("q");
    var query =
        new TableQuery(
            status,
            person,
            request.query("game"),
            words.substring(0, Math.min(60, words.length())),
            PAGE);
    return store.list(query).stream().map(listed -> listed(listed, request)).toList();
  }

  private ApiModel.Table listed(Store.Listed listed, Request request) {
    return TablePresenter.listed(
        listed.row(), tables.damage(listed), request.personId(), live::present, tables.time());
  }

  private Object show(Request request) {
    Snapshot snapshot = Access.seen(tables, request);
    return live.shown(snapshot, request.personId(), request.lang());
  }

  /// The game as it is played at this table: under its rules, with its own components.
  private Object game(Request request) {
    TableDetails details = Access.entered(tables, request).now().details();
    Game<?, ?> game = StoredTable.game(details.settings());
    return ApiGames.full(game, game.manual(StoredTable.setup(details)), request.lang());
  }

  /// The same game again, with the same people in their seats. Whoever asks first opens it.
  private Object rematch(HttpServer http, Request request) {
    Person me = request.person();
    request.body("key");
    var table = Access.entered(tables, request);
    Snapshot snapshot = table.now();
    Access.member(snapshot, me.id());
    if (snapshot.status() != Status.OVER) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.NotOver());
    }
    if (snapshot.details().next().isEmpty()) {
      limit.check(me, snapshot.details().seats());
      String id = Tokens.id(http.sessions().sign("rematch " + snapshot.id()));
      if (store.table(id).isEmpty()) {
        tables.open(again(snapshot.details(), me), id, List.of());
      }
      table.change(details -> details.withNext(id));
    }
    return Map.of("id", table.now().details().next());
  }

  private TableDetails again(TableDetails old, Person me) {
    var settings = old.settings();
    var newTable =
        new NewTable(
            settings.game(),
            ApiGames.game(settings.game()).manual().rules(),
            settings.options(),
            settings.files(),
            Optional.empty(),
            settings.open(),
            settings.pace(),
            settings.chat(),
            settings.spectators(),
            settings.delay(),
            old.seats().stream().map(ApiTables::fresh).toList());
    return newTable.details(me.id(), Status.WAITING, false, tables.time());
  }

  private static TableSeat fresh(TableSeat tableSeat) {
    return switch (tableSeat.kind()) {
      case OPEN -> TableSeat.open();
      case BOT -> TableSeat.bot(tableSeat.name(), tableSeat.level());
      case PERSON, HOTSEAT, OUTSIDE ->
          new TableSeat(
              tableSeat.kind(),
              tableSeat.person(),
              tableSeat.name(),
              tableSeat.account(),
              "",
              false,
              false,
              0,
              0);
    };
  }
}
