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
  static final Knowledge NONE = new Knowledge(new long[0][], List.of());

  /// What is known of a hand of which nobody knows anything.
  private static final long[] NOTHING = {};

  /// `viewer` knew these cards in the hand of `from`, of which `to` then took one unseen out of
  /// `held`.
  record Blind(int viewer, int from, int to, int held, long named, long actions) {
    int size() {
      return Long.bitCount(named) + Layout.actions(actions);
    }

    boolean holds(int card) {
      return Layout.isNamed(card) ? (named >>> card & 1) != 0 : Layout.copies(actions, card) > 0;
    }
  }

  /// For each holder two `long`s for each viewer, or [#NOTHING].
  private final long[][] hands;

  private final List<Blind> blinds;

  private Knowledge(long[][] hands, List<Blind> blinds) {
    this.hands = hands;
    this.blinds = blinds;
  }

  boolean isNothing() {
    return hands.length == 0;
  }

  List<Blind> blinds() {
    return blinds;
  }

  private long[] hand(int holder) {
    return hands.length == 0 ? NOTHING : hands[holder];
  }

  /// The named cards that `viewer` knows in the hand of `holder`.
  long named(int viewer, int holder) {
    long[] hand = hand(holder);
    return hand.length == 0 ? 0 : hand[2 * viewer];
  }

  long actions(int viewer, int holder) {
    long[] hand = hand(holder);
    return hand.length == 0 ? 0 : hand[2 * viewer + 1];
  }

  int size(int viewer, int holder) {
    return Long.bitCount(named(viewer, holder)) + Layout.actions(actions(viewer, holder));
  }

  /// The hands, of which [#own] makes those anew that are to be changed.
  private long[][] open(int count) {
    if (hands.length > 0) {
      return hands.clone();
    }
    var open = new long[count][];
    Arrays.fill(open, NOTHING);
    return open;
  }

  private static long[] own(long[][] hands, int holder) {
    long[] hand = hands[holder];
    hands[holder] = hand.length == 0 ? new long[2 * hands.length] : hand.clone();
    return hands[holder];
  }

  /// Everybody sees that `holder` takes this card.
  Knowledge learnAll(int count, int holder, int card) {
    long[][] next = open(count);
    long[] hand = own(next, holder);
    for (int viewer = 0; viewer < count; viewer++) {
      if (viewer != holder) {
        note(hand, viewer, card);
      }
    }
    return new Knowledge(next, blinds);
  }

  /// `viewer` sees the whole hand of `holder`, and so where cards are of which that was unsure.
  Knowledge see(int count, int viewer, int holder, long named, long actions) {
    long[][] next = open(count);
    long[] hand = own(next, holder);
    hand[2 * viewer] = named;
    hand[2 * viewer + 1] = actions;
    var left = new ArrayList<Blind>();
    for (Blind blind : blinds) {
      if (blind.viewer != viewer || blind.from != holder && blind.to != holder) {
        left.add(blind);
      } else {
        int other = blind.from == holder ? blind.to : blind.from;
        own(next, other)[2 * viewer] |= blind.named & ~named;
      }
    }
    return of(next, List.copyOf(left));
  }

  private static void note(long[] hand, int viewer, int card) {
    if (Layout.isNamed(card)) {
      hand[2 * viewer] |= 1L << card;
    } else {
      hand[2 * viewer + 1] += Layout.unit(card);
    }
  }

  /// Everybody sees this card leave the hand of `holder`.
  Knowledge forget(int holder, int card) {
    Knowledge next = isKnown(hands[holder], card) ? without(holder, card) : this;
    return isUnsure(holder, card) ? next.settleBlinds(holder, card) : next;
  }

  private static boolean isKnown(long[] hand, int card) {
    for (int at = 0; at < hand.length; at += 2) {
      if (holds(hand, at, card)) {
        return true;
      }
    }
    return false;
  }

  private static boolean holds(long[] hand, int at, int card) {
    return Layout.isNamed(card)
        ? (hand[at] >>> card & 1) != 0
        : Layout.copies(hand[at + 1], card) > 0;
  }

  private Knowledge without(int holder, int card) {
    long[][] next = hands.clone();
    long[] hand = own(next, holder);
    for (int at = 0; at < hand.length; at += 2) {
      if (holds(hand, at, card)) {
        drop(hand, at, card);
      }
    }
    return of(next, blinds);
  }

  private static void drop(long[] hand, int at, int card) {
    if (Layout.isNamed(card)) {
      hand[at] &= ~(1L << card);
    } else {
      hand[at + 1] -= Layout.unit(card);
    }
  }

  private boolean isUnsure(int holder, int card) {
    for (int i = 0; i < blinds.size(); i++) {
      Blind blind = blinds.get(i);
      if (blind.holds(card) && (holder == blind.from || holder == blind.to)) {
        return true;
      }
    }
    return false;
  }

  /// Where a card is seen that was unsure, the others of the same [Blind] may be sure again.
  private Knowledge settleBlinds(int holder, int card) {
    long[][] next = open(hands.length);
    var left = new ArrayList<Blind>();
    for (Blind blind : blinds) {
      boolean unsure = blind.holds(card);
      if (unsure && holder == blind.from) {
        left.add(without(blind, card));
      } else if (unsure && holder == blind.to && Layout.isNamed(card)) {
        Blind rest = without(blind, card);
        long[] hand = own(next, rest.from);
        hand[2 * rest.viewer] |= rest.named;
        hand[2 * rest.viewer + 1] += rest.actions;
      } else {
        left.add(blind);
      }
    }
    left.removeIf(blind -> blind.size() == 0);
    return of(next, List.copyOf(left));
  }

  private static Blind without(Blind b, int card) {
    return Layout.isNamed(card)
        ? new Blind(b.viewer, b.from, b.to, b.held - 1, b.named & ~(1L << card), b.actions)
        : new Blind(b.viewer, b.from, b.to, b.held - 1, b.named, b.actions - Layout.unit(card));
  }

  /// `to` takes this card unseen from the hand of `from`, which held `held` cards: only these two
  /// know which one it was.
  Knowledge steal(int count, int from, int to, int card, int held) {
    long[][] next = open(count);
    var unsure = new ArrayList<Blind>();
    for (Blind blind : blinds) {
      if (blind.from != from && blind.to != from) {
        unsure.add(blind);
      }
    }
    if (next[from].length > 0) {
      long[] hand = own(next, from);
      for (int viewer = 0; viewer < count; viewer++) {
        int at = 2 * viewer;
        if (viewer == to) {
          if (holds(hand, at, card)) {
            drop(hand, at, card);
          }
        } else if (viewer != from && (hand[at] != 0 || hand[at + 1] != 0)) {
          unsure.add(new Blind(viewer, from, to, held, hand[at], hand[at + 1]));
          hand[at] = 0;
          hand[at + 1] = 0;
        }
      }
    }
    note(own(next, to), from, card);
    return of(next, List.copyOf(unsure));
  }

  /// What is left of it when hands of which nothing is known count for nothing. Takes the hands
  /// over.
  static Knowledge of(long[][] hands, List<Blind> blinds) {
    boolean any = !blinds.isEmpty();
    for (int holder = 0; holder < hands.length; holder++) {
      if (isZero(hands[holder])) {
        hands[holder] = NOTHING;
      } else {
        any = true;
      }
    }
    return any ? new Knowledge(hands, blinds) : NONE;
  }

  private static boolean isZero(long[] hand) {
    for (long cards : hand) {
      if (cards != 0) {
        return false;
      }
    }
    return true;
  }

  /// By holder, then two for each viewer; empty where nobody knows anything.
  long[][] copy() {
    long[][] copy = hands.clone();
    for (int holder = 0; holder < copy.length; holder++) {
      if (copy[holder].length > 0) {
        copy[holder] = copy[holder].clone();
      }
    }
    return copy;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Knowledge k
        && Arrays.deepEquals(hands, k.hands)
        && blinds.equals(k.blinds);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.deepHashCode(hands) + blinds.hashCode();
  }
}
