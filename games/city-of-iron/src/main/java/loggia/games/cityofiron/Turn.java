package loggia.games.cityofiron;

import loggia.kernel.Journal;
import loggia.kernel.Seat;

/// A turn is any number of free actions and then one action (COI-30 to COI-38).
final class Turn {
  private Turn() {}

  static final int SCIENCE_COINS = 4;
  static final int ACTIONS = 3;

  static void begin(CoiState s) {
    clear(s);
    s.begun = false;
    s.await(CoiState.seatAt(s.turnOrder, s.turn % s.seats()), Step.ACTION);
  }

  private static void clear(CoiState s) {
    s.what = 0;
    s.chosen = 0;
    s.fighting = 0;
  }

  /// Back to the choice of an action, after a free one.
  static void again(CoiState s) {
    clear(s);
    s.begun = true;
    s.step = Step.ACTION;
  }

  /// The turn's action is done.
  static void end(CoiState s) {
    clear(s);
    s.turn++;
    if (s.turn == ACTIONS * s.seats()) {
      s.step = Step.CONFIRM;
    } else {
      begin(s);
    }
  }

  static void confirm(CoiState s, int seat, Journal journal) {
    if (s.what(CoiState.VERB) == CoiState.PLAYING) {
      CardPlay.apply(s, seat, journal);
    } else {
      EndRound.begin(s, journal);
    }
  }

  static void act(CoiState s, int seat, CoiMove move, Journal journal) {
    switch (move) {
      case CoiMove.Tax _ -> {
        s.edit(seat).coins++;
        if (journal.listens()) {
          journal.tell(new CoiEvent.Taxed(Seat.of(seat)));
        }
        end(s);
      }
      case CoiMove.BuyScience _ -> {
        Player player = s.edit(seat);
        player.coins -= SCIENCE_COINS;
        player.science++;
        if (journal.listens()) {
          journal.tell(new CoiEvent.ScienceBought(Seat.of(seat), SCIENCE_COINS));
        }
        end(s);
      }
      case CoiMove.Draw(CardKind kind) -> {
        CardDraw.draw(s.edit(seat), seat, kind, 1, journal);
        s.disclose();
        end(s);
      }
      case CoiMove.Build _ -> start(s, CoiState.BUILDING, Step.BUILD);
      case CoiMove.Store _ -> start(s, CoiState.BUILDING, Step.STORE);
      case CoiMove.Attack _ -> start(s, CoiState.ATTACKING, Step.TOWN);
      case CoiMove.Shift _ -> start(s, CoiState.SHIFTING, Step.FROM);
      case CoiMove.Play(Card card) -> {
        start(s, CoiState.PLAYING, Step.PAY);
        s.what(CoiState.CARD, card.ordinal() + 1);
        CardPlay.begin(s, seat, journal);
      }
      case CoiMove.Pick _,
          CoiMove.Pile _,
          CoiMove.Bid _,
          CoiMove.Stay _,
          CoiMove.Take _,
          CoiMove.Stored _,
          CoiMove.InCity _,
          CoiMove.Which _,
          CoiMove.Against _,
          CoiMove.Fight _,
          CoiMove.Pay _,
          CoiMove.Settle _,
          CoiMove.Token _,
          CoiMove.Rob _,
          CoiMove.Bury _,
          CoiMove.Confirm _,
          CoiMove.Yield _,
          CoiMove.Buy _,
          CoiMove.Return _,
          CoiMove.Reopen _ ->
          throw new IllegalArgumentException(move.text());
    }
  }

  private static void start(CoiState s, int verb, Step step) {
    s.what(CoiState.VERB, verb);
    s.step = step;
  }
}
