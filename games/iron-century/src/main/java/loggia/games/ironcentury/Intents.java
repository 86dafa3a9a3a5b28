package loggia.games.ironcentury;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// What a person might try: every allowed move, then cards in hand, Attacks and Objects that are
/// not possible now, for a client to show with the reason.
final class Intents {
  private Intents() {}

  static List<IronMove> of(Board board, int seat) {
    var menu = Menus.of(board, seat);
    Set<IronMove> intents = new LinkedHashSet<>();
    menu.forEach(intents::add);
    if (board.waiting == seat && board.step != Board.Step.PICK) {
      if (board.chain == null && board.step == Board.Step.ACT) {
        addPlacings(intents, board, seat);
        addAttacks(intents, board, seat);
      }
      if (board.step != Board.Step.DRAW || board.frame.atAnyTime()) {
        addTools(intents, board, seat);
      }
    }
    return List.copyOf(intents);
  }

  private static void addPlacings(Set<IronMove> intents, Board board, int seat) {
    long hand = Layout.alike(board.hand(seat));
    for (long left = hand & ~Layout.ALL_OBJECTS; left != 0; left &= left - 1) {
      intents.add(new IronMove.Put(board.set().card(Long.numberOfTrailingZeros(left))));
    }
    if (board.protagonist(seat) < 0) {
      return;
    }
    Card protagonist = board.set().protagonists.get(board.protagonist(seat));
    for (long left = hand & Layout.ALL_OBJECTS; left != 0; left &= left - 1) {
      Card object = board.set().card(Long.numberOfTrailingZeros(left));
      intents.add(new IronMove.Attach(object, protagonist));
    }
  }

  private static void addAttacks(Set<IronMove> intents, Board board, int seat) {
    if (Layout.attacks(board.actions(seat)) == 0) {
      return;
    }
    for (int culture = 0; culture < Culture.COUNT; culture++) {
      if (City.citizens(board, seat, culture) == 0) {
        continue;
      }
      for (int other = 0; other < board.frame.seats(); other++) {
        if (board.frame.opponents(seat, other)) {
          addAttacks(intents, board, culture, other);
        }
      }
    }
  }

  private static void addAttacks(Set<IronMove> intents, Board board, int culture, int city) {
    long open = City.unprotected(board, city);
    long guarded = City.characters(board, city) & ~open;
    long targets = Layout.lowestPerByte(open) | Layout.lowestPerByte(guarded);
    for (long left = targets; left != 0; left &= left - 1) {
      Card target = board.set().card(Long.numberOfTrailingZeros(left));
      intents.add(new IronMove.Attack(Culture.of(culture), target));
    }
  }

  /// Specials and Objects that need no target, and so can be tried as they are.
  private static void addTools(Set<IronMove> intents, Board board, int seat) {
    for (int tool = 0; tool < Layout.TOOLS; tool++) {
      int card = Layout.cardOfTool(tool);
      boolean has =
          Layout.isSpecial(card)
              ? board.holding(seat).holds(card)
              : (board.city(seat) >>> card & 1) != 0;
      if (has && board.set().aim(tool) == Effect.Aim.NOTHING) {
        intents.add(new IronMove.Use(board.set().card(card)));
      }
    }
  }
}
