package loggia.games.ironcentury;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import loggia.kernel.Chance;

/// Deals anew what a seat cannot see: the others' hands but for the cards it knows there, the deck,
/// what somebody else's Telescope shows. Every deal that agrees with what the seat has seen is
/// equally likely.
final class Imagine {
  private final IronState world;
  private final Stock stock;
  private final int seat;
  private final int seats;
  private long named;
  private long actions;
  private long chance;

  private Imagine(IronState from, int seat, RandomGenerator random) {
    world = new IronState(from);
    stock = world.editStock();
    this.seat = seat;
    seats = from.frame.seats();
    chance = random.nextLong();
  }

  /// The deck has no order before it is drawn from: chance alone is drawn anew.
  static IronState redraw(IronState from, RandomGenerator random) {
    var world = new IronState(from);
    world.editStock().chance = random.nextLong();
    return world;
  }

  static IronState world(IronState from, int seat, RandomGenerator random) {
    if (from.step == Board.Step.PICK) {
      return redraw(from, random);
    }
    return new Imagine(from, seat, random).deal(from);
  }

  private IronState deal(IronState from) {
    Knowledge knowledge = from.knowledge;
    named = stock.named;
    actions = stock.actions;
    for (int other = 0; other < seats; other++) {
      if (other != seat) {
        gather(other, knowledge);
      }
    }
    Cards shown = from.stock.shown;
    boolean hiddenShown = from.chain != null && from.chain.by() != seat && !shown.isEmpty();
    if (hiddenShown) {
      named |= shown.named;
      actions += shown.actions;
    }
    if (!knowledge.blinds().isEmpty()) {
      placeBlinds(from);
    }
    for (int other = 0; other < seats; other++) {
      if (other != seat) {
        Cards hand = world.edit(other);
        give(hand, from.handSize(other) - hand.size());
      }
    }
    if (hiddenShown) {
      stock.shown = new Cards();
      give(stock.shown, shown.size());
    }
    stock.named = named;
    stock.actions = actions;
    stock.chance = Chance.split(chance, 1);
    stock.standing = (short) (stock.standing & 3 << 2 * seat);
    if (!knowledge.isNothing()) {
      world.knowledge = othersKnowledge(knowledge);
    }
    return world;
  }

  /// Takes another's hand away, but for what this seat knows of it.
  private void gather(int other, Knowledge knowledge) {
    Cards hand = world.edit(other);
    long keptNamed = knowledge.named(seat, other);
    long keptActions = knowledge.actions(seat, other);
    named |= hand.named & ~keptNamed;
    actions += hand.actions - keptActions;
    hand.named = keptNamed;
    hand.actions = keptActions;
  }

  /// Of the cards that were known before one was taken unseen, either all are still there or one of
  /// them has gone to the taker.
  private void placeBlinds(IronState from) {
    for (Knowledge.Blind blind : from.knowledge.blinds()) {
      if (blind.viewer() == seat) {
        placeBlind(from, blind);
      }
    }
  }

  private void placeBlind(IronState from, Knowledge.Blind blind) {
    int room = room(from, blind.from());
    int roomOfTaker = room(from, blind.to());
    chance = Chance.next(chance);
    int n = Chance.below(chance, Math.max(blind.held(), blind.size()));
    boolean moved = room < blind.size() || n < blind.size() && roomOfTaker > 0;
    int index = n % blind.size();
    int i = 0;
    for (long left = blind.named(); left != 0; left &= left - 1) {
      claim(
          moved && i++ == index ? blind.to() : blind.from(),
          Long.numberOfTrailingZeros(left),
          from);
    }
    for (int j = 0; j < Layout.actions(blind.actions()); j++) {
      int card = Layout.selectAction(blind.actions(), j);
      claim(moved && i++ == index ? blind.to() : blind.from(), card, from);
    }
  }

  /// How many cards this hand has to be dealt yet.
  private int room(IronState from, int holder) {
    return from.handSize(holder) - world.handSize(holder);
  }

  private void claim(int holder, int card, IronState from) {
    boolean free =
        Layout.isNamed(card) ? (named >>> card & 1) != 0 : Layout.copies(actions, card) > 0;
    if (!free || room(from, holder) <= 0) {
      return;
    }
    if (Layout.isNamed(card)) {
      named &= ~(1L << card);
    } else {
      actions -= Layout.unit(card);
    }
    world.edit(holder).add(card);
  }

  /// Moves `count` cards at random from what is unknown.
  private void give(Cards to, int count) {
    int namedLeft = Long.bitCount(named);
    int actionsLeft = Layout.actions(actions);
    for (int i = 0; i < count; i++) {
      chance = Chance.next(chance);
      int n = Chance.below(chance, namedLeft + actionsLeft);
      if (n < namedLeft) {
        long bit = 1L << Layout.select(named, n);
        named &= ~bit;
        to.named |= bit;
        namedLeft--;
      } else {
        long unit = Layout.unit(Layout.selectAction(actions, n - namedLeft));
        actions -= unit;
        to.actions += unit;
        actionsLeft--;
      }
    }
  }

  /// What the others know must be true in this world too: as many cards as before, those that this
  /// seat knows as well and others of the newly dealt hand.
  private Knowledge othersKnowledge(Knowledge knowledge) {
    long[][] known = knowledge.copy();
    for (int viewer = 0; viewer < seats; viewer++) {
      for (int holder = 0; holder < seats; holder++) {
        if (viewer != seat && holder != seat && holder != viewer) {
          redraw(known[holder], knowledge, viewer, holder);
        }
      }
    }
    List<Knowledge.Blind> own = new ArrayList<>();
    for (Knowledge.Blind blind : knowledge.blinds()) {
      if (blind.viewer() == seat) {
        own.add(blind);
      }
    }
    return Knowledge.of(known, List.copyOf(own));
  }

  private void redraw(long[] known, Knowledge knowledge, int viewer, int holder) {
    if (known.length == 0) {
      return;
    }
    int at = 2 * viewer;
    long theirNamed = known[at];
    long theirActions = known[at + 1];
    long ourNamed = knowledge.named(seat, holder);
    long ourActions = knowledge.actions(seat, holder);
    if ((theirNamed & ~ourNamed) == 0 && (theirActions == 0 || theirActions == ourActions)) {
      return;
    }
    int count = knowledge.size(viewer, holder);
    long handNamed = world.hand(holder);
    long handActions = world.actions(holder);
    known[at] = 0;
    known[at + 1] = 0;
    for (int i = 0; i < count; i++) {
      chance = Chance.next(chance);
      int namedLeft = Long.bitCount(handNamed);
      int n = Chance.below(chance, namedLeft + Layout.actions(handActions));
      if (n < namedLeft) {
        long bit = 1L << Layout.select(handNamed, n);
        handNamed &= ~bit;
        known[at] |= bit;
      } else {
        long unit = Layout.unit(Layout.selectAction(handActions, n - namedLeft));
        handActions -= unit;
        known[at + 1] += unit;
      }
    }
  }
}
