package loggia.games.cityofiron;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.kernel.Setup;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

class SetUpTest {
  private static CoiState begin(int seats, Map<String, String> options, long seed) {
    return Table.GAME.begin(Setup.of(Table.GAME.manual(), seats, options, List.of(), seed));
  }

  private static CoiState begin(int seats) {
    return begin(seats, Map.of(), 7);
  }

  @Rule("COI-01")
  @Test
  void nations_are_dealt_to_two_to_four_players_each_another_one() {
    for (int seats = 2; seats <= 4; seats++) {
      CoiState state = begin(seats);
      var nations = new HashSet<Byte>();
      for (int seat = 0; seat < seats; seat++) {
        nations.add(state.player(seat).nation);
      }
      assertEquals(seats, nations.size());
    }
  }

  @Rule("COI-01")
  @Test
  void nations_can_be_chosen_in_seat_order_and_nobody_takes_one_twice() {
    var table = new Table(begin(3, Map.of("pick", "chosen"), 7)).play(1, "nation toads");
    assertFalse(table.allows(2, "nation toads"));
    assertEquals(new CoiReason.NationGone(Nation.TOADS), table.refusal(2, "nation toads"));
    assertEquals(List.of(), table.moves(3));
    table.play(2, "nation arc").play(3, "nation hogmen");
    assertEquals(Step.PILES, table.state().step);
  }

  @Rule("COI-01")
  @Test
  void before_rules_3_nations_were_chosen_in_bid_order() {
    for (int rules = 1; rules <= 2; rules++) {
      var game = Table.GAME.under(rules).orElseThrow();
      var options = Map.of("pick", "chosen");
      for (long seed = 0; seed < 8; seed++) {
        var state = game.begin(Setup.of(game.manual(), 3, options, List.of(), seed));
        assertEquals(CoiState.seatAt(state.bidOrder, 0), state.actor());
        var read = game.position(state.text());
        assertEquals(state, read);
        var next = new Table(read).play(state.actor() + 1, "nation arc").state();
        assertEquals(CoiState.seatAt(state.bidOrder, 1), next.actor());
      }
    }
  }

  @Rule("COI-13")
  @Test
  void the_first_game_has_no_abilities_no_expansion_and_nations_chosen_by_the_players() {
    CoiState state = begin(4, Table.GAME.firstGame(), 7);
    assertEquals(4, new Table(state).moves(1).size());
    var table = new Table(state).play(1, "nation hogmen").play(2, "nation toads");
    assertEquals(List.of("nation arc", "nation cresarians"), table.moves(3));
    table.play(3, "nation arc").play(4, "nation cresarians");
    assertEquals(0, Traits.starless(table.state().board.open));
    assertEquals(0, table.state().board.piles[0]);
    for (int seat = 1; seat <= 4; seat++) {
      assertEquals(
          List.of("pile scholar cartographer", "pile cartographer scholar"), table.moves(seat));
      assertEquals(21, Integer.bitCount(table.player(seat).deck));
    }
  }

  @Rule("COI-02")
  @Rule("COI-06")
  @Test
  void there_are_two_piles_and_the_rest_of_the_cards_is_unpurchased() {
    var table = Table.at("step=piles nations=plain");
    for (int seat = 1; seat <= 4; seat++) {
      Player player = begin(4, Map.of("nations", "plain"), 3).player(seat - 1);
      assertEquals(12 + 9, Integer.bitCount(player.deck));
    }
    assertEquals(
        List.of("pile scholar cartographer", "pile cartographer scholar"),
        new Table(begin(2, Map.of("nations", "plain"), 3)).moves(1));
    assertEquals(4, table.state().awaited().size());
  }

  @Rule("COI-05")
  @Test
  void everyone_begins_with_7_coins_no_science_an_income_of_2_and_a_city_of_5_spaces() {
    CoiState state = begin(4);
    for (int seat = 0; seat < 4; seat++) {
      Player player = state.player(seat);
      assertEquals(7, player.coins);
      assertEquals(0, player.science);
      assertEquals(0, player.points());
      assertEquals(2, EndRound.income(state, seat));
      assertEquals(1, player.cityBits());
      assertEquals(5, Build.spaces(state, seat, 0));
      assertEquals(0b1110, player.freeTokens());
    }
  }

