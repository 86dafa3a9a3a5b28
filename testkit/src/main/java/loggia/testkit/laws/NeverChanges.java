package loggia.testkit.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import loggia.kernel.Decision;
import loggia.kernel.Journal;
import loggia.kernel.Match;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Onlooker;
import loggia.kernel.Seat;
import loggia.kernel.State;
import loggia.testkit.walk.Broken;
import loggia.testkit.walk.Law;
import loggia.testkit.walk.Moment;
import loggia.testkit.walk.Walk;

/// A state never changes after it was made: whatever is asked of it and of the states around it, it
/// has the same text and the same hash at the end.
public final class NeverChanges<S extends State<S, M>, M extends Move> implements Law<S, M> {
  private static final int MOMENTS = 25;
  private static final int MOVES = 5;

  private record Print(String text, int hash) {
    static Print of(State<?, ?> state) {
      return new Print(state.text(), state.hashCode());
    }
  }

  @Override
  public void check(Walk<S, M> walk) {
    List<Print> before = new ArrayList<>();
    Walk<S, M> again = again(walk, before);
    for (Moment<S, M> moment : again.sample(MOMENTS)) {
      use(moment);
      compare(moment, before.get(moment.index()), moment.index());
    }
    for (int i = 0; i < before.size(); i++) {
      compare(again.moment(i), before.get(i), walk.decisions().size());
    }
  }

  /// Plays it once more, to see every state while it is new.
  private Walk<S, M> again(Walk<S, M> walk, List<Print> prints) {
    var matches = new ArrayList<Match<S, M>>();
    matches.add(Match.begin(walk.game(), walk.setup()));
    prints.add(Print.of(matches.getLast().state()));
    for (Decision decision : walk.decisions()) {
      matches.add(matches.getLast().decide(decision, Journal.NONE));
      prints.add(Print.of(matches.getLast().state()));
    }
    return new Walk<>(walk.game(), walk.setup(), walk.decisions(), matches, Optional.empty());
  }

  private void compare(Moment<S, M> moment, Print before, int step) {
    S state = moment.state();
    if (!before.equals(Print.of(state))) {
      throw new Broken(
          step, "a state changed after it was made:\n  " + before.text() + "\n  " + state.text());
    }
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
