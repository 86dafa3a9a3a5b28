package loggia.games.cityofiron;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import loggia.kernel.Journal;
import loggia.kernel.Names;
import loggia.kernel.Reason;
import loggia.kernel.Seat;
import loggia.kernel.Verdict;

/// A position to play moves on, for tests.
final class Table {
  static final CityOfIron GAME = new CityOfIron();

  private CoiState state;

  Table(CoiState state) {
    this.state = state;
  }

  static Table at(String position) {
    return new Table(GAME.position(position));
  }

  CoiState state() {
    return state;
  }

  Player player(int number) {
    return state.player(number - 1);
  }

  /// Plays moves of one seat, each of which must be allowed.
  Table play(int number, String... moves) {
    Seat seat = Seat.of(number - 1);
    for (String text : moves) {
      CoiMove move = GAME.move(text);
      if (state.explain(seat, move) instanceof Verdict.Refused(Reason reason)) {
        throw new AssertionError(
            text
                + ": "
                + GAME.texts("en").say(reason, Names.NUMBERS)
                + " Allowed are: "
                + moves(number));
      }
      state = state.play(seat, move, Journal.NONE);
    }
    return this;
  }

  List<String> moves(int number) {
    return state.moves(Seat.of(number - 1)).toList().stream().map(CoiMove::text).toList();
  }

  boolean allows(int number, String move) {
    return moves(number).contains(move);
  }

  /// The reason why a move is not allowed.
  CoiReason refusal(int number, String move) {
    Verdict verdict = state.explain(Seat.of(number - 1), GAME.move(move));
    return assertInstanceOf(
        CoiReason.class, assertInstanceOf(Verdict.Refused.class, verdict).reason());
  }

  /// Everybody taxes until the round is over, and nobody buys.
  Table endRound() {
    while (state.step == Step.ACTION || state.step == Step.CONFIRM) {
      state =
          state.play(
              actor(), state.step == Step.ACTION ? move("tax") : move("confirm"), Journal.NONE);
    }
    return this;
  }

  Table buyNothing() {
    while (state.step == Step.PURCHASE) {
      state = state.play(state.awaited().first(), move("confirm"), Journal.NONE);
    }
    return this;
  }

  /// Everybody bids on the rightmost space that costs nothing.
  Table bid() {
    while (state.step == Step.BID || state.step == Step.SECOND_BID) {
      String bid = state.step == Step.SECOND_BID ? "stay" : freeBid();
      state = state.play(actor(), move(bid), Journal.NONE);
    }
    return this;
  }

  private String freeBid() {
    for (int space = 7; space >= 4; space--) {
      if (allows(actor().number(), "bid " + space)) {
        return "bid " + space;
      }
    }
    throw new AssertionError("no free bid");
  }

  private Seat actor() {
    return state.awaited().first();
  }

  private static CoiMove move(String text) {
    return GAME.move(text);
  }

  int good(int number, Good good) {
    return Goods.amount(player(number).goods, good.ordinal());
  }

  int income(int number) {
    return EndRound.income(state, number - 1);
  }

  List<String> row() {
    return ((CoiView) state.view(Seat.ONE)).row().stream().map(CoiView.Slot::building).toList();
  }

  List<String> hand(int number) {
    return ViewBuilder.ids(Ids.members(Card.values(), player(number).hand));
  }

  List<String> pile(int number, CardKind kind, boolean draw) {
    var own = ((CoiView) state.view(Seat.of(number - 1))).own().getFirst();
    if (kind == CardKind.CITIZEN) {
      return draw ? own.citizenDraw() : own.citizenDiscard();
    }
    return draw ? own.militaryDraw() : own.militaryDiscard();
  }

  List<String> city(int number, City city) {
    return ((CoiView) state.view(Seat.ONE))
        .players().get(number - 1).cities().stream()
            .filter(c -> c.id().equals(city.id()))
            .findFirst()
            .orElseThrow()
            .buildings();
  }

  /// What a player has: coins and science.
  void has(int number, int coins, int science) {
    assertEquals(
        "coins %d, science %d".formatted(coins, science),
        "coins %d, science %d".formatted(player(number).coins, player(number).science));
  }
}
