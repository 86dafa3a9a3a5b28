package loggia.games.cityofiron;

import java.util.ArrayList;
import loggia.kernel.Chance;
import loggia.kernel.Journal;

/// Step 1 of End Round: the row is swept and filled again (COI-81, COI-90).
final class Row {
  private Row() {}

  static final int SWEPT = 4;

  static void sweep(CoiState s, Journal journal) {
    Board board = s.board;
    byte[] old = board.row;
    var row = new byte[old.length];
    int swept = 0;
    int size = 0;
    for (byte card : old) {
      if (card != 0 && swept++ >= SWEPT) {
        row[size++] = card;
      }
    }
    board.row = row;
    if (journal.listens() && swept > 0) {
      var gone = new ArrayList<Building>();
      for (byte card : old) {
        if (card != 0 && gone.size() < SWEPT) {
          gone.add(Building.of(card - 1));
        }
      }
      journal.tell(new CoiEvent.RowSwept(gone));
    }
    fill(s, size, journal);
  }

  private static void fill(CoiState s, int from, Journal journal) {
    Board board = s.board;
    int slot = from;
    while (slot < board.row.length && board.drawn < board.deck.length) {
      int card = board.deck[board.drawn++];
      if (card < Board.SCORE) {
        board.row[slot++] = (byte) card;
        continue;
      }
      int letter = card - Board.SCORE;
      board.due |= 1 << letter;
      if (journal.listens()) {
        journal.tell(new CoiEvent.ScoreCardTurned(ScoreCard.of(letter)));
      }
      if (letter == 2) {
        shuffleDiscards(s);
      }
    }
    if (journal.listens() && slot > from) {
      var added = new ArrayList<Building>();
      for (int i = from; i < slot; i++) {
        added.add(Building.of(board.slot(i)));
      }
      journal.tell(new CoiEvent.RowFilled(added));
    }
  }

  /// The discarded buildings are a new deck for the slots still empty (COI-90).
  private static void shuffleDiscards(CoiState s) {
    Board board = s.board;
    int[] left = discards(s);
    int size = 0;
    for (int copies : left) {
      size += copies;
    }
    var deck = new byte[size];
    int at = 0;
    for (int kind = 0; kind < left.length; kind++) {
      for (int copy = 0; copy < left[kind]; copy++) {
        deck[at++] = (byte) (kind + 1);
      }
    }
    s.chance = Chance.shuffle(deck, 0, size, s.chance);
    board.deck = deck;
    board.drawn = 0;
  }

  /// How many of each kind lie on the building discard pile: all that are nowhere else.
  static int[] discards(CoiState s) {
    Components c = s.frame.components();
    var left = new int[Components.KINDS];
    for (int kind = 0; kind < left.length; kind++) {
      left[kind] = c.copies[kind][s.seats()];
    }
    for (int seat = 0; seat < s.seats(); seat++) {
      Player player = s.player(seat);
      for (long kinds = player.storedKinds(); kinds != 0; kinds &= kinds - 1) {
        int kind = Long.numberOfTrailingZeros(kinds);
        left[kind] -= player.stored(kind);
      }
      for (int city = 0; city < Components.CITIES; city++) {
        long lot = player.cities[city];
        for (int i = 0; i < Lot.size(lot); i++) {
          left[Lot.get(lot, i)]--;
        }
      }
    }
    for (byte card : s.board.row) {
      if (card != 0) {
        left[card - 1]--;
      }
    }
    for (int i = s.board.drawn; i < s.board.deck.length; i++) {
      if (s.board.deck[i] < Board.SCORE) {
        left[s.board.deck[i] - 1]--;
      }
    }
    return left;
  }
}
