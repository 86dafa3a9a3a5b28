package loggia.games.ironcentury;

import java.util.IdentityHashMap;
import java.util.Optional;
import loggia.kernel.Foresight;
import loggia.kernel.Seat;

/// Most of what a seat does in its own turn comes to the same in all worlds that it imagines: the
/// Cities are open to everybody, and what has been announced counts as done ([Outlook]). So a move
/// is played in the first world alone; in the others only the hands are looked at.
final class IronForesight implements Foresight<IronState, IronMove> {
  private final Seat seat;

  /// Moves are made once in a game, so they need not be compared by value.
  private final IdentityHashMap<IronMove, Optional<Foreseen>> found = new IdentityHashMap<>();

  IronForesight(Seat seat) {
    this.seat = seat;
  }

  @Override
  public double[] outlook(IronState world, IronMove move) {
    Optional<Foreseen> foreseen =
        found.computeIfAbsent(move, each -> Foreseen.of(world, seat.index(), each));
    return foreseen.isPresent()
        ? foreseen.get().outlook(world)
        : world.advance(seat, move).outlook();
  }
}
