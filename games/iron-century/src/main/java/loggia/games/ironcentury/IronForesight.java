package loggia.games.ironcentury;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import loggia.kernel.Foresight;
import loggia.kernel.Seat;

/// Most moves come to the same in all worlds that a seat imagines: the Cities are open to
/// everybody, and what has been announced counts as done ([Outlook]). So a move is played in the
/// first world alone; in the others only the hands are looked at.
final class IronForesight implements Foresight<IronState, IronMove> {
  private record Tried(IronMove move, Optional<Foreseen> foreseen) {}

  private final Seat seat;
  private final List<Tried> tried = new ArrayList<>();
  private int last;

  IronForesight(Seat seat) {
    this.seat = seat;
  }

  @Override
  public double[] outlook(IronState world, IronMove move) {
    Optional<Foreseen> foreseen = find(world, move);
    return foreseen.isPresent() && foreseen.get().holdsIn(world)
        ? foreseen.get().outlook(world)
        : world.advance(seat, move).outlook();
  }

  /// Who asks for the moves in the same order in each world finds each of them at the first look.
  @SuppressWarnings("ReferenceEquality") // moves are made once in a game
  private Optional<Foreseen> find(IronState world, IronMove move) {
    int size = tried.size();
    for (int i = 0; i < size; i++) {
      last = last + 1 < size ? last + 1 : 0;
      Tried each = tried.get(last);
      if (each.move == move) {
        return each.foreseen;
      }
    }
    Optional<Foreseen> foreseen = foresee(world, move);
    tried.add(new Tried(move, foreseen));
    last = size;
    return foreseen;
  }

  /// Who attacks makes no difference to what it comes to.
  @SuppressWarnings("ReferenceEquality") // so are cards
  private Optional<Foreseen> foresee(IronState world, IronMove move) {
    if (move instanceof IronMove.Attack(_, Card adversary)) {
      for (Tried each : tried) {
        if (each.move instanceof IronMove.Attack(_, Card other) && other == adversary) {
          return each.foreseen;
        }
      }
    }
    return Foreseen.of(world, seat.index(), move);
  }
}