  @Rule("COI-07")
  @Test
  void piles_are_laid_in_secret_by_all_at_once_and_then_everyone_draws_a_citizen() {
    var table = new Table(begin(2, Map.of("nations", "plain"), 3));
    assertEquals(Seats.all(2), table.state().awaited());
    table.play(2, "pile cartographer scholar", "pile captain soldier");
    assertEquals(Seats.of(Seat.ONE), table.state().awaited());
    table.play(2, "reopen", "pile scholar cartographer", "pile soldier captain");
    table.play(1, "pile cartographer scholar", "pile captain soldier");
    assertEquals(List.of("cartographer"), table.hand(1));
    assertEquals(List.of("scholar"), table.hand(2));
    assertEquals(List.of("soldier", "captain"), table.pile(2, CardKind.MILITARY, true));
    assertEquals(Step.BID, table.state().step);
  }

  @Rule("COI-08")
  @Test
  void all_eight_lands_are_open_and_two_of_them_leave_with_two_players() {
    assertEquals(8, Integer.bitCount(begin(4).board.lands));
    assertEquals(8, Integer.bitCount(begin(3).board.lands));
    int lands = begin(2).board.lands;
    assertEquals(6, Integer.bitCount(lands));
    assertEquals(0, lands & 1 << Land.MISTWOOD_BAY.ordinal());
    assertEquals(0, lands & 1 << Land.SERPENT_SANDS.ordinal());
  }

  @Rule("COI-09")
  @Rule("COI-10")
  @Test
  void decks_lie_a_on_b_on_c_each_above_its_score_card_and_fill_the_row() {
    int[] slots = {7, 10, 12};
    int[] cards = {45, 56, 66};
    for (int seats = 2; seats <= 4; seats++) {
      Board board = begin(seats).board;
      assertEquals(slots[seats - 2], board.row.length);
      assertEquals(slots[seats - 2], Integer.bitCount(board.filled()));
      assertEquals(cards[seats - 2] + 3, board.deck.length);
      int letter = 0;
      for (byte card : board.deck) {
        if (card >= Board.SCORE) {
          assertEquals(Board.SCORE + letter++, card);
        } else {
          assertEquals(letter, ComponentsCheck.deck(card - 1));
        }
      }
      assertEquals(3, letter);
    }
    assertNotEquals(new Table(begin(4, Map.of(), 1)).row(), new Table(begin(4, Map.of(), 2)).row());
  }

  @Rule("COI-11")
  @Test
  void demon_towns_leave_with_three_players_and_ore_towns_too_with_two() {
    for (int seats = 2; seats <= 4; seats++) {
      Board board = begin(seats).board;
      assertEquals(3, Integer.bitCount(board.open));
      for (int pile = 1; pile <= 3; pile++) {
        int left = 0;
        for (long towns = board.piles[pile]; towns != 0; towns >>>= 5) {
          left++;
          Town town = Town.of((int) (towns & 31) - 1);
          long goods = Components.STANDARD.townGoods[town.ordinal()];
          assertTrue(seats == 4 || Goods.amount(goods, Good.DEMONS.ordinal()) == 0);
          assertTrue(seats > 2 || Goods.amount(goods, Good.ORE.ordinal()) == 0);
        }
        assertEquals(seats, left);
      }
    }
  }

  @Rule("COI-11")
  @Test
  void a_pile_holds_all_the_towns_of_its_stars_that_are_used_shuffled_and_only_its_top_is_open() {
    for (int seats = 2; seats <= 4; seats++) {
      for (int stars = 1; stars <= 3; stars++) {
        var used = new HashSet<Town>();
        for (Town town : Town.values()) {
          long goods = Components.STANDARD.townGoods[town.ordinal()];
          boolean demons = Goods.amount(goods, Good.DEMONS.ordinal()) > 0;
          boolean ore = Goods.amount(goods, Good.ORE.ordinal()) > 0;
          boolean out = demons && seats <= 3 || ore && seats == 2;
          if (Components.STANDARD.stars[town.ordinal()] == stars && !out) {
            used.add(town);
          }
        }
        assertEquals(seats + 1, used.size());
        var tops = new HashSet<Town>();
        for (int seed = 0; seed < 100; seed++) {
          Board board = begin(seats, Map.of(), seed).board;
          var there = new HashSet<Town>();
          for (Town town : used) {
            if ((board.open >>> town.ordinal() & 1) != 0) {
              there.add(town);
              tops.add(town);
            }
          }
          assertEquals(1, there.size());
          for (long towns = board.piles[stars]; towns != 0; towns >>>= 5) {
            assertTrue(there.add(Town.of((int) (towns & 31) - 1)));
          }
          assertEquals(used, there);
        }
        assertEquals(used, tops);
      }
    }
  }

