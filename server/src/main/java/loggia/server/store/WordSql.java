package loggia.server.store;

import java.util.HashSet;
import java.util.Set;
import org.jdbi.v3.core.Handle;

/// The statements about what tables are found by. It follows from the table's own row, so that
/// backups do without.
final class WordSql {
  private static final String SHOWN = "case when visible = 1 then status else '' end";

  private WordSql() {}

  static void insert(Handle handle, TableRow row) {
    String shown = row.visible() ? row.summary().status() : "";
    add(handle, row.id(), row.game(), shown, words(row.game(), row.words()));
  }

  /// Tables are found by their game, whatever else is said of them.
  private static Set<String> words(String game, String text) {
    return SearchWords.of(game + " " + text);
  }

  private static void add(
      Handle handle, String table, String game, String shown, Set<String> words) {
    if (!words.isEmpty()) {
      var batch =
          handle.prepareBatch(
              "insert into words (table_id, word, game, shown) values (?, ?, ?, ?)"
                  + " on conflict do nothing");
      words.forEach(word -> batch.add(table, word, game, shown));
      batch.execute();
    }
  }

  /// After the row was changed. Mostly nobody came or left.
  static void update(Handle handle, TableRow row) {
    String shown = show(handle, row.id());
    Set<String> before =
        handle
            .createQuery("select word from words where table_id = ?")
            .bind(0, row.id())
            .mapTo(String.class)
            .set();
    Set<String> after = words(row.game(), row.words());
    for (String word : before) {
      if (!after.contains(word)) {
        handle.execute("delete from words where table_id = ? and word = ?", row.id(), word);
      }
    }
    var added = new HashSet<>(after);
    added.removeAll(before);
    add(handle, row.id(), row.game(), shown, added);
  }

  /// After its status has changed, or who may see it.
  ///
  /// @return which list shows it now
  static String show(Handle handle, String table) {
    String shown =
        handle
            .createQuery("select " + SHOWN + " from tables where id = ?")
            .bind(0, table)
            .mapTo(String.class)
            .one();
    handle.execute(
        "update words set shown = ? where table_id = ? and shown <> ?", shown, table, shown);
    return shown;
  }

  private record Unknown(String table, String game, String shown, String words) {}

  /// For tables that are older than the search, or come from a backup.
  static void fill(Handle handle) {
    handle
        .createQuery(
            "select id, game, words, %s as shown from tables t".formatted(SHOWN)
                + " where not exists (select 1 from words w where w.table_id = t.id)")
        .map(
            (row, context) ->
                new Unknown(
                    row.getString("id"),
                    row.getString("game"),
                    row.getString("shown"),
                    row.getString("words")))
        .list()
        .forEach(row -> add(handle, row.table, row.game, row.shown, words(row.game, row.words)));
  }
}
