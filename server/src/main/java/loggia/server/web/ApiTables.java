package loggia.server.web;

import io.javalin.config.RoutesConfig;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import loggia.kernel.Attachment;
import loggia.kernel.Game;
import loggia.server.Fault;
import loggia.server.Problem;
import loggia.server.store.Person;
import loggia.server.store.Query;
import loggia.server.store.Store;
import loggia.server.table.Chair;
import loggia.server.table.Company;
import loggia.server.table.Moment;
import loggia.server.table.Opening;
import loggia.server.table.Pace;
import loggia.server.table.Rows;
import loggia.server.table.Status;
import loggia.server.table.Tables;
import loggia.server.table.Tokens;

/// Opening tables, and the lists of them.
public final class ApiTables implements Doors.Resource {
  private static final List<String> LISTS = List.of("open", "mine", "running", "finished");
  private static final int PAGE = 100;

  private final Tables tables;
  private final Store store;
  private final Live live;

  public ApiTables(Tables tables, Live live) {
    this.tables = tables;
    this.store = tables.store();
    this.live = live;
  }

  @Override
  public void routes(Doors doors, RoutesConfig routes) {
    doors.post(routes, "/api/tables", request -> open(doors, request));
    doors.get(routes, "/api/tables", this::list);
    doors.get(routes, "/api/tables/{id}", this::show);
    doors.get(routes, "/api/tables/{id}/game", this::game);
    doors.post(routes, "/api/tables/{id}/rematch", request -> rematch(doors, request));
  }

  private Object open(Doors doors, Request request) {
    Person me = request.person();
    Body body =
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
    String id = id(doors, me, body.maybeText("key", 100).orElse(""));
    if (store.table(id).isEmpty()) {
      limit(doors, me);
      Game<?, ?> game = ApiGames.game(body.text("game", 60));
      var opening =
          new Opening(
              game.manual().id(),
              game.manual().rules(),
              body.texts("options", 100),
              files(body),
              body.maybeLong("seed"),
              body.oneOf("visibility", "public", List.of("public", "invite")).equals("public"),
              pace(body),
              body.flag("chat", true),
              body.flag("spectators", true),
              body.maybeNumber("delay").map(d -> Math.clamp(d, 0, 3600)).orElse(0),
              Chairs.read(body, me, request.lang()));
      tables.open(opening.company(me.id(), Status.WAITING, false, tables.time()), id, List.of());
    }
    return Map.of("id", id);
  }

  /// A repeated request names the same table: its id follows from the client's key.
  private static String id(Doors doors, Person me, String key) {
    return key.isEmpty()
        ? Tokens.id()
        : Tokens.id(doors.sessions().sign("table " + me.id() + " " + key));
  }

  private void limit(Doors doors, Person me) {
    int most = doors.config().number("limit.tables");
    int open =
        store.list(new Query("waiting", me.id(), "", "", most)).size()
            + store.list(new Query("running", me.id(), "", "", most)).size();
    if (open >= most) {
      throw Fault.of(Fault.Code.TOO_MANY, new Problem.TooManyTables(most));
    }
  }

  static List<Attachment> files(Body body) {
    return body.list("files", 4, "name", "text").stream()
        .map(file -> new Attachment(file.text("name", 100), file.text("text", 65_536)))
        .toList();
  }

  private static Pace pace(Body body) {
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
        new Query(
            status,
            person,
            request.query("game"),
            words.substring(0, Math.min(60, words.length())),
            PAGE);
    return store.list(query).stream()
        .map(row -> tables.find(row.id()))
        .flatMap(Optional::stream)
        .map(table -> live.shown(table.peek(), request.personId(), request.lang()))
        .toList();
  }

  private Object show(Request request) {
    Moment moment = Access.entered(tables, request);
    return live.shown(moment, request.personId(), request.lang());
  }

  /// The game as it is played at this table: under its rules, with its own components.
  private Object game(Request request) {
    Company company = Access.entered(tables, request).company();
    Game<?, ?> game = Rows.game(company.terms());
    return ApiGames.full(game, game.manual(Rows.setup(company)), request.lang());
  }

  /// The same game again, with the same people in their seats. Whoever asks first opens it.
  private Object rematch(Doors doors, Request request) {
    Person me = request.person();
    request.body("key");
    var table = tables.get(request.path("id"));
    Moment moment = table.now();
    Access.member(moment, me.id());
    if (moment.status() != Status.OVER) {
      throw Fault.of(Fault.Code.REFUSED, new Problem.NotOver());
    }
    if (moment.company().next().isEmpty()) {
      limit(doors, me);
      String id = Tokens.id(doors.sessions().sign("rematch " + moment.id()));
      if (store.table(id).isEmpty()) {
        tables.open(again(moment.company(), me), id, List.of());
      }
      table.change(company -> company.withNext(id));
    }
    return Map.of("id", table.now().company().next());
  }

  private Company again(Company old, Person me) {
    var terms = old.terms();
    var opening =
        new Opening(
            terms.game(),
            ApiGames.game(terms.game()).manual().rules(),
            terms.options(),
            terms.files(),
            Optional.empty(),
            terms.open(),
            terms.pace(),
            terms.chat(),
            terms.spectators(),
            terms.delay(),
            old.chairs().stream().map(ApiTables::fresh).toList());
    return opening.company(me.id(), Status.WAITING, false, tables.time());
  }

  private static Chair fresh(Chair chair) {
    return switch (chair.kind()) {
      case OPEN -> Chair.open();
      case BOT -> Chair.bot(chair.name(), chair.level());
      case PERSON, HOTSEAT, OUTSIDE ->
          new Chair(chair.kind(), chair.person(), chair.name(), "", false, false, 0, 0);
    };
  }
}
