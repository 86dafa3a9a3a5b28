package loggia.games.cityofiron;

import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import loggia.kernel.Result;

/// A game that breaks a rule, for the referee to catch.
///
/// @param bend what goes wrong after a move
/// @param end what goes wrong when the points are counted
record Broken(String rule, Bend bend, UnaryOperator<Result> end) {
  interface Bend {
    CoiState of(CoiState before, CoiMove move, CoiState after);
  }

  interface When {
    boolean holds(CoiState before, CoiMove move, CoiState after);
  }

  static final Broken NOTHING = new Broken("nothing", (_, _, after) -> after, result -> result);

  @Override
  public String toString() {
    return rule;
  }

  private static Broken when(String rule, When when, Bend change) {
    return new Broken(
        rule,
        (before, move, after) ->
            when.holds(before, move, after) ? change.of(before, move, after.copy()) : after,
        result -> result);
  }

  private static CoiState change(CoiState state, int seat, Consumer<Player> change) {
    change.accept(state.edit(seat));
    return state;
  }

  private static CoiState changeBoard(CoiState state, Consumer<Board> change) {
    change.accept(state.editBoard());
    return state;
  }

  private static Broken atEnd(String rule, UnaryOperator<Result.Standing> change) {
    return new Broken(
        rule,
        (_, _, after) -> after,
        result -> new Result(result.ending(), result.standings().stream().map(change).toList()));
  }

  private static int seat(CoiState before) {
    return before.actor();
  }

  private static boolean ended(CoiState before, CoiState after) {
    return after.step == Step.PURCHASE && before.step != Step.PURCHASE;
  }

  private static boolean roundBegins(CoiState before, CoiState after) {
    return after.board.round > before.board.round;
  }

  static Stream<Broken> all() {
    return Stream.of(cards(), places(), rounds(), coins(), points()).flatMap(one -> one);
  }

  private static Stream<Broken> cards() {
    return Stream.of(
        when(
            "COI-43: cards are put under the discard pile",
            (before, move, _) ->
                move instanceof CoiMove.Bury(Card card)
                    && card.ordinal() < CardKind.MILITARY.first()
                    && before.player(seat(before)).citizenCards > 0
                    && before.player(seat(before)).citizenDraws == 0,
            (before, _, after) -> change(after, seat(before), Broken::turnCitizens)),
        when(
            "COI-44: a pile that is turned over is drawn from the other end",
            (before, move, _) ->
                move instanceof CoiMove.Draw(CardKind kind)
                    && kind == CardKind.CITIZEN
                    && before.player(seat(before)).citizenDraws == 0
                    && before.player(seat(before)).citizenCards > 2,
            (before, _, after) -> change(after, seat(before), Broken::turnCitizens)),
        when(
            "COI-86: a card too many is drawn",
            (before, _, after) -> ended(before, after),
            (_, _, after) -> change(after, 0, player -> player.draw(CardKind.CITIZEN))),
        when(
            "COI-40: the card played stays in the hand",
            (before, move, after) ->
                move instanceof CoiMove.Play
                    && after.player(seat(before)).hand != before.player(seat(before)).hand,
            (before, _, after) ->
                change(
                    after,
                    seat(before),
                    player -> player.hand |= before.player(seat(before)).hand)),
        when(
            "COI-44: nothing is drawn once the pile is empty",
            (before, move, _) ->
                move instanceof CoiMove.Draw(CardKind kind)
                    && before.player(seat(before)).draws(kind) == 0,
            (before, _, after) -> {
              after.player(seat(before), before.player(seat(before)));
              return after;
            }));
  }

  /// The queue of citizens the other way round, but for its first card.
  private static void turnCitizens(Player player) {
    long turned = player.citizens & 15;
    for (int i = 1; i < player.citizenCards; i++) {
      turned |= (player.citizens >>> 4 * i & 15) << 4 * (player.citizenCards - i);
    }
    player.citizens = turned;
  }

  private static Stream<Broken> places() {
    return Stream.of(
        when(
            "COI-61: a settled land can be settled again",
            (before, _, after) -> after.board.lands != before.board.lands,
            (before, _, after) -> changeBoard(after, board -> board.lands = before.board.lands)),
        when(
            "COI-60: a token comes back",
            (before, _, after) ->
                after.player(seat(before)).tokens != before.player(seat(before)).tokens,
            (before, _, after) ->
                change(
                    after,
                    seat(before),
                    player -> player.tokens = before.player(seat(before)).tokens)),
        when(
            "COI-73: the next town of the pile stays covered",
            (before, _, after) -> (after.board.open & ~before.board.open) != 0,
            (before, _, after) -> changeBoard(after, board -> board.open &= before.board.open)),
        when(
            "COI-73: the leftmost building stays when a neutral town falls",
            (before, _, after) -> after.board.open != before.board.open,
            (before, _, after) -> changeBoard(after, board -> board.row = before.board.row)),
        when(
            "COI-72: a former owner keeps the goods of a lost town",
            (before, _, after) -> lost(before, after) >= 0,
            (before, _, after) -> {
              int loser = lost(before, after);
              return change(after, loser, player -> player.goods = before.player(loser).goods);
            }),
        when(
            "COI-115: the buildings of Metgra and Cazum are burnt when they are taken",
            (before, _, after) ->
                lost(before, after) >= 0
                    && built(after, seat(before)) != built(before, seat(before)),
            (before, _, after) ->
                change(after, seat(before), player -> player.lot(City.METGRA.ordinal(), 0))),
        when(
            "COI-52: who makes room is paid for it",
            (_, move, after) -> move instanceof CoiMove.Which && after.step == Step.ACTION,
            (before, _, after) -> change(after, seat(before), player -> player.coins++)));
  }