  @Rule("COI-11")
  @Test
  void a_town_below_the_top_cannot_be_attacked() {
    String hand = " 1.hand=iron-guard,iron-soldier,cartographer";
    String position = "nations=plain seats=2 open=turnwick piles=;woolmoor;;" + hand;
    var table = Table.at(position).play(1, "attack");
    assertEquals(List.of("town turnwick"), table.moves(1));
    assertEquals("COI-11", table.refusal(1, "town woolmoor").rule());
  }

  @Rule("COI-02")
  @Test
  void work_pays_work_distance_pays_distance_and_each_card_returns_to_the_piles_of_its_kind() {
    String hand = "1.hand=scholar,explorer,captain,soldier 1.citizen=cartographer; 1.military=;";
    var table = Table.at("nations=plain seats=2 " + hand);
    table.play(1, "play scholar");
    assertEquals(List.of("pay soldier"), table.moves(1));
    table.play(1, "pay soldier");
    assertEquals(List.of("scholar"), table.pile(1, CardKind.CITIZEN, false));
    assertEquals(List.of("soldier"), table.pile(1, CardKind.MILITARY, false));
    assertEquals(List.of("cartographer"), table.pile(1, CardKind.CITIZEN, true));
    assertEquals(List.of(), table.pile(1, CardKind.MILITARY, true));
    table.play(2, "tax").play(1, "draw military");
    assertEquals(List.of("explorer", "soldier", "captain"), table.hand(1));
    assertEquals(List.of("scholar"), table.pile(1, CardKind.CITIZEN, false));
    table.play(2, "tax").play(1, "draw citizen");
    assertEquals(List.of("cartographer", "explorer", "soldier", "captain"), table.hand(1));
    assertEquals(List.of("scholar"), table.pile(1, CardKind.CITIZEN, false));
    assertEquals(0, table.player(1).militaryCards);
  }

  @Rule("COI-12")
  @Test
  void the_first_bid_order_is_random() {
    var orders = new HashSet<Character>();
    for (int seed = 0; seed < 300; seed++) {
      orders.add(begin(4, Map.of(), seed).bidOrder);
    }
    assertEquals(24, orders.size());
  }

  @Rule("COI-13")
  @Test
  void abilities_and_expansion_are_two_options() {
    CoiState plain = begin(4, Map.of("nations", "plain", "towns", "expansion"), 5);
    assertEquals(6, Integer.bitCount(plain.board.open));
    for (int seat = 0; seat < 4; seat++) {
      for (Nation nation : Nation.values()) {
        assertFalse(plain.has(seat, nation));
      }
      assertEquals(21, Integer.bitCount(plain.player(seat).deck));
    }
    CoiState special = begin(4, Map.of("nations", "special"), 5);
    assertEquals(3, Integer.bitCount(special.board.open));
  }

  @Rule("COI-101")
  @Rule("COI-102")
  @Rule("COI-103")
  @Test
  void nation_cards_join_the_starting_piles_or_the_unpurchased_deck() {
    var table = Table.at("step=piles");
    assertTrue(table.allows(4, "pile fixer scholar cartographer"));
    assertEquals(6, table.moves(4).size());
    table.play(3, "pile scholar cartographer");
    assertEquals(List.of("pile gunslinger soldier", "pile soldier gunslinger"), table.moves(3));
    int hogmen = SetUp.allCards(Nation.HOGMEN, true);
    assertEquals(0, hogmen & 1 << Card.CAPTAIN.ordinal());
    assertTrue((hogmen & 1 << Card.STRATEGIST.ordinal()) != 0);
    int cresarians = SetUp.allCards(Nation.CRESARIANS, true);
    assertTrue((cresarians & 1 << Card.GENIUS.ordinal()) != 0);
    assertEquals(0, SetUp.startCards(Nation.CRESARIANS, true) & 1 << Card.GENIUS.ordinal());
  }
}
