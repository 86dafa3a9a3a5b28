package loggia.games.cityofiron;

import java.util.List;
import loggia.kernel.Manual;
import loggia.kernel.Named;

/// What can come into play in a game that begins like this; the rest stays in the box.
record InPlay(CoiState start) {
  List<Manual.Component> of(List<Manual.Component> box) {
    return box.stream().filter(this::has).toList();
  }

  private boolean has(Manual.Component component) {
    Frame frame = start.frame;
    String id = component.id();
    return switch (component.kind()) {
      case "building" -> frame.components().copies[index(Building.values(), id)][frame.seats()] > 0;
      case "town" -> SetUp.isUsed(frame, index(Town.values(), id));
      case "land" -> (start.board.lands >>> index(Land.values(), id) & 1) != 0;
      case "nation" -> (nations() >>> index(Nation.values(), id) & 1) != 0;
      case "card" -> (cards() >>> index(Card.values(), id) & 1) != 0;
      default -> true;
    };
  }

  /// The nations that were dealt, or all that may be chosen, as bits.
  private int nations() {
    int free = SetUp.freeNations(start);
    return start.frame.dealt() ? ~free : free;
  }

  private int cards() {
    int cards = 0;
    for (Nation nation : Nation.values()) {
      boolean plays = (nations() >>> nation.ordinal() & 1) != 0;
      cards |= plays ? SetUp.allCards(nation, start.frame.special()) : 0;
    }
    return cards;
  }

  private static <T extends Enum<T> & Named> int index(T[] things, String id) {
    return Ids.find(things, id).orElseThrow().ordinal();
  }
}
