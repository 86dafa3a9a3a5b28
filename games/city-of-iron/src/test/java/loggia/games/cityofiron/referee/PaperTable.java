package loggia.games.cityofiron.referee;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import loggia.games.cityofiron.CoiView;

/// What lies on the table for all, and the choice under way.
final class PaperTable {
  static final List<String> SCORE_CARDS = List.of("score-a", "score-b", "score-c");

  final Printed printed;
  final boolean special;
  final List<PaperPlayer> players = new ArrayList<>();
  final List<String> row = new ArrayList<>();

  /// The decks A, B and C, and the one of discarded buildings, whatever their order is.
  final List<List<String>> decks = new ArrayList<>();

  int deck;
  final List<String> discards = new ArrayList<>();
  final List<String> due = new ArrayList<>();
  int scored;
  int round = 1;
  final List<List<String>> piles = new ArrayList<>();
  final TreeSet<String> open = new TreeSet<>();
  final TreeSet<String> lands = new TreeSet<>();

  /// Each seat's space on the turn order track; 0 before its bid.
  final int[] spaces;

  List<Integer> bidOrder;
  List<Integer> turnOrder = List.of();
  int turn;

  /// Of each good in seat order, as they were counted last.
  private final Map<String, int[]> amounts = new TreeMap<>();

  String step = "";
  final TreeSet<Integer> awaited = new TreeSet<>();

  /// The choice under way: empty where nothing is chosen.
  String verb = "";

  String card = "";
  String taken = "";
  int slot;
  String city = "";
  String razed = "";
  String target = "";
  String token = "";
  final TreeSet<String> fighting = new TreeSet<>();
  final TreeSet<String> paying = new TreeSet<>();
  final List<String> toBury = new ArrayList<>();

  /// Secret choices, in seat order: starting piles, baskets, and what was taken out of a basket.
  final List<TreeMap<String, List<String>>> laid = new ArrayList<>();

  final List<TreeSet<String>> baskets = new ArrayList<>();
  final List<TreeSet<String>> returned = new ArrayList<>();

  PaperTable(Printed printed, CoiView start) {
    this.printed = printed;
    special = start.special();
    int seats = start.players().size();
    spaces = new int[seats];
    bidOrder = start.bidOrder().stream().map(number -> number - 1).toList();
    for (int seat = 0; seat < seats; seat++) {
      players.add(new PaperPlayer(printed, special));
      laid.add(new TreeMap<>());
      baskets.add(new TreeSet<>());
      returned.add(new TreeSet<>());
    }
    build(start, seats);
    found(start, seats);
    for (var land : printed.lands.values()) {
      if (!land.id().equals("starting-land") && (seats > 2 || !land.marked())) {
        lands.add(land.id());
      }
    }
  }

  /// The decks and the first row (COI-09, COI-10).
  private void build(CoiView start, int seats) {
    for (String letter : List.of("a", "b", "c")) {
      var cards = new ArrayList<String>();
      for (var building : printed.buildings.values()) {
        for (int i = 0; building.deck().equals(letter) && i < building.copies(seats); i++) {
          cards.add(building.id());
        }
      }
      decks.add(cards);
    }
    int slots = seats == 2 ? 7 : seats == 3 ? 10 : 12;
    Objection.unlessSame("COI-10: slots of the row", slots, start.row().size());
    fill(start);
  }

  /// The piles of towns (COI-11, COI-110): which towns they are the rules say, not their order.
  private void found(CoiView start, int seats) {
    for (int stars = 0; stars <= 3; stars++) {
      var there = new TreeSet<>(start.townPiles().get(stars));
      for (var town : start.towns()) {
        if (town.pile() == stars) {
          there.add(town.id());
          open.add(town.id());
        }
      }
      var right = new TreeSet<String>();
      for (var town : printed.towns.values()) {
        boolean demons = seats < 4 && town.goods().containsKey("demons");
        boolean ore = seats < 3 && town.goods().containsKey("ore");
        boolean used = stars == 0 ? start.expansion() : !demons && !ore;
        if (town.stars() == stars && used) {
          right.add(town.id());
        }
      }
      Objection.unlessSame("COI-11, COI-110: towns of pile " + stars, right, there);
      int shown = stars > 0 ? 1 : start.expansion() ? 3 : 0;
      Objection.unlessSame(
          "COI-11: open", right.size() - shown, start.townPiles().get(stars).size());
      piles.add(new ArrayList<>(start.townPiles().get(stars)));
    }
  }

