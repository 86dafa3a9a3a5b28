package loggia.testkit.laws;

import java.util.LinkedHashSet;
import java.util.Set;
import loggia.kernel.Decision;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Reason;
import loggia.kernel.Seat;
import loggia.kernel.State;
import loggia.kernel.Verdict;
import loggia.testkit.walk.Moment;
import loggia.testkit.walk.MomentLaw;

/// `explain` allows exactly the moves that `moves` lists, or that one it lists stands for, and
/// refuses every other with a reason whose rule can be looked up. Asked about everything a person
/// might try, what the other seats might do, and moves from earlier in the game.
public final class Explains<S extends State<S, M>, M extends Move> extends MomentLaw<S, M> {
  private static final int EARLIER = 40;

  public Explains() {
    super(25);
  }

  @Override
  protected void check(Moment<S, M> moment) {
    Set<M> tried = earlier(moment);
    moment.seats().forEach(seat -> tried.addAll(moment.state().intents(seat)));
    moment.seats().forEach(seat -> tried.addAll(moment.state().moves(seat).toList()));
    for (Seat seat : moment.seats()) {
      var intents = moment.state().intents(seat);
      Moves<M> moves = moment.state().moves(seat);
      for (M move : moves) {
        if (!intents.contains(move)) {
          throw moment.broken(who(seat) + "'s intents lack the move '" + move.text() + "'");
        }
      }
      tried.forEach(move -> compare(moment, seat, moves, move));
    }
  }

  private Set<M> earlier(Moment<S, M> moment) {
    var tried = new LinkedHashSet<M>();
    var decisions = moment.walk().decisions();
    int stride = 1 + decisions.size() / EARLIER;
    for (int i = 0; i < decisions.size(); i += stride) {
      Decision decision = decisions.get(i);
      if (!decision.isUndo()) {
        tried.add(moment.walk().game().move(decision.text()));
      }
    }
    return tried;
  }

  private void compare(Moment<S, M> moment, Seat seat, Moves<M> moves, M move) {
    boolean listed = moves.toList().contains(move);
    if (moves.contains(move) != listed) {
      throw moment.broken("moves.contains is wrong about '" + move.text() + "'");
    }
    Verdict verdict = moment.state().explain(seat, move);
    boolean stoodFor = moves.contains(moment.state().listed(seat, move));
    if (listed && !moment.state().listed(seat, move).equals(move)) {
      throw moment.broken("'" + move.text() + "' is listed, but another move stands for it");
    }
    if (verdict.allows() != stoodFor) {
      throw moment.broken(
          "%s: '%s' is %slisted, but explain says %s"
              .formatted(who(seat), move.text(), stoodFor ? "" : "not ", verdict));
    }
    if (verdict instanceof Verdict.Refused(Reason reason)
        && !reason.rule().equals("table")
        && !moment.walk().game().manual().ruleIds().contains(reason.rule())) {
      throw moment.broken("there is no rule '" + reason.rule() + "' that " + reason + " names");
    }
  }

  private static String who(Seat seat) {
    return "seat " + seat.number();
  }
}
