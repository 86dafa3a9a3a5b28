package loggia.testkit.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import loggia.kernel.Journal;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Onlooker;
import loggia.kernel.Seat;
import loggia.kernel.State;
import loggia.testkit.Broken;
import loggia.testkit.Law;
import loggia.testkit.Moment;
import loggia.testkit.Walk;

/// A state never changes after it was made: whatever is asked of it and of the states around it, it
/// has the same text and the same hash at the end.
public final class NeverChanges<S extends State<S, M>, M extends Move> implements Law<S, M> {
  private static final int MOMENTS = 40;
  private static final int MOVES = 8;

  private record Print(String text, int hash) {
    static Print of(State<?, ?> state) {
      return new Print(state.text(), state.hashCode());
    }
  }

  @Override
  public void check(Walk<S, M> walk) {
    List<Print> before = new ArrayList<>();
    walk.matches().forEach(match -> before.add(Print.of(match.state())));
    for (Moment<S, M> moment : walk.sample(MOMENTS)) {
      use(moment);
      if (!before.get(moment.index()).equals(Print.of(moment.state()))) {
        throw moment.broken(changed(before.get(moment.index()), moment.state()));
      }
    }
    for (int i = 0; i < before.size(); i++) {
      if (!before.get(i).equals(Print.of(walk.matches().get(i).state()))) {
        throw new Broken(
            walk.decisions().size(), changed(before.get(i), walk.matches().get(i).state()));
      }
    }
  }

  private String changed(Print before, S after) {
    return "a state changed after it was made:\n  " + before.text() + "\n  " + after.text();
  }

  private void use(Moment<S, M> moment) {
    S state = moment.state();
    RandomGenerator random = moment.random();
    state.outlook();
    state.view(Onlooker.SPECTATOR);
    state.view(Onlooker.ORACLE);
    for (Seat seat : moment.seats()) {
      state.view(seat);
      state.intents(seat).forEach(move -> state.explain(seat, move));
      state.imagine(seat, random);
      Moves<M> moves = state.moves(seat);
      int start = moves.isEmpty() ? 0 : random.nextInt(moves.size());
      for (int i = 0; i < Math.min(MOVES, moves.size()); i++) {
        M move = moves.get((start + i) % moves.size());
        state.play(seat, move, Journal.pages()).hasten();
      }
    }
  }
}
