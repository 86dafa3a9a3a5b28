package loggia.games.ironcentury;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// What each seat has seen of the others' hands (IC-70), as long as it holds: cards that a Spy
/// showed, that came back from a City or the discard pile, that somebody took from this very seat.
/// Immutable.
///
/// Where a card was taken unseen, a third player who knew some of that hand no longer knows which
/// of the two now holds them: that is a [Blind].
final class Knowledge {
  static final Knowledge NONE = new Knowledge(0, new long[0], List.of());

  /// `viewer` knew these cards in the hand of `from`, of which `to` then took one unseen out of
  /// `held`.
  record Blind(int viewer, int from, int to, int held, long named, long actions) {
    int size() {
      return Long.bitCount(named) + Layout.actions(actions);
    }
  }

  private final int seats;
  private final long[] known;
  private final List<Blind> blinds;

  /// Every card that somebody may know, so that most cards are passed over at once: the named cards
  /// as they are, the kinds of action cards as [Layout#actionKinds].
  private long anyNamed;

  private int anyActions;

  private Knowledge(int seats, long[] known, List<Blind> blinds) {
    this(seats, known, blinds, 0, 0);
    for (int i = 0; i < known.length; i += 2) {
      anyNamed |= known[i];
      anyActions |= Layout.actionKinds(known[i + 1]);
    }
  }

  private Knowledge(int seats, long[] known, List<Blind> blinds, long anyNamed, int anyActions) {
    this.seats = seats;
    this.known = known;
    this.blinds = blinds;
    this.anyNamed = anyNamed;
    this.anyActions = anyActions;
  }

  boolean isNothing() {
    return seats == 0;
  }

  List<Blind> blinds() {
    return blinds;
  }

  private int at(int viewer, int holder) {
    return 2 * (viewer * seats + holder);
  }

  /// The named cards that `viewer` knows in the hand of `holder`.
  long named(int viewer, int holder) {
    return seats == 0 ? 0 : known[at(viewer, holder)];
  }

  long actions(int viewer, int holder) {
    return seats == 0 ? 0 : known[at(viewer, holder) + 1];
  }

  int size(int viewer, int holder) {
    return Long.bitCount(named(viewer, holder)) + Layout.actions(actions(viewer, holder));
  }

  private Knowledge open(int count) {
    return seats == 0
        ? new Knowledge(count, new long[2 * count * count], blinds, 0, 0)
        : new Knowledge(seats, known.clone(), blinds, anyNamed, anyActions);
  }

  /// Everybody sees that `holder` takes this card.
  Knowledge learnAll(int count, int holder, int card) {
    var next = open(count);
    for (int viewer = 0; viewer < count; viewer++) {
      if (viewer != holder) {
        next.note(viewer, holder, card);
      }
    }
    return next;
  }

  /// `viewer` sees the whole hand of `holder`, and so where cards are of which that was unsure.
  Knowledge see(int count, int viewer, int holder, long named, long actions) {
    var next = open(count);
    next.known[next.at(viewer, holder)] = named;
    next.known[next.at(viewer, holder) + 1] = actions;
    var left = new ArrayList<Blind>();
    for (Blind blind : blinds) {
      if (blind.viewer != viewer || blind.from != holder && blind.to != holder) {
        left.add(blind);
      } else {
        int other = blind.from == holder ? blind.to : blind.from;
        next.known[next.at(viewer, other)] |= blind.named & ~named;
      }
    }
    return new Knowledge(next.seats, next.known, List.copyOf(left));
  }

  private void note(int viewer, int holder, int card) {
    int at = at(viewer, holder);
    if (Layout.isNamed(card)) {
      known[at] |= 1L << card;
      anyNamed |= 1L << card;
    } else {
      known[at + 1] += Layout.unit(card);
      anyActions |= 1 << card - Layout.ATTACK;
    }
  }

