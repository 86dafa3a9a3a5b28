package loggia.testkit.sample;

import java.util.ArrayList;
import java.util.List;
import loggia.kernel.Onlooker;
import loggia.kernel.Seat;
import loggia.kernel.Viewer;

/// Builds a view field by field from what the viewer may know.
final class ViewBuilder {
  private ViewBuilder() {}

  static CampanileView view(CampanileState state, Viewer viewer) {
    var masons = new ArrayList<CampanileView.MasonView>();
    for (int i = 0; i < state.seats(); i++) {
      Mason mason = state.masons().get(i);
      boolean open = viewer == Seat.of(i) || viewer == Onlooker.ORACLE;
      masons.add(
          new CampanileView.MasonView(
              Seat.of(i),
              mason.kept(),
              mason.climbs(),
              Long.bitCount(mason.hand()),
              mason.chosen() > 0,
              open ? Stones.list(mason.hand()) : List.of(),
              open ? mason.chosen() : 0));
    }
    return new CampanileView(
        state.round(),
        state.frame().rounds(),
        state.prize(),
        state.winner(),
        Stones.list(state.played()),
        masons);
  }
}
