package loggia.games.cityofiron;

import loggia.kernel.Journal;
import loggia.kernel.Moves;
import loggia.kernel.Seat;

/// The evaluation for bots as it is meant, without anything that makes it quick: every chain is
/// followed to all its ends in every world, and every trait is counted anew. [Outlook] must say the
/// same.
final class PlainOutlook {
  private final Forecast forecast;

  PlainOutlook(Forecast forecast) {
    this.forecast = forecast;
  }

  double[] of(CoiState s) {
    CoiState end = settled(s);
    if (end.begun && end.step == Step.ACTION) {
      // A free action (COI-38) is worth what the turn's action after it is worth: a seat still to
      // act must not be held against one that has acted.
      end = best(end, false);
    }
    return end.step == Step.OVER ? shares(end) : plainShares(end);
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
    return s.step == Step.OVER ? Finish.total(s, seat) : points(s, seat);
  }

  private double points(CoiState s, int seat) {
    double rounds = Forecast.rounds(s);
    int knot = Forecast.knot(rounds);
    double part = Forecast.part(rounds, knot);
    double[] low = forecast.weights(s.seats())[knot];
    double[] high = forecast.weights(s.seats())[knot + 1];
    double[] traits = PlainTraits.of(s, seat);
    double sum = s.player(seat).points();
    for (int i = 0; i < traits.length; i++) {
      sum += traits[i] * (low[i] + part * (high[i] - low[i]));
    }
    return sum;
  }

  private double[] plainShares(CoiState s) {
    double rounds = Forecast.rounds(s);
    int knot = Forecast.knot(rounds);
    double low = forecast.weights(s.seats())[knot][Traits.COUNT];
    double high = forecast.weights(s.seats())[knot + 1][Traits.COUNT];
    double spread = low + Forecast.part(rounds, knot) * (high - low);
    var shares = new double[s.seats()];
    double sum = 0;
    for (int seat = 0; seat < shares.length; seat++) {
      shares[seat] = Math.exp(points(s, seat) / spread);
      sum += shares[seat];
    }
    for (int seat = 0; seat < shares.length; seat++) {
      shares[seat] /= sum;
    }
    return shares;
  }
}
