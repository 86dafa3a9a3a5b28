package loggia.games.ironcentury;

/// For a move with any card the move that the [Menu] lists for it: the one with the lowest of the
/// cards that are alike in that place.
final class Alike {
  private Alike() {}

  static IronMove listed(Board board, int seat, IronMove move) {
    return switch (move) {
      case IronMove.Pass _ when board.waiting == seat -> board.set().moves.plain(MoveTables.PASS);
      case IronMove.Discard(Card card) -> new IronMove.Discard(inHand(board, seat, card));
      case IronMove.Put(Card card) -> new IronMove.Put(inHand(board, seat, card));
      case IronMove.Give(Card card) -> new IronMove.Give(inHand(board, seat, card));
      case IronMove.Keep(Card card) ->
          new IronMove.Keep(among(board, board.stock.shown.named, card));
      case IronMove.Strike(Card card) when board.chain != null && board.chain.city() >= 0 ->
          new IronMove.Strike(inHand(board, board.chain.city(), card));
      case IronMove.Attach(Card object, Card bearer) ->
          new IronMove.Attach(object, inCity(board, bearer));
      case IronMove.Sacrifice(Card card) ->
          new IronMove.Sacrifice(
              among(board, City.characters(board, seat) & ~City.bearers(board, seat), card));
      case IronMove.Attack(Culture attackers, Card adversary) ->
          new IronMove.Attack(attackers, target(board, adversary));
      case IronMove.UseToAttack(Card card, Culture attackers, Card adversary) ->
          new IronMove.UseToAttack(card, attackers, target(board, adversary));
      case IronMove.UseOn(Card card, Card target) ->
          new IronMove.UseOn(card, target(board, target));
      case IronMove.Pick _,
          IronMove.Draw _,
          IronMove.Use _,
          IronMove.UseAgainst _,
          IronMove.Strike _,
          IronMove.Pass _,
          IronMove.AskAgain _,
          IronMove.End _ ->
          move;
    };
  }

  private static Card inHand(Board board, int seat, Card card) {
    return among(board, board.hand(seat), card);
  }

  /// The lowest card of the set that is alike with this one, if this one is in the set.
  static Card among(Board board, long named, Card card) {
    int index = board.set().indexOf(card);
    if (index < 0 || !Layout.isNamed(index) || (named >>> index & 1) == 0) {
      return card;
    }
    return board.set().card(Long.numberOfTrailingZeros(named & Layout.kin(index)));
  }

  private static Card inCity(Board board, Card card) {
    int index = board.set().indexOf(card);
    int seat = index < 0 || !Layout.isNamed(index) ? Board.NOBODY : City.of(board, index);
    return seat == Board.NOBODY ? card : among(board, board.city(seat), card);
  }

  /// A target in a City or on the discard pile.
  private static Card target(Board board, Card card) {
    int index = board.set().indexOf(card);
    if (index < 0 || !Layout.isNamed(index)) {
      return card;
    }
    int seat = City.of(board, index);
    if (seat == Board.NOBODY) {
      return among(board, board.pile.named, card);
    }
    return Layout.isCharacter(index)
        ? among(board, City.unprotected(board, seat), card)
        : among(board, board.city(seat), card);
  }
}
