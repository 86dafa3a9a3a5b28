package loggia.games.ironcentury;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import loggia.kernel.Event;
import loggia.kernel.Result;
import loggia.kernel.Seat;
import loggia.kernel.Seats;

/// How a match that is over ended (IC-10, IC-14, IC-61).
final class Ending {
  static final String CHECK = "check";
  static final String PAIR = "pair";
  static final String RUN_OUT = "run-out";
  static final String DRAW = "draw";

  private Ending() {}

  static Event event(Board board) {
    if (board.stock.winner == Board.NOBODY) {
      return new IronEvent.EndedByRunOut();
    }
    Seat seat = Seat.of(board.stock.winner);
    return board.frame.pairs()
        ? new IronEvent.PairWon(seat, Seat.of(board.frame.partner(board.stock.winner)))
        : new IronEvent.WonByCultures(seat);
  }

  /// Those of [#result], without making it where a check has decided.
  static Seats winners(Board board) {
    int winner = board.stock.winner;
    if (winner == Board.NOBODY) {
      return byRunOut(board).winners();
    }
    int partner = board.frame.pairs() ? 1 << board.frame.partner(winner) : 0;
    return Seats.ofBits(1 << winner | partner);
  }

  static Result result(Board board) {
    return board.stock.winner == Board.NOBODY ? byRunOut(board) : byCheck(board);
  }

  /// The winner has the most Cultures there are; if another has them too, the first in turn order
  /// wins.
  private static Result byCheck(Board board) {
    var tallies = new ArrayList<Result.Tally>();
    for (int seat = 0; seat < board.frame.seats(); seat++) {
      boolean first = !board.frame.opponents(board.stock.winner, seat);
      tallies.add(
          new Result.Tally(
              List.of(line("cultures", cultures(board, seat))),
              List.of(new Result.Line("first", first ? 1 : 0))));
    }
    return Result.ranked(board.frame.pairs() ? PAIR : CHECK, tallies);
  }

  private static Result byRunOut(Board board) {
    var tallies = new ArrayList<Result.Tally>();
    for (int seat = 0; seat < board.frame.seats(); seat++) {
      tallies.add(tally(board, seat));
    }
    Result ranked = Result.ranked(RUN_OUT, tallies);
    int winners = ranked.winners().size();
    boolean decided = winners == (board.frame.pairs() ? 2 : 1);
    return decided ? ranked : Result.ranked(DRAW, tallies);
  }

  /// The editions count different things.
  private static Result.Tally tally(Board board, int seat) {
    int characters = sum(board, seat, s -> Long.bitCount(City.characters(board, s)));
    return switch (board.set().edition) {
      case EN ->
          new Result.Tally(
              List.of(line("cultures", cultures(board, seat))),
              List.of(line("characters", characters)));
      case IT ->
          new Result.Tally(
              List.of(line("characters", characters)),
              List.of(
                  line("bastions", count(board, seat, Layout.ALL_BASTIONS)),
                  line("objects", count(board, seat, Layout.ALL_OBJECTS)),
                  line("hand", sum(board, seat, board::handSize))));
    };
  }

  private static Result.Line line(String key, int points) {
    return new Result.Line(key, points);
  }

  private static int cultures(Board board, int seat) {
    return sum(board, seat, s -> Integer.bitCount(City.cultures(board, s)));
  }

  private static int count(Board board, int seat, long cards) {
    return sum(board, seat, s -> Long.bitCount(board.city(s) & cards));
  }

  /// In pairs the counts are summed over the pair (IC-61).
  private static int sum(Board board, int seat, IntUnaryOperator count) {
    int own = count.applyAsInt(seat);
    return board.frame.pairs() ? own + count.applyAsInt(board.frame.partner(seat)) : own;
  }
}
