package loggia.server.web;

import io.javalin.config.RoutesConfig;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import loggia.kernel.Game;
import loggia.kernel.Games;
import loggia.kernel.Manual;
import loggia.kernel.Option;
import loggia.kernel.Texts;
import loggia.server.common.Fault;
import loggia.server.common.Problem;
import loggia.server.store.Store;
import loggia.server.table.BotRunner;

/// The games of the house: what can be chosen, the rules, the components, the lesson.
public final class ApiGames implements HttpServer.Resource {
  record Value(String value, String label) {}

  record Choice(
      String key,
      String label,
      String kind,
      String usual,
      String offered,
      int leastSeats,
      int mostSeats,
      List<Value> values) {}

  record Rule(String id, String text) {}

  record Chapter(String id, String title, List<Rule> rules) {}

  record Fact(String key, String label, String value) {}

  record Component(
      String kind,
      String kindName,
      String id,
      String name,
      String about,
      List<Fact> facts,
      String source) {}

  private final Store store;

  public ApiGames(Store store) {
    this.store = store;
  }

  @Override
  public void routes(HttpServer http, RoutesConfig routes) {
    http.get(
        routes,
        "/api/games",
        request -> Games.all().stream().map(game -> summary(game, request.lang())).toList());
    http.get(routes, "/api/games/{id}", request -> full(game(request), request.lang()));
    http.get(
        routes,
        "/api/games/{id}/lesson",
        request -> LessonPresenter.of(game(request), request.lang()));
    http.get(routes, "/api/games/{id}/stats", request -> statistics(game(request)));
  }

  private static Game<?, ?> game(Request request) {
    return game(request.path("id"));
  }

  static Game<?, ?> game(String id) {
    return Games.find(id)
        .orElseThrow(() -> Fault.of(Fault.Code.NOT_FOUND, new Problem.NoSuchGame(id)));
  }

  private static Map<String, Object> summary(Game<?, ?> game, String lang) {
    Texts texts = game.texts(lang);
    Manual manual = game.manual();
    var shown = new LinkedHashMap<String, Object>();
    shown.put("id", manual.id());
    shown.put("rules", manual.rules());
    shown.put("title", texts.get("title"));
    shown.put("summary", texts.get("summary"));
    shown.put("leastSeats", manual.leastSeats());
    shown.put("mostSeats", manual.mostSeats());
    shown.put("options", manual.options().stream().map(o -> choice(o, manual, texts)).toList());
    shown.put("levels", BotRunner.levels());
    shown.put("lesson", game.lesson().isPresent());
    shown.put("firstGame", game.firstGame());
    return shown;
  }

  private static Choice choice(Option option, Manual manual, Texts texts) {
    String kind =
        switch (option) {
          case Option.Choice _ -> "choice";
          case Option.SeatChoice _ -> "seat";
          case Option.File _ -> "file";
        };
    List<String> words =
        switch (option) {
          case Option.Choice choice -> choice.values();
          case Option.SeatChoice _ -> List.of(Option.SeatChoice.RANDOM);
          case Option.File _ -> List.of(Option.File.STANDARD);
        };
    String key = "option." + option.key();
    return new Choice(
        option.key(),
        texts.get(key),
        kind,
        option.usual(),
        texts.find(key + ".offered").orElse(option.usual()),
        Math.max(option.leastSeats(), manual.leastSeats()),
        Math.min(option.mostSeats(), manual.mostSeats()),
        words.stream()
            .map(word -> new Value(word, texts.find(key + "." + word).orElse(word)))
            .toList());
  }

  private static Map<String, Object> full(Game<?, ?> game, String lang) {
    return full(game, game.manual(), lang);
  }

  /// @param manual the game's, or that of games that begin in a certain way
  static Map<String, Object> full(Game<?, ?> game, Manual manual, String lang) {
    Texts texts = game.texts(lang);
    var shown = summary(game, lang);
    var chapters = new ArrayList<Chapter>();
    for (Manual.Chapter chapter : manual.chapters()) {
      chapters.add(
          new Chapter(
              chapter.id(),
              texts.get("chapter." + chapter.id()),
              chapter.rules().stream().map(id -> new Rule(id, texts.get("rule." + id))).toList()));
    }
    shown.put("chapters", chapters);
    shown.put("components", manual.components().stream().map(c -> component(c, texts)).toList());
    shown.put("texts", texts.entries());
    return shown;
  }

  private static Component component(Manual.Component component, Texts texts) {
    return new Component(
        component.kind(),
        texts.get("kind." + component.kind()),
        component.id(),
        texts.get("name." + component.id()),
        texts.find("about." + component.id()).orElse(""),
        component.facts().entrySet().stream()
            .map(
                fact ->
                    new Fact(fact.getKey(), texts.get("fact." + fact.getKey()), fact.getValue()))
            .toList(),
        component.source());
  }

  private Object statistics(Game<?, ?> game) {
    var statistics = store.statistics(game.manual().id());
    return Map.of(
        "games", statistics.games(),
        "averageDecisions", statistics.averageDecisions(),
        "endings", statistics.endings(),
        "ratings",
            statistics.ratings().stream()
                .map(r -> Map.of("name", r.name(), "rating", r.rating(), "games", r.games()))
                .toList());
  }
}
