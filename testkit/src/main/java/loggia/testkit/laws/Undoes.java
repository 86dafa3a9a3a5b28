package loggia.testkit.laws;

import java.util.ArrayDeque;
import java.util.Deque;
import loggia.kernel.Decision;
import loggia.kernel.Journal;
import loggia.kernel.Match;
import loggia.kernel.Move;
import loggia.kernel.Refusal;
import loggia.kernel.Seat;
import loggia.kernel.State;
import loggia.testkit.walk.Law;
import loggia.testkit.walk.Moment;
import loggia.testkit.walk.Walk;

/// Undo restores the exact state, and is refused after chance, after something was shown, after
/// another seat's decision and when the game is over.
public final class Undoes<S extends State<S, M>, M extends Move> implements Law<S, M> {
  private record Choice<S>(Seat seat, S before) {}

  @Override
  public void check(Walk<S, M> walk) {
    Deque<Choice<S>> open = new ArrayDeque<>();
    for (int i = 0; i < walk.matches().size(); i++) {
      Moment<S, M> moment = walk.moment(i);
      for (Seat seat : moment.seats()) {
        boolean own = !moment.state().over() && !open.isEmpty() && open.getFirst().seat() == seat;
        if (own) {
          restores(moment, open.getFirst());
        } else {
          refuses(moment, seat);
        }
      }
      if (moment.decision().isPresent()) {
        follow(open, moment, moment.decision().get());
      }
    }
  }

  private void follow(Deque<Choice<S>> open, Moment<S, M> moment, Decision decision) {
    if (decision.isUndo()) {
      open.removeFirst();
      return;
    }
    S next = moment.walk().matches().get(moment.index() + 1).state();
    boolean another = !open.isEmpty() && open.getFirst().seat() != decision.seat();
    if (another || next.disclosures() != moment.state().disclosures()) {
      open.clear();
    }
    if (next.disclosures() == moment.state().disclosures()) {
      open.addFirst(new Choice<>(decision.seat(), moment.state()));
    }
  }

  private void restores(Moment<S, M> moment, Choice<S> choice) {
    if (!moment.match().mayUndo(choice.seat())) {
      throw moment.broken("seat " + choice.seat().number() + " may not undo its own choice");
    }
    Match<S, M> back = moment.match().undo(choice.seat(), Journal.NONE);
    if (!back.state().equals(choice.before())) {
      throw moment.broken(
          "undo gives another state:\n  " + choice.before().text() + "\n  " + back.state().text());
    }
  }

  private void refuses(Moment<S, M> moment, Seat seat) {
    if (moment.match().mayUndo(seat)) {
      throw moment.broken("seat " + seat.number() + " may undo what is not its own open choice");
    }
    try {
      moment.match().undo(seat, Journal.NONE);
    } catch (Refusal refused) {
      return;
    }
    throw moment.broken("seat " + seat.number() + " may not undo, and did");
  }
}
