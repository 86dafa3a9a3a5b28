package loggia.bench;

import java.util.ArrayList;
import java.util.List;
import loggia.kernel.Chance;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Seat;
import loggia.kernel.State;

/// Whether a decision costs more late in a game than early: decisions per second from positions of
/// the last third of random games, and of the first.
final class LateGameSpeed<S extends State<S, M>, M extends Move> {
  private static final int GAMES = 64;

  private final Effort effort;
  private final List<S> early = new ArrayList<>();
  private final List<S> late = new ArrayList<>();

  LateGameSpeed(Playout<S, M> playout, Effort effort) {
    this.effort = effort;
    for (int seed = 0; seed < GAMES; seed++) {
      int length = playout.play(seed);
      early.add(playout.midGame(seed, length * (1 + seed % 8) / 24));
      late.add(playout.midGame(seed, length * (15 + seed % 8) / 24));
    }
  }

  double lastByFirst() {
    return speed(late) / speed(early);
  }

  private double speed(List<S> states) {
    return CpuClock.measure(
            run -> decide(states.get((int) (run % GAMES)), run), effort.seconds(), effort.rounds())
        .workPerSecond();
  }

  private static <S extends State<S, M>, M extends Move> int decide(S state, long run) {
    Seat seat = state.awaited().first();
    Moves<M> moves = state.moves(seat);
    int choice = Chance.below(Chance.seeded(run), moves.size());
    return state.advance(seat, moves.get(choice)).round() > 0 ? 1 : 0;
  }
}
