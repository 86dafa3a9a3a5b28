package loggia.games.ironcentury.referee;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import loggia.games.ironcentury.IronView;
import loggia.kernel.Game;
import loggia.kernel.Move;
import loggia.kernel.Onlooker;
import loggia.kernel.Result;
import loggia.kernel.Seat;
import loggia.kernel.State;

/// Compares what the referee has on the table with what a state shows and allows.
final class Inspection {
  private final Referee referee;
  private final Tabletop table;

  Inspection(Referee referee) {
    this.referee = referee;
    table = referee.table;
  }

  private static void same(String what, Object right, Object shown) {
    Foul.unless(right.equals(shown), "%s: %s is right, not %s", what, right, shown);
  }

  private static List<String> sorted(Collection<String> cards) {
    return cards.stream().sorted().toList();
  }

  private static List<String> cards(List<IronView.CardView> views) {
    var cards = new ArrayList<String>();
    for (var view : views) {
      for (int i = 0; i < view.count(); i++) {
        cards.add(view.id());
      }
    }
    return sorted(cards);
  }

  void look(State<?, ?> state) {
    var view = (IronView) state.view(Onlooker.ORACLE);
    same("the step", referee.step, view.step());
    var awaited = new ArrayList<Integer>();
    state.awaited().forEach(seat -> awaited.add(seat.index()));
    same("whom all wait for", table.over ? List.of() : List.of(referee.awaited), awaited);
    same("the deck", table.deck.size(), view.deck());
    same("the pile", sorted(table.pile), cards(view.pile()));
    same("what is shown", sorted(table.shown), cards(view.shown()));
    same("the deck's pass", Math.min(table.runOuts + 1, 2), view.pass());
    if (!referee.step.equals("pick")) {
      same("the turn", referee.turn + 1, view.turn());
    }
    same("the Culture of the turn", referee.culture, view.culture());
    same("the Attack of the turn", referee.attacked, view.attacked());
    chain(view);
    for (int seat = 0; seat < table.seats(); seat++) {
      city(table.towns.get(seat), view.cities().get(seat));
    }
  }

  private void chain(IronView view) {
    var right = new ArrayList<String>();
    table.chain.forEach(link -> right.add(link.card + " by " + (link.by + 1)));
    var shown = new ArrayList<String>();
    for (var link : view.chain()) {
      if (!link.what().equals("fallen")) {
        shown.add(link.card() + " by " + link.by());
      }
    }
    same("what is announced", right, shown);
  }

  private void city(Town town, IronView.CityView city) {
    String whose = " of City " + city.seat();
    same(
        "the Protagonist" + whose,
        town.protagonist,
        city.protagonist().stream().findFirst().map(IronView.Citizen::id).orElse(""));
    same(
        "the Characters" + whose,
        sorted(town.characters),
        sorted(city.characters().stream().map(IronView.Citizen::id).toList()));
    same("the Bastions" + whose, sorted(town.bastions), cards(city.bastions()));
    var right = new TreeSet<String>();
    town.objects.forEach((object, bearer) -> right.add(object + " with " + bearer));
    var borne = new TreeSet<String>();
    for (var citizens : List.of(city.protagonist(), city.characters())) {
      citizens.stream()
          .filter(citizen -> !citizen.object().isEmpty())
          .forEach(citizen -> borne.add(citizen.object() + " with " + citizen.id()));
    }
    same("the Objects" + whose, right, borne);
    same("the refuge" + whose, town.refuge, city.refuge());
    same("the hand" + whose, sorted(town.hand), cards(city.known()));
  }

  /// What each player and an onlooker may know.
  void lookAsOthersDo(State<?, ?> state) {
    var onlooker = (IronView) state.view(Onlooker.SPECTATOR);
    for (int seat = 0; seat < table.seats(); seat++) {
      var known = onlooker.cities().get(seat).known();
      same("what an onlooker knows of hand " + (seat + 1), List.of(), known);
      own(state, seat);
    }
  }

  /// A player sees the own hand, and of the others nothing that is not there.
  private void own(State<?, ?> state, int seat) {
    var view = (IronView) state.view(Seat.of(seat));
    var hand = new ArrayList<String>();
    view.hand().forEach(group -> hand.addAll(cards(group.cards())));
    same("the own hand of " + (seat + 1), sorted(table.towns.get(seat).hand), sorted(hand));
    for (var city : view.cities()) {
      var left = new ArrayList<>(table.towns.get(city.seat() - 1).hand);
      for (String card : cards(city.known())) {
        Foul.unless(left.remove(card), "seat %d knows %s where it is not", seat + 1, card);
      }
    }
  }

  /// Nothing is listed that is not lawful, and everything lawful is allowed.
  <S extends State<S, M>, M extends Move> void hear(Game<S, M> game, S state) {
    for (int i = 0; i < table.seats(); i++) {
      Seat seat = Seat.of(i);
      var lawful = new Lawful(referee).moves(i);
      for (M move : state.moves(seat)) {
        String text = move.text();
        boolean standing = text.startsWith("pass ") || text.equals("ask again");
        Foul.unless(standing || lawful.contains(text), "seat %d may not '%s'", seat.number(), text);
      }
      for (String text : lawful) {
        Foul.unless(
            state.explain(seat, game.move(text)).allows(), "seat %d may '%s'", seat.number(), text);
      }
    }
  }

  /// Who has won, by the edition's row.
  void result(Result result) {
    var winners = new TreeSet<Integer>();
    result.winners().forEach(seat -> winners.add(seat.index()));
    if (referee.winner != Referee.NOBODY) {
      var right = new TreeSet<>(List.of(referee.winner));
      if (table.pairs) {
        right.add((referee.winner + 2) % 4);
      }
      same("who won by five Cultures", right, winners);
      return;
    }
    var best = new TreeSet<Integer>();
    for (int seat = 0; seat < table.seats(); seat++) {
      int against = best.isEmpty() ? 1 : compare(count(seat), count(best.getFirst()));
      if (against > 0) {
        best.clear();
      }
      if (against >= 0) {
        best.add(seat);
      }
    }
    same("who won when the deck ran out", best, winners);
    same("a draw", best.size() > (table.pairs ? 2 : 1), result.ending().equals("draw"));
  }

  private static int compare(int[] one, int[] other) {
    return java.util.Arrays.compare(one, other);
  }

  private int[] count(int seat) {
    int[] own = count(table.towns.get(seat));
    if (table.pairs) {
      int[] partner = count(table.towns.get((seat + 2) % 4));
      java.util.Arrays.setAll(own, i -> own[i] + partner[i]);
    }
    return own;
  }

  private int[] count(Town town) {
    int characters = town.characters.size();
    return referee.edition.equals("en")
        ? new int[] {town.cultures().size(), characters}
        : new int[] {characters, town.bastions.size(), town.objects.size(), town.hand.size()};
  }
}
