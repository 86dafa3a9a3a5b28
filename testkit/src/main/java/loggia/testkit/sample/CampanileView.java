package loggia.testkit.sample;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import loggia.kernel.Names;
import loggia.kernel.Onlooker;
import loggia.kernel.Seat;
import loggia.kernel.Texts;
import loggia.kernel.View;
import loggia.kernel.Viewer;

/// What a viewer may know.
///
/// @param winner the number of the seat that decides about the prize; 0 while stones are chosen
public record CampanileView(
    int round, int rounds, int prize, int winner, List<Integer> played, List<MasonView> masons)
    implements View {

  /// What is known of a mason.
  ///
  /// @param ready whether a stone is chosen
  /// @param hand empty when hidden
  /// @param chosen 0 when hidden
  public record MasonView(
      Seat seat, int kept, int climbs, int stones, boolean ready, List<Integer> hand, int chosen) {}

  static CampanileView of(CampanileState state, Viewer viewer) {
    var masons = new ArrayList<MasonView>();
    for (int i = 0; i < state.seats(); i++) {
      Mason mason = state.masons().get(i);
      boolean open = viewer == Seat.of(i) || viewer == Onlooker.ORACLE;
      masons.add(
          new MasonView(
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
        state.rounds(),
        state.prize(),
        state.winner(),
        Stones.list(state.played()),
        masons);
  }

  @Override
  public String draw(Texts texts, Names names) {
    String table = texts.get("ui.table").formatted(Math.min(round, rounds), rounds, prize);
    return masons.stream()
        .map(mason -> line(mason, texts, names))
        .collect(Collectors.joining("\n", table + "\n", ""));
  }

  private String line(MasonView mason, Texts texts, Names names) {
    String hand =
        mason.hand().isEmpty()
            ? "%d x ?".formatted(mason.stones())
            : mason.hand().stream()
                .map(stone -> stone == mason.chosen() ? "[" + stone + "]" : stone.toString())
                .collect(Collectors.joining(" "));
    return String.format(
        Locale.ROOT,
        "%s %s: %s%s",
        mason.seat().number() == winner ? "*" : mason.ready() ? "+" : "-",
        names.of(mason.seat()),
        hand,
        texts.get("ui.mason").formatted(mason.kept(), mason.climbs()));
  }
}
