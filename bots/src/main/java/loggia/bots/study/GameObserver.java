package loggia.bots.study;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import loggia.bots.arena.Arena;
import loggia.bots.arena.Outcome;
import loggia.kernel.Audience;
import loggia.kernel.Event;
import loggia.kernel.Journal;
import loggia.kernel.Manual;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Seat;
import loggia.kernel.State;

/// Watches one match: who leads, how large the menus are, what is used.
final class GameObserver implements Arena.Watcher, Journal {
  static final int LARGEST = 64;

  /// A lead smaller than this is none: it would change with every breath.
  private static final double LEAD = 0.02;

  private final int seats;
  private final long[] menus;
  private final Set<Event.Use> uses = new HashSet<>();
  private int leader = -1;
  private int leads;

  /// @param menus counts decisions by their number of choices
  GameObserver(int seats, long[] menus) {
    this.seats = seats;
    this.menus = menus;
  }

  @Override
  public <S extends State<S, M>, M extends Move> void sees(
      S state, Seat seat, Moves<M> moves, M move) {
    int choices = moves.size();
    if (choices > 1) {
      menus[Math.min(choices, LARGEST)]++;
      if (seats > 1) {
        follow(state.outlook());
      }
    }
  }

  private void follow(double[] outlook) {
    int first = 0;
    for (int i = 1; i < seats; i++) {
      first = outlook[i] > outlook[first] ? i : first;
    }
    if (leader < 0 || outlook[first] > outlook[leader] + LEAD) {
      leads += leader < 0 ? 0 : 1;
      leader = first;
    }
  }

  @Override
  public void tell(Audience audience, Event event) {
    uses.addAll(event.uses());
  }

  GameRow row(int number, Outcome outcome, List<Manual.Component> usable) {
    return new GameRow(number, outcome, leads, Set.copyOf(uses), usable);
  }
}
