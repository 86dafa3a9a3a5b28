package loggia.games.cityofiron;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import loggia.kernel.Setup;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

class ExpansionTest {
  private static final String PLAIN = "nations=plain seats=2 towns=expansion ";
  private static final String ARMY = "1.hand=iron-dragon,iron-guard,warship,magician,captain ";

  @Rule("COI-110")
  @Test
  void three_of_the_seven_are_open_at_every_number_of_players_and_are_replaced() {
    for (int seats = 2; seats <= 4; seats++) {
      var options = Map.of("towns", "expansion");
      var setup = Setup.of(Table.GAME.manual(), seats, options, List.of(), 9);
      Board board = Table.GAME.begin(setup).board;
      assertEquals(3, Integer.bitCount(board.open >>> Town.BEASTBELLY.ordinal()));
      int left = 0;
      for (long pile = board.piles[0]; pile != 0; pile >>>= 5) {
        left++;
      }
      assertEquals(4, left);
    }
    var table =
        Table.at(PLAIN + ARMY + "open=beastbelly,solara,cumulus piles=snyle,metgra;;; row=a1");
    table.play(1, "attack", "town solara", "fight iron-dragon", "pay captain", "bury captain");
    assertEquals(
        Set.of(Town.BEASTBELLY, Town.SNYLE, Town.CUMULUS),
        Set.copyOf(Ids.members(Town.values(), table.state().board.open)));
    assertEquals(List.of("", ""), table.row().subList(0, 2));
  }

  @Rule("COI-111")
  @Rule("COI-112")
  @Rule("COI-114")
  @Test
  void the_towns_give_coins_cards_and_science_but_no_income_of_goods() {
    var table =
        Table.at(
            PLAIN + "turn=5 turns=2,1 1.towns=beastbelly,solara,dar-embe,cumulus 1.hand=mayor");
    assertEquals(2, EndRound.track(table.state(), table.player(1)));
    assertEquals(2 + 1 + 1 + 3, table.income(1));
    assertEquals(1 + 1 + 3 + 1, Finish.amount(table.state(), 0, Bonus.MOST_TOWNS));
    table.endRound().has(1, 7 + 1 + 7, 1);
    assertEquals(List.of("scholar", "cartographer", "mayor", "soldier"), table.hand(1));
  }

  @Rule("COI-113")
  @Test
  void snyle_is_a_goods_card_at_once_and_adds_goods_once_chosen() {
    var table = Table.at(PLAIN + ARMY + "open=snyle 1.cities=start:a1");
    table.play(1, "attack", "town snyle", "fight iron-dragon", "fight iron-guard");
    table.play(1, "pay captain", "bury captain", "bury iron-guard");
    assertEquals(2 + 2, EndRound.track(table.state(), table.player(1)));
    assertEquals(3, table.good(1, Good.TURNIPS));
    while (table.state().step != Step.WILD) {
      table.endRound();
    }
    assertEquals(List.of("yield turnips"), table.moves(1));
    assertEquals(new CoiReason.GoodNotOwned(Good.SALT), table.refusal(1, "yield salt"));
    table.play(1, "yield turnips");
    assertEquals(5, table.good(1, Good.TURNIPS));
  }

  @Rule("COI-113")
  @Test
  void snyle_chooses_anew_each_end_round_among_goods_owned_without_it() {
    String position = PLAIN + "turn=5 turns=2,1 wild=turnips 1.towns=snyle 1.cities=start:";
    var other = Table.at(position + "a2").endRound();
    assertEquals(List.of("yield turnips", "yield srikas"), other.moves(1));
    other.play(1, "yield srikas");
    assertEquals(2, other.good(1, Good.TURNIPS));
    assertEquals(3, other.good(1, Good.SRIKAS));
    var nothing = Table.at(position);
    assertEquals(2, nothing.good(1, Good.TURNIPS));
    nothing.endRound();
    assertEquals(Step.PURCHASE, nothing.state().step);
    assertEquals(0, nothing.good(1, Good.TURNIPS));
  }

  @Rule("COI-113")
  @Test
  void snyles_choice_ends_when_it_is_lost() {
    var table =
        Table.at(
            PLAIN + ARMY + "open= wild=turnips 2.towns=snyle 2.cities=start:a1 1.cities=start:");
    assertEquals(5, table.good(2, Good.TURNIPS));
    table.play(1, "attack", "town snyle", "fight iron-dragon", "fight iron-guard", "fight captain");
    table.play(1, "pay magician", "bury captain", "bury iron-guard", "bury iron-dragon");
    assertEquals(3, table.good(2, Good.TURNIPS));
    assertEquals(0, table.good(1, Good.TURNIPS));
    assertEquals(3, EndRound.track(table.state(), table.player(2)));
    assertEquals(3, EndRound.track(table.state(), table.player(1)));
  }

  @Rule("COI-115")
  @Test
  void metgra_holds_two_buildings_on_coast_and_jungle() {
    var table =
        Table.at(
            PLAIN + "row=b1,b1,a9 1.towns=metgra 1.science=1 1.cities=start:;metgra:b2 1.coins=9");
    table.play(1, "build", "row 1 b1").play(2, "tax");
    assertEquals(List.of("b1", "b2"), table.city(1, City.METGRA));
    assertEquals(5, table.good(1, Good.TENTACLES));
    table.play(1, "build", "row 2 b1");
    assertEquals(List.of("which b1", "which b2"), table.moves(1));
    assertEquals(0, Finish.amount(table.state(), 0, Bonus.MOST_DISTANCE));
    assertEquals(1, Effects.citizenDraws(table.player(1).effects));
  }

  @Rule("COI-115")
  @Test
  void who_conquers_cazum_takes_its_buildings_with_all_they_give() {
    var table = Table.at(PLAIN + ARMY + "open= 2.towns=cazum 2.cities=start:a7;cazum:a8,a9");
    assertEquals(5, table.good(2, Good.ORE));
    table.play(1, "attack", "town cazum", "fight iron-dragon", "pay captain");
    table.play(1, "bury iron-dragon");
    assertEquals(2, table.good(2, Good.ORE));
    assertEquals(3, table.good(1, Good.ORE));
    assertEquals(List.of("a8", "a9"), table.city(1, City.CAZUM));
    assertEquals(1, Effects.science(table.player(1).effects));
    assertEquals(0, Effects.science(table.player(2).effects));
    assertEquals(3, EndRound.track(table.state(), table.player(1)));
    assertEquals(3, EndRound.track(table.state(), table.player(2)));
    assertFalse((table.player(2).built & 1L << Building.A8.ordinal()) != 0);
    assertTrue((table.player(1).built & 1L << Building.A8.ordinal()) != 0);
  }
}
