package loggia.testkit.sample;

import java.util.List;
import loggia.kernel.Features;
import loggia.kernel.Numbers;
import loggia.kernel.Seat;

/// A match by numbers, as one mason knows it.
final class CampanileFeatures implements Features<CampanileState, CampanileMove> {
  @Override
  public List<CampanileMove> moves() {
    return MoveTables.ALL.all();
  }

  @Override
  public void write(CampanileState state, Seat seat, Numbers numbers) {
    int stones = Components.STANDARD.stones();
    Mason self = state.masons().get(seat.index());
    numbers.part("round, rounds, prize, climbed");
    numbers.number(state.round());
    numbers.number(state.frame().rounds());
    numbers.number(state.prize());
    numbers.number(state.climbed());
    numbers.part("stones played");
    numbers.bits(state.played(), stones + 1);
    numbers.part("hand");
    numbers.bits(self.hand(), stones + 1);
    numbers.part("chosen");
    numbers.oneOf(self.chosen(), stones + 1);
    for (int from = 0; from < state.seats(); from++) {
      int each = (seat.index() + from) % state.seats();
      Mason mason = state.masons().get(each);
      numbers.part("kept, climbs, ready, decides", from);
      numbers.number(mason.kept());
      numbers.number(mason.climbs());
      numbers.flag(mason.chosen() > 0);
      numbers.flag(state.winner() == each + 1);
    }
  }
}