  private static long built(CoiState state, int seat) {
    return state.player(seat).cities[City.METGRA.ordinal()];
  }

  /// The seat that lost a town by a move, or -1.
  private static int lost(CoiState before, CoiState after) {
    for (int seat = 0; seat < before.seats(); seat++) {
      if ((before.player(seat).towns & ~after.player(seat).towns) != 0) {
        return seat;
      }
    }
    return -1;
  }

  private static Stream<Broken> rounds() {
    return Stream.of(
        when(
            "COI-22: who acted first bids first",
            Broken::roundBegins0,
            (_, _, after) -> {
              after.bidOrder = after.turnOrder;
              Bidding.begin(after);
              return after;
            }),
        when(
            "COI-30: a free action is the turn's action",
            (before, move, after) ->
                after.step == Step.ACTION
                    && after.begun
                    && !before.begun
                    && !(move instanceof CoiMove.Draw),
            (_, _, after) -> {
              Turn.end(after);
              return after;
            }),
        when(
            "COI-81: a slot stays empty while there are cards",
            (before, _, after) -> ended(before, after),
            (_, _, after) -> changeBoard(after, board -> board.clear(board.row.length - 1))),
        when(
            "COI-81: empty slots are not closed",
            (before, _, after) -> ended(before, after),
            (_, _, after) ->
                changeBoard(
                    after,
                    board -> {
                      byte first = board.row[0];
                      board.row = board.row.clone();
                      board.row[0] = board.row[1];
                      board.row[1] = first;
                    })),
        when(
            "COI-82: a Score Card is overlooked",
            (before, _, after) -> ended(before, after) && after.board.due != 0,
            (_, _, after) -> changeBoard(after, board -> board.due = 0)),
        when(
            "COI-90: two rounds follow Score Card C",
            (before, _, after) -> roundBegins(before, after) && after.board.last(),
            (_, _, after) -> changeBoard(after, board -> board.due &= 3)));
  }

  private static boolean roundBegins0(CoiState before, CoiMove move, CoiState after) {
    return roundBegins(before, after);
  }

  private static Stream<Broken> coins() {
    return Stream.of(
        when(
            "COI-87: a purchase costs nothing",
            (before, _, after) ->
                roundBegins(before, after) && before.player(0).deck != after.player(0).deck,
            (before, _, after) ->
                change(after, 0, player -> player.coins = before.player(0).coins)),
        when(
            "COI-84: the first place of a good pays nothing",
            (before, _, after) -> ended(before, after) && EndRound.firstPlaces(after, 0) > 0,
            (_, _, after) ->
                change(after, 0, player -> player.coins -= EndRound.firstPlaces(after, 0))),
        when(
            "COI-85: a scoring brings no science",
            (before, _, after) -> ended(before, after) && after.board.scored > before.board.scored,
            (_, _, after) -> change(after, 0, player -> player.science--)),
        when(
            "COI-91: the last round pays once more",
            (_, _, after) -> after.over(),
            (_, _, after) -> change(after, 0, player -> player.coins++)),
        when(
            "COI-103: a cheaper space refunds the Toads",
            (before, move, _) ->
                before.step == Step.SECOND_BID
                    && move instanceof CoiMove.Bid(int space)
                    && before.frame.components().bids[space - 1]
                        < before.frame.components().bids[before.space(seat(before)) - 1],
            (before, _, after) -> change(after, seat(before), player -> player.coins++)),
        when(
            "COI-100: Arc moves buildings for nothing",
            (before, _, _) -> before.step == Step.TO,
            (before, _, after) -> change(after, seat(before), player -> player.coins++)),
        when(
            "COI-36: taxes are two coins",
            (_, move, _) -> move instanceof CoiMove.Tax,
            (before, _, after) -> change(after, seat(before), player -> player.coins++)),
        when(
            "COI-34: what is stored is paid for",
            (_, move, after) -> move instanceof CoiMove.Take && after.what == 0,
            (before, _, after) -> change(after, seat(before), player -> player.coins--)));
  }

  private static Stream<Broken> points() {
    return Stream.of(
        when(
            "COI-82: a scoring gives a point too many",
            (before, _, after) -> after.board.scored > before.board.scored,
            (_, _, after) -> change(after, 0, player -> player.vp++)),
        when(
            "COI-113: Snyle gives one more",
            (_, move, _) -> move instanceof CoiMove.Yield,
            (before, move, after) ->
                change(
                    after,
                    seat(before),
                    player ->
                        player.goods += Goods.of(((CoiMove.Yield) move).good().ordinal(), 1))),
        atEnd(
            "COI-93: stored buildings cost two points each",
            it -> {
              int stored = -it.lines().getLast().points();
              return new Result.Standing(
                  it.seat(), it.rank(), it.score() - stored, it.lines(), it.tieBreaks());
            }),
        atEnd(
            "COI-92: most towns are worth two points",
            it -> {
              int less = it.lines().get(7).points() > 0 ? 1 : 0;
              return new Result.Standing(
                  it.seat(), it.rank(), it.score() - less, it.lines(), it.tieBreaks());
            }),
        atEnd(
            "COI-94: everybody is first",
            it -> new Result.Standing(it.seat(), 1, it.score(), it.lines(), it.tieBreaks())));
  }
}
