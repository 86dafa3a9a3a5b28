package loggia.games.cityofiron;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import loggia.kernel.Chance;
import loggia.kernel.Journal;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

class DataTest {
  private static final Components C = Components.STANDARD;

  private static int deck(int letter, int players) {
    int cards = 0;
    for (int kind = 0; kind < Components.KINDS; kind++) {
      cards += ComponentsCheck.deck(kind) == letter ? C.copies[kind][players] : 0;
    }
    return cards;
  }

  @Rule("COI-130")
  @Test
  void decks_have_66_56_or_45_cards_and_nations_14_and_11() {
    int[][] sizes = {{18, 15, 12}, {22, 19, 15}, {26, 22, 18}};
    for (int players = 2; players <= 4; players++) {
      for (int letter = 0; letter < 3; letter++) {
        assertEquals(sizes[players - 2][letter], deck(letter, players));
      }
    }
    int cards = SetUp.allCards(Nation.ARC, false);
    assertEquals(14, Integer.bitCount(cards & CardKind.CITIZEN.cards()));
    assertEquals(11, Integer.bitCount(cards & CardKind.MILITARY.cards()));
    assertEquals(29, Card.values().length);
  }

  @Rule("COI-131")
  @Test
  void with_two_players_each_far_land_type_stands_on_two_of_six_lands() {
    int lands = Table.GAME.begin(Setup.of(Table.GAME.manual(), 2, 1)).board.lands;
    assertEquals(6, Integer.bitCount(lands));
    for (Terrain type :
        List.of(Terrain.COAST, Terrain.DESERT, Terrain.JUNGLE, Terrain.FLYING_ISLAND)) {
      long count =
          Ids.members(Land.values(), lands).stream()
              .filter(land -> (C.terrain[land.ordinal()] >>> type.ordinal() & 1) != 0)
              .count();
      assertEquals(2, count, type.id());
    }
    int start = C.terrain[Land.STARTING_LAND.ordinal()];
    assertEquals(
        List.of(Terrain.GRASS, Terrain.FOREST, Terrain.MOUNTAIN),
        Ids.members(Terrain.values(), start));
  }

  @Rule("COI-132")
  @Test
  void costs_are_small_and_everything_is_in_reach_of_one_nations_cards() {
    int cards = SetUp.allCards(Nation.ARC, false);
    for (Card card : Card.values()) {
      C.findAction(card)
          .ifPresent(action -> assertTrue(action.work() <= 2 && action.distance() <= 1));
    }
    assertEquals(28, C.attack.sum(cards));
    int dearest = 0;
    for (int town = 0; town < Components.TOWNS; town++) {
      int defence = C.defence[town] + Attack.OWNED_DEFENCE;
      dearest = Math.max(dearest, defence);
      assertTrue(Payment.attackable(C, cards, defence, C.townDistance[town]));
    }
    assertEquals(14, dearest);
    int others = cards & ~(1 << Card.EXPLORER.ordinal());
    for (int land = 1; land < Components.LANDS; land++) {
      Vehicle vehicle = C.landVehicle[land];
      int vehicles = vehicle == Vehicle.NONE ? 0 : C.vehicles[vehicle.ordinal()];
      assertTrue(Payment.payable(C.distance, others, C.landDistance[land], vehicles));
    }
  }

  /// A game in which so many cards leave the row by players each round.
  ///
  /// @return the rounds in which points were scored
  private static List<Integer> scorings(int seats, int taken) {
    var game = Table.GAME;
    CoiState state =
        game.begin(
            Setup.of(game.manual(), seats, java.util.Map.of("nations", "plain"), List.of(), 3));
    var rounds = new ArrayList<Integer>();
    while (!state.over()) {
      int scored = state.board.scored;
      int round = state.round();
      Seat seat = state.awaited().first();
      state = state.play(seat, choose(state, seat, taken), Journal.NONE);
      if (state.board.scored > scored) {
        rounds.add(round);
      }
    }
    return rounds;
  }

  private static CoiMove choose(CoiState state, Seat seat, int taken) {
    var moves = state.moves(seat);
    if (state.step == Step.ACTION) {
      String text = state.turn < taken && state.board.filled() != 0 ? "store" : "tax";
      return Table.GAME.move(text);
    }
    if (state.step == Step.STORE) {
      return moves.get(moves.size() - 1);
    }
    return state.step == Step.PURCHASE ? Table.GAME.move("confirm") : moves.get(0);
  }

  @Rule("COI-133")
  @Test
  void the_last_round_is_never_sooner_or_later_than_it_may_be() {
    assertEquals(6, scorings(4, 12).getLast());
    assertEquals(6, scorings(3, 9).getLast());
    assertEquals(7, scorings(2, 6).getLast());
    assertEquals(15, scorings(4, 0).getLast());
    assertEquals(13, scorings(3, 0).getLast());
    assertEquals(11, scorings(2, 0).getLast());
  }

  @Rule("COI-82")
  @Rule("COI-133")
  @Test
  void the_pace_of_the_scorings_follows_from_the_cards_taken() {
    var usual = List.of(3, 5, 7);
    assertEquals(usual, scorings(4, 6));
    assertEquals(usual, scorings(3, 4));
    assertEquals(usual, scorings(3, 5));
    assertEquals(usual, scorings(2, 3));
    assertEquals(List.of(3, 6, 8), scorings(2, 2));
    assertEquals(List.of(3, 6, 8), scorings(4, 4));
    assertEquals(List.of(3, 6, 8), scorings(4, 5));
  }

  @Rule("COI-133")
  @Test
  void random_games_end_between_those_rounds() {
    var game = Table.GAME;
    for (int seed = 0; seed < 30; seed++) {
      int seats = 2 + seed % 3;
      CoiState state = game.begin(Setup.of(game.manual(), seats, seed));
      long chance = seed;
      while (!state.over()) {
        Seat seat = state.awaited().first();
        var moves = state.moves(seat);
        chance = Chance.next(chance);
        state = state.play(seat, moves.get(Chance.below(chance, moves.size())), Journal.NONE);
      }
      int[] least = {7, 6, 6};
      int[] most = {11, 13, 15};
      assertTrue(state.round() >= least[seats - 2] && state.round() <= most[seats - 2]);
    }
  }
}
