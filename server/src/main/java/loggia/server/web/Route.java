package loggia.server.web;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/// One address of the API: what may be sent to it, what it answers, and who answers. Requests are
/// served from it and `/openapi.json` describes it from the same.
///
/// @param body what must be sent; nothing where the request is a plain question
/// @param answer the record that is answered, or [Text]
/// @param many whether it answers a list of them
/// @param limit what it counts against
record Route(
    Method method,
    String path,
    String summary,
    List<Query> queries,
    Optional<Class<? extends Record>> body,
    Class<?> answer,
    boolean many,
    Limit limit,
    Function<Request, Object> handler) {
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
  record Text(String type, String text, String file) {}

  static Asked get(String path, String summary) {
    return new Asked(Method.GET, path, summary, List.of(), Limit.REQUESTS);
  }

  static Asked post(String path, String summary) {
    return new Asked(Method.POST, path, summary, List.of(), Limit.CHANGES);
  }

  static Asked put(String path, String summary) {
    return new Asked(Method.PUT, path, summary, List.of(), Limit.CHANGES);
  }

  /// A question that is posted because it is too long for an address, and changes nothing: who asks
  /// much must not be kept from deciding.
  static Asked ask(String path, String summary) {
    return new Asked(Method.POST, path, summary, List.of(), Limit.REQUESTS);
  }

  /// A route of which it is not yet known what it answers.
  record Asked(Method method, String path, String summary, List<Query> queries, Limit limit) {
    Asked with(Query... queries) {
      return new Asked(method, path, summary, List.of(queries), limit);
    }

    /// As often as anybody likes.
    Asked unlimited() {
      return new Asked(method, path, summary, queries, Limit.NONE);
    }

    <B extends Record> Sent<B> takes(Class<B> body) {
      return new Sent<>(this, body);
    }

    <A> Route answers(Class<A> answer, Function<Request, A> handler) {
      return route(Optional.empty(), answer, false, handler::apply);
    }

    <A> Route answersMany(Class<A> answer, Function<Request, List<A>> handler) {
      return route(Optional.empty(), answer, true, handler::apply);
    }

    private Route route(
        Optional<Class<? extends Record>> body,
        Class<?> answer,
        boolean many,
        Function<Request, Object> handler) {
      return new Route(method, path, summary, queries, body, answer, many, limit, handler);
    }
  }

  /// A route to which something is sent.
  record Sent<B extends Record>(Asked asked, Class<B> body) {
    <A> Route answers(Class<A> answer, BiFunction<Request, B, A> handler) {
      return asked.route(
          Optional.of(body), answer, false, request -> handler.apply(request, request.body(body)));
    }
  }
}
