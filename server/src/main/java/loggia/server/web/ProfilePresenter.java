package loggia.server.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import loggia.kernel.Game;
import loggia.kernel.Games;
import loggia.server.contract.About;
import loggia.server.store.PeopleStore;
import loggia.server.store.ResultRow;

/// How somebody plays each game.
final class ProfilePresenter {
  private ProfilePresenter() {}

  record RatingPoint(long at, int rating) {}

  record Favourite(String id, String name, int times) {}

  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  record GameFigures(
      String game,
      @About("games with other people") int played,
      int won,
      @About("games against bots alone") int botsPlayed,
      int botsWon,
      Optional<Integer> rating,
      @About("the rating after each game that counted, the oldest first") List<RatingPoint> curve,
      @About("games that the coach has looked at") int analysed,
      @About("of them: the share of the victory") Optional<Double> share,
      @About("of them: the share without luck") Optional<Double> adjusted,
      @About("as whom or what they played most often") Optional<Favourite> favourite) {}

  /// @param results the newest first
  static List<GameFigures> figures(
      List<ResultRow> results, List<PeopleStore.PersonRating> ratings, String lang) {
    var byGame = new LinkedHashMap<String, List<ResultRow>>();
    Games.all().forEach(game -> byGame.put(game.manual().id(), new ArrayList<>()));
    results.forEach(row -> byGame.computeIfAbsent(row.game(), _ -> new ArrayList<>()).add(row));
    var figures = new ArrayList<GameFigures>();
    byGame.forEach(
        (game, rows) -> {
          if (!rows.isEmpty()) {
            figures.add(figures(game, rows, ratings, lang));
          }
        });
    return figures;
  }

  private static GameFigures figures(
      String game, List<ResultRow> rows, List<PeopleStore.PersonRating> ratings, String lang) {
    List<ResultRow> people = rows.stream().filter(row -> row.people() > 1).toList();
    List<ResultRow> bots =
        rows.stream().filter(row -> row.people() == 1 && row.seats() > 1).toList();
    List<ResultRow.Judged> judged = rows.stream().flatMap(row -> row.judged().stream()).toList();
    return new GameFigures(
        game,
        people.size(),
        won(people),
        bots.size(),
        won(bots),
        ratings.stream()
            .filter(rating -> rating.game().equals(game))
            .map(PeopleStore.PersonRating::rating)
            .findFirst(),
        rows.reversed().stream()
            .filter(row -> row.rating() > 0)
            .map(row -> new RatingPoint(row.at(), row.rating()))
            .toList(),
        judged.size(),
        mean(judged, ResultRow.Judged::share),
        mean(judged, ResultRow.Judged::adjusted),
        favourite(game, rows, lang));
  }

  private static int won(List<ResultRow> rows) {
    return (int) rows.stream().filter(ResultRow::won).count();
  }

  private static Optional<Double> mean(
      List<ResultRow.Judged> judged, ToDoubleFunction<ResultRow.Judged> figure) {
    var mean = judged.stream().mapToDouble(figure).average();
    return mean.isPresent()
        ? Optional.of(AnalysisPresenter.rounded(mean.getAsDouble()))
        : Optional.empty();
  }

  private static Optional<Favourite> favourite(String game, List<ResultRow> rows, String lang) {
    var times = new LinkedHashMap<String, Integer>();
    rows.stream()
        .map(ResultRow::role)
        .filter(role -> !role.isEmpty())
        .forEach(role -> times.merge(role, 1, Integer::sum));
    return times.entrySet().stream()
        .max(Comparator.comparingInt(Map.Entry::getValue))
        .map(
            most -> new Favourite(most.getKey(), name(game, most.getKey(), lang), most.getValue()));
  }

  /// What a role is called; its id where the game is not here any more.
  static String name(String game, String role, String lang) {
    Optional<Game<?, ?>> known = Games.find(game);
    return known.isEmpty() ? role : known.get().texts(lang).get("name." + role);
  }
}
