package loggia.testkit.laws;

import java.util.HashSet;
import loggia.kernel.Decision;
import loggia.kernel.Move;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.kernel.State;
import loggia.testkit.walk.Broken;
import loggia.testkit.walk.Law;
import loggia.testkit.walk.Moment;
import loggia.testkit.walk.Walk;

/// A random game ends within the game's own bound, never fails, and never waits for a seat that has
/// nothing to decide.
public final class Ends<S extends State<S, M>, M extends Move> implements Law<S, M> {
  @Override
  public void check(Walk<S, M> walk) {
    int counted = 0;
    for (int i = 0; i < walk.matches().size(); i++) {
      Moment<S, M> moment = walk.moment(i);
      menus(moment);
      counted += moment.decision().map(d -> weight(moment, d)).orElse(0);
    }
    walk.crash()
        .ifPresent(
            crash -> {
              throw new Broken(
                  Integer.MAX_VALUE, "the game failed: " + crash.cause(), crash.cause());
            });
    int bound = walk.game().manual().bound();
    if (counted > bound) {
      throw new Broken(
          Integer.MAX_VALUE, "not over after " + counted + " decisions, the bound is " + bound);
    }
    if (walk.last().state().over()) {
      end(walk.moment(walk.matches().size() - 1));
    }
  }

  /// What a decision counts towards the bound, which speaks of the way to the end: taking back and
  /// acting unasked is free.
  static int weight(Moment<?, ?> moment, Decision decision) {
    return decision.isUndo() ? -1 : moment.state().awaited().contains(decision.seat()) ? 1 : 0;
  }

  private void menus(Moment<S, M> moment) {
    Seats awaited = moment.state().awaited();
    for (Seat seat : awaited) {
      var moves = moment.state().moves(seat);
      if (moves.isEmpty()) {
        throw moment.broken("seat " + seat.number() + " is awaited but has no move");
      }
      var list = moves.toList();
      if (new HashSet<>(list).size() < list.size()) {
        throw moment.broken("seat " + seat.number() + " is offered a move twice: " + list);
      }
      if (!list.equals(moment.state().moves(seat).toList())) {
        throw moment.broken("seat " + seat.number() + "'s moves come in another order each time");
      }
    }
    if (moment.state().over() != awaited.isEmpty()) {
      throw moment.broken("over() contradicts awaited()");
    }
  }

  private void end(Moment<S, M> moment) {
    for (Seat seat : moment.seats()) {
      if (!moment.state().moves(seat).isEmpty()) {
        throw moment.broken("the game is over, but seat " + seat.number() + " still has moves");
      }
    }
    int standings = moment.state().result().standings().size();
    if (standings != moment.state().seats()) {
      throw moment.broken("the result has " + standings + " standings");
    }
  }
}
