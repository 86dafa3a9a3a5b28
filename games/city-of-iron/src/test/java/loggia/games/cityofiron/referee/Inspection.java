package loggia.games.cityofiron.referee;

import static loggia.games.cityofiron.referee.Objection.unlessSame;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import loggia.games.cityofiron.CoiView;
import loggia.kernel.Result;

/// Whether everything that is seen lies on the referee's table too.
final class Inspection {
  private Inspection() {}

  private static Map<String, Integer> counted(Collection<String> things) {
    var counted = new TreeMap<String, Integer>();
    things.forEach(thing -> counted.merge(thing, 1, Integer::sum));
    return counted;
  }

  private static List<Integer> numbers(Collection<Integer> seats) {
    return seats.stream().map(seat -> seat + 1).toList();
  }

  static void agree(PaperTable table, CoiView view) {
    unlessSame("step", table.step, view.step());
    unlessSame("awaited", numbers(table.awaited), view.awaited());
    pending(table, view);
    if (table.verb.isEmpty()) {
      agreeOnAll(table, view);
    }
  }

  /// While a choice is under way nothing else changes, and afterwards all that did is seen.
  private static void agreeOnAll(PaperTable table, CoiView view) {
    unlessSame("round", table.round, view.round());
    unlessSame("COI-90: last", table.due.contains("score-c"), view.last());
    unlessSame("row", table.row, view.row().stream().map(CoiView.Slot::building).toList());
    unlessSame("deck", table.undrawn(), view.deck());
    var discards = new TreeMap<String, Integer>();
    view.discards().forEach(count -> discards.put(count.building(), count.copies()));
    unlessSame("COI-52, COI-81: discards", counted(table.discards), discards);
    unlessSame("due", table.due, view.due());
    unlessSame("scored", table.scored, view.scored());
    unlessSame("towns", table.open, ids(view.towns().stream().map(CoiView.OpenTown::id).toList()));
    for (var town : view.towns()) {
      unlessSame("defence of " + town.id(), table.defence(town.id()), town.defence());
    }
    unlessSame("piles of towns", table.piles, view.townPiles());
    unlessSame("lands", table.lands, ids(view.lands().stream().map(CoiView.OpenLand::id).toList()));
    for (var space : view.track()) {
      int on = space.seat() == 0 ? 0 : table.spaces[space.seat() - 1];
      unlessSame("space", space.seat() == 0 ? 0 : space.space(), on);
    }
    unlessSame("COI-22: bid order", numbers(table.bidOrder), view.bidOrder());
    if (!table.turnOrder.isEmpty()) {
      unlessSame("COI-22: turn order", numbers(table.turnOrder), view.turnOrder());
    }
    unlessSame("turns", table.turn, view.turn());
    table.count();
    var winners = PaperTable.BONUSES.stream().map(table::bonus).toList();
    for (int seat = 0; seat < table.seats(); seat++) {
      agree(table, seat, view.players().get(seat));
      bonuses(winners, seat, view.players().get(seat).points());
      secrets(table, seat, view.own().get(seat));
    }
    goods(table, view);
  }

  private static Set<String> ids(Collection<String> ids) {
    return new TreeSet<>(ids);
  }

  private static void goods(PaperTable table, CoiView view) {
    for (var track : view.goods()) {
      for (int seat = 0; seat < table.seats(); seat++) {
        int amount = table.amount(seat, track.id());
        unlessSame("COI-50, COI-72: " + track.id(), amount, track.amounts().get(seat));
        int place = table.place(seat, track.id());
        unlessSame("COI-82: place in " + track.id(), place, track.places().get(seat));
      }
    }
  }

  private static void agree(PaperTable table, int seat, CoiView.Person person) {
    PaperPlayer player = table.player(seat);
    String who = " of seat " + (seat + 1);
    unlessSame("nation" + who, player.nation, person.nation());
    unlessSame("coins" + who, player.coins, person.coins());
    unlessSame("science" + who, player.science, person.science());
    Objection.unless(player.coins >= 0 && player.science >= 0, "more was paid than there was");
    var points = person.points();
    var scorings = java.util.Arrays.stream(player.points).boxed().toList();
    unlessSame("COI-82: scorings" + who, scorings, points.scorings());
    unlessSame("COI-82, COI-83: a scoring" + who, table.score(seat), points.now());
    unlessSame("COI-93: stored" + who, player.store.size(), points.stored());
    unlessSame("COI-84: income" + who, table.income(seat), person.income().total());
    unlessSame("COI-85: yield" + who, player.yields("science"), person.income().science());
    unlessSame("COI-86: draws" + who, player.draws("citizen"), person.citizenDraws());
    unlessSame("COI-86: draws" + who, player.draws("military"), person.militaryDraws());
    unlessSame("COI-60: tokens" + who, List.copyOf(player.tokens), person.tokens());
    unlessSame(
        "towns" + who,
        player.towns,
        ids(person.towns().stream().map(CoiView.OwnedTown::id).toList()));
    for (var town : person.towns()) {
      unlessSame("COI-71: defence of " + town.id(), table.defence(town.id()), town.defence());
      unlessSame("good of " + town.id(), town.id().equals("snyle") ? player.wild : "", town.good());
    }
    unlessSame("store" + who, counted(player.store), counted(person.store()));
    unlessSame("hand" + who, player.hand.size(), person.hand());
    unlessSame("unpurchased" + who, player.unpurchased, ids(person.unpurchased()));
    unlessSame("actions" + who, player.actions, person.actions());
    cities(player, who, person.cities());
    pile(player, "citizen", who, person.citizens());
    pile(player, "military", who, person.military());
  }

