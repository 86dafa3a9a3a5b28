package loggia.games.cityofiron;

import loggia.kernel.Journal;
import loggia.kernel.Seat;

/// The bids for the turn order (COI-20 to COI-23), and the Toads' second bid (COI-103).
final class Bidding {
  private Bidding() {}

  static final int SPACES = 13;

  static void begin(CoiState s) {
    s.bids = 0;
    s.turn = 0;
    s.await(CoiState.seatAt(s.bidOrder, 0), Step.BID);
  }

  /// The spaces nobody is on that the seat can pay, as bits.
  static long menu(CoiState s, int seat) {
    int[] coins = s.frame.components().bids;
    int purse = s.player(seat).coins;
    int own = s.space(seat);
    int paid = own == 0 ? 0 : coins[own - 1];
    long menu = own == 0 ? 0 : 1L << MoveTables.STAY;
    int taken = taken(s);
    for (int space = 0; space < SPACES; space++) {
      if ((taken >>> space & 1) == 0 && coins[space] - paid <= purse) {
        menu |= 1L << space;
      }
    }
    return menu;
  }

  static int taken(CoiState s) {
    int taken = 0;
    for (int seat = 0; seat < s.seats(); seat++) {
      taken |= 1 << s.space(seat) >> 1;
    }
    return taken;
  }

  static void play(CoiState s, int seat, CoiMove move, Journal journal) {
    if (move instanceof CoiMove.Bid(int space)) {
      int[] coins = s.frame.components().bids;
      int own = s.space(seat);
      int pay = Math.max(0, coins[space - 1] - (own == 0 ? 0 : coins[own - 1]));
      if (pay > 0) {
        s.edit(seat).coins -= pay;
      }
      s.bids = (char) (s.bids & ~(15 << 4 * seat) | space << 4 * seat);
      if (journal.listens()) {
        journal.tell(new CoiEvent.BidMade(Seat.of(seat), space, pay));
      }
    } else if (journal.listens()) {
      journal.tell(new CoiEvent.BidKept(Seat.of(seat)));
    }
    if (s.step == Step.SECOND_BID) {
      end(s, journal);
    } else {
      next(s, journal);
    }
  }

  private static void next(CoiState s, Journal journal) {
    for (int place = 0; place < s.seats(); place++) {
      int seat = CoiState.seatAt(s.bidOrder, place);
      if (s.space(seat) == 0) {
        s.await(seat, Step.BID);
        return;
      }
    }
    for (int seat = 0; seat < s.seats(); seat++) {
      if (s.has(seat, Nation.TOADS)) {
        s.await(seat, Step.SECOND_BID);
        return;
      }
    }
    end(s, journal);
  }

  /// Turn order is the track from right to left (COI-22).
  private static void end(CoiState s, Journal journal) {
    int left = leftToRight(s);
    int order = 0;
    for (int place = 0; place < s.seats(); place++) {
      order |= CoiState.seatAt(left, s.seats() - 1 - place) << 2 * place;
    }
    s.turnOrder = (char) order;
    if (journal.listens()) {
      journal.tell(new CoiEvent.TurnOrder(seats(order, s.seats())));
    }
    Turn.begin(s);
  }

  static java.util.List<Seat> seats(int order, int count) {
    var seats = new java.util.ArrayList<Seat>();
    for (int place = 0; place < count; place++) {
      seats.add(Seat.of(CoiState.seatAt(order, place)));
    }
    return java.util.List.copyOf(seats);
  }

  /// The cubes of the turn order track from left to right: the next bid order.
  static int leftToRight(CoiState s) {
    int order = 0;
    int place = 0;
    for (int space = 1; space <= SPACES; space++) {
      for (int seat = 0; seat < s.seats(); seat++) {
        if (s.space(seat) == space) {
          order |= seat << 2 * place++;
        }
      }
    }
    return order;
  }
}
