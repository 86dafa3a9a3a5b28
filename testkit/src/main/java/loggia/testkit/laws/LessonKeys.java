package loggia.testkit.laws;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import loggia.kernel.Game;
import loggia.kernel.Lesson;
import loggia.kernel.Seat;
import loggia.kernel.Texts;

/// The text keys that a game's lessons ask for: in the first one for each decision of the learner,
/// in further ones those that any language has, and the end.
final class LessonKeys {
  private LessonKeys() {}

  static Stream<String> of(Game<?, ?> game) {
    return Lesson.of(game).stream().flatMap(lesson -> of(game, lesson));
  }

  private static Stream<String> of(Game<?, ?> game, Lesson lesson) {
    boolean first = game.lesson().filter(lesson.record()::equals).isPresent();
    return Stream.concat(
        IntStream.range(0, lesson.record().decisions().size())
            .filter(n -> lesson.record().decisions().get(n).seat() == Seat.ONE)
            .filter(n -> first || isTold(game, lesson, n))
            .mapToObj(n -> lesson.key() + "." + n),
        Stream.of(lesson.key() + ".end"));
  }

  private static boolean isTold(Game<?, ?> game, Lesson lesson, int n) {
    return Texts.LANGUAGES.stream()
        .anyMatch(language -> lesson.text(game.texts(language), n).isPresent());
  }
}
