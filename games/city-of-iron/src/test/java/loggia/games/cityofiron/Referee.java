package loggia.games.cityofiron;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import loggia.kernel.Event;
import loggia.kernel.Json;
import loggia.kernel.Seat;

/// A second reading of the rulebook: watches a game by its views and its log alone, keeps books of
/// its own, and objects to whatever was paid, gained, drawn, discarded or scored otherwise than the
/// rulebook and the printed components say. Slow and simple on purpose; it shares no rule with the
/// game.
final class Referee {
  private final Map<String, Json> things = new HashMap<>();
  private final Json goods;
  private final int seats;
  private final int[] coins;
  private final int[] science;
  private final int[] points;

  /// What the card just played takes off the price of a building.
  private int discount;

  private CoiView before;

  Referee(String components, CoiView start) {
    Json box = Json.read("components.json", components);
    for (String kind : List.of("buildings", "cards", "towns", "lands", "tokens")) {
      box.get(kind).items().forEach(thing -> things.put(thing.get("id").text(), thing));
    }
    goods = box.get("goods");
    seats = start.players().size();
    coins = new int[seats];
    science = new int[seats];
    points = new int[seats];
    java.util.Arrays.fill(coins, 7);
    before = start;
    check(start.row().size() == new int[] {7, 10, 12}[seats - 2], "COI-10: slots of the row");
  }

  static final class Objection extends AssertionError {
    private static final long serialVersionUID = 1;

    Objection(String message) {
      super(message);
    }
  }

  private static void check(boolean right, String what) {
    if (!right) {
      throw new Objection(what);
    }
  }

  private static void same(int due, int done, String what) {
    check(due == done, what + ": " + done + " instead of " + due);
  }

  private static int number(Json thing, String... path) {
    Json at = thing;
    for (String key : path) {
      if (at.find(key).isEmpty()) {
        return 0;
      }
      at = at.get(key);
    }
    return at.number(0, 99);
  }

  private Json thing(String id) {
    return Objects.requireNonNull(things.get(id), id);
  }

  /// A decision was made: what was told of it, and how the table looks now to everybody. A card is
  /// told when its symbols are paid, and its coins follow when the choices under way are made.
  void sees(List<Event> told, CoiView after) {
    told.forEach(event -> hears(event, after));
    for (int i = 0; i < seats; i++) {
      var person = after.players().get(i);
      if (after.pending().isEmpty()) {
        same(coins[i], person.coins(), "coins of seat " + (i + 1));
        same(science[i], person.science(), "science of seat " + (i + 1));
      }
      check(coins[i] >= 0 && science[i] >= 0, "COI-50: more was paid than there was");
      same(points[i], person.points().scorings().stream().mapToInt(n -> n).sum(), "COI-82: points");
      for (int g = 0; g < after.goods().size(); g++) {
        var track = after.goods().get(g);
        same(amount(after, i, track.id()), track.amounts().get(i), "COI-50, COI-72: " + track.id());
      }
      for (var city : person.cities()) {
        check(city.buildings().size() <= city.spaces(), "COI-50: a city is too full");
        for (String building : city.buildings()) {
          var land = thing(building).find("land");
          check(land.isEmpty() || city.types().contains(land.get().text()), "COI-50: wrong land");
        }
      }
    }
    before = after;
  }

