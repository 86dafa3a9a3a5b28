package loggia.server.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsContext;
import io.javalin.websocket.WsMessageContext;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import loggia.kernel.Seat;
import loggia.server.common.Config;
import loggia.server.common.Fault;
import loggia.server.common.Metrics;
import loggia.server.common.Problem;
import loggia.server.table.Snapshot;
import loggia.server.table.Table;
import loggia.server.table.Tables;
import org.eclipse.jetty.websocket.common.WebSocketSession;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The live channel: who comes in, and what they send.
public final class ApiLive implements HttpServer.Resource {
  private static final Logger LOG = LoggerFactory.getLogger(ApiLive.class);

  private final Tables tables;
  private final LiveChannel live;
  private final ApiChat talk;
  private final Config config;
  private final Metrics metrics;
  private final Map<String, LiveConnection> connections = new ConcurrentHashMap<>();

  public ApiLive(Tables tables, LiveChannel live, ApiChat talk, Config config, Metrics metrics) {
    this.tables = tables;
    this.live = live;
    this.talk = talk;
    this.config = config;
    this.metrics = metrics;
  }

  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  record Answer(
      String type,
      String key,
      boolean ok,
      Optional<Integer> number,
      Optional<ApiModel.Failure> error,
      Optional<Object> position) {}

  @Override
  public void routes(HttpServer http, RoutesConfig routes) {
    routes.wsBeforeUpgrade(
        "/api/live",
        context -> {
          http.checkOrigin(context);
          Request request = http.request(context);
          Table table = tables.get(request.query("table"));
          Access.enter(table.now(), request.person().id(), request.query("invite"));
          int seat = request.number("seat").orElse(0);
          Access.viewer(table.now(), request.person().id(), seat);
          request.number("since");
          changes(request);
          int most = config.number("limit.connections");
          if (live.from(request.address()) >= most) {
            throw Fault.of(Fault.Code.TOO_MANY, new Problem.TooManyConnections(most));
          }
          context.attribute("request", request);
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
    ws.onConnect(this::connect);
    ws.onMessage(context -> message(http, context));
    ws.onBinaryMessage(context -> context.closeSession(1003, "text only"));
    ws.onClose(this::leave);
    ws.onError(this::leave);
  }

  private void connect(WsConnectContext context) {
    Request request = context.attribute("request");
    if (request == null) {
      context.closeSession(LiveConnection.POLICY, "no-session");
      return;
    }
    var connection =
        new LiveConnection(
            (WebSocketSession) context.session,
            request.person(),
            request.query("table"),
            request.query("invite"),
            request.address(),
            changes(request),
            config.number("limit.outbox"),
            metrics);
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
      RequestBody body =
          RequestBody.read(
              context.message(), "type", "seat", "number", "move", "key", "lang", "text");
      switch (body.kind()) {
        case "decide" -> connection.together(() -> decide(connection, body));
        case "seat" -> sit(connection, body);
        case "chat" -> say(connection, body);
        default -> throw Fault.in("type", new Problem.WrongField("type", "decide | seat | chat"));
      }
    } catch (Fault fault) {
      connection.close(LiveConnection.POLICY, FaultPresenter.shown(fault, connection.lang));
    } catch (RuntimeException e) {
      LOG.atError().addKeyValue("table", connection.table).setCause(e).log("message failed");
      connection.close(1011, FaultPresenter.trouble(connection.lang));
    }
  }

  private void decide(LiveConnection connection, RequestBody body) {
    String key = body.text("key", ApiPlay.LONGEST_KEY);
    Table table = tables.get(connection.table);
    try {
      Seat seat = Access.own(table.now(), connection.person.id(), body.number("seat"));
      try {
        int number =
            table.decide(seat, body.number("number"), body.text("move", ApiPlay.LONGEST_MOVE), key);
        connection.send(
            new Answer(
                "answer", key, true, Optional.of(number), Optional.empty(), Optional.empty()));
      } catch (Fault fault) {
        fail(connection, key, table.now(), Optional.of(seat), fault);
      }
    } catch (Fault fault) {
      fail(connection, key, table.now(), Optional.empty(), fault);
    }
  }

  private void say(LiveConnection connection, RequestBody body) {
    Table table = tables.get(connection.table);
    try {
      talk.say(table, connection.person, body.text("text", 2000));
    } catch (Fault fault) {
      fail(connection, "", table.now(), Optional.empty(), fault);
    }
  }

  private void fail(
      LiveConnection connection, String key, Snapshot snapshot, Optional<Seat> seat, Fault fault) {
    var error =
        FaultPresenter.shown(
            fault,
            PositionPresenter.texts(snapshot, connection.lang),
            PositionPresenter.names(snapshot));
    Optional<Object> position =
        fault.code() == Fault.Code.CONFLICT
            ? seat.map(s -> PositionPresenter.now(snapshot, s, connection.lang, tables.time()))
            : Optional.empty();
    connection.send(
        new Answer("answer", key, false, Optional.empty(), Optional.of(error), position));
  }

  private void sit(LiveConnection connection, RequestBody body) {
    tables
        .get(connection.table)
        .still(
            snapshot -> {
              int seat = body.maybeNumber("seat").orElse(connection.seat);
              Access.viewer(snapshot, connection.person.id(), seat);
              connection.seat = seat;
              body.maybeText("lang", 5).map(Request::language).ifPresent(l -> connection.lang = l);
              live.tell(connection, snapshot, 0);
            });
  }
}
