package loggia.server.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsContext;
import io.javalin.websocket.WsMessageContext;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import loggia.server.common.Config;
import loggia.server.common.Fault;
import loggia.server.common.Metrics;
import loggia.server.common.Problem;
import loggia.server.contract.Longest;
import loggia.server.contract.RequestBody;
import loggia.server.table.Table;
import loggia.server.table.TableHistory;
import loggia.server.table.Tables;
import org.eclipse.jetty.websocket.common.WebSocketSession;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The live channel: who comes in, and what they send.
public final class ApiLive implements HttpServer.Resource {
  private static final String REQUEST = "request";
  private static final String PLACE = "place";
  private static final Logger LOG = LoggerFactory.getLogger(ApiLive.class);

  private final Tables tables;
  private final TableHistory history;
  private final DecisionEntrance entrance;
  private final LiveChannel live;
  private final ConnectionLimit places;
  private final ApiChat talk;
  private final Config config;
  private final Metrics metrics;
  private final Map<String, LiveConnection> connections = new ConcurrentHashMap<>();

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
    routes.wsBeforeUpgrade(
        "/api/live",
        context -> {
          http.checkOrigin(context);
          Request request = http.request(context, QUERIES);
          Table table = tables.get(request.query("table"));
          String person = request.person().id();
          Access.enter(table.now(), person, request.query("invite"));
          int seat = request.number("seat").orElse(0);
          Access.viewer(history.seenBy(table.now(), person, tables.time()), person, seat);
          request.number("since");
          changes(request);
          context.attribute(REQUEST, request);
          context.attribute(PLACE, places.take(request.address()));
        });
    routes.ws("/api/live", ws -> socket(http, ws));
  }

  private static boolean changes(Request request) {
    return switch (request.query("view")) {
      case "", "whole" -> false;
      case "changes" -> true;
      default -> throw Fault.in("view", new Problem.WrongField("view", "whole | changes"));
    };
  }

  private void socket(HttpServer http, WsConfig ws) {
    ws.onConnect(context -> connect(http, context));
    ws.onMessage(context -> message(http, context));
    ws.onBinaryMessage(context -> context.closeSession(1003, "text only"));
    ws.onClose(this::leave);
    ws.onError(this::leave);
  }

  private void connect(HttpServer http, WsConnectContext context) {
    Request request = context.attribute(REQUEST);
    ConnectionLimit.Place place = context.attribute(PLACE);
    if (request == null || place == null) {
      context.closeSession(LiveConnection.POLICY, "no-session");
      return;
    }
    var connection =
        new LiveConnection(
            (WebSocketSession) context.session,
            request.person(),
            request.query("table"),
            request.query("invite"),
            place,
            changes(request),
            config.number("limit.outbox"),
            metrics,
            http.contract());
    place.use();
    connection.seat = request.number("seat").orElse(0);
    connection.lang = request.lang();
    connections.put(context.sessionId(), connection);
    context.enableAutomaticPings(20, TimeUnit.SECONDS);
    try {
      live.enter(connection, request.number("since").orElse(0));
    } catch (Fault fault) {
      connection.close(LiveConnection.POLICY, FaultPresenter.shown(fault, connection.lang));
    }
  }

  private void leave(WsContext context) {
    LiveConnection connection = connections.remove(context.sessionId());
    if (connection != null) {
      places.free(connection.place);
      live.leave(connection);
    }
  }

  private void message(HttpServer http, WsMessageContext context) {
    LiveConnection connection = connections.get(context.sessionId());
    if (connection == null) {
      return;
    }
    try {
      http.limits().take("message", connection.person.id(), config.number("limit.messages"));
      RequestBody message = RequestBody.read(context.message());
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
