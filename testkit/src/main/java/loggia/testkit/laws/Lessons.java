package loggia.testkit.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import loggia.kernel.Decision;
import loggia.kernel.Game;
import loggia.kernel.Lesson;
import loggia.kernel.Move;
import loggia.kernel.RecordError;
import loggia.kernel.State;
import loggia.kernel.Texts;

/// Every lesson can be played to its end, teaches the first seat something, and every text of it is
/// shown.
public final class Lessons {
  private Lessons() {}

  /// What is wrong with the lessons, a line each; nothing when there is none.
  public static <S extends State<S, M>, M extends Move> List<String> problems(Game<S, M> game) {
    var problems = new ArrayList<String>();
    Lesson.of(game).forEach(lesson -> problems.addAll(problems(game, lesson)));
    problems.addAll(neverShown(game));
    return problems;
  }

  private static <S extends State<S, M>, M extends Move> List<String> problems(
      Game<S, M> game, Lesson lesson) {
    var problems = new ArrayList<String>();
    try {
      lesson.record().replay(game, List.of());
    } catch (RecordError error) {
      problems.add(lesson.key() + " cannot be played: " + error.getMessage());
    }
    String begin = lesson.key() + ".";
    if (LessonKeys.of(game).filter(key -> key.startsWith(begin)).count() < 2) {
      problems.add(lesson.key() + ": the learner sits in seat 1 and decides nothing");
    }
    if (lesson.record().decisions().stream().anyMatch(Decision::isUndo)) {
      problems.add(lesson.key() + " takes something back");
    }
    return problems;
  }

  private static List<String> neverShown(Game<?, ?> game) {
    var problems = new ArrayList<String>();
    var shown = LessonKeys.of(game).collect(Collectors.toSet());
    for (String language : Texts.LANGUAGES) {
      var extra = new TreeSet<>(game.texts(language).entries().keySet());
      extra.removeIf(key -> !key.matches("lesson(-\\d+)?\\.(\\d+|end)") || shown.contains(key));
      if (!extra.isEmpty()) {
        problems.add(language + ": lesson texts that are never shown: " + extra);
      }
    }
    return problems;
  }
}
