package loggia.games.ironcentury;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.random.RandomGenerator;
import loggia.kernel.Journal;
import loggia.kernel.Moves;
import loggia.kernel.Result;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.kernel.State;
import loggia.kernel.Verdict;
import loggia.kernel.View;
import loggia.kernel.Viewer;

/// One moment of a match.
public final class IronState extends Board implements State<IronState, IronMove> {
  IronState(Frame frame) {
    super(frame);
  }

  IronState(IronState from) {
    super(from);
  }

  @Override
  public int seats() {
    return frame.seats();
  }

  @Override
  public Seats awaited() {
    return waiting == NOBODY ? Seats.NONE : Seats.ofBits(1 << waiting);
  }

  @Override
  public Moves<IronMove> moves(Seat seat) {
    return Menus.of(this, seat.index());
  }

  @Override
  public List<IronMove> intents(Seat seat) {
    return Intents.of(this, seat.index());
  }

  @Override
  public IronMove listed(Seat seat, IronMove move) {
    return Alike.listed(this, seat.index(), move);
  }

  @Override
  public Verdict explain(Seat seat, IronMove move) {
    return Explain.verdict(this, seat.index(), move);
  }

  @Override
  public IronState play(Seat seat, IronMove move, Journal journal) {
    var next = new IronState(this);
    next.change(seat.index(), move, journal);
    return next;
  }

  private void change(int seat, IronMove move, Journal journal) {
    switch (move) {
      case IronMove.Pass(IronMove.Until until) -> {
        if (until != IronMove.Until.NOW) {
          stand(seat, until);
        }
        if (seat == waiting) {
          Chain.pass(this, journal);
        }
        return;
      }
      case IronMove.AskAgain _ -> {
        stand(seat, IronMove.Until.NOW);
        return;
      }
      case IronMove.Discard(Card card) -> {
        if (chain == null) {
          Turns.exchange(this, index(card), journal);
        } else {
          Choices.pay(this, seat, index(card), journal);
        }
      }
      case IronMove.Draw _ -> Turns.draw(this, journal);
      case IronMove.End _ -> Turns.end(this, journal);
      case IronMove.Put(Card card) -> Actions.put(this, seat, index(card), seat, journal);
      case IronMove.Give(Card card) ->
          Actions.put(this, seat, index(card), frame.partner(seat), journal);
      case IronMove.Attach(Card object, Card bearer) ->
          Actions.attach(this, seat, index(object), index(bearer), journal);
      case IronMove.Attack(Culture attackers, Card adversary) ->
          Actions.attack(this, seat, attackers.index(), index(adversary), journal);
      case IronMove.Use(Card card) -> Actions.use(this, seat, index(card), -1, -1, -1, journal);
      case IronMove.UseOn(Card card, Card target) ->
          Actions.use(this, seat, index(card), index(target), -1, -1, journal);
      case IronMove.UseAgainst(Card card, Seat opponent) ->
          Actions.use(this, seat, index(card), -1, opponent.index(), -1, journal);
      case IronMove.UseToAttack(Card card, Culture attackers, Card adversary) ->
          Actions.use(this, seat, index(card), index(adversary), -1, attackers.index(), journal);
      case IronMove.Sacrifice(Card character) ->
          Choices.sacrifice(this, seat, index(character), journal);
      case IronMove.Strike(Card card) -> Choices.strike(this, index(card), journal);
      case IronMove.Keep(Card card) -> Choices.keep(this, index(card), journal);
      case IronMove.Pick(Card protagonist) ->
          Picking.pick(this, seat, index(protagonist) - Layout.PROTAGONISTS, journal);
    }
    Chain.proceed(this, journal);
  }

  /// What it comes to if nobody answers this move, nor what was announced before.
  Board unanswered(int seat, IronMove move) {
    var next = new IronState(this);
    next.change(seat, move, Journal.NONE);
    Outlook.settle(next);
    return next;
  }

  private int index(Card card) {
    return set().indexOf(card);
  }

