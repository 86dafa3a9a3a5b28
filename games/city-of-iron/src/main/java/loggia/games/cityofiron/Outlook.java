package loggia.games.cityofiron;

import loggia.kernel.Journal;
import loggia.kernel.Moves;
import loggia.kernel.Seat;

/// The evaluation for bots: what each seat may expect to have at the end, as shares of the victory.
///
/// In the middle of a chain of choices it is worth what its best end is worth, so that who looks
/// one decision ahead sees what `build` is good for.
final class Outlook {
  private Outlook() {}

  static double[] of(CoiState s) {
    return s.step == Step.OVER ? shares(s) : Expectation.shares(settled(s));
  }

  private static double[] shares(CoiState s) {
    var shares = new double[s.seats()];
    var winners = Finish.result(s).winners();
    for (Seat seat : winners) {
      shares[seat.index()] = 1.0 / winners.size();
    }
    return shares;
  }

  /// The state after the best end of the chain under way, for the seat that acts.
  private static CoiState settled(CoiState s) {
    CoiState state = s;
    while (state.what(CoiState.VERB) != 0 && state.step != Step.CONFIRM) {
      state = best(state);
    }
    return state;
  }

  private static CoiState best(CoiState s) {
    Seat seat = Seat.of(s.actor());
    Moves<CoiMove> moves = s.moves(seat);
    CoiState first = s.play(seat, moves.get(0), Journal.NONE);
    if (moves.size() == 1 || means(s.step)) {
      return first;
    }
    CoiState best = settled(first);
    double most = worth(best, seat.index());
    for (int i = 1; i < moves.size(); i++) {
      CoiState next = settled(s.play(seat, moves.get(i), Journal.NONE));
      double worth = worth(next, seat.index());
      if (worth > most) {
        most = worth;
        best = next;
      }
    }
    return best;
  }

  /// With which cards something is paid matters little beside what it is: the first will do.
  private static boolean means(Step step) {
    return step == Step.PAY || step == Step.FIGHT || step == Step.BURY || step == Step.TOKEN;
  }

  private static double worth(CoiState s, int seat) {
    return s.step == Step.OVER ? Finish.total(s, seat) : Expectation.points(s, seat);
  }
}
