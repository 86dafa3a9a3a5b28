package loggia.games.cityofiron;

import loggia.kernel.Journal;
import loggia.kernel.Moves;
import loggia.kernel.Seat;

/// The evaluation for bots: what each seat may expect to have at the end, as shares of the victory.
///
/// In the middle of a chain of choices it is worth what its best end is worth, so that who looks
/// one decision ahead sees what `build` is good for.
final class Outlook {
  static final Outlook LEARNED = new Outlook(Forecast.LEARNED);

  private final Forecast forecast;

  Outlook(Forecast forecast) {
    this.forecast = forecast;
  }

  double[] of(CoiState s) {
    CoiState end = settled(s);
    if (end.begun && end.step == Step.ACTION) {
      // A free action (COI-38) is worth what the turn's action after it is worth: a seat still to
      // act must not be held against one that has acted.
      end = best(end, false);
    }
    return end.step == Step.OVER ? shares(end) : forecast.shares(end);
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
  private CoiState settled(CoiState s) {
    if (s.simultaneous()) {
      return revealed(s);
    }
    CoiState state = s;
    while (state.what(CoiState.VERB) != 0) {
      state = best(state);
    }
    return state;
  }

  private static boolean free(CoiState s, CoiMove move) {
    return move instanceof CoiMove.Shift
        || move instanceof CoiMove.Play(Card card)
            && s.frame.components().action(card.ordinal()).free();
  }

  /// What is chosen at once counts as if nobody chose more: then who chooses last compares "enough"
  /// with "one more" from the same side of the reveal as all others do.
  private static CoiState revealed(CoiState s) {
    CoiState state = s.copy();
    if (s.step == Step.PILES) {
      Piles.deal(state, Journal.NONE);
    } else {
      Buying.reveal(state, Journal.NONE);
    }
    return state;
  }

  private CoiState best(CoiState s) {
    Seat seat = Seat.of(s.actor());
    Moves<CoiMove> moves = s.moves(seat);
    return moves.size() == 1 || means(s.step)
        ? s.play(seat, moves.get(0), Journal.NONE)
        : best(s, true);
  }

  /// @param withFree whether free actions are among what may be done
  private CoiState best(CoiState s, boolean withFree) {
    Seat seat = Seat.of(s.actor());
    Moves<CoiMove> moves = s.moves(seat);
    CoiState best = s;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < moves.size(); i++) {
      if (!withFree && free(s, moves.get(i))) {
        continue;
      }
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

  private double worth(CoiState s, int seat) {
    return s.step == Step.OVER ? Finish.total(s, seat) : forecast.points(s, seat);
  }
}
