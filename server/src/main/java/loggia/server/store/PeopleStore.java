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

  /// Deletes a table that never began.
  void drop(String table);

  /// Deletes everything that is kept of this person and not of a table, and tells the other nodes
  /// that they are logged out.
  void erase(String person);
}
