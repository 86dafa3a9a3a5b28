package loggia.games.cityofiron;

import java.util.List;
import loggia.kernel.Onlooker;
import loggia.kernel.Seat;
import loggia.kernel.Viewer;

/// The chain of choices under way. Cards put on the table are seen by all; the order in which they
/// are discarded only by their owner (COI-122).
final class PendingView {
  private PendingView() {}

  static List<CoiView.Pending> of(CoiState s, Viewer viewer) {
    if (s.what(CoiState.VERB) == 0 || s.step == Step.OVER) {
      return List.of();
    }
    int seat = s.actor();
    boolean own = viewer == Onlooker.ORACLE || viewer == Seat.of(seat);
    int card = s.what(CoiState.CARD);
    boolean paying = s.step == Step.PAY;
    int vehicles = paying ? CardPlay.vehicles(s) : 0;
    return List.of(
        new CoiView.Pending(
            seat + 1,
            verb(s),
            card == 0 ? "" : Card.of(card - 1).id(),
            s.what(CoiState.SLOT),
            s.what(CoiState.KIND) == 0 ? "" : Building.of(s.what(CoiState.KIND) - 1).id(),
            s.what(CoiState.CITY) == 0 ? "" : City.of(s.what(CoiState.CITY) - 1).id(),
            s.what(CoiState.RAZED) == 0 ? "" : Building.of(s.what(CoiState.RAZED) - 1).id(),
            target(s),
            s.what(CoiState.TOKEN) == 0 ? "" : City.of(s.what(CoiState.TOKEN)).id(),
            cards(s.fighting),
            attacking(s) ? Attack.defence(s, s.what(CoiState.TARGET) - 1) : 0,
            attackOwed(s),
            cards(s.step == Step.BURY ? s.chosen | s.player(seat).underWay() : s.chosen),
            paying ? CardPlay.asksDistance(s) ? "distance" : "work" : "",
            paying ? CardPlay.need(s) : 0,
            paying ? owed(s) : 0,
            vehicles != 0 && (vehicles & s.chosen) == 0 ? vehicle(s) : "",
            cards(own && s.step == Step.BURY ? s.chosen : 0)));
  }

  private static List<String> cards(int bits) {
    return Ids.ids(Card.ALL, bits);
  }

  private static String verb(CoiState s) {
    return switch (s.what(CoiState.VERB)) {
      case CoiState.BUILDING -> s.step == Step.STORE ? "store" : "build";
      case CoiState.ATTACKING -> "attack";
      case CoiState.SHIFTING -> "shift";
      default -> "play";
    };
  }

  private static boolean attacking(CoiState s) {
    return s.what(CoiState.VERB) == CoiState.ATTACKING && s.what(CoiState.TARGET) != 0;
  }

  private static int attackOwed(CoiState s) {
    if (s.step != Step.FIGHT) {
      return 0;
    }
    int defence = Attack.defence(s, s.what(CoiState.TARGET) - 1);
    return defence - s.frame.components().attack.sum(s.fighting);
  }

  private static int owed(CoiState s) {
    return Math.max(0, CardPlay.need(s) - CardPlay.values(s).sum(s.chosen));
  }

  private static String vehicle(CoiState s) {
    return s.frame.components().landVehicle[s.what(CoiState.TARGET)].id();
  }

  private static String target(CoiState s) {
    int target = s.what(CoiState.TARGET);
    if (s.what(CoiState.VERB) == CoiState.ATTACKING) {
      return target == 0 ? "" : Town.of(target - 1).id();
    }
    if (s.what(CoiState.CARD) == 0) {
      return "";
    }
    boolean chosen = s.step != Step.LAND && s.step != Step.ROB;
    return switch (CardPlay.action(s).block()) {
      case SETTLE -> chosen ? Land.of(target).id() : "";
      case ROB -> chosen ? Integer.toString(target + 1) : "";
      case SCIENCE,
          DISTRICT,
          BUILD,
          DRAW_MILITARY,
          COINS,
          COINS_PER_GOOD,
          COINS_PER_LAND,
          SALVAGE ->
          "";
    };
  }
}