  private void hears(Event event, CoiView after) {
    if (!(event instanceof CoiEvent told)) {
      return;
    }
    switch (told) {
      case CoiEvent.BidMade(Seat seat, int space, int paid) -> {
        int price = before.track().get(space - 1).coins();
        int had = 0;
        for (var each : before.track()) {
          had += each.seat() == seat.number() ? each.coins() : 0;
          check(each.space() != space || each.seat() == 0, "COI-21: the space is taken");
        }
        same(Math.max(0, price - had), paid, "COI-21, COI-103: the bid");
        coins[seat.index()] -= paid;
      }
      case CoiEvent.Taxed(Seat seat) -> coins[seat.index()]++;
      case CoiEvent.ScienceBought(Seat seat, int paid) -> {
        same(4, paid, "COI-32: science");
        coins[seat.index()] -= 4;
        science[seat.index()]++;
      }
      case CoiEvent.CardPlayed(Seat seat, Card card, List<Card> paying, int paid) ->
          plays(seat, card.id(), ids(paying), paid);
      case CoiEvent.Built(Seat seat, Building building, City _, int paid, int wise) ->
          builds(seat, building.id(), paid, wise);
      case CoiEvent.CoinsGained(Seat seat, int gained) -> coins[seat.index()] += gained;
      case CoiEvent.ScienceGained(Seat seat, int gained) -> science[seat.index()] += gained;
      case CoiEvent.Robbed(Seat seat, Seat victim, int taken) -> {
        same(Math.min(3, coins[victim.index()]), taken, "the Spy's coins");
        coins[seat.index()] += taken;
        coins[victim.index()] -= taken;
      }
      case CoiEvent.Shifted(Seat seat, Building _, City _, City _) -> coins[seat.index()]--;
      case CoiEvent.Attacked(Seat _, Town town, List<Card> fighting, List<Card> paying) ->
          attacks(town.id(), ids(fighting), ids(paying));
      case CoiEvent.RowSwept(List<Building> gone) -> {
        List<String> row = before.row().stream().map(CoiView.Slot::building).toList();
        List<String> there = new ArrayList<>(row);
        there.removeIf(String::isEmpty);
        List<String> left = there.subList(0, Math.min(4, there.size()));
        check(left.equals(gone.stream().map(Building::id).toList()), "COI-81: the four leftmost");
      }
      case CoiEvent.Scored(Seat seat, ScoreCard _, int gained) -> {
        same(score(after, seat.index()), gained, "COI-82, COI-83: seat " + seat.number());
        points[seat.index()] += gained;
      }
      case CoiEvent.Income(Seat seat, int paid, int wise) -> {
        same(income(after, seat.index()), paid, "COI-84: income of seat " + seat.number());
        boolean scored = after.scored() > before.scored();
        same(yields(after, seat.index(), "science") + (scored ? 1 : 0), wise, "COI-85: science");
        coins[seat.index()] += paid;
        science[seat.index()] += wise;
      }
      case CoiEvent.Bought(Seat seat, List<Card> cards, int paid, int wise) -> {
        int price = 0;
        int thought = 0;
        for (Card card : cards) {
          price += number(thing(card.id()), "coins");
          thought += number(thing(card.id()), "science");
          var unpurchased = before.players().get(seat.index()).unpurchased();
          check(unpurchased.contains(card.id()), "COI-87: it was not to be had");
        }
        same(price, paid, "COI-87: the price in coins");
        same(thought, wise, "COI-87: the price in science");
        coins[seat.index()] -= paid;
        science[seat.index()] -= wise;
      }
      case CoiEvent.BonusWon(Seat seat, Bonus bonus, int gained) ->
          same(bonus == Bonus.MOST_TOWNS ? 3 : 2, gained, "COI-92: seat " + seat.number());
      case CoiEvent.Conquered(Seat seat, Town town, var loser) -> {
        boolean open = before.towns().stream().anyMatch(each -> each.id().equals(town.id()));
        check(open == loser.isEmpty(), "COI-70: seat " + seat.number() + " took what is not there");
      }
      case CoiEvent.NationTaken _,
          CoiEvent.BidKept _,
          CoiEvent.TurnOrder _,
          CoiEvent.Drew _,
          CoiEvent.DrewCards _,
          CoiEvent.Razed _,
          CoiEvent.BuildingStored _,
          CoiEvent.Settled _,
          CoiEvent.DistrictPlaced _,
          CoiEvent.LeftmostLost _,
          CoiEvent.Yielded _,
          CoiEvent.RowFilled _,
          CoiEvent.ScoreCardTurned _,
          CoiEvent.RoundBegun _ -> {}
    }
  }

  private static List<String> ids(List<Card> cards) {
    return cards.stream().map(Card::id).toList();
  }

  private int sum(List<String> cards, String symbol) {
    return cards.stream().mapToInt(card -> number(thing(card), symbol)).sum();
  }

  private void plays(Seat seat, String card, List<String> paying, int paid) {
    var person = before.players().get(seat.index());
    Json action = thing(card).get("action");
    boolean wise = before.special() && person.nation().equals("cresarians");
    int price = card.equals("scholar") && wise ? 0 : number(action, "coins");
    same(price, paid, "COI-45, COI-101: coins for the " + card);
    coins[seat.index()] -= paid;
    check(!paying.contains(card), "COI-40: a card's own symbols do not count");
    check(sum(paying, "work") >= number(action, "work"), "COI-40: too little Work");
    check(sum(paying, "distance") >= number(action, "distance"), "COI-40: too little Distance");
    discount = action.get("do").text().equals("build") ? number(action, "amount") : 0;
  }

