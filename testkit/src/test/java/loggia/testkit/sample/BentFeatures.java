package loggia.testkit.sample;

import java.util.List;
import loggia.kernel.Features;
import loggia.kernel.Numbers;
import loggia.kernel.Seat;

/// Features of the bent game.
record BentFeatures(List<CampanileMove> moves, Writer writer)
    implements Features<BentState, CampanileMove> {
  interface Writer {
    void write(CampanileState state, Seat seat, Numbers numbers);
  }

  @Override
  public void write(BentState state, Seat seat, Numbers numbers) {
    numbers.part("all");
    writer.write(state.real, seat, numbers);
  }
}
