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
    Insight insight = s.insight;
    CoiMove move = s.reached;
    if (insight == null || move == null) {
      CoiState end = end(s);
      return end.step == Step.OVER ? shares(end) : forecast.shares(end);
    }
    double[] weights = forecast.weights(s);
    double[] open = insight.find(move, weights);
    if (open == null) {
      open = open(end(s), insight.seat(), weights);
      insight.keep(move, weights, open);
    }
    var points = open.clone();
    for (int seat = 0; seat < points.length; seat++) {
      points[seat] += seat == insight.seat() ? 0 : Traits.hidden(s, seat, weights);
    }
    return Forecast.shares(points, weights);
  }

  /// What each seat may expect as far as the seat that acts can know it.
  private static double[] open(CoiState end, int knower, double[] weights) {
    var open = new double[end.seats()];
    for (int seat = 0; seat < open.length; seat++) {
      open[seat] = Traits.open(end, seat, weights);
    }
    open[knower] += Traits.hidden(end, knower, weights);
    return open;
  }

  private CoiState end(CoiState s) {
    CoiState end = settled(s);
    if (end.begun && end.step == Step.ACTION) {
      // A free action (COI-38) is worth what the turn's action after it is worth: a seat still to
      // act must not be held against one that has acted.
      end = best(end, false);
    }
    return end;
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
    return s.what(CoiState.VERB) == 0 ? s : chained(s.copy());
  }

  /// The same for a chain in a state that nobody else holds.
  private CoiState chained(CoiState own) {
    CoiState state = own;
    while (state.what(CoiState.VERB) != 0) {
      Seat seat = Seat.of(state.actor());
      Moves<CoiMove> moves = state.moves(seat);
      if (moves.size() == 1 || means(state.step)) {
        state.proceed(seat, moves.get(0));
      } else {
        state = best(state, true);
      }
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

  /// @param withFree whether free actions are among what may be done
  private CoiState best(CoiState s, boolean withFree) {
    Seat seat = Seat.of(s.actor());
    Moves<CoiMove> moves = s.moves(seat);
    CoiState best = s;
    double most = Double.NEGATIVE_INFINITY;
    long kinds = 0;
    for (int i = 0; i < moves.size(); i++) {
      CoiMove move = moves.get(i);
      if (!withFree && free(s, move)) {
        continue;
      }
      if (move instanceof CoiMove.Take(_, Building building)) {
        // From which slot a building comes makes no difference here: the first will do.
        if ((kinds >>> building.ordinal() & 1) != 0) {
          continue;
        }
        kinds |= 1L << building.ordinal();
      }
      CoiState next = chained(s.play(seat, move, Journal.NONE));
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
