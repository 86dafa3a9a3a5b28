package loggia.games.ironcentury;

import loggia.kernel.Moves;

/// The usual menu of the draw step (IC-11): to draw, or to discard a card of the hand, one for all
/// alike. Asked for more often than all other menus, it is read off the hand when needed.
final class DrawMenu implements Moves<IronMove> {
  private final MoveTables tables;
  private final Cards hand;

  DrawMenu(Board board, int seat) {
    tables = board.set().moves;
    hand = board.closed ? new Cards() : board.holding(seat);
  }

  @Override
  public int size() {
    return 1 + hand.kinds();
  }

  @Override
  public IronMove get(int index) {
    if (index == 0) {
      return tables.plain(MoveTables.DRAW);
    }
    long named = Layout.alike(hand.named);
    int left = index - 1 - Long.bitCount(named);
    return left < 0
        ? tables.get(MoveTables.DISCARD, Layout.select(named, index - 1))
        : tables.get(
            MoveTables.DISCARD + MoveTables.ACTIONS,
            Layout.select(Layout.actionKinds(hand.actions), left));
  }
}
