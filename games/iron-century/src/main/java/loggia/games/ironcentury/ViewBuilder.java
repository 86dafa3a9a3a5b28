package loggia.games.ironcentury;

import java.util.ArrayList;
import java.util.List;
import loggia.kernel.Onlooker;
import loggia.kernel.Seat;
import loggia.kernel.Viewer;

/// Builds an [IronView] field by field from what its viewer may know.
final class ViewBuilder {
  private static final int STRANGER = -1;

  private final Board board;

  /// The viewer's seat, or [#STRANGER].
  private final int seat;

  private final boolean oracle;

  private ViewBuilder(Board board, int seat, boolean oracle) {
    this.board = board;
    this.seat = seat;
    this.oracle = oracle;
  }

  static IronView of(Board board, Viewer viewer) {
    return switch (viewer) {
      case Seat seat -> new ViewBuilder(board, seat.index(), false).view();
      case Onlooker.SPECTATOR -> new ViewBuilder(board, STRANGER, false).view();
      case Onlooker.ORACLE -> new ViewBuilder(board, STRANGER, true).view();
    };
  }

  private IronView view() {
    var cities = new ArrayList<IronView.CityView>();
    for (int each = 0; each < board.frame.seats(); each++) {
      cities.add(city(each));
    }
    boolean playing = board.step != Board.Step.PICK;
    return new IronView(
        board.set().edition.id(),
        board.frame.pairs(),
        seat + 1,
        board.step.id,
        playing ? board.turn + 1 : 0,
        board.turns,
        culture(board.culture),
        board.attacked,
        board.closed,
        board.exchanged,
        board.stock.size(),
        Math.min(board.stock.runOuts + 1, 2),
        cards(board.pile),
        List.copyOf(cities),
        hand(),
        chain(),
        shown(),
        seat == STRANGER ? List.of() : attackers(),
        seat == STRANGER || board.standing(seat) == IronMove.Until.NOW
            ? ""
            : board.standing(seat).id());
  }

  private static String culture(int culture) {
    return culture < 0 ? "" : Culture.of(culture).id();
  }

  private String id(int card) {
    return card < 0 ? "" : board.set().card(card).id();
  }

  private List<IronView.CardView> cards(Cards all) {
    return cards(all.named, all.named, all.actions);
  }

  /// @param all the named cards of the place whose cards these are, or some of them
  private List<IronView.CardView> cards(long all, long named, long actions) {
    var cards = new ArrayList<IronView.CardView>();
    for (long left = named; left != 0; left &= left - 1) {
      int card = Long.numberOfTrailingZeros(left);
      cards.add(card(card, 1, Alike.among(board, all, board.set().card(card)).id()));
    }
    for (int kinds = Layout.actionKinds(actions); kinds != 0; kinds &= kinds - 1) {
      int card = Layout.ATTACK + Integer.numberOfTrailingZeros(kinds);
      cards.add(card(card, Layout.copies(actions, card), id(card)));
    }
    return List.copyOf(cards);
  }

  private IronView.CardView card(int card, int count, String like) {
    return new IronView.CardView(
        id(card), board.set().kindOf(card).id(), culture(board.set().cultureOf(card)), count, like);
  }

  private IronView.CityView city(int each) {
    var characters = new ArrayList<IronView.Citizen>();
    for (long left = City.characters(board, each); left != 0; left &= left - 1) {
      characters.add(character(each, Long.numberOfTrailingZeros(left)));
    }
    var cultures = new ArrayList<String>();
    for (int left = City.cultures(board, each); left != 0; left &= left - 1) {
      cultures.add(culture(Integer.numberOfTrailingZeros(left)));
    }
    return new IronView.CityView(
        each + 1,
        protagonist(each),
        List.copyOf(characters),
        cards(board.city(each), board.city(each) & Layout.ALL_BASTIONS, 0),
        List.copyOf(cultures),
        City.isRefuge(board, each),
        board.handSize(each),
        known(each));
  }

  private List<IronView.Citizen> protagonist(int each) {
    int protagonist = board.protagonist(each);
    if (protagonist < 0) {
      return List.of();
    }
    int culture = board.set().protagonistCulture(protagonist);
    long object = board.city(each) & Layout.objectOf(culture);
    boolean bears =
        object != 0 && board.bearer(Long.numberOfTrailingZeros(object)) == Board.PROTAGONIST_BEARS;
    String id = id(Layout.PROTAGONISTS + protagonist);
    return List.of(
        new IronView.Citizen(
            id,
            culture(culture),
            bears ? id(Long.numberOfTrailingZeros(object)) : "",
            List.of(),
            id));
  }

  private IronView.Citizen character(int each, int card) {
    long free = City.characters(board, each) & ~City.bearers(board, each);
    return new IronView.Citizen(
        id(card),
        culture(Layout.cultureOf(card)),
        id(City.borneBy(board, each, card)),
        List.copyOf(protectedBy(each, card)),
        Alike.among(board, free, board.set().card(card)).id());
  }

