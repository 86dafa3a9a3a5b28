package loggia.bots.arena;

import java.util.ArrayList;
import java.util.List;
import loggia.bots.Bot;
import loggia.bots.BotFailure;
import loggia.bots.Question;
import loggia.kernel.Decision;
import loggia.kernel.Game;
import loggia.kernel.GameRecord;
import loggia.kernel.Journal;
import loggia.kernel.Match;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Result;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.kernel.Setup;
import loggia.kernel.State;

/// Plays matches between bots.
public final class Arena {
  private Arena() {}

  /// Sees every decision before it is played; a seat with a single move is not asked.
  public interface Watcher {
    Watcher NONE =
        new Watcher() {
          @Override
          public <S extends State<S, M>, M extends Move> void sees(
              S state, Seat seat, Moves<M> moves, M move) {}
        };

    <S extends State<S, M>, M extends Move> void sees(S state, Seat seat, Moves<M> moves, M move);
  }

  /// The match cannot go on: the bot of this seat has failed.
  public static final class SeatFailure extends RuntimeException {
    private final Seat seat;
    private final String reason;

    SeatFailure(Seat seat, BotFailure failure) {
      super(failure.getMessage(), failure);
      this.seat = seat;
      reason = failure.reason();
    }

    public Seat seat() {
      return seat;
    }

    public String reason() {
      return reason;
    }
  }

  /// Plays one match to its end. Where several seats are awaited each is asked, and none of them
  /// can see what the others chose: a question gives out only what its seat may know.
  ///
  /// @param bots in seat order
  /// @throws SeatFailure when one of them fails
  public static <S extends State<S, M>, M extends Move> Outcome play(
      Game<S, M> game, Setup setup, List<Bot> bots, Journal journal, Watcher watcher) {
    S state = game.begin(setup);
    bots.forEach(bot -> bot.begin(setup.withSeed(0)));
    Journal told = Listeners.beside(journal, bots);
    int decisions = 0;
    int bound = game.manual().bound();
    for (Seats awaited = state.awaited(); !awaited.isEmpty(); awaited = state.awaited()) {
      Seat seat = awaited.first();
      Moves<M> moves = state.moves(seat);
      M move =
          moves.size() == 1
              ? moves.get(0)
              : choose(bots.get(seat.index()), new Question<>(game, state, seat));
      watcher.sees(state, seat, moves, move);
      state = state.play(seat, move, told);
      if (++decisions > bound) {
        throw new IllegalStateException(
            "the match with seed " + setup.seed() + " goes past " + bound + " decisions");
      }
    }
    Result result = state.result();
    bots.forEach(bot -> bot.end(result));
    return new Outcome(result, decisions, state.round());
  }

  /// Plays one match to its end and writes it down.
  public static <S extends State<S, M>, M extends Move> GameRecord record(
      Game<S, M> game, Setup setup, List<Bot> bots) {
    var decisions = new ArrayList<Decision>();
    Watcher writer =
        new Watcher() {
          @Override
          public <T extends State<T, N>, N extends Move> void sees(
              T state, Seat seat, Moves<N> moves, N move) {
            decisions.add(new Decision(seat, move.text()));
          }
        };
    play(game, setup, bots, Journal.NONE, writer);
    var match = Match.begin(game, setup);
    for (Decision decision : decisions) {
      match = match.decide(decision, Journal.NONE);
    }
    return GameRecord.of(match, List.of(), decisions);
  }

  private static <S extends State<S, M>, M extends Move> M choose(
      Bot bot, Question<S, M> question) {
    try {
      return bot.choose(question);
    } catch (BotFailure failure) {
      throw new SeatFailure(question.seat(), failure);
    }
  }
}