  /// Everybody sees this card leave the hand of `holder`.
  @SuppressWarnings("ReferenceEquality") // whether the copy was made
  Knowledge forget(int holder, int card) {
    if (blinds.isEmpty() && !mayBeKnown(card)) {
      return this;
    }
    Knowledge next = this;
    for (int viewer = 0; viewer < seats; viewer++) {
      int at = at(viewer, holder);
      if (Layout.isNamed(card) ? (known[at] >>> card & 1) != 0 : copies(at, card) > 0) {
        if (next == this) {
          next = open(seats);
        }
        next.drop(at, card);
      }
    }
    return blinds.isEmpty() ? next : next.settleBlinds(holder, card);
  }

  private boolean mayBeKnown(int card) {
    return Layout.isNamed(card)
        ? (anyNamed >>> card & 1) != 0
        : (anyActions >>> card - Layout.ATTACK & 1) != 0;
  }

  private int copies(int at, int card) {
    return Layout.copies(known[at + 1], card);
  }

  private void drop(int at, int card) {
    if (Layout.isNamed(card)) {
      known[at] &= ~(1L << card);
    } else {
      known[at + 1] -= Layout.unit(card);
    }
  }

  /// Where a card is seen that was unsure, the others of the same [Blind] may be sure again.
  private Knowledge settleBlinds(int holder, int card) {
    var next = new Knowledge(seats, known.clone(), List.of());
    var left = new ArrayList<Blind>();
    for (Blind blind : blinds) {
      boolean unsure =
          Layout.isNamed(card)
              ? (blind.named >>> card & 1) != 0
              : Layout.copies(blind.actions, card) > 0;
      if (unsure && holder == blind.from) {
        left.add(without(blind, card));
      } else if (unsure && holder == blind.to && Layout.isNamed(card)) {
        Blind rest = without(blind, card);
        int at = at(rest.viewer, rest.from);
        next.known[at] |= rest.named;
        next.known[at + 1] += rest.actions;
      } else {
        left.add(blind);
      }
    }
    left.removeIf(blind -> blind.size() == 0);
    return new Knowledge(seats, next.known, List.copyOf(left));
  }

  private static Blind without(Blind b, int card) {
    return Layout.isNamed(card)
        ? new Blind(b.viewer, b.from, b.to, b.held - 1, b.named & ~(1L << card), b.actions)
        : new Blind(b.viewer, b.from, b.to, b.held - 1, b.named, b.actions - Layout.unit(card));
  }

  /// `to` takes this card unseen from the hand of `from`, which held `held` cards: only these two
  /// know which one it was.
  Knowledge steal(int count, int from, int to, int card, int held) {
    var next = open(count);
    var unsure = new ArrayList<Blind>();
    for (Blind blind : blinds) {
      if (blind.from != from && blind.to != from) {
        unsure.add(blind);
      }
    }
    for (int viewer = 0; viewer < count; viewer++) {
      int at = next.at(viewer, from);
      if (viewer == to) {
        if (Layout.isNamed(card) || next.copies(at, card) > 0) {
          next.drop(at, card);
        }
      } else if (viewer != from && (next.known[at] != 0 || next.known[at + 1] != 0)) {
        unsure.add(new Blind(viewer, from, to, held, next.known[at], next.known[at + 1]));
        next.known[at] = 0;
        next.known[at + 1] = 0;
      }
    }
    next.note(from, to, card);
    return new Knowledge(next.seats, next.known, List.copyOf(unsure));
  }

  /// The same with other numbers: for worlds that are imagined and positions that are read.
  static Knowledge of(int seats, long[] known, List<Blind> blinds) {
    for (long cards : known) {
      if (cards != 0) {
        return new Knowledge(seats, known, blinds);
      }
    }
    return blinds.isEmpty() ? NONE : new Knowledge(seats, known, blinds);
  }

  long[] copy(int count) {
    return seats == 0 ? new long[2 * count * count] : known.clone();
  }

  private boolean empty() {
    if (!blinds.isEmpty()) {
      return false;
    }
    for (long cards : known) {
      if (cards != 0) {
        return false;
      }
    }
    return true;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Knowledge k
        && (empty() ? k.empty() : Arrays.equals(known, k.known) && blinds.equals(k.blinds));
  }

  @Override
  public int hashCode() {
    return empty() ? 0 : 31 * Arrays.hashCode(known) + blinds.hashCode();
  }
}
