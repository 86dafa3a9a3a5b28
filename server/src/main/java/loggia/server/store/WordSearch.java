package loggia.server.store;

import java.util.Comparator;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;

/// How a list of the lobby is found by words.
///
/// @param ranges a table must have a word of each; the rarest comes first
/// @param few whether that one has so few tables that they are looked at; else the newest tables
///   are, until enough of them have all the words, which is soon, since they are many
record WordSearch(List<WordRange> ranges, boolean few) {
  static final WordSearch NONE = new WordSearch(List.of(), false);

  /// With so many of 40,000 tables in a list, both ways look at about as many to find a hundred.
  static final int FEW = 2000;

  private record Counted(WordRange range, int tables) {}

  static WordSearch of(Handle handle, TableQuery query) {
    List<WordRange> words = SearchWords.begun(query.words());
    if (!query.person().isEmpty()) {
      return new WordSearch(words, false);
    }
    if (words.isEmpty()) {
      return query.game().isEmpty() ? NONE : ofGame(handle, query);
    }
    List<Counted> counted =
        words.stream()
            .map(range -> new Counted(range, count(handle, query, range)))
            .sorted(Comparator.comparingInt(Counted::tables))
            .toList();
    boolean few = counted.getFirst().tables < FEW;
    return new WordSearch(counted.stream().map(Counted::range).toList(), few);
  }

  /// A game's id is a word of its tables, by which they are found if nobody else plays it.
  private static WordSearch ofGame(Handle handle, TableQuery query) {
    var range = WordRange.only(query.game());
    return count(handle, query, range) < FEW ? new WordSearch(List.of(range), true) : NONE;
  }

  /// Not beyond [#FEW].
  private static int count(Handle handle, TableQuery query, WordRange range) {
    Query select =
        handle
            .createQuery(
                "select count(*) from (select 1 from words w where %s limit %d) found"
                    .formatted(listed(query, 0), FEW))
            .bind("from0", range.from())
            .bind("to0", range.to());
    return TableListSql.bindList(select, query).mapTo(Integer.class).one();
  }

  Query bind(Query select) {
    Query bound = select;
    for (int i = 0; i < ranges.size(); i++) {
      bound = bound.bind("from" + i, ranges.get(i).from()).bind("to" + i, ranges.get(i).to());
    }
    return bound;
  }

  /// That a word is of this range, and of a table that the list shows.
  static String listed(TableQuery query, int i) {
    return (query.status().isEmpty() ? "w.shown <> ''" : "w.shown = :status")
        + (query.game().isEmpty() ? "" : " and w.game = :game")
        + (" and " + within(i));
  }

  static String within(int i) {
    return "w.word >= :from%d and w.word < :to%d".formatted(i, i);
  }
}
