package loggia.games.xiicentury.referee;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/// The four dice of a turn, the one in hand, and what may be done with them.
final class PaperTurn {
  enum From {
    NOWHERE,
    ROLLED,
    RESERVE,
    FIRST_PART,
    SECOND_PART
  }

  private final PaperTown town;
  private final boolean fire;

  /// Two shared dice, then two of one's own; 0 is spent.
  final int[] left;

  /// What they show, spent ones too.
  final int[] shown;

  int hand;
  From from = From.NOWHERE;
  int otherPart;
  private String firstPartWentTo = "";
  private final Map<String, Integer> used = new HashMap<>();
  boolean reserveUsed;
  boolean sheriffUsed;
  boolean courtUsed;
  boolean splitUsed;

  PaperTurn(PaperTown town, boolean fire, int... dice) {
    this.town = town;
    this.fire = fire;
    left = dice.clone();
    shown = dice.clone();
  }

  private boolean shows(int first, int value) {
    return left[first] == value || left[first + 1] == value;
  }

  /// What may be done while no die is in hand.
  Set<String> picks() {
    var moves = new TreeSet<String>();
    if (IntStream.of(left).allMatch(die -> die == 0)) {
      moves.add("done");
    }
    if (!reserveUsed) {
      town.reserve.forEach(value -> moves.add("reserve " + value));
    }
    boolean sheriff = town.owns("sheriff") && !sheriffUsed;
    boolean court = town.owns("court") && !courtUsed;
    for (int value = 1; value <= 6; value++) {
      boolean any = shows(0, value) || shows(2, value);
      boolean both = shows(0, value) && shows(2, value);
      if (any) {
        moves.add("die " + value);
        changes(moves, "", value, sheriff, court);
        if (town.owns("witch", "b") && !splitUsed && canSplit(value)) {
          moves.add("split " + value);
        }
      }
      if (both && (sheriff || court)) {
        moves.add("shared " + value);
        changes(moves, "shared ", value, sheriff, court);
      }
    }
    return moves;
  }

  private void changes(Set<String> moves, String which, int value, boolean sheriff, boolean court) {
    if (sheriff && town.owns("sheriff", "a") && value < 6) {
      moves.add("raise " + which + value);
    }
    if (sheriff && town.owns("sheriff", "b")) {
      for (int by = 1; by <= 2 && value - by >= 1; by++) {
        moves.add("lower " + which + value + " " + by);
      }
    }
    if (court && town.owns("court", "a") && value == 2) {
      moves.add("double " + which + value);
    }
    if (court && town.owns("court", "b") && value <= 3) {
      moves.add("reroll " + which + value);
    }
  }

  private boolean canSplit(int value) {
    return IntStream.range(1, value).anyMatch(part -> canSplit(part, value - part));
  }

  /// Both parts must have an asset of their own.
  private boolean canSplit(int part, int other) {
    var first = assets(part, From.FIRST_PART);
    var second = assets(other, From.SECOND_PART);
    return first.stream().anyMatch(one -> second.stream().anyMatch(two -> !one.equals(two)));
  }

  Set<String> parts() {
    var moves = new TreeSet<String>();
    IntStream.range(1, hand)
        .filter(part -> canSplit(part, hand - part))
        .forEach(part -> moves.add("part " + part));
    return moves;
  }

  /// The assets that a die of this value may increase.
  private Set<String> assets(int value, From whence) {
    var found = new TreeSet<String>();
    boolean twice = town.owns("witch", "a") && whence != From.RESERVE;
    for (var asset : Printed.ASSETS.values()) {
      boolean room = used.getOrDefault(asset.id(), 0) < (twice ? 2 : 1);
      boolean fits = !asset.kind().equals("special") || value == 1;
      if (room && fits && town.meets(asset.needs())) {
        found.add(asset.id());
      }
    }
    return found;
  }

  /// What the die in hand may be used for.
  Set<String> uses() {
    var assets = assets(hand, from);
    if (from == From.FIRST_PART) {
      var others = assets(otherPart, From.SECOND_PART);
      assets.removeIf(one -> others.stream().allMatch(one::equals));
    }
    assets.remove(firstPartWentTo);
    var moves = new TreeSet<String>();
    assets.forEach(asset -> moves.add("increase " + asset));
    if (from == From.FIRST_PART || from == From.SECOND_PART) {
      return moves;
    }
    for (var thing : Printed.THINGS.values()) {
      boolean die = thing.die() == 0 || thing.die() == hand;
      boolean kept = thing.person() && fire;
      if (die
          && !kept
          && !town.owns(thing.id())
          && town.meets(thing.needs())
          && town.canPay(thing)) {
        String move = (thing.person() ? "attract " : "build ") + thing.id();
        if (thing.die() == 0) {
          moves.add(move);
        } else {
          moves.add(move + " a");
          moves.add(move + " b");
        }
      }
    }
    Printed.PLACES.keySet().stream()
        .filter(place -> !used.containsKey(place))
        .forEach(place -> moves.add("influence " + place));
    if (from == From.ROLLED && town.hasFreeSlot()) {
      moves.add("save");
    }
    return moves;
  }

  /// Where an unspent die of this value lies: one's own first, unless a shared one is asked for.
  private int find(int value, boolean shared) {
    int[] order = shared ? new int[] {0, 1} : new int[] {2, 3, 0, 1};
    return IntStream.of(order).filter(die -> left[die] == value).findFirst().orElseThrow();
  }

  void take(int value, boolean shared) {
    left[find(value, shared)] = 0;
    hand = value;
    from = From.ROLLED;
  }

  /// Changes a die; returns whether it is a shared one.
  boolean change(int value, boolean shared, int to) {
    int die = find(value, shared);
    left[die] = to;
    shown[die] = to;
    return die < 2;
  }

  void takeFromReserve(int value) {
    hand = value;
    from = From.RESERVE;
    reserveUsed = true;
  }

  void split(int part) {
    otherPart = hand - part;
    hand = part;
    from = From.FIRST_PART;
  }

  /// What the die in hand counts for when it increases this asset.
  int strength(String asset) {
    boolean advanced = Printed.ASSETS.get(asset).kind().equals("advanced");
    if (advanced && from == From.ROLLED && hand == IntStream.of(shown).max().orElseThrow()) {
      return hand - 1;
    }
    boolean doubled = asset.equals("food") && hand == 2 && from != From.RESERVE;
    return doubled && town.owns("miller", "b") ? 4 : hand;
  }

  /// Increases; returns by how much.
  int increase(String asset) {
    int gain = town.increase(asset, strength(asset));
    used.merge(asset, 1, Integer::sum);
    if (from == From.FIRST_PART) {
      hand = otherPart;
      otherPart = 0;
      from = From.SECOND_PART;
      firstPartWentTo = asset;
    } else {
      spent();
    }
    return gain;
  }

  void influence(String place) {
    town.influence(place, hand);
    used.put(place, 1);
    spent();
  }

  void spent() {
    if (from == From.RESERVE) {
      town.cross(hand);
    }
    hand = 0;
    from = From.NOWHERE;
    firstPartWentTo = "";
  }
}
