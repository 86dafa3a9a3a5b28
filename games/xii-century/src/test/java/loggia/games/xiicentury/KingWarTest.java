package loggia.games.xiicentury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import loggia.kernel.Onlooker;
import loggia.kernel.Seat;
import loggia.kernel.Verdict;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

class KingWarTest {
  private static final String FOUR =
      "active 4 town pop 10 men 3 knights 3 food 9 town pop 10 men 7 food 9"
          + " town pop 10 men 4 food 9 town pop 10 food 9";

  private static Table war(String position) {
    Table table = Table.spent(position);
    return table.play("done");
  }

  @Test
  @Rule({"XII-60", "XII-61", "XII-62", "XII-63"})
  void the_war_of_the_rulebook() {
    Table table = war("chance " + Table.chance(1, 5) + " " + FOUR);
    assertEquals(Phase.WAR, table.state().phase());
    assertTrue(table.moves(4).isEmpty());
    var mary = table.state().explain(Seat.FOUR, new XiiMove.Support());
    assertEquals(Verdict.refused(new XiiReason.MustAvoid()), mary);
    table.play("support, support, support");
    assertEquals("men 1 knights 1 reputation 2", army(table, 1));
    assertEquals("men 3 knights 0 reputation 1", army(table, 2));
    assertEquals("men 2 knights 0 reputation 2", army(table, 3));
    assertEquals("men 0 knights 0 reputation 0", army(table, 4));
  }

  private static String army(Table table, int seat) {
    Town town = table.town(seat);
    return "men %d knights %d reputation %d"
        .formatted(town.men(), town.knights(), town.reputation());
  }

  @Test
  @Rule("XII-60")
  void choices_are_secret_and_can_be_changed_until_the_last_is_in() {
    Table table = war("chance 1 " + FOUR).play(1, "support");
    for (var viewer : List.of(Seat.TWO, Seat.THREE, Onlooker.SPECTATOR)) {
      var view = table.state().view(viewer);
      assertEquals("", view.yourWar());
      assertEquals(List.of(2, 3), view.undecided());
    }
    assertEquals("support", table.state().view(Seat.ONE).yourWar());
    var changed = Table.at(table.state()).play(1, "avoid").state();
    assertEquals(table.state().view(Seat.TWO), changed.view(Seat.TWO));
    assertNotEquals(table.state(), changed);
    table.play(1, "avoid").play(3, "avoid").play(2, "avoid");
    assertEquals("men 3 knights 3 reputation 0", army(table, 1));
  }

  @Test
  @Rule("XII-60")
  void people_and_mercenaries_count_and_infrastructures_do_not() {
    Sheet sheet = Printing.NOW.sheet();
    Town town =
        Table.at(
                "town pop 10 men 2 knights 1 mercenaries 2 army-chief war-hero walls barbican"
                    + " castle a")
            .town();
    assertEquals(2 + 2 + 6 + 3 + 6, Power.atWar(sheet, town));
    assertEquals(2 + 2 + 6 + 3 + 6 + 10 + 10 + 20, Power.atHome(sheet, town));
  }

  @Test
  @Rule("XII-60")
  void without_any_pow_at_the_table_nobody_is_asked() {
    assertEquals(2, war("active 2 town town").state().round());
  }

  @Test
  @Rule("XII-61")
  void four_knights_add_a_second_die() {
    Town town = Table.at("town pop 4 men 4 knights 4").town();
    assertEquals(2, Power.dice(town));
    assertEquals(1, Power.dice(Table.at("town pop 4 men 4 knights 3").town()));
    assertEquals(0, Power.dice(Table.at("town pop 4 men 3 knights 3").town()));
    Table table =
        war(
            "active 2 chance "
                + Table.chance(6, 6)
                + " town pop 10 men 4 knights 4 food 9 town pop 10 men 10 mercenaries 2 food 9");
    // 12 and two sixes are 24; 16 and a die are at most 22.
    table.play("support, support");
    assertEquals(2, table.town(1).reputation());
    assertEquals(1, table.town(2).reputation());
  }

  @Test
  @Rule("XII-62")
  void a_lone_supporter_gets_one() {
    Table table = war("active 2 town pop 9 men 3 food 9 town pop 9 men 1 food 9");
    table.play(1, "support").play(2, "avoid");
    assertEquals(1, table.town(1).reputation());
    assertEquals(0, table.town(2).reputation());
    assertEquals(1, table.town(2).men());
  }

  @Test
  @Rule("XII-63")
  void mercenaries_are_never_lost() {
    Table table = war("active 2 town pop 9 men 3 mercenaries 2 food 9 town");
    table.play("support");
    assertEquals(2, table.town(1).mercenaries());
    assertEquals(1, table.town(1).men());
  }

  @Test
  @Rule("XII-80")
  void alone_there_is_no_war() {
    Table table = war("town pop 9 food 9 men 5");
    assertEquals(2, table.state().round());
    assertFalse(table.state().phase() == Phase.WAR);
  }
}
