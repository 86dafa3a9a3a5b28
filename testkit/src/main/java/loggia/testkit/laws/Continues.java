package loggia.testkit.laws;

import java.util.List;
import loggia.kernel.Decision;
import loggia.kernel.GameRecord;
import loggia.kernel.Journal;
import loggia.kernel.Match;
import loggia.kernel.Move;
import loggia.kernel.RecordError;
import loggia.kernel.State;
import loggia.testkit.walk.Broken;
import loggia.testkit.walk.Law;
import loggia.testkit.walk.Moment;
import loggia.testkit.walk.Walk;

/// A record that is written and read back is the same, and stopping a game and continuing it
/// anywhere changes nothing.
public final class Continues<S extends State<S, M>, M extends Move> implements Law<S, M> {
  private static final int STOPS = 4;

  @Override
  public void check(Walk<S, M> walk) {
    var names = List.of("Bruno di Pisa", "Ada").subList(0, Math.min(2, walk.setup().seats()));
    var record = GameRecord.of(walk.last(), names, walk.decisions());
    int length = walk.decisions().size();
    try {
      var read = GameRecord.read(record.write());
      if (!read.equals(record)) {
        throw new Broken(length, "a record reads back as another one: " + read);
      }
      for (Moment<S, M> stop : walk.sample(STOPS)) {
        fromRecord(stop, read);
        fromPosition(stop);
      }
    } catch (RecordError error) {
      throw new Broken(
          length, "the game's own record cannot be used: " + error.getMessage(), error);
    }
  }

  private void fromRecord(Moment<S, M> stop, GameRecord record) {
    Walk<S, M> walk = stop.walk();
    var files = walk.setup().files();
    Match<S, M> match = record.replay(walk.game(), files, stop.index(), Journal.NONE);
    for (int i = stop.index(); i < walk.decisions().size(); i++) {
      match = match.decide(walk.decisions().get(i), Journal.NONE);
    }
    compare(walk, match.state(), walk.decisions().size(), stop.index());
  }

  private void fromPosition(Moment<S, M> stop) {
    Walk<S, M> walk = stop.walk();
    S read = walk.game().position(stop.state().text(), walk.setup().files());
    var match = Match.at(walk.game(), walk.setup(), read);
    for (int i = stop.index(); i < walk.decisions().size(); i++) {
      Decision decision = walk.decisions().get(i);
      if (decision.isUndo()) {
        return; // A position has no past that could be taken back.
      }
      match = match.decide(decision, Journal.NONE);
      compare(walk, match.state(), i + 1, stop.index());
    }
  }

  private void compare(Walk<S, M> walk, S state, int index, int stop) {
    S expected = walk.matches().get(index).state();
    if (!state.equals(expected)) {
      throw new Broken(
          index,
          "stopped after %d decisions and continued, the game is another one:\n  %s\n  %s"
              .formatted(stop, expected.text(), state.text()));
    }
  }
}
