package loggia.server.web;

import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import loggia.kernel.Texts;
import loggia.server.common.Fault;
import loggia.server.common.Problem;
import loggia.server.contract.RequestBody;
import loggia.server.store.Person;

/// A request with what has been found out about it.
///
/// @param queries what may be read of its query
record Request(
    Context context, List<Query> queries, Optional<Person> caller, String lang, String address) {
  /// Who asks.
  ///
  /// @throws Fault when there is no session
  Person person() {
    return caller.orElseThrow(() -> Fault.of(Fault.Code.NO_SESSION, new Problem.NoSession()));
  }

  /// The id of who asks, or nobody's.
  String personId() {
    return caller.map(Person::id).orElse("");
  }

  String path(String name) {
    return context.pathParam(name);
  }

  String query(String name) {
    if (queries.stream().noneMatch(query -> query.name().equals(name))) {
      throw new IllegalStateException("the route does not say that it reads '" + name + "'");
    }
    String value = context.queryParam(name);
    return value == null ? "" : value;
  }

  Optional<Integer> number(String name) {
    String value = query(name);
    if (value.isEmpty()) {
      return Optional.empty();
    }
    if (!value.matches("\\d{1,9}")) {
      throw Fault.in(name, new Problem.WrongField(name, "0, 1, 2…"));
    }
    return Optional.of(Integer.parseInt(value));
  }

  <B extends Record> B body(Class<B> type) {
    return RequestBody.read(context.body()).as(type);
  }

  static String language(String wanted) {
    return Texts.LANGUAGES.contains(wanted) ? wanted : Texts.LANGUAGES.getFirst();
  }
}
