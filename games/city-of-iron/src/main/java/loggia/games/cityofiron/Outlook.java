package loggia.games.cityofiron;

import loggia.kernel.Journal;
import loggia.kernel.Moves;
import loggia.kernel.Seat;

/// The evaluation for bots: what each seat may expect to have at the end, as shares of the victory.
final class Outlook {
  private Outlook() {}

  static double[] of(CoiState now) {
    CoiState s = midway(now.step) ? settled(now, now.actor()) : now;
    return s.step == Step.OVER ? shares(s) : estimate(s);
  }

  /// Whether a seat is in the middle of a chain of choices, whose worth shows only at its end.
  private static boolean midway(Step step) {
    return step.compareTo(Step.BUILD) >= 0 && step.compareTo(Step.CONFIRM) <= 0;
  }

  /// The state at the end of the chain, if the seat goes on as is best for it.
  private static CoiState settled(CoiState s, int seat) {
    CoiState state = s;
    while (midway(state.step) && state.awaited == 1 << seat) {
      Moves<CoiMove> menu = state.moves(Seat.of(seat));
      boolean matters = state.step.compareTo(Step.PAY) != 0 && state.step != Step.BURY;
      state =
          matters ? best(state, seat, menu) : state.play(Seat.of(seat), menu.get(0), Journal.NONE);
    }
    return state;
  }

  private static CoiState best(CoiState s, int seat, Moves<CoiMove> menu) {
    double rounds = rounds(s);
    CoiState best = s;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < menu.size(); i++) {
      CoiState next = settled(s.play(Seat.of(seat), menu.get(i), Journal.NONE), seat);
      double worth = next.step == Step.OVER ? 0 : expected(next, seat, rounds);
      if (worth > most) {
        most = worth;
        best = next;
      }
    }
    return best;
  }

  private static double[] shares(CoiState s) {
    var shares = new double[s.seats()];
    var winners = Finish.result(s).winners();
    for (Seat seat : winners) {
      shares[seat.index()] = 1.0 / winners.size();
    }
    return shares;
  }

  private static double[] estimate(CoiState s) {
    double rounds = rounds(s);
    var shares = new double[s.seats()];
    double best = Double.NEGATIVE_INFINITY;
    for (int seat = 0; seat < shares.length; seat++) {
      shares[seat] = expected(s, seat, rounds);
      best = Math.max(best, shares[seat]);
    }
    double spread = 4 + rounds;
    double sum = 0;
    for (int seat = 0; seat < shares.length; seat++) {
      shares[seat] = Math.exp((shares[seat] - best) / spread);
      sum += shares[seat];
    }
    for (int seat = 0; seat < shares.length; seat++) {
      shares[seat] /= sum;
    }
    return shares;
  }

  /// About how many more End Rounds there will be.
  static double rounds(CoiState s) {
    if (s.board.last()) {
      return 1 - (double) s.turn / (Turn.ACTIONS * s.seats());
    }
    double pace = Row.SWEPT + 1.6 * s.seats();
    return 1.5 + Math.max(0, s.board.deck.length - s.board.drawn) / pace;
  }

  /// The points a seat may expect to have at the end.
  private static double expected(CoiState s, int seat, double rounds) {
    Components c = s.frame.components();
    Player player = s.player(seat);
    int scorings = 3 - s.board.scored;
    double value = player.points();
    for (int good = 0; good < Goods.KINDS; good++) {
      int amount = Goods.amount(player.goods, good);
      if (amount > 0) {
        double close = Math.min(1.0, (double) amount / c.threshold[good]);
        value += scorings * (0.8 * Scoring.points(s, seat, good) + 0.3 * close);
        value += scorings * 0.05 * c.firstVp[good];
      }
    }
    value += future(s, seat, rounds);
    for (Bonus bonus : Bonus.values()) {
      value += Finish.winner(s, bonus) == seat ? bonus.points() / (1 + 0.4 * rounds) : 0;
    }
    return value - 0.8 * player.storedCards();
  }

  /// What coins, science, cards and room are still good for.
  private static double future(CoiState s, int seat, double rounds) {
    Player player = s.player(seat);
    double use = Math.min(1, rounds / 3);
    double income = EndRound.income(s, seat) + 3.0 * Effects.science(player.effects);
    double draws = Effects.citizenDraws(player.effects) + Effects.militaryDraws(player.effects);
    int rich = Math.min(player.coins, 20);
    double wealth = 0.22 * rich + 0.05 * (player.coins - rich);
    double value = use * (wealth + 0.9 * Math.min(player.science, 6));
    value += Math.max(0, rounds - 1) * (0.16 * income + 0.18 * draws);
    value += use * (0.32 * Integer.bitCount(player.hand) + 0.12 * player.citizenCards);
    value += use * 0.12 * player.militaryCards;
    value += use * 0.7 * Integer.bitCount(player.lands());
    value += use * 0.25 * Integer.bitCount(Build.terrain(s.frame.components(), player));
    return value + 0.3 * Integer.bitCount(player.towns);
  }
}
