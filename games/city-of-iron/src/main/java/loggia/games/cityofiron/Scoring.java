package loggia.games.cityofiron;

import loggia.kernel.Journal;
import loggia.kernel.Seat;

/// What the goods of each seat are worth when a Score Card is scored (COI-82, COI-83).
final class Scoring {
  private Scoring() {}

  static final int THRESHOLD_VP = 1;
  static final int FAVOUR_VP = 3;

  /// Scores once for each Score Card that is due.
  static void score(CoiState s, int due, Journal journal) {
    for (int left = due; left != 0; left &= left - 1) {
      ScoreCard card = ScoreCard.of(Integer.numberOfTrailingZeros(left));
      for (int seat = 0; seat < s.seats(); seat++) {
        int points = points(s, seat);
        Player player = s.player(seat);
        player.vp += points << 10 * card.ordinal();
        if (journal.listens()) {
          journal.tell(new CoiEvent.Scored(Seat.of(seat), card, points));
        }
      }
      s.board.scored++;
    }
  }

  /// What a seat would score now.
  static int points(CoiState s, int seat) {
    int points = 0;
    for (long left = s.player(seat).goods; left != 0; ) {
      int good = Goods.first(left);
      left = Goods.without(left, good);
      points += points(s, seat, good);
    }
    return points;
  }

  static int points(CoiState s, int seat, int good) {
    return points(s, seat, good, place(s, seat, good));
  }

  static int points(CoiState s, int seat, int good, int place) {
    Components c = s.frame.components();
    Player player = s.player(seat);
    int amount = Goods.amount(player.goods, good);
    int points = amount >= c.threshold[good] ? THRESHOLD_VP : 0;
    if (place == 1) {
      points += c.firstVp[good];
    } else if (place == 2) {
      points += c.secondVp[good];
    }
    if (place == 1 || place == 2) {
      points += FAVOUR_VP * Effects.favours(player.effects, good);
    }
    return points;
  }

  /// 1 for the highest amount, 2 for the next lower one, and so on; 0 without the good (COI-82).
  static int place(CoiState s, int seat, int good) {
    int own = Goods.amount(s.player(seat).goods, good);
    if (own == 0) {
      return 0;
    }
    int higher = 0;
    int place = 1;
    for (int other = 0; other < s.seats(); other++) {
      int amount = Goods.amount(s.player(other).goods, good);
      if (amount > own && amount != higher) {
        place++;
        higher = place == 2 ? amount : higher;
      }
    }
    return Math.min(place, 3);
  }
}
