package loggia.app.play;

import java.util.List;
import java.util.Optional;

/// What somebody at the terminal sees and may do, whether the game is played here or on a server.
public interface Situation {
  /// Something that might be tried and is not possible, with the reason and the rule that says so.
  record Barred(String text, String label, String reason, String rule) {}

  TerminalTexts texts();

  /// Who is to decide, in one line.
  String title();

  String board();

  /// What happened since this person was last asked.
  List<String> news();

  Menu menu();

  List<Barred> barred();

  /// The text form of a possible move that is written like this, though the menu may list another
  /// one in its place; empty: there is none.
  Optional<String> allowed(String text);

  /// Why the move with this text form is not possible; empty: there is no such move.
  Optional<String> refused(String text);

  /// What would happen after this choice, as far as it may be known.
  List<String> preview(Menu.Item item);

  List<String> log();

  LookUp lookUp();

  /// The choices that a master would think of first, with the chances they promise, the best first;
  /// empty: nobody is asked for advice here.
  default List<Advice> advice() {
    return List.of();
  }

  /// @param percent the seat's share of the victory, as far as it can know; alone: how good the end
  ///   will be
  record Advice(String text, int percent) {}

  /// Whether it may change while somebody looks at it.
  default boolean isLive() {
    return false;
  }

  /// Whether there is a newer one by now.
  default boolean isOutdated() {
    return false;
  }
}
