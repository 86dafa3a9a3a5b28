package loggia.testkit.laws;

import loggia.kernel.Journal;
import loggia.kernel.Move;
import loggia.kernel.State;
import loggia.testkit.walk.Moment;
import loggia.testkit.walk.MomentLaw;

/// `hasten` is nothing but playing forced moves one after the other, and `advance` a move and that.
public final class Hastens<S extends State<S, M>, M extends Move> extends MomentLaw<S, M> {
  public Hastens() {
    super(100);
  }

  @Override
  protected void check(Moment<S, M> moment) {
    S state = moment.state();
    int forced = 0;
    while (!state.over() && state.moves(state.awaited().first()).size() == 1) {
      var seat = state.awaited().first();
      state = state.play(seat, state.moves(seat).get(0), Journal.NONE);
      if (++forced > moment.walk().game().manual().bound()) {
        throw moment.broken("forced moves without end");
      }
    }
    S hastened = moment.state().hasten();
    if (!hastened.equals(state)) {
      throw moment.broken(
          "hasten leads elsewhere than %d forced moves:\n  %s\n  %s"
              .formatted(forced, hastened.text(), state.text()));
    }
    if (!moment.state().over()) {
      checkAdvance(moment);
    }
  }

  private void checkAdvance(Moment<S, M> moment) {
    S state = moment.state();
    var seat = state.awaited().first();
    var moves = state.moves(seat);
    M move = moves.get(moment.random().nextInt(moves.size()));
    S expected = state.play(seat, move, Journal.NONE).hasten();
    S advanced = state.advance(seat, move);
    if (!advanced.equals(expected)) {
      throw moment.broken(
          "advance with '%s' leads elsewhere than play and hasten:\n  %s\n  %s"
              .formatted(move.text(), advanced.text(), expected.text()));
    }
  }
}
