package loggia.testkit.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import loggia.kernel.Decision;
import loggia.kernel.Game;
import loggia.kernel.GameRecord;
import loggia.kernel.Move;
import loggia.kernel.RecordError;
import loggia.kernel.Seat;
import loggia.kernel.State;
import loggia.kernel.Texts;

/// The lesson can be played to its end, teaches the first seat something, and every text of it is
/// shown.
public final class Lesson {
  private Lesson() {}

  /// What is wrong with the lesson, a line each; nothing when there is no lesson.
  public static <S extends State<S, M>, M extends Move> List<String> problems(Game<S, M> game) {
    return game.lesson().map(lesson -> problems(game, lesson)).orElse(List.of());
  }

  private static <S extends State<S, M>, M extends Move> List<String> problems(
      Game<S, M> game, GameRecord lesson) {
    var problems = new ArrayList<String>();
    try {
      lesson.replay(game, List.of());
    } catch (RecordError error) {
      problems.add("the lesson cannot be played: " + error.getMessage());
    }
    if (lesson.decisions().stream().noneMatch(decision -> decision.seat() == Seat.ONE)) {
      problems.add("the learner sits in seat 1 and decides nothing");
    }
    if (lesson.decisions().stream().anyMatch(Decision::isUndo)) {
      problems.add("a lesson takes nothing back");
    }
    var shown = LessonKeys.of(game).collect(Collectors.toSet());
    for (String language : Texts.LANGUAGES) {
      var extra = new TreeSet<>(game.texts(language).entries().keySet());
      extra.removeIf(key -> !key.matches("lesson\\.(\\d+|end)") || shown.contains(key));
      if (!extra.isEmpty()) {
        problems.add(language + ": lesson texts that are never shown: " + extra);
      }
    }
    return problems;
  }
}
