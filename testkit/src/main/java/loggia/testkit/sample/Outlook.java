package loggia.testkit.sample;

import java.util.List;
import loggia.kernel.Result;
import loggia.kernel.Seat;

/// How the masons stand, for bots.
final class Outlook {
  private Outlook() {}

  static double[] of(CampanileState state) {
    return state.over() ? exact(state.result()) : guess(state);
  }

  private static double[] exact(Result result) {
    var outlook = new double[result.standings().size()];
    for (Seat seat : result.winners()) {
      outlook[seat.index()] = 1.0 / result.winners().size();
    }
    return outlook;
  }

  private static double[] guess(CampanileState state) {
    List<Mason> masons = state.masons();
    var outlook = new double[masons.size()];
    double all = 0;
    for (int i = 0; i < outlook.length; i++) {
      double prize = state.winner() == i + 1 ? state.prize() : 0;
      outlook[i] = Math.exp((masons.get(i).kept() + masons.get(i).climbs() + prize) / 8);
      all += outlook[i];
    }
    for (int i = 0; i < outlook.length; i++) {
      outlook[i] /= all;
    }
    return outlook;
  }
}
