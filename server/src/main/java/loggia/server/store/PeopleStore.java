package loggia.server.store;

import java.util.List;

/// What the server remembers of one person, here and there.
public interface PeopleStore {
  /// The tables that this person opened or sits at, the oldest first.
  List<String> tablesOf(String person);

  /// What this person said, wherever it was.
  List<ChatRow> saidBy(String person);

  List<PersonRating> ratingsOf(String person);

  /// How well somebody plays a game.
  record PersonRating(String game, int rating, int games) {}

  /// When this person was away since `time`, and when they will be, in order.
  List<Vacation> vacations(String person, long time);

  /// Stores a vacation; one that began at the same time ends now.
  void save(String person, Vacation vacation);

  /// Stores how games ended of which that was not stored.
  void record(List<ResultRow> rows);

  /// Stores what the coach says of a finished game.
  void judge(String table, int seat, ResultRow.Judged judged);

  /// Finished games of this person of which it is not stored how they ended, the newest first.
  List<String> unrecorded(String person, int most);

  List<ResultRow> results(ResultQuery query);

  /// Deletes a table that never began.
  void drop(String table);

  /// Deletes everything that is kept of this person and not of a table, and tells the other nodes
  /// that they are logged out.
  void erase(String person);
}
