package loggia.testkit.laws;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import loggia.kernel.Game;
import loggia.kernel.GameRecord;
import loggia.kernel.Seat;

/// The text keys that a game's lesson asks for: one for each decision of the learner, and the end.
final class LessonKeys {
  private LessonKeys() {}

  static Stream<String> of(Game<?, ?> game) {
    return game.lesson().stream().flatMap(LessonKeys::of);
  }

  private static Stream<String> of(GameRecord lesson) {
    return Stream.concat(
        IntStream.range(0, lesson.decisions().size())
            .filter(n -> lesson.decisions().get(n).seat() == Seat.ONE)
            .mapToObj(n -> "lesson." + n),
        Stream.of("lesson.end"));
  }
}
