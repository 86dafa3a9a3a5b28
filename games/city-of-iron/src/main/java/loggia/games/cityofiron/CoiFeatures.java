package loggia.games.cityofiron;

import java.util.List;
import loggia.kernel.Features;
import loggia.kernel.Numbers;
import loggia.kernel.Seat;

/// A match by numbers: the round, what lies on the table, the looker's own cards, the choice under
/// way, and every player, the looker first. Amounts are shares of about the most there can be.
final class CoiFeatures implements Features<CoiState, CoiMove> {
  private static final int STEPS = Step.values().length;
  private static final int VERBS = 4;
  private static final double MANY = 16;

  @Override
  public List<CoiMove> moves() {
    return MoveTables.ALL;
  }

  @Override
  public void write(CoiState s, Seat seat, Numbers numbers) {
    int self = seat.index();
    int seats = s.seats();
    round(s, self, numbers);
    board(s.board, numbers);
    own(s, self, numbers);
    pending(s, self, numbers);
    for (int from = 0; from < seats; from++) {
      person(s, (self + from) % seats, from, numbers);
    }
  }

  private static void round(CoiState s, int self, Numbers numbers) {
    int seats = s.seats();
    numbers.part("step");
    numbers.oneOf(s.step.ordinal(), STEPS);
    numbers.part("round, turns taken, last, special, expansion");
    numbers.number(s.board.round / MANY);
    numbers.number(s.turn / MANY);
    numbers.flag(s.board.last());
    numbers.flag(s.frame.special());
    numbers.flag(s.frame.expansion());
    numbers.part("awaited");
    for (int from = 0; from < seats; from++) {
      numbers.flag((s.awaited >>> (self + from) % seats & 1) != 0);
    }
    numbers.part("turn order");
    for (int place = 0; place < seats; place++) {
      int on = CoiState.seatAt(s.turnOrder, place);
      numbers.oneOf(Math.floorMod(on - self, seats), seats);
    }
  }

  private static void board(Board board, Numbers numbers) {
    numbers.part("row by kind");
    long once = 0;
    long again = 0;
    for (byte card : board.row) {
      long bit = card == 0 ? 0 : 1L << card - 1;
      again |= once & bit;
      once |= bit;
    }
    numbers.bits(once, Components.KINDS);
    numbers.part("row by kind, more than one");
    numbers.bits(again, Components.KINDS);
    numbers.part("score cards due, scored");
    numbers.bits(board.due, 3);
    numbers.number(board.scored / 3.0);
    numbers.part("open towns");
    numbers.bits(board.open, Components.TOWNS);
    numbers.part("open lands");
    numbers.bits(board.lands, Components.LANDS);
    numbers.part("good of Snyle");
    numbers.oneOf(board.wild - 1, Goods.KINDS);
  }

  private static void own(CoiState s, int self, Numbers numbers) {
    Player player = s.player(self);
    numbers.part("hand");
    numbers.bits(player.hand, Components.CARDS);
    for (CardKind kind : CardKind.values()) {
      numbers.part(kind == CardKind.CITIZEN ? "citizens to draw" : "military to draw");
      int cards = 0;
      for (int i = 0; i < player.draws(kind); i++) {
        cards |= 1 << player.card(kind, i);
      }
      numbers.bits(cards, Components.CARDS);
      numbers.part(kind == CardKind.CITIZEN ? "next citizen" : "next military card");
      numbers.oneOf(player.cards(kind) == 0 ? -1 : player.card(kind, 0), Components.CARDS);
    }
    numbers.part("basket");
    numbers.bits(s.step == Step.PURCHASE ? s.purchase.basket(self) : 0, Components.CARDS);
  }

  /// Of the choice under way only what its own player has chosen so far.
  private static void pending(CoiState s, int self, Numbers numbers) {
    boolean mine = s.awaited == 1 << self && !s.simultaneous();
    numbers.part("choosing: verb");
    numbers.oneOf(mine ? s.what(CoiState.VERB) - 1 : -1, VERBS);
    numbers.part("choosing: card");
    numbers.oneOf(mine ? s.what(CoiState.CARD) - 1 : -1, Components.CARDS);
    numbers.part("choosing: building");
    numbers.oneOf(mine ? s.what(CoiState.KIND) - 1 : -1, Components.KINDS);
    numbers.part("choosing: city");
    numbers.oneOf(mine ? s.what(CoiState.CITY) - 1 : -1, Components.CITIES);
    numbers.part("choosing: target");
    numbers.oneOf(mine ? s.what(CoiState.TARGET) : -1, 32);
    numbers.part("choosing: cards that pay");
    numbers.bits(mine ? s.chosen : 0, Components.CARDS);
    numbers.part("choosing: cards that attack");
    numbers.bits(mine ? s.fighting : 0, Components.CARDS);
  }

  private static void person(CoiState s, int seat, int from, Numbers numbers) {
    Player player = s.player(seat);
    numbers.part("nation", from);
    numbers.oneOf(player.nation, Nation.ALL.length);
    numbers.part("coins, science, points, points of a scoring now, stored", from);
    numbers.number(player.coins / MANY);
    numbers.number(player.science / MANY);
    numbers.number(player.points() / 64.0);
    numbers.number(Scoring.points(s, seat) / 32.0);
    numbers.number(player.storedCards() / MANY);
    numbers.part("space on the track", from);
    numbers.oneOf(s.space(seat) - 1, Bidding.SPACES);
    numbers.part("goods", from);
    for (int good = 0; good < Goods.KINDS; good++) {
      numbers.number(Goods.amount(player.goods, good) / MANY);
    }
    numbers.part("towns", from);
    numbers.bits(player.towns, Components.TOWNS);
    numbers.part("lands", from);
    numbers.bits(player.lands(), Components.LANDS);
    numbers.part("tokens left", from);
    numbers.bits(player.freeTokens() >>> 1, 3);
    numbers.part("buildings by kind", from);
    numbers.bits(player.built, Components.KINDS);
    numbers.part("store by kind", from);
    numbers.bits(player.storedKinds(), Components.KINDS);
    numbers.part("cards to buy", from);
    numbers.bits(player.deck, Components.CARDS);
    numbers.part("cards known in hand", from);
    numbers.bits(player.seen, Components.CARDS);
    numbers.part("cards in hand, citizens to draw, military to draw", from);
    numbers.number(Integer.bitCount(player.hand) / MANY);
    numbers.number(player.citizenDraws / MANY);
    numbers.number(player.militaryDraws / MANY);
  }
}
