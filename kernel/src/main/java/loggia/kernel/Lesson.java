package loggia.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// One of a game's lessons: a record in which seat 1 is the learner.
///
/// @param key what the keys of its texts begin with: `lesson`, `lesson-2`, `lesson-3`
public record Lesson(String key, GameRecord record) {
  /// The first game that teaches itself, then the further lessons.
  public static List<Lesson> of(Game<?, ?> game) {
    var lessons = new ArrayList<Lesson>();
    game.lesson().ifPresent(first -> lessons.add(new Lesson("lesson", first)));
    for (GameRecord further : game.furtherLessons()) {
      lessons.add(new Lesson("lesson-" + (lessons.size() + 1), further));
    }
    return lessons;
  }

  /// What the learner is told before deciding; empty where the decision plays itself.
  ///
  /// @param n counted from 0 over all decisions
  public Optional<String> text(Texts texts, int n) {
    return record.decisions().get(n).seat() == Seat.ONE
        ? texts.find(key + "." + n)
        : Optional.empty();
  }

  public String end(Texts texts) {
    return texts.get(key + ".end");
  }
}
