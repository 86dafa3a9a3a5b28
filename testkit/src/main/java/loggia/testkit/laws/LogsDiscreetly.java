package loggia.testkit.laws;

import java.util.ArrayList;
import java.util.List;
import loggia.kernel.Journal;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Onlooker;
import loggia.kernel.Seat;
import loggia.kernel.State;
import loggia.kernel.Viewer;
import loggia.testkit.walk.Moment;
import loggia.testkit.walk.MomentLaw;

/// The log tells nobody what the view hides: where two moves of a seat lead to different states
/// that look the same to somebody else, that somebody reads the same in the log.
public final class LogsDiscreetly<S extends State<S, M>, M extends Move> extends MomentLaw<S, M> {
  private static final int MOVES = 6;

  public LogsDiscreetly() {
    super(25);
  }

  private record Outcome<S>(String move, S state, Journal.Pages log) {}

  @Override
  protected void check(Moment<S, M> moment) {
    for (Seat mover : moment.seats()) {
      List<Outcome<S>> outcomes = outcomes(moment, mover);
      var viewers = new ArrayList<Viewer>(List.of(Onlooker.SPECTATOR));
      moment.seats().without(mover).forEach(viewers::add);
      for (int i = 1; i < outcomes.size(); i++) {
        for (Viewer viewer : viewers) {
          compare(moment, mover, viewer, outcomes.get(i - 1), outcomes.get(i));
        }
      }
    }
  }

  private List<Outcome<S>> outcomes(Moment<S, M> moment, Seat mover) {
    var random = moment.random();
    var outcomes = new ArrayList<Outcome<S>>();
    Moves<M> moves = moment.state().moves(mover);
    int start = moves.isEmpty() ? 0 : random.nextInt(moves.size());
    for (int i = 0; i < Math.min(MOVES, moves.size()); i++) {
      M move = moves.get((start + i) % moves.size());
      var log = Journal.pages();
      outcomes.add(new Outcome<>(move.text(), moment.state().play(mover, move, log), log));
    }
    return outcomes;
  }

  private void compare(
      Moment<S, M> moment, Seat mover, Viewer viewer, Outcome<S> one, Outcome<S> other) {
    if (one.state().equals(other.state())
        || !one.state().view(viewer).equals(other.state().view(viewer))) {
      return;
    }
    var read = one.log().visibleTo(viewer);
    var readOther = other.log().visibleTo(viewer);
    if (!read.equals(readOther)) {
      throw moment.broken(
          "%s cannot see whether seat %d did '%s' or '%s', but reads it in the log:\n  %s\n  %s"
              .formatted(viewer, mover.number(), one.move(), other.move(), read, readOther));
    }
  }
}
