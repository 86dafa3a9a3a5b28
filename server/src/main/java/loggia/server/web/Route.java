package loggia.server.web;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;

/// One address of the API: what may be sent to it, what it answers, and who answers. Requests are
/// served from it and `/openapi.json` describes it from the same.
///
/// @param body what must be sent; nothing where the request is a plain question
/// @param type the media type of the answer
/// @param answer the record that is answered, or [Text]
/// @param many whether it answers a list of them
/// @param others what else it may answer, by status, besides the faults that any address may answer
/// @param limit what it counts against
/// @param anywhere whether it may be sent from other sites and programs, without our header
record Route(
    Method method,
    String path,
    String summary,
    List<Query> queries,
    Optional<Class<? extends Record>> body,
    String type,
    Class<?> answer,
    boolean many,
    Map<Integer, Class<? extends Record>> others,
    Limit limit,
    boolean anywhere,
    Function<Request, Object> handler) {
  static final String JSON = "application/json; charset=utf-8";

  enum Method {
    GET,
    POST,
    PUT
  }

  /// How much of it is allowed.
  enum Limit {
    NONE,
    REQUESTS,
    CHANGES
  }

  /// Plain text instead of JSON.
  ///
  /// @param file under which name to keep it; empty where it is only to be read
  record Text(String text, String file) {}

  static Asked get(String path, String summary) {
    return asked(Method.GET, path, summary, Limit.REQUESTS);
  }

  static Asked post(String path, String summary) {
    return asked(Method.POST, path, summary, Limit.CHANGES);
  }

  static Asked put(String path, String summary) {
    return asked(Method.PUT, path, summary, Limit.CHANGES);
  }

  /// A question that is posted because it is too long for an address, and changes nothing: who asks
  /// much must not be kept from deciding.
  static Asked ask(String path, String summary) {
    return asked(Method.POST, path, summary, Limit.REQUESTS);
  }

  private static Asked asked(Method method, String path, String summary, Limit limit) {
    return new Asked(method, path, summary, List.of(), Map.of(), limit, false);
  }

  /// A route of which it is not yet known what it answers.
  record Asked(
      Method method,
      String path,
      String summary,
      List<Query> queries,
      Map<Integer, Class<? extends Record>> others,
      Limit limit,
      boolean anywhere) {
    Asked with(Query... queries) {
      return new Asked(method, path, summary, List.of(queries), others, limit, anywhere);
    }

    /// As often as anybody likes.
    Asked unlimited() {
      return new Asked(method, path, summary, queries, others, Limit.NONE, anywhere);
    }

    /// With this status it answers something of its own.
    Asked or(int status, Class<? extends Record> answer) {
      var all = new TreeMap<Integer, Class<? extends Record>>(others);
      all.put(status, answer);
      return new Asked(method, path, summary, queries, all, limit, anywhere);
    }

    /// What it carries proves enough: it needs neither our header nor our page.
    Asked fromAnywhere() {
      return new Asked(method, path, summary, queries, others, limit, true);
    }

    <B extends Record> Sent<B> takes(Class<B> body) {
      return new Sent<>(this, body);
    }

    <A> Route answers(Class<A> answer, Function<Request, A> handler) {
      return route(Optional.empty(), JSON, answer, false, handler::apply);
    }

    <A> Route answersMany(Class<A> answer, Function<Request, List<A>> handler) {
      return route(Optional.empty(), JSON, answer, true, handler::apply);
    }

    Route answersText(String type, Function<Request, Text> handler) {
      return route(Optional.empty(), type, Text.class, false, handler::apply);
    }

    private Route route(
        Optional<Class<? extends Record>> body,
        String type,
        Class<?> answer,
        boolean many,
        Function<Request, Object> handler) {
      return new Route(
          method, path, summary, queries, body, type, answer, many, others, limit, anywhere,
          handler);
    }
  }

  /// A route to which something is sent.
  record Sent<B extends Record>(Asked asked, Class<B> body) {
    <A> Route answers(Class<A> answer, BiFunction<Request, B, A> handler) {
      return asked.route(
          Optional.of(body),
          JSON,
          answer,
          false,
          request -> handler.apply(request, request.body(body)));
    }
  }
}
