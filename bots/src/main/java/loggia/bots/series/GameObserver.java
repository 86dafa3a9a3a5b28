package loggia.bots.series;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import loggia.bots.arena.Arena;
import loggia.kernel.Audience;
import loggia.kernel.Event;
import loggia.kernel.Journal;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Seat;
import loggia.kernel.State;

/// Watches one match: who leads, how many choices there are, what is reached and used.
final class GameObserver implements Arena.Watcher, Journal {
  /// Decisions with more choices than this are counted with it.
  static final int MOST_CHOICES = 64;

  /// A lead smaller than this is none: it would change with every breath.
  private static final double LEAD = 0.02;

  private static final int NEVER = 0;

  private final int seats;
  private final NamedComponents named;
  private final Histogram choices = new Histogram();
  private final int[] decisions;
  private final Set<Event.Use> uses = new HashSet<>();

  /// By component and seat: one more than the class of the position in which it was reached.
  private final Map<String, byte[]> reached = new TreeMap<>();

  private int leader = -1;
  private int leads;

  GameObserver(int seats, NamedComponents named) {
    this.seats = seats;
    this.named = named;
    decisions = new int[seats];
  }

  @Override
  public <S extends State<S, M>, M extends Move> void sees(
      S state, Seat seat, Moves<M> moves, M move) {
    int count = moves.size();
    if (count < 2) {
      return;
    }
    choices.add(Math.min(count, MOST_CHOICES));
    decisions[seat.index()]++;
    if (seats > 1) {
      double[] outlook = state.outlook();
      follow(outlook);
      int stratum = (int) (outlook[seat.index()] * ComponentCounts.STRATA);
      reach(seat, moves, Math.clamp(stratum, 0, ComponentCounts.STRATA - 1));
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

  private void reach(Seat seat, Moves<?> moves, int stratum) {
    for (int i = 0; i < moves.size(); i++) {
      for (String name : named.in(moves.get(i))) {
        byte[] own = reached.computeIfAbsent(name, _ -> new byte[seats]);
        if (own[seat.index()] == NEVER) {
          own[seat.index()] = (byte) (stratum + 1);
        }
      }
    }
  }

  @Override
  public void tell(Audience audience, Event event) {
    uses.addAll(event.uses());
  }

  Histogram choices() {
    return choices;
  }

  int decisions(int seat) {
    return decisions[seat];
  }

  int leads() {
    return leads;
  }

  Set<Event.Use> uses() {
    return uses;
  }

  /// The class of the position in which this seat reached a component, or -1.
  int stratum(String component, int seat) {
    byte[] own = reached.get(component);
    return own == null ? -1 : own[seat] - 1;
  }

  Set<String> reached() {
    return reached.keySet();
  }
}
