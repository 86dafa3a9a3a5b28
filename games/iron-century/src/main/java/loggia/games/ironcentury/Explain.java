package loggia.games.ironcentury;

import loggia.kernel.Reason;
import loggia.kernel.Reasons;
import loggia.kernel.Seat;
import loggia.kernel.Verdict;

/// Why a move is not allowed.
final class Explain {
  private final Board board;
  private final int seat;

  private Explain(Board board, int seat) {
    this.board = board;
    this.seat = seat;
  }

  static Verdict verdict(Board board, int seat, IronMove move) {
    return Menus.of(board, seat).contains(Alike.listed(board, seat, move))
        ? Verdict.allowed()
        : Verdict.refused(new Explain(board, seat).reason(move));
  }

  private Reason reason(IronMove move) {
    if (move instanceof IronMove.Pass || move instanceof IronMove.AskAgain) {
      return board.waiting == seat ? momentReason() : new IronReason.StandingIsSo();
    }
    if (board.waiting != seat && !(isUse(move) && Menus.mayInterject(board, seat))) {
      return new Reasons.NotAwaited(Seat.of(seat));
    }
    return switch (move) {
      case IronMove.Pick(Card card) ->
          board.step == Board.Step.PICK ? picked(card) : new IronReason.NotThisStep();
      case IronMove.Discard(Card card) -> ofHand(card, board.step == Board.Step.DRAW);
      case IronMove.Put(Card card) -> placing(card);
      case IronMove.Give(Card card) ->
          board.frame.pairs() ? placing(card) : new IronReason.OnlyInPairs();
      case IronMove.Attach(Card object, Card bearer) -> attaching(object, bearer);
      case IronMove.Attack(Culture attackers, Card adversary) -> attacking(attackers, adversary);
      case IronMove.Use(Card card) -> using(card);
      case IronMove.UseOn(Card card, Card target) -> usingOn(card, target);
      case IronMove.UseAgainst(Card card, Seat _) -> aimed(card);
      case IronMove.UseToAttack(Card card, Culture attackers, Card adversary) ->
          usingToAttack(card, attackers, adversary);
      case IronMove.Draw _,
          IronMove.End _,
          IronMove.Sacrifice _,
          IronMove.Strike _,
          IronMove.Keep _,
          IronMove.Pass _,
          IronMove.AskAgain _ ->
          momentReason();
    };
  }

  private static boolean isUse(IronMove move) {
    return move instanceof IronMove.Use
        || move instanceof IronMove.UseOn
        || move instanceof IronMove.UseAgainst
        || move instanceof IronMove.UseToAttack;
  }

  /// What this moment is for instead.
  private Reason momentReason() {
    if (board.chain != null) {
      return switch (board.mode) {
        case ASKING -> new IronReason.NotThisStep();
        case RESOLVING -> new IronReason.ChooseFirst();
        case RESCUE -> new IronReason.OnlyRescue();
      };
    }
    return new IronReason.NotThisStep();
  }

  private Reason picked(Card card) {
    int index = board.set().indexOf(card);
    return index >= 0 && Layout.isProtagonist(index)
        ? new IronReason.ProtagonistTaken(card)
        : new IronReason.UnknownCard(card);
  }

  private Reason ofHand(Card card, boolean rightStep) {
    if (board.set().indexOf(card) < 0) {
      return new IronReason.UnknownCard(card);
    }
    if (!rightStep || board.chain != null) {
      return momentReason();
    }
    return board.closed ? new IronReason.ExchangeIsOver() : new IronReason.NotInHand(card);
  }

  private boolean acting() {
    return board.chain == null && board.step == Board.Step.ACT;
  }

  private Reason placing(Card card) {
    int index = board.set().indexOf(card);
    if (index < 0) {
      return new IronReason.UnknownCard(card);
    }
    if (!acting()) {
      return momentReason();
    }
    if (index >= Layout.OBJECTS) {
      return new IronReason.NotForCities(card);
    }
    return placingNamed(card, index);
  }

