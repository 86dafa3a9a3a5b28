package loggia.server.store;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;

/// The statements about ratings and statistics.
final class RatingSql {
  private static final int START = 1500;

  private RatingSql() {}

  /// The ratings after it, by person.
  static Map<String, Integer> change(Handle handle, Store.Rated rated) {
    var before = new LinkedHashMap<String, Integer>();
    rated.people().forEach(id -> before.put(id, of(handle, id, rated.game())));
    Map<String, Integer> after = rated.change().apply(before);
    after.forEach((id, rating) -> save(handle, id, rated.game(), rating));
    return after;
  }

  private static int of(Handle handle, String person, String game) {
    return handle
        .createQuery("select rating from ratings where person = ? and game = ?")
        .bind(0, person)
        .bind(1, game)
        .mapTo(Integer.class)
        .findOne()
        .orElse(START);
  }

  static List<PeopleStore.PersonRating> of(Handle handle, String person) {
    return handle
        .createQuery("select game, rating, games from ratings where person = ? order by game")
        .bind(0, person)
        .map(
            (row, context) ->
                new PeopleStore.PersonRating(
                    row.getString("game"), row.getInt("rating"), row.getInt("games")))
        .list();
  }

  private static void save(Handle handle, String person, String game, int rating) {
    handle.execute(
        "insert into ratings (person, game, rating, games) values (?, ?, ?, 1)"
            + " on conflict (person, game)"
            + " do update set rating = excluded.rating, games = ratings.games + 1",
        person,
        game,
        rating);
  }

  static Statistics statistics(Handle handle, String game) {
    var endings = new LinkedHashMap<String, Integer>();
    int games = 0;
    double decisions = 0;
    record Ending(String word, int games, long decisions) {}
    for (Ending ending :
        handle
            .createQuery(
                "select ending, count(*) as games, sum(number) as decisions from tables"
                    + " where game = ? and status = 'over' and study = 0 and ending <> ''"
                    + " group by ending order by ending")
            .bind(0, game)
            .map(
                (row, context) ->
                    new Ending(
                        row.getString("ending"), row.getInt("games"), row.getLong("decisions")))
            .list()) {
      endings.put(ending.word, ending.games);
      games += ending.games;
      decisions += ending.decisions;
    }
    var ratings =
        handle
            .createQuery(
                "select r.person, p.name, r.rating, r.games from ratings r"
                    + " join people p on p.id = r.person"
                    + " where r.game = ? and p.shared = 1 order by r.rating desc, p.name limit 100")
            .bind(0, game)
            .map(
                (row, context) ->
                    new Statistics.Rating(
                        row.getString("person"),
                        row.getString("name"),
                        row.getInt("rating"),
                        row.getInt("games")))
            .list();
    return new Statistics(games, games == 0 ? 0 : decisions / games, endings, ratings);
  }
}
