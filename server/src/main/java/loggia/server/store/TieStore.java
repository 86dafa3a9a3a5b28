package loggia.server.store;

import java.util.List;
import java.util.Set;

/// What the server remembers of people's ties to others, and of their invitations.
public interface TieStore {
  /// What somebody may be to somebody else.
  enum Tie {
    FRIEND,
    MUTED,
    BLOCKED;

    String id() {
      return name().toLowerCase(java.util.Locale.ROOT);
    }
  }

  /// Somebody whom this person has a tie to.
  record Tied(Person other, Set<Tie> ties) {}

  /// By name.
  List<Tied> ties(String person);

  /// What this one is to that person.
  Set<Tie> ties(String person, String other);

  /// Makes that one something to this person, or no longer.
  void tie(String person, String other, Tie tie, boolean on, long at);

  /// Everybody whose words this person does not want to read.
  Set<String> unheard(String person);

  /// Whether this person does not want to have anything to do with that one.
  default boolean blocks(String person, String other) {
    return ties(person, other).contains(Tie.BLOCKED);
  }

  record Invitation(String table, String person, String inviter, long at) {}

  void invite(Invitation invitation);

  /// How many people are asked to this table.
  int invited(String table);

  void uninvite(String table, String person);

  /// Where this person is asked to sit down, the newest first; only tables that have not begun.
  List<Invitation> invitations(String person);
}
