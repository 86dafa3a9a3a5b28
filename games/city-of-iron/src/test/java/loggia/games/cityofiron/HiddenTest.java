package loggia.games.cityofiron;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import loggia.kernel.Journal;
import loggia.kernel.Onlooker;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

class HiddenTest {
  private static final String PLAIN = "nations=plain seats=2 ";

  /// The hands that seat 2 thinks seat 1 may have.
  private static Set<List<String>> hands(Table table) {
    var hands = new HashSet<List<String>>();
    var random = new SplittableRandom(1);
    for (int i = 0; i < 60; i++) {
      hands.add(new Table(table.state().imagine(Seat.TWO, random)).hand(1));
    }
    return hands;
  }

  private static Set<List<String>> citizens(Table table) {
    var piles = new HashSet<List<String>>();
    var random = new SplittableRandom(1);
    for (int i = 0; i < 100; i++) {
      CoiState world = table.state().imagine(Seat.TWO, random);
      var own = ((CoiView) world.view(Seat.ONE)).own().getFirst();
      var queue = new java.util.ArrayList<>(own.citizenDraw());
      queue.addAll(own.citizenDiscard());
      piles.add(queue);
    }
    return piles;
  }

  @Rule("COI-120")
  @Test
  void one_may_look_through_all_ones_own_cards_and_everybody_through_the_town_piles() {
    var table =
        Table.at(PLAIN + "1.hand=mayor 1.citizen=scholar;cartographer piles=;pitstow,turnwick;;");
    var own = ((CoiView) table.state().view(Seat.ONE)).own().getFirst();
    assertEquals(List.of("mayor"), own.hand());
    assertEquals(List.of("scholar"), own.citizenDraw());
    assertEquals(List.of("cartographer"), own.citizenDiscard());
    var other = (CoiView) table.state().view(Seat.TWO);
    assertEquals(List.of("pitstow", "turnwick"), other.townPiles().get(1));
  }

  @Rule("COI-120")
  @Test
  void at_any_time_one_sees_ones_own_cards_in_their_order_and_nothing_reorders_them() {
    var random = new SplittableRandom(5);
    for (int game = 0; game < 12; game++) {
      var setup = Setup.of(Table.GAME.manual(), 2 + game % 3, game);
      CoiState state = Table.GAME.begin(setup);
      while (!state.over()) {
        Seat seat = state.awaited().first();
        var moves = state.moves(seat);
        CoiState next = state.play(seat, moves.get(random.nextInt(moves.size())), Journal.NONE);
        for (int i = 0; i < state.seats(); i++) {
          for (CardKind kind : CardKind.values()) {
            looks(next, i, kind);
            inOrder(state.player(i), next.player(i), kind);
          }
        }
        state = next;
      }
    }
  }

  /// The owner's view shows the piles as they are, and everybody the unpurchased deck.
  private static void looks(CoiState state, int seat, CardKind kind) {
    Player player = state.player(seat);
    var view = (CoiView) state.view(Seat.of(seat));
    var own = view.own().getFirst();
    boolean citizen = kind == CardKind.CITIZEN;
    var queue = new ArrayList<>(citizen ? own.citizenDraw() : own.militaryDraw());
    assertEquals(player.draws(kind), queue.size());
    queue.addAll(citizen ? own.citizenDiscard() : own.militaryDiscard());
    assertEquals(queue(player, kind), queue);
    assertEquals(Ids.ids(Card.values(), player.hand), own.hand());
    assertEquals(Ids.ids(Card.values(), player.deck), view.players().get(seat).unpurchased());
  }

  private static List<String> queue(Player player, CardKind kind) {
    return Ids.list(player.cards(kind), i -> Card.of(player.card(kind, i)).id());
  }

  /// Cards leave at the front, in their order, and come at the end.
  private static void inOrder(Player before, Player after, CardKind kind) {
    List<String> old = queue(before, kind);
    List<String> now = queue(after, kind);
    List<String> rest = old.stream().filter(now::contains).toList();
    assertEquals(old.subList(old.size() - rest.size(), old.size()), rest);
    assertEquals(rest, now.subList(0, rest.size()));
  }

  @Rule("COI-122")
  @Test
  void who_has_named_a_land_is_imagined_with_the_cards_to_get_there() {
    var table =
        Table.at(
            PLAIN
                + "1.hand=explorer,cartographer,cargo-ship,captain 1.military=soldier;"
                + " 1.seen=explorer,cartographer,cargo-ship 1.military-batches=32769");
    table.play(1, "play explorer", "land burnt-ridge");
    var random = new SplittableRandom(9);
    for (int i = 0; i < 40; i++) {
      var world = new Table(table.state().imagine(Seat.TWO, random)).play(1, "token a");
      assertFalse(world.moves(1).isEmpty());
    }
  }