  @Override
  public Optional<IronMove> standing(Seat seat) {
    boolean asked = chain == null ? step == Step.WINDOW : mode != Mode.RESOLVING;
    return asked && waiting == seat.index() && passes(seat.index())
        ? Optional.of(set().moves.plain(MoveTables.PASS))
        : Optional.empty();
  }

  private boolean passes(int seat) {
    return switch (standing(seat)) {
      case NOW -> false;
      case THIS_TURN, UNTIL_MY_TURN -> true;
      case UNTIL_ATTACKED -> !(frame.asksWhenTouched() && Concern.concerns(this, seat));
    };
  }

  /// Plays what is forced on one copy.
  @Override
  public IronState hasten() {
    if (!Menus.isForced(this)) {
      return this;
    }
    var next = new IronState(this);
    next.beHasty();
    next.force();
    return next;
  }

  @Override
  public IronState advance(Seat seat, IronMove move) {
    var next = new IronState(this);
    next.beHasty();
    next.change(seat.index(), move, Journal.NONE);
    boolean goesOn = seat.index() == waiting && !(move instanceof IronMove.AskAgain);
    if (goesOn ? next.isForced() : Menus.isForced(next)) {
      next.force();
    }
    return next;
  }

  private void force() {
    do {
      change(waiting, Menus.of(this, waiting).get(0), Journal.NONE);
    } while (isForced());
  }

  /// After [Chain#proceed] in haste: whoever it found to be asked for an answer has more than one,
  /// so that need not be looked at again.
  private boolean isForced() {
    boolean answering = chain == null ? step == Step.WINDOW : mode != Mode.RESOLVING;
    return !answering && Menus.isForced(this);
  }

  @Override
  public IronState imagine(Seat seat, RandomGenerator random) {
    return Imagine.world(this, seat.index(), random);
  }

  @Override
  public IronState redraw(RandomGenerator random) {
    return Imagine.redraw(this, random);
  }

  @Override
  public View view(Viewer viewer) {
    return ViewBuilder.of(this, viewer);
  }

  @Override
  public Optional<String> role(Seat seat) {
    int protagonist = protagonist(seat.index());
    return protagonist < 0
        ? Optional.empty()
        : Optional.of(set().card(Layout.PROTAGONISTS + protagonist).id());
  }

  @Override
  public Result result() {
    return Ending.result(this);
  }

  @Override
  public double[] outlook() {
    return Outlook.of(this);
  }

  @Override
  public int round() {
    return Math.max(turns, 1);
  }

  @Override
  public long disclosures() {
    return stock.disclosures;
  }

  @Override
  public String text() {
    return PositionWriter.write(this);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof IronState o
        && frame.equals(o.frame)
        && stock.same(o.stock)
        && pile.same(o.pile)
        && sameHoldings(o)
        && knowledge.equals(o.knowledge)
        && turns == o.turns
        && Objects.equals(chain, o.chain)
        && Arrays.equals(small(), o.small());
  }

  private boolean sameHoldings(IronState other) {
    for (int seat = 0; seat < frame.seats(); seat++) {
      if (!holding(seat).same(other.holding(seat))) {
        return false;
      }
    }
    return true;
  }

  private byte[] small() {
    return new byte[] {
      (byte) step.ordinal(),
      (byte) mode.ordinal(),
      turn,
      waiting,
      culture,
      (byte) (placed ? 1 : 0),
      (byte) (attacked ? 1 : 0),
      (byte) (closed ? 1 : 0),
      exchanged,
      refuges,
      asker,
      passes,
      asked,
      effect,
      cursor
    };
  }

  @Override
  public int hashCode() {
    int hash = Long.hashCode(stock.chance);
    hash = 31 * hash + Long.hashCode(pile.named);
    hash = 31 * hash + Long.hashCode(everywhere());
    hash = 31 * hash + Arrays.hashCode(small());
    return 31 * hash + Objects.hashCode(chain);
  }

  @Override
  public String toString() {
    return text();
  }
}
