package loggia.games.ironcentury;

import java.util.List;
import loggia.kernel.Features;
import loggia.kernel.Numbers;
import loggia.kernel.Seat;

/// A match by numbers: the turn, the own hand, every City, the looker's own first, what is known of
/// other hands, the pile, and the last thing announced. A set of cards is a bit for each named card
/// and a number for each kind of action card.
final class IronFeatures implements Features<IronState, IronMove> {
  private static final int STEPS = Board.Step.values().length;
  private static final int MODES = Board.Mode.values().length;
  private static final int LINKS = Link.What.values().length;
  private static final int PROTAGONISTS = 16;
  private static final int PAIRED_SEATS = 4;
  private static final double MOST_TURNS = 64;
  private static final double MANY = 16;
  private static final double COPIES = 4;

  private final List<IronMove> moves;

  IronFeatures(CardSet set) {
    moves = set.moves.all();
  }

  @Override
  public List<IronMove> moves() {
    return moves;
  }

  @Override
  public void write(IronState state, Seat seat, Numbers numbers) {
    int self = seat.index();
    int seats = state.seats();
    turn(state, self, numbers);
    numbers.part("hand");
    cards(state.hand(self), state.actions(self), numbers);
    numbers.part("pile");
    cards(state.pile.named, state.pile.actions, numbers);
    chain(state, self, numbers);
    for (int from = 0; from < seats; from++) {
      city(state, (self + from) % seats, from, numbers);
    }
    for (int from = 1; from < seats; from++) {
      int holder = (self + from) % seats;
      numbers.part("known of the hand", from);
      cards(state.knowledge.named(self, holder), state.knowledge.actions(self, holder), numbers);
    }
  }

  private static void turn(IronState state, int self, Numbers numbers) {
    numbers.part("step");
    numbers.oneOf(state.step.ordinal(), STEPS);
    numbers.part("turn of");
    relative(state, self, state.step == Board.Step.PICK ? Board.NOBODY : state.turn, numbers);
    numbers.part("awaited");
    relative(state, self, state.waiting, numbers);
    numbers.part("culture of the turn");
    numbers.oneOf(state.culture, Culture.COUNT);
    numbers.part("attacked, closed, exchanged, turns, deck, run out");
    numbers.flag(state.attacked);
    numbers.flag(state.closed);
    numbers.number(state.exchanged / MANY);
    numbers.number(state.turns / MOST_TURNS);
    numbers.number(state.stock.size() / 128.0);
    numbers.flag(state.stock.runOuts > 0);
    numbers.part("own standing answer");
    numbers.oneOf(state.standing(self).ordinal() - 1, 3);
    if (state.seats() == PAIRED_SEATS) {
      numbers.part("pairs");
      numbers.flag(state.frame.pairs());
    }
  }

  /// The last thing announced, and what only its player is shown (Telescope).
  private static void chain(IronState state, int self, Numbers numbers) {
    Link top = state.chain;
    numbers.part("announced: how it stands");
    numbers.oneOf(top == null ? -1 : state.mode.ordinal(), MODES);
    numbers.part("announced: what");
    numbers.oneOf(top == null ? -1 : top.what().ordinal(), LINKS);
    numbers.part("announced: by");
    relative(state, self, top == null ? Board.NOBODY : top.by(), numbers);
    numbers.part("announced: against");
    relative(state, self, top == null ? Board.NOBODY : top.city(), numbers);
    numbers.part("announced: culture");
    numbers.oneOf(top == null ? -1 : top.culture(), Culture.COUNT);
    numbers.part("announced: card");
    numbers.oneOf(top == null ? -1 : top.card(), Layout.PLACES);
    numbers.part("announced: target");
    numbers.oneOf(top == null ? -1 : top.target(), Layout.PLACES);
    numbers.part("shown");
    boolean mine = top != null && top.by() == self;
    cards(mine ? state.stock.shown.named : 0, mine ? state.stock.shown.actions : 0, numbers);
  }

  private static void city(IronState state, int each, int from, Numbers numbers) {
    numbers.part("protagonist", from);
    numbers.oneOf(state.protagonist(each), PROTAGONISTS);
    numbers.part("its culture", from);
    numbers.oneOf(state.protagonistCulture(each), Culture.COUNT);
    numbers.part("city", from);
    numbers.bits(state.city(each), Layout.NAMED);
    numbers.part("objects of the protagonist", from);
    for (int object = Layout.OBJECTS; object < Layout.NAMED; object++) {
      boolean here = (state.city(each) >>> object & 1) != 0;
      numbers.flag(here && state.bearer(object) == Board.PROTAGONIST_BEARS);
    }
    numbers.part("characters to be attacked", from);
    numbers.bits(City.attackable(state, each), Layout.BASTIONS);
    numbers.part("pairs by culture", from);
    numbers.bits(City.pairs(state, each), Culture.COUNT);
    numbers.part("refuge, cards in hand", from);
    numbers.flag(City.isRefuge(state, each));
    numbers.number(state.handSize(each) / MANY);
  }

  private static void relative(IronState state, int self, int other, Numbers numbers) {
    int seats = state.seats();
    numbers.oneOf(other < 0 ? -1 : Math.floorMod(other - self, seats), seats);
  }

  private static void cards(long named, long actions, Numbers numbers) {
    numbers.bits(named, Layout.NAMED);
    numbers.number(Layout.attacks(actions) / MANY);
    for (int special = Layout.SPECIALS; special < Layout.PLACES; special++) {
      numbers.number(Layout.copies(actions, special) / COPIES);
    }
  }
}