  PaperPlayer player(int seat) {
    return players.get(seat);
  }

  int seats() {
    return players.size();
  }

  /// Fills the row; which cards come is chance, of which deck they are is not (COI-81, COI-90).
  ///
  /// @return the Score Cards that turned up
  List<String> fill(CoiView after) {
    var turned = new ArrayList<String>();
    while (row.size() < after.row().size()) {
      if (deck < 3 && decks.get(deck).isEmpty()) {
        turned.add(SCORE_CARDS.get(deck));
        if (++deck == 3) {
          decks.add(new ArrayList<>(discards));
          discards.clear();
        }
        continue;
      }
      String next = decks.get(deck).isEmpty() ? "" : after.row().get(row.size()).building();
      Objection.unless(
          next.isEmpty() || decks.get(deck).remove(next),
          "COI-81: " + next + " is not in the deck that is drawn from");
      row.add(next);
    }
    return turned;
  }

  int undrawn() {
    return decks.subList(deck, decks.size()).stream().mapToInt(List::size).sum();
  }

  /// Who owns a town, or -1.
  int owner(String town) {
    for (int seat = 0; seat < seats(); seat++) {
      if (player(seat).towns.contains(town)) {
        return seat;
      }
    }
    return -1;
  }

  int defence(String town) {
    return printed.town(town).defence() + (open.contains(town) ? 0 : 2);
  }

  Set<String> targets(int seat) {
    var targets = new TreeSet<>(open);
    for (int other = 0; other < seats(); other++) {
      if (other != seat) {
        targets.addAll(player(other).towns);
      }
    }
    return targets;
  }

  /// Counts everybody's goods, before places are asked for.
  void count() {
    for (String good : printed.goods.keySet()) {
      amounts.put(good, players.stream().mapToInt(player -> player.amount(good)).toArray());
    }
  }

  /// 1, 2, and 3 for all lower places; 0 without the good (COI-82).
  int place(int seat, String good) {
    int[] all = Objects.requireNonNull(amounts.get(good));
    int own = all[seat];
    long above = Arrays.stream(all).filter(amount -> amount > own).distinct().count();
    return own == 0 ? 0 : (int) Math.min(3, 1 + above);
  }

  int amount(int seat, String good) {
    return Objects.requireNonNull(amounts.get(good))[seat];
  }

  int score(int seat) {
    int score = 0;
    for (var good : printed.goods.values()) {
      int place = place(seat, good.id());
      score += place == 1 ? good.first() : place == 2 ? good.second() : 0;
      score += amount(seat, good.id()) >= good.threshold() ? 1 : 0;
      score += place == 1 || place == 2 ? 3 * player(seat).favours(good.id()) : 0;
    }
    return score;
  }

  int firstPlaces(int seat) {
    return printed.goods.values().stream()
        .mapToInt(good -> place(seat, good.id()) == 1 ? good.coins() : 0)
        .sum();
  }

  /// COI-84.
  int income(int seat) {
    return 2 + player(seat).goodsCards() + firstPlaces(seat) + player(seat).yields("coins");
  }

  static final List<String> BONUSES =
      List.of("most-coins", "most-distance", "most-of-a-good", "most-cards", "most-towns");

  /// Who alone has most, with at least 1; or -1 (COI-92).
  int bonus(String bonus) {
    int[] amounts =
        players.stream()
            .mapToInt(
                player ->
                    switch (bonus) {
                      case "most-coins" -> player.coins;
                      case "most-distance" -> player.distance();
                      case "most-of-a-good" -> highest(players.indexOf(player));
                      case "most-cards" -> player.ownedCards();
                      default -> player.townCount();
                    })
            .toArray();
    int most = Arrays.stream(amounts).max().orElseThrow();
    boolean alone = most > 0 && Arrays.stream(amounts).filter(n -> n == most).count() == 1;
    return alone ? Arrays.stream(amounts).boxed().toList().indexOf(most) : -1;
  }

  private int highest(int seat) {
    return amounts.values().stream().mapToInt(all -> all[seat]).max().orElse(0);
  }

  static int points(String bonus) {
    return bonus.equals("most-towns") ? 3 : 2;
  }

  /// The points at the end (COI-92, COI-93).
  int total(int seat) {
    int total = Arrays.stream(player(seat).points).sum() - player(seat).store.size();
    for (String bonus : BONUSES) {
      total += bonus(bonus) == seat ? points(bonus) : 0;
    }
    return total;
  }
}