  private void builds(Seat seat, String building, int paid, int wise) {
    Json thing = thing(building);
    boolean known = false;
    for (var city : before.players().get(seat.index()).cities()) {
      for (String other : city.buildings()) {
        known |= thing(other).get("name").text().equals(thing.get("name").text());
      }
    }
    same(Math.max(0, number(thing, "coins") - discount), paid, "COI-50: coins for " + building);
    same(known ? 0 : number(thing, "science"), wise, "COI-51: science for " + building);
    coins[seat.index()] -= paid;
    science[seat.index()] -= wise;
    discount = 0;
  }

  private void attacks(String town, List<String> fighting, List<String> paying) {
    boolean open = before.towns().stream().anyMatch(each -> each.id().equals(town));
    int defence = number(thing(town), "defence") + (open ? 0 : 2);
    check(sum(fighting, "attack") >= defence, "COI-70, COI-71: too weak for " + town);
    check(sum(paying, "distance") >= number(thing(town), "distance"), "COI-70: too far");
    check(paying.stream().noneMatch(fighting::contains), "COI-70: a card served for both");
    for (String card : fighting) {
      int less = sum(fighting, "attack") - number(thing(card), "attack");
      check(less < defence, "COI-42: the " + card + " was idle");
    }
  }

  /// What a seat owns of a good: buildings, towns, and what Snyle gives.
  private int amount(CoiView view, int seat, String good) {
    var person = view.players().get(seat);
    int amount = 0;
    for (var city : person.cities()) {
      for (String building : city.buildings()) {
        amount += number(thing(building), "goods", good);
      }
    }
    for (var town : person.towns()) {
      amount += number(thing(town.id()), "goods", good);
      amount += town.id().equals("snyle") && town.good().equals(good) ? 2 : 0;
    }
    return amount;
  }

  /// How many different amounts stand above this seat's; -1 without the good.
  private int above(CoiView view, int seat, String good) {
    int own = amount(view, seat, good);
    var higher = new java.util.HashSet<Integer>();
    for (int other = 0; other < seats; other++) {
      int amount = amount(view, other, good);
      if (amount > own) {
        higher.add(amount);
      }
    }
    return own == 0 ? -1 : higher.size();
  }

  private int score(CoiView view, int seat) {
    int score = 0;
    for (Json good : goods.items()) {
      String id = good.get("id").text();
      int above = above(view, seat, id);
      score += above == 0 ? number(good, "first") : above == 1 ? number(good, "second") : 0;
      score += above >= 0 && amount(view, seat, id) >= number(good, "threshold") ? 1 : 0;
      for (var city : view.players().get(seat).cities()) {
        for (String building : city.buildings()) {
          var favours = thing(building).find("favours");
          boolean this1 = favours.isPresent() && favours.get().text().equals(id);
          score += this1 && (above == 0 || above == 1) ? 3 : 0;
        }
      }
    }
    return score;
  }

  private int yields(CoiView view, int seat, String what) {
    int sum = 0;
    for (var city : view.players().get(seat).cities()) {
      for (String building : city.buildings()) {
        sum += number(thing(building), "yields", what);
      }
    }
    for (var town : view.players().get(seat).towns()) {
      sum += number(thing(town.id()), "yields", what);
    }
    return sum;
  }

  private int income(CoiView view, int seat) {
    int income = 2 + yields(view, seat, "coins");
    var person = view.players().get(seat);
    for (var city : person.cities()) {
      for (String building : city.buildings()) {
        income += thing(building).find("goods").isPresent() ? 1 : 0;
      }
    }
    for (var town : person.towns()) {
      boolean goodsTown = thing(town.id()).find("goods").isPresent() || town.id().equals("snyle");
      income += goodsTown ? 1 : 0;
    }
    for (Json good : goods.items()) {
      boolean first = above(view, seat, good.get("id").text()) == 0;
      income += first ? number(good, "coins") : 0;
    }
    return income;
  }
}
