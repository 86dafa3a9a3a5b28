package loggia.games.xiicentury;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import loggia.kernel.Onlooker;
import loggia.kernel.Seat;
import loggia.kernel.Viewer;

/// Builds what a viewer may know, field by field. Never looks at chance, nor at what others have
/// chosen in a war.
final class ViewBuilder {
  private ViewBuilder() {}

  static XiiView of(XiiState state, Viewer viewer) {
    Frame frame = state.frame;
    Phase phase = state.phase();
    boolean turn = phase != Phase.WAR && phase != Phase.BONUS && phase != Phase.OVER;
    var difficulty = frame.difficulty();
    return new XiiView(
        state.round(),
        phase.id(),
        Clock.first(state.clock) + 1,
        turn ? state.active() + 1 : 0,
        difficulty.id(),
        frame.chosen() ? "chosen" : "random",
        frame.objective().id(),
        track(frame),
        phase == Phase.ASSIGN ? frame.unassigned() : 0,
        pair(state.dice, 0),
        pair(state.dice, 2),
        Dice.value(state.dice, 2) == 0 ? 0 : Dice.highest(state.dice),
        hand(state.dice),
        undecided(state, phase),
        phase == Phase.WAR ? war(state, viewer) : "",
        List.of(difficulty.good(), difficulty.best()),
        towns(state));
  }

  private static List<String> track(Frame frame) {
    var track = new ArrayList<String>(Frame.ROUNDS);
    for (int round = 1; round <= Frame.ROUNDS; round++) {
      int die = frame.event(round);
      track.add(die == 0 ? "" : GlobalEvent.of(die).id());
    }
    return Collections.unmodifiableList(track);
  }

  private static List<XiiView.DieView> pair(long dice, int from) {
    var pair = new ArrayList<XiiView.DieView>(2);
    for (int die = from; die < from + 2; die++) {
      if (Dice.value(dice, die) > 0) {
        boolean held = Dice.held(dice) > 0 && Dice.origin(dice) == die;
        boolean spent = Dice.isSpent(dice, die) && !held;
        pair.add(new XiiView.DieView(Dice.value(dice, die), spent, held));
      }
    }
    return Collections.unmodifiableList(pair);
  }

  private static XiiView.HandView hand(long dice) {
    int value = Dice.held(dice);
    if (value == 0) {
      return new XiiView.HandView(0, "", 0);
    }
    String from =
        switch (Dice.origin(dice)) {
          case 0, 1 -> "shared";
          case 2, 3 -> "own";
          case Dice.RESERVE -> "reserve";
          default -> "part";
        };
    return new XiiView.HandView(value, from, Dice.otherPart(dice));
  }

  private static List<Integer> undecided(XiiState state, Phase phase) {
    var seats = new ArrayList<Integer>();
    if (phase == Phase.WAR || phase == Phase.BONUS) {
      state.awaited().forEach(seat -> seats.add(seat.number()));
    }
    return List.copyOf(seats);
  }

  private static String war(XiiState state, Viewer viewer) {
    return switch (viewer) {
      case Seat seat when seat.index() < state.seats() ->
          switch (Clock.war(state.clock, seat.index())) {
            case Clock.SUPPORTS -> "support";
            case Clock.AVOIDS -> "avoid";
            default -> "";
          };
      case Seat _, Onlooker _ -> "";
    };
  }

  private static List<XiiView.TownView> towns(XiiState state) {
    var towns = new ArrayList<XiiView.TownView>(state.seats());
    for (int seat = 0; seat < state.seats(); seat++) {
      towns.add(TownViews.of(state, seat));
    }
    return Collections.unmodifiableList(towns);
  }

  static <T, V> List<V> list(List<T> things, Function<T, V> view) {
    var views = new ArrayList<V>(things.size());
    for (int i = 0; i < things.size(); i++) {
      views.add(view.apply(things.get(i)));
    }
    return Collections.unmodifiableList(views);
  }
}