  private static void bonuses(List<Integer> winners, int seat, CoiView.Points points) {
    var won = new ArrayList<>(PaperTable.BONUSES);
    won.removeIf(bonus -> winners.get(PaperTable.BONUSES.indexOf(bonus)) != seat);
    unlessSame("COI-92: bonuses of seat " + (seat + 1), won, points.bonuses());
  }

  private static void cities(PaperPlayer player, String who, List<CoiView.CityView> cities) {
    unlessSame(
        "cities" + who,
        new TreeSet<>(player.cities.keySet()),
        ids(cities.stream().map(CoiView.CityView::id).toList()));
    for (var seen : cities) {
      var city = player.city(seen.id());
      String where = " of city " + seen.id() + who;
      unlessSame("COI-61: land" + where, city.land(), seen.land());
      unlessSame("types" + where, ids(player.types(seen.id())), ids(seen.types()));
      unlessSame("COI-50: spaces" + where, player.spaces(seen.id()), seen.spaces());
      unlessSame("buildings" + where, counted(city.buildings()), counted(seen.buildings()));
      unlessSame("COI-62: districts" + where, city.districts(), ids(seen.districts()));
      Objection.unless(seen.buildings().size() <= seen.spaces(), "COI-50: too many" + where);
    }
  }

  private static void pile(PaperPlayer player, String kind, String who, CoiView.Pile seen) {
    unlessSame(kind + " pile" + who, player.draw(kind).size(), seen.draw());
    unlessSame(kind + " discards" + who, player.discard(kind).size(), seen.discard());
    String top = player.discard(kind).isEmpty() ? "" : player.discard(kind).getLast();
    unlessSame("COI-43: top of " + kind + " discards" + who, top, seen.top());
  }

  private static void secrets(PaperTable table, int seat, CoiView.Own own) {
    PaperPlayer player = table.player(seat);
    String who = " of seat " + (seat + 1);
    unlessSame("hand" + who, player.hand, ids(own.hand()));
    unlessSame("COI-44: citizens" + who, player.draw("citizen"), own.citizenDraw());
    unlessSame("COI-44: military" + who, player.draw("military"), own.militaryDraw());
    unlessSame("COI-43: citizens" + who, player.discard("citizen"), own.citizenDiscard());
    unlessSame("COI-43: military" + who, player.discard("military"), own.militaryDiscard());
    if (table.step.equals("purchase")) {
      unlessSame("COI-87: basket" + who, table.baskets.get(seat), ids(own.basket()));
    }
  }

  private static void pending(PaperTable table, CoiView view) {
    unlessSame("a choice is under way", !table.verb.isEmpty(), !view.pending().isEmpty());
    for (var pending : view.pending()) {
      unlessSame("card", table.card, pending.card());
      if (!table.step.equals("bury")) {
        unlessSame("fighting", table.fighting, ids(pending.fighting()));
      }
      if (table.step.equals("pay")) {
        var due = Lawful.due(table);
        unlessSame("COI-41: need", due.need(), pending.need());
        unlessSame("COI-41: symbol", due.distance() ? "distance" : "work", pending.symbol());
        unlessSame("paying", table.paying, ids(pending.paying()));
      }
    }
  }

  /// COI-92 to COI-94.
  static void end(PaperTable table, Result result) {
    unlessSame("step", "over", table.step);
    var order =
        Comparator.<Integer>comparingInt(table::total)
            .thenComparingInt(seat -> table.player(seat).coins)
            .thenComparingInt(seat -> table.player(seat).goods());
    for (int seat = 0; seat < table.seats(); seat++) {
      int better = 0;
      for (int other = 0; other < table.seats(); other++) {
        better += order.compare(other, seat) > 0 ? 1 : 0;
      }
      var standing = result.standings().get(seat);
      unlessSame("COI-94: rank of seat " + (seat + 1), 1 + better, standing.rank());
      unlessSame("points of seat " + (seat + 1), table.total(seat), standing.score());
      unlessSame("COI-92, COI-93: lines", lines(table, seat), standing.lines());
    }
  }

  private static List<Result.Line> lines(PaperTable table, int seat) {
    var lines = new ArrayList<Result.Line>();
    for (String card : PaperTable.SCORE_CARDS) {
      int points = table.player(seat).points[PaperTable.SCORE_CARDS.indexOf(card)];
      lines.add(new Result.Line(card, points));
    }
    for (String bonus : PaperTable.BONUSES) {
      int points = table.bonus(bonus) == seat ? PaperTable.points(bonus) : 0;
      lines.add(new Result.Line(bonus, points));
    }
    lines.add(new Result.Line("stored", -table.player(seat).store.size()));
    return lines;
  }
}
