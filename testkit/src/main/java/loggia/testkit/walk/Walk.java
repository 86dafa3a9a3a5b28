package loggia.testkit.walk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import loggia.kernel.Decision;
import loggia.kernel.Game;
import loggia.kernel.GameRecord;
import loggia.kernel.Match;
import loggia.kernel.Move;
import loggia.kernel.Setup;
import loggia.kernel.State;

/// One game from its beginning to wherever it stopped.
///
/// @param decisions the accepted ones
/// @param matches before the first decision, after the first, after the second...
/// @param crash what went wrong inside the game, if that is why the walk stopped
public record Walk<S extends State<S, M>, M extends Move>(
    Game<S, M> game,
    Setup setup,
    List<Decision> decisions,
    List<Match<S, M>> matches,
    Optional<Crash> crash) {

  /// What went wrong, and where.
  ///
  /// @param decision empty when the game failed before anybody decided
  public record Crash(Optional<Decision> decision, Throwable cause) {}

  public Match<S, M> last() {
    return matches.getLast();
  }

  public Moment<S, M> moment(int index) {
    return new Moment<>(this, index);
  }

  /// At most `most` moments, evenly drawn, always with the last, in their order.
  public List<Moment<S, M>> sample(int most) {
    int size = matches.size();
    if (size <= most) {
      return IntStream.range(0, size).mapToObj(this::moment).toList();
    }
    var random = new SplittableRandom(setup.seed());
    var moments = new ArrayList<Moment<S, M>>();
    int left = most - 1;
    for (int i = 0; i < size - 1; i++) {
      if (random.nextInt(size - 1 - i) < left) {
        moments.add(moment(i));
        left--;
      }
    }
    moments.add(moment(size - 1));
    return moments;
  }

  /// The record that shows what happened, the decision that made the game fail included.
  public GameRecord record() {
    var all = new ArrayList<>(decisions);
    crash.flatMap(Crash::decision).ifPresent(all::add);
    return GameRecord.of(last(), List.of(), all);
  }
}
