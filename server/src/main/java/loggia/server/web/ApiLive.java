package loggia.server.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import loggia.server.common.Config;
import loggia.server.common.Fault;
import loggia.server.common.Metrics;
import loggia.server.common.Problem;
import loggia.server.contract.Longest;
import loggia.server.contract.RequestBody;
import loggia.server.store.Person;
import loggia.server.table.Table;
import loggia.server.table.TableHistory;
import loggia.server.table.Tables;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The live channel: who comes in, and what they send.
public final class ApiLive implements HttpServer.Resource {
  private static final Logger LOG = LoggerFactory.getLogger(ApiLive.class);

  private final Tables tables;
  private final TableHistory history;
  private final DecisionEntrance entrance;
  private final LiveChannel live;
  private final ConnectionLimit places;
  private final ApiChat talk;
  private final Config config;
  private final Metrics metrics;

  public ApiLive(Tables tables, LiveChannel live, ApiChat talk, Config config, Metrics metrics) {
    this.tables = tables;
    this.history = new TableHistory(tables.store());
    this.entrance = new DecisionEntrance(tables);
    this.places = new ConnectionLimit(config.number("limit.connections"));
    this.live = live;
    this.talk = talk;
    this.config = config;
    this.metrics = metrics;
  }

  static final List<Query> QUERIES =
      List.of(
          Query.text("table"),
          Query.SEAT,
          Query.number("since"),
          Query.INVITE,
          Query.oneOf("view", List.of("whole", "changes")),
          Query.LANG);

  /// Another seat of one's own, or another language.
  record Sit(Optional<Integer> seat, @Longest(5) Optional<String> lang) {}

  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  record DecisionAnswer(
      String type,
      String key,
      boolean ok,
      Optional<Integer> number,
      Optional<ApiModel.Failure> error,
      Optional<ApiModel.Position> position) {}

  @Override
  public List<Route> routes(HttpServer http) {
    return List.of();
  }

  @Override
  public void more(HttpServer http, RoutesConfig routes) {
    routes.wsBeforeUpgrade("/api/live", context -> open(http, context));
    // The web server only looks whether there is such a path.
    routes.ws("/api/live", _ -> {});
  }

  /// Who asks for a channel, and for which.
  private record Newcomer(
      Person person,
      String table,
      String invite,
      int seat,
      String lang,
      int since,
      boolean changes,
      ConnectionLimit.Place place) {}

  private void open(HttpServer http, Context context) throws IOException {
    http.checkOrigin(context);
    Request request = http.request(context, QUERIES);
    Table table = tables.get(request.query("table"));
    Person person = request.person();
    Access.enter(table.now(), person.id(), request.query("invite"));
    int seat = request.number("seat").orElse(0);
    Access.viewer(history.seenBy(table.now(), person.id(), tables.time()), person.id(), seat);
    int since = request.number("since").orElse(0);
    boolean changes = changes(request);
    var newcomer =
        new Newcomer(
            person,
            table.id(),
            request.query("invite"),
            seat,
            request.lang(),
            since,
            changes,
            places.take(request.address()));
    var socket = new LiveSocket(session -> connect(http, session, newcomer));
    if (!new LiveUpgrade(socket, config.number("limit.body")).happens(context)) {
      places.free(newcomer.place);
      throw Fault.of(Fault.Code.BAD_REQUEST, new Problem.NoLiveChannel());
    }
  }

  private static boolean changes(Request request) {
    return switch (request.query("view")) {
      case "", "whole" -> false;
      case "changes" -> true;
      default -> throw Fault.in("view", new Problem.WrongField("view", "whole | changes"));
    };
  }

  private LiveSocket.Talk connect(HttpServer http, CoreSession session, Newcomer newcomer) {
    var connection =
        new LiveConnection(
            session,
            newcomer.person,
            newcomer.table,
            newcomer.invite,
            newcomer.changes,
            config.number("limit.outbox"),
            metrics,
            http.contract());
    newcomer.place.use();
    connection.seat = newcomer.seat;
    connection.lang = newcomer.lang;
    try {
      live.enter(connection, newcomer.since);
    } catch (Fault fault) {
      connection.close(LiveConnection.POLICY, FaultPresenter.shown(fault, connection.lang));
    }
    return new LiveSocket.Talk() {
      @Override
      public void heard(String text) {
        message(http, connection, text);
      }

      @Override
      public void ended() {
        places.free(newcomer.place);
        live.leave(connection);
      }
    };
  }

  private void message(HttpServer http, LiveConnection connection, String text) {
    try {
      http.limits().take("message", connection.person.id(), config.number("limit.messages"));
      RequestBody message = RequestBody.read(text);
      switch (message.kind()) {
        case "decide" -> connection.together(() -> decide(connection, message.withoutKind()));
        case "seat" -> sit(connection, message.withoutKind().as(Sit.class));
        case "chat" -> say(connection, message.withoutKind().as(ApiChat.Said.class));
        default -> throw Fault.in("type", new Problem.WrongField("type", "decide | seat | chat"));
      }
    } catch (Fault fault) {
      connection.close(LiveConnection.POLICY, FaultPresenter.shown(fault, connection.lang));
    } catch (RuntimeException e) {
      LOG.atError().addKeyValue("table", connection.table).setCause(e).log("message failed");
      connection.close(LiveConnection.TROUBLE, FaultPresenter.trouble(connection.lang));
    }
  }

  private void decide(LiveConnection connection, RequestBody message) {
    Table table = tables.get(connection.table);
    try {
      var decision = message.as(DecisionEntrance.Decision.class);
      connection.send(answer(connection, table, decision));
    } catch (Fault fault) {
      connection.send(failed("", entrance.failed(table, Optional.empty(), fault, connection.lang)));
    }
  }

  private DecisionAnswer answer(
      LiveConnection connection, Table table, DecisionEntrance.Decision decision) {
    String key = decision.key().orElse("");
    return switch (entrance.decide(table, connection.person, decision, connection.lang)) {
      case DecisionEntrance.Outcome.Stored stored ->
          new DecisionAnswer(
              "answer",
              key,
              true,
              Optional.of(stored.number()),
              Optional.empty(),
              Optional.empty());
      case DecisionEntrance.Outcome.Failed failed -> failed(key, failed);
    };
  }

  private static DecisionAnswer failed(String key, DecisionEntrance.Outcome.Failed failed) {
    return new DecisionAnswer(
        "answer", key, false, Optional.empty(), Optional.of(failed.error()), failed.position());
  }

  private void say(LiveConnection connection, ApiChat.Said said) {
    Table table = tables.get(connection.table);
    try {
      talk.say(table, connection.person, said.text());
    } catch (Fault fault) {
      connection.send(failed("", entrance.failed(table, Optional.empty(), fault, connection.lang)));
    }
  }

  private void sit(LiveConnection connection, Sit sit) {
    live.sit(
        connection,
        sit.seat().orElse(connection.seat),
        sit.lang().map(Request::language).orElse(connection.lang));
  }
}
