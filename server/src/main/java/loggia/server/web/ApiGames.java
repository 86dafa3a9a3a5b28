package loggia.server.web;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import loggia.kernel.Game;
import loggia.kernel.Games;
import loggia.kernel.Lesson;
import loggia.kernel.Manual;
import loggia.kernel.Option;
import loggia.kernel.Texts;
import loggia.server.common.Fault;
import loggia.server.common.Problem;
import loggia.server.contract.About;
import loggia.server.store.Store;
import loggia.server.table.BotRunner;

/// The games of the house: what can be chosen, the rules, the components, the lesson.
public final class ApiGames implements HttpServer.Resource {
  enum OptionKind {
    CHOICE,
    SEAT,
    FILE
  }

  record OptionValue(String value, String label) {}

  record GameOption(
      String key,
      String label,
      OptionKind kind,
      String usual,
      @About("the value to begin with in this language") String offered,
      int leastSeats,
      int mostSeats,
      List<OptionValue> values) {}

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

  record GameSummary(
      String id,
      int rules,
      String title,
      String summary,
      int leastSeats,
      int mostSeats,
      List<GameOption> options,
      List<String> levels,
      boolean lesson,
      int lessons,
      @About("the options that suit somebody's first game, where they are not the usual ones")
          Map<String, String> firstGame) {}

  record FullGame(
      @JsonUnwrapped GameSummary summary,
      List<Chapter> chapters,
      List<Component> components,
      Map<String, String> texts) {}

  record Rated(String name, int rating, int games) {}

  record GameStats(
      int games, double averageDecisions, Map<String, Integer> endings, List<Rated> ratings) {}

  private final Store store;

  public ApiGames(Store store) {
    this.store = store;
  }

  @Override
  public List<Route> routes(HttpServer http) {
    return List.of(
        Route.get("/api/games", "The games of the house")
            .answersMany(
                GameSummary.class,
                request ->
                    Games.all().stream().map(game -> summary(game, request.lang())).toList()),
        Route.get("/api/games/{id}", "A game with its rules, components and texts")
            .answers(FullGame.class, request -> full(game(request), request.lang())),
        Route.get("/api/games/{id}/lesson", "The guided first game, or a further lesson")
            .with(Query.number("part"))
            .answers(
                LessonPresenter.Lesson.class,
                request ->
                    LessonPresenter.of(
                        game(request), request.number("part").orElse(1), request.lang())),
        Route.get("/api/games/{id}/stats", "How often it was played here, and by whom best")
            .answers(GameStats.class, request -> statistics(game(request))));
  }

  private static Game<?, ?> game(Request request) {
    return game(request.path("id"));
  }

  static Game<?, ?> game(String id) {
    return Games.find(id)
        .orElseThrow(() -> Fault.of(Fault.Code.NOT_FOUND, new Problem.NoSuchGame(id)));
  }

  private static GameSummary summary(Game<?, ?> game, String lang) {
    Texts texts = game.texts(lang);
    Manual manual = game.manual();
    return new GameSummary(
        manual.id(),
        manual.rules(),
        texts.get("title"),
        texts.get("summary"),
        manual.leastSeats(),
        manual.mostSeats(),
        manual.options().stream().map(option -> choice(option, manual, texts)).toList(),
        BotRunner.levels(),
        game.lesson().isPresent(),
        Lesson.of(game).size(),
        game.firstGame());
  }

  private static GameOption choice(Option option, Manual manual, Texts texts) {
    OptionKind kind =
        switch (option) {
          case Option.Choice _ -> OptionKind.CHOICE;
          case Option.SeatChoice _ -> OptionKind.SEAT;
          case Option.File _ -> OptionKind.FILE;
        };
    List<String> words =
        switch (option) {
          case Option.Choice choice -> choice.values();
          case Option.SeatChoice _ -> List.of(Option.SeatChoice.RANDOM);
          case Option.File _ -> List.of(Option.File.STANDARD);
        };
    String key = "option." + option.key();
    return new GameOption(
        option.key(),
        texts.get(key),
        kind,
        option.usual(),
        texts.find(key + ".offered").orElse(option.usual()),
        Math.max(option.leastSeats(), manual.leastSeats()),
        Math.min(option.mostSeats(), manual.mostSeats()),
        words.stream()
            .map(word -> new OptionValue(word, texts.find(key + "." + word).orElse(word)))
            .toList());
  }

  private static FullGame full(Game<?, ?> game, String lang) {
    return full(game, game.manual(), lang);
  }

  /// @param manual the game's, or that of games that begin in a certain way
  static FullGame full(Game<?, ?> game, Manual manual, String lang) {
    Texts texts = game.texts(lang);
    var chapters = new ArrayList<Chapter>();
    for (Manual.Chapter chapter : manual.chapters()) {
      chapters.add(
          new Chapter(
              chapter.id(),
              texts.get("chapter." + chapter.id()),
              chapter.rules().stream().map(id -> new Rule(id, texts.get("rule." + id))).toList()));
    }
    return new FullGame(
        summary(game, lang),
        chapters,
        manual.components().stream().map(component -> component(component, texts)).toList(),
        texts.entries());
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

  private GameStats statistics(Game<?, ?> game) {
    var statistics = store.statistics(game.manual().id());
    return new GameStats(
        statistics.games(),
        statistics.averageDecisions(),
        statistics.endings(),
        statistics.ratings().stream()
            .map(rated -> new Rated(rated.name(), rated.rating(), rated.games()))
            .toList());
  }
}