  private Reason placingNamed(Card card, int index) {
    if ((board.hand(seat) >>> index & 1) == 0) {
      return new IronReason.NotInHand(card);
    }
    return board.closed
        ? new IronReason.PlacingIsOver()
        : new IronReason.OtherCulture(Culture.of(Math.max(board.culture, 0)));
  }

  private Reason attaching(Card object, Card bearer) {
    int index = board.set().indexOf(object);
    if (index < 0 || !Layout.isObject(index)) {
      return new IronReason.UnknownCard(object);
    }
    if (!acting()) {
      return momentReason();
    }
    boolean held = (board.hand(seat) >>> index & 1) != 0;
    boolean right = board.culture == Board.NO_CULTURE || board.culture == Layout.cultureOf(index);
    return held && right && !board.closed
        ? new IronReason.NoBearer(object, bearer)
        : placingNamed(object, index);
  }

  private Reason attacking(Culture attackers, Card adversary) {
    if (!acting()) {
      return momentReason();
    }
    if (board.attacked) {
      return new IronReason.AttackMade();
    }
    return Layout.attacks(board.actions(seat)) == 0
        ? new IronReason.NotInHand(board.set().card(Layout.ATTACK))
        : adversary(attackers, adversary);
  }

  private Reason adversary(Culture attackers, Card adversary) {
    if (City.citizens(board, seat, attackers.index()) < 2) {
      return new IronReason.NoPair(attackers);
    }
    int index = board.set().indexOf(adversary);
    int city = index >= 0 && Layout.isCharacter(index) ? City.of(board, index) : Board.NOBODY;
    if (city == Board.NOBODY || !board.frame.opponents(seat, city)) {
      return new IronReason.NoAdversary(adversary);
    }
    if (Layout.cultureOf(index) == attackers.index()) {
      return new IronReason.SameCulture(adversary, attackers);
    }
    return City.isRefuge(board, city)
        ? new IronReason.InRefuge(Seat.of(city))
        : guard(adversary, index, city);
  }

  private Reason guard(Card character, int index, int city) {
    int object = City.borneBy(board, city, index);
    return object >= 0
        ? new IronReason.BearsObject(character, board.set().card(object))
        : new IronReason.Guarded(character);
  }

  private Reason using(Card card) {
    int index = board.set().indexOf(card);
    if (index < 0 || !Layout.isSpecial(index) && !Layout.isObject(index)) {
      return new IronReason.UnknownCard(card);
    }
    boolean early = board.step == Board.Step.DRAW && !board.frame.atAnyTime();
    if (early || board.step == Board.Step.PICK) {
      return new IronReason.NotThisStep();
    }
    if (board.chain != null && board.mode != Board.Mode.ASKING) {
      return momentReason();
    }
    if (Layout.isObject(index) && (board.city(seat) >>> index & 1) == 0) {
      return new IronReason.NotYourObject(card);
    }
    if (Layout.isSpecial(index) && !board.holding(seat).holds(index)) {
      return new IronReason.NotInHand(card);
    }
    return Aims.of(board, seat, Layout.toolOf(index)) == 0
        ? new IronReason.NothingToActOn(card)
        : new IronReason.WrongTarget(card);
  }

  private Reason aimed(Card card) {
    return using(card);
  }

  private Reason usingOn(Card card, Card target) {
    Reason reason = using(card);
    int index = board.set().indexOf(target);
    boolean character = index >= 0 && Layout.isCharacter(index);
    int city = character ? City.of(board, index) : Board.NOBODY;
    boolean about =
        reason instanceof IronReason.WrongTarget || reason instanceof IronReason.NothingToActOn;
    if (about && city != Board.NOBODY && (City.unprotected(board, city) >>> index & 1) == 0) {
      return guard(target, index, city);
    }
    return reason;
  }

  private Reason usingToAttack(Card card, Culture attackers, Card adversary) {
    Reason reason = using(card);
    boolean about =
        reason instanceof IronReason.WrongTarget || reason instanceof IronReason.NothingToActOn;
    return about ? adversary(attackers, adversary) : reason;
  }
}