  /// What keeps a Character from being attacked.
  private List<String> protectedBy(int each, int card) {
    var protectedBy = new ArrayList<String>();
    if (City.guarded(board, each, Layout.cultureOf(card))) {
      protectedBy.add("bastion");
    }
    if (City.borneBy(board, each, card) >= 0) {
      protectedBy.add("object");
    }
    if (City.isRefuge(board, each)) {
      protectedBy.add("refuge");
    }
    return protectedBy;
  }

  /// Of another's hand only what this viewer has seen of it.
  private List<IronView.CardView> known(int each) {
    if (oracle) {
      return cards(board.holding(each));
    }
    if (seat == STRANGER || seat == each) {
      return List.of();
    }
    long named = board.knowledge.named(seat, each);
    var known = new ArrayList<IronView.CardView>();
    for (var card : cards(board.hand(each), named, board.knowledge.actions(seat, each))) {
      known.add(
          new IronView.CardView(
              card.id(), card.kind(), card.culture(), card.count(), likeKnown(card, named)));
    }
    return List.copyOf(known);
  }

  /// Among the known cards alone: the others must not show through.
  private String likeKnown(IronView.CardView card, long named) {
    return Alike.among(board, named, Card.named(card.id())).id();
  }

  private List<IronView.Group> hand() {
    if (seat == STRANGER) {
      return List.of();
    }
    var groups = new ArrayList<IronView.Group>();
    long hand = board.hand(seat);
    for (int culture = 0; culture < Culture.COUNT; culture++) {
      long cards = hand & Layout.cultureMask(culture);
      if (cards != 0) {
        groups.add(new IronView.Group(culture(culture), cards(hand, cards, 0)));
      }
    }
    if (board.actions(seat) != 0) {
      groups.add(new IronView.Group("", cards(hand, 0, board.actions(seat))));
    }
    return List.copyOf(groups);
  }

  private List<IronView.CardView> shown() {
    Link top = board.chain;
    boolean mine = top != null && top.by() == seat;
    return mine || oracle ? cards(board.stock.shown) : List.of();
  }

  /// The Citizens of a Culture in a City.
  private List<String> citizens(int each, int culture) {
    var citizens = new ArrayList<String>();
    if (board.protagonistCulture(each) == culture) {
      citizens.add(id(Layout.PROTAGONISTS + board.protagonist(each)));
    }
    for (long left = board.city(each) & Layout.charactersOf(culture); left != 0; left &= left - 1) {
      citizens.add(id(Long.numberOfTrailingZeros(left)));
    }
    return List.copyOf(citizens);
  }

  private List<IronView.Pair> attackers() {
    var attackers = new ArrayList<IronView.Pair>();
    for (int left = City.pairs(board, seat); left != 0; left &= left - 1) {
      attackers.add(pair(Integer.numberOfTrailingZeros(left)));
    }
    return List.copyOf(attackers);
  }

  private IronView.Pair pair(int culture) {
    var targets = new ArrayList<String>();
    var spared = new ArrayList<IronView.Spared>();
    for (int each = 0; each < board.frame.seats(); each++) {
      if (!board.frame.opponents(seat, each)) {
        continue;
      }
      for (long left = City.characters(board, each); left != 0; left &= left - 1) {
        int card = Long.numberOfTrailingZeros(left);
        var why = protectedBy(each, card);
        if (Layout.cultureOf(card) == culture) {
          why.addFirst("culture");
        }
        if (why.isEmpty()) {
          targets.add(id(card));
        } else {
          spared.add(new IronView.Spared(id(card), List.copyOf(why)));
        }
      }
    }
    return new IronView.Pair(
        culture(culture), citizens(seat, culture), List.copyOf(targets), List.copyOf(spared));
  }

  private List<IronView.Announced> chain() {
    var chain = new ArrayList<IronView.Announced>();
    int asked = board.asked;
    Board.Mode mode = board.mode;
    for (Link link = board.chain; link != null; link = link.below()) {
      if (link.what() == Link.What.FALLEN && !chain.isEmpty()) {
        mode = Board.modeOf(link.resume());
        asked = Board.askedOf(link.resume());
        continue;
      }
      chain.add(
          new IronView.Announced(
              chain.size() + 1,
              link.what().id,
              link.by() + 1,
              id(link.card()),
              id(link.target()),
              link.city() + 1,
              culture(link.culture()),
              link.culture() < 0 ? List.of() : citizens(link.by(), link.culture()),
              Chain.isAttack(board, link) && Effects.stands(board, link),
              seat != STRANGER && Concern.touches(board, link, seat),
              stillAsked(link, mode, asked),
              mode == Board.Mode.RESOLVING));
      mode = Board.modeOf(link.resume());
      asked = Board.askedOf(link.resume());
    }
    return List.copyOf(chain);
  }

  private List<Integer> stillAsked(Link link, Board.Mode mode, int asked) {
    return switch (mode) {
      case RESOLVING -> List.of();
      case RESCUE -> List.of(link.by() + 1);
      case ASKING -> {
        var left = new ArrayList<Integer>();
        for (int i = asked; i < board.frame.seats(); i++) {
          left.add(board.frame.after(link.by(), i + 1) + 1);
        }
        yield List.copyOf(left);
      }
    };
  }
}
