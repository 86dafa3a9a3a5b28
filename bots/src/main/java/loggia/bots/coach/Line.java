package loggia.bots.coach;

import java.util.ArrayList;
import java.util.List;
import loggia.kernel.Attachment;
import loggia.kernel.Decision;
import loggia.kernel.Game;
import loggia.kernel.GameRecord;
import loggia.kernel.Journal;
import loggia.kernel.Match;
import loggia.kernel.Move;
import loggia.kernel.RecordError;
import loggia.kernel.Seat;
import loggia.kernel.State;

/// The decisions of a finished game that stood: what was taken back is left out.
///
/// @param game under the rules that the record was played under
/// @param end the last state
record Line<S extends State<S, M>, M extends Move>(Game<S, M> game, List<Step<S, M>> steps, S end) {

  /// @param number the decision's number in the record, counted from 0
  record Step<S extends State<S, M>, M extends Move>(int number, S before, Seat seat, M move) {
    S after() {
      return before.play(seat, move, Journal.NONE);
    }

    /// Whether there was something to choose, and somebody waited for it.
    boolean counts() {
      return before.awaited().contains(seat) && before.moves(seat).size() > 1;
    }
  }

  /// @throws RecordError when the record cannot be replayed
  /// @throws IllegalArgumentException when the game is not over
  static <S extends State<S, M>, M extends Move> Line<S, M> of(
      Game<S, M> game, GameRecord record, List<Attachment> files) {
    Match<S, M> match = record.replay(game, files, 0, Journal.NONE);
    var steps = new ArrayList<Step<S, M>>();
    for (int i = 0; i < record.decisions().size(); i++) {
      Decision decision = record.decisions().get(i);
      if (decision.isUndo()) {
        steps.removeLast();
      } else {
        M move = match.game().move(decision.text());
        steps.add(new Step<>(i, match.state(), decision.seat(), move));
      }
      match = match.decide(decision, Journal.NONE);
    }
    if (!match.state().over()) {
      throw new IllegalArgumentException("the game is not over: only finished games are analysed");
    }
    return new Line<>(match.game(), List.copyOf(steps), match.state());
  }
}