  @Rule("COI-121")
  @Test
  void others_see_neither_hand_nor_piles_and_nobody_the_building_deck() {
    var table = Table.at(PLAIN + "1.hand=mayor 1.seen=");
    var view = (CoiView) table.state().view(Seat.TWO);
    assertEquals(List.of(2), view.own().stream().map(CoiView.Own::seat).toList());
    assertEquals(List.of(), view.players().getFirst().knownHand());
    assertEquals(List.of(), ((CoiView) table.state().view(Onlooker.SPECTATOR)).own());
    var tops = new HashSet<Byte>();
    var random = new SplittableRandom(3);
    for (int i = 0; i < 200; i++) {
      Board board = table.state().imagine(Seat.ONE, random).board;
      tops.add(board.deck[board.drawn]);
    }
    assertTrue(tops.size() > 5);
  }

  @Rule("COI-121")
  @Test
  void the_order_of_a_starting_pile_is_not_known_until_a_card_of_it_is_played() {
    var table = Table.at(PLAIN + "turn=1 turns=2,1").play(1, "draw citizen").play(2, "tax");
    assertEquals(Set.of(List.of("scholar"), List.of("cartographer")), hands(table));
    table.play(1, "draw military").play(2, "tax").play(1, "play scholar", "pay soldier");
    assertEquals(Set.of(List.of()), hands(table));
    assertEquals(Set.of(List.of("cartographer", "scholar")), citizens(table));
  }

  @Rule("COI-122")
  @Test
  void of_a_batch_of_discards_others_know_the_last_and_not_the_order_before() {
    var table = Table.at(PLAIN + "1.hand=mayor,engineer,scholar,cartographer 1.citizen=;");
    table.play(1, "play mayor", "token a", "pay scholar", "pay cartographer");
    table.play(1, "bury scholar", "bury mayor");
    var view = (CoiView) table.state().view(Seat.TWO);
    assertEquals(new CoiView.Pile(0, 3, "cartographer"), view.players().getFirst().citizens());
    assertEquals(
        Set.of(
            List.of("scholar", "mayor", "cartographer"),
            List.of("mayor", "scholar", "cartographer")),
        citizens(table));
    table.play(1, "draw citizen").play(2, "tax");
    assertEquals(
        Set.of(List.of("scholar", "engineer"), List.of("mayor", "engineer")), hands(table));
    table.play(1, "draw citizen").play(2, "tax");
    assertEquals(Set.of(List.of("scholar", "mayor", "engineer")), hands(table));
  }

  @Rule("COI-122")
  @Test
  void a_pile_under_way_shows_nothing_of_its_order() {
    var table = Table.at(PLAIN + "1.hand=mayor,engineer,scholar,cartographer 1.citizen=;");
    table.play(1, "play mayor", "token a", "pay scholar", "pay cartographer", "bury scholar");
    var view = (CoiView) table.state().view(Seat.TWO);
    assertEquals(new CoiView.Pile(0, 0, ""), view.players().getFirst().citizens());
    assertEquals(List.of(), view.pending().getFirst().toDiscard());
    assertEquals(List.of("scholar", "cartographer", "mayor"), view.pending().getFirst().paying());
    var mine = (CoiView) table.state().view(Seat.ONE);
    assertEquals(List.of("cartographer", "mayor"), mine.pending().getFirst().toDiscard());
  }

  @Rule("COI-122")
  @Test
  void bought_cards_are_known_to_be_in_the_hand() {
    var table = Table.at(PLAIN + "turn=5 turns=2,1").endRound();
    table.play(1, "buy explorer", "confirm").play(2, "confirm");
    var view = (CoiView) table.state().view(Seat.TWO);
    assertEquals(List.of("explorer"), view.players().getFirst().knownHand());
    assertEquals(2, view.players().getFirst().hand());
    assertFalse(view.players().getFirst().unpurchased().contains("explorer"));
  }

  @Rule("COI-121")
  @Test
  void nobody_is_imagined_in_an_attack_they_cannot_finish() {
    var table =
        Table.at(
                PLAIN
                    + "turn=1 turns=2,1 open=turnwick 1.hand=iron-soldier,scout-ship"
                    + " 1.military=captain,soldier; 1.military-batches=32770")
            .play(1, "draw military")
            .play(2, "tax");
    assertEquals(2, hands(table).size(), "the captain or the soldier was drawn");
    table.play(1, "attack", "town turnwick");
    assertEquals(
        Set.of(List.of("scout-ship", "captain", "iron-soldier")),
        hands(table),
        "the soldier would not have been strong enough");
    var random = new SplittableRandom(2);
    for (int i = 0; i < 100; i++) {
      assertFalse(table.state().imagine(Seat.TWO, random).moves(Seat.ONE).isEmpty());
    }
  }
}
