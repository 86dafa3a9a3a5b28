package loggia.games.xiicentury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import loggia.kernel.Journal;
import loggia.kernel.Names;
import loggia.kernel.Onlooker;
import loggia.kernel.Seat;
import loggia.testkit.Rule;
import org.junit.jupiter.api.Test;

class DrawingTest {
  @Test
  void a_position_is_drawn_for_terminals() {
    XiiState state =
        Table.at(
                "round 7 track 7 fire 8 outlaws dice 5 6 3 1 spent 2 town pop 6 food 3 quarry 7"
                    + " master-builder witch b town men 2 pop 2 reputation 1")
            .play("die 3")
            .state();
    String drawn =
        state
            .view(Onlooker.SPECTATOR)
            .draw(Table.GAME.texts("en"), Names.of(List.of("Ada", "Bruno")));
    assertEquals(
        """
        Round 7/10, using the die in hand
        Events: 7 Fire, 8 Outlaws' attack
        Shared dice: 5 (6)  Own dice: <3> 1  In hand: 3

        * Ada (first)  Points: 9  POW 0/0  reputation 0
            population 6/10, food 3/30, supply 0/30, farms 0/6, men-at-arms 0/6, knights 0/0, \
        strong ale 0/10, stone houses 0/10, monks 0/2, mercenaries 0/2, masons 0/3, bread 0/3
            Reserve: 2 3 4 5  Food due at the end of the turn: 3
            Grassland 0/5 (1 food / 1 supply; then 6 6 6), Farmland 0/9 (2 food; then 9 11 11), \
        Quarry 7/7+ (2 supply; then 10 10 10), Forest 0/10 (2 food / 2 supply; then 10 12 12)
            Master builder, Witch b
            Still to come:
              Blacksmith: 1 VP; needs population 4
              Wealthy merchant: 8 VP; needs population 8, stone houses 5, Market
              Butcher: 15 VP; needs stone houses 5, Tavern; price food 15
              Prior: 4 VP; needs population 6
              Bishop: 6 VP; needs population 10, Monastery
              Army chief: 3 VP; needs men-at-arms 10
              War hero: 7 VP; needs men-at-arms 10, reputation 3
              Earl: 15 VP; needs men-at-arms 10, knights 7
              Church: 5 VP; needs population 5, Master builder; price supply 5
              Stables: 3 VP; needs farms 3; price food 4, supply 2
              Market: 5 VP; needs population 7, farms 5; price food 6, supply 10
              Tavern: 10 VP; needs population 7; price food 9, supply 1
              Monastery: 10 VP; needs population 8, Prior; price food 9, supply 9
              Cathedral: 20 VP; needs monks 2, Master builder, Bishop; price supply 25
              Brewery: 2 VP; needs farms 9, men-at-arms 5; price food 9, supply 1
              Town walls: 6 VP; price supply 6, men-at-arms 3
              Barbican: 8 VP; price supply 10, men-at-arms 5
              Miller: 1 VP, die 2; needs population 10, Mill
              Sheriff: 1 VP, die 2; needs population 10, men-at-arms 5
              Jongleur: 0 VP, die 1; needs population 10
              Mill: 1 VP, die 2; needs farms 7; price food 1, supply 4
              Granary: 5 VP, die 2; needs population 10, food 9; price supply 4
              Town court: 1 VP, die 1; needs population 10; price supply 6
              Castle: 30 VP, die 1; needs men-at-arms 10, Master builder, Tavern; price supply \
        30

          Bruno  Points: 2  POW 2/2  reputation 1
            population 2/10, food 0/30, supply 0/30, farms 0/2, men-at-arms 2/2, knights 0/2, \
        strong ale 0/10, stone houses 0/10, monks 0/2, mercenaries 0/2, masons 0/3, bread 0/3
            Reserve: 2 3 4 5  Food due at the end of the turn: 1 (Bruno has only 0 \
        food: 2 of the population leave, 0 stay.)
            Grassland 0/5 (1 food / 1 supply; then 6 6 6), Farmland 0/9 (2 food; then 9 11 11), \
        Quarry 0/7 (2 supply; then 10 10 10), Forest 0/10 (2 food / 2 supply; then 10 12 12)
        """,
        drawn);
  }

  @Test
  @Rule("XII-56")
  void who_cannot_pay_the_meal_is_told_what_happens() {
    XiiState state = Table.at("round 2 dice 5 6 3 1 town pop 6 food 1").state();
    String drawn = state.view(Seat.ONE).draw(Table.GAME.texts("en"), Names.of(List.of("Ada")));
    assertTrue(
        drawn.contains("turn: 3 (Ada has only 1 food: 4 of the population leave, 2 stay.)"), drawn);
  }

  @Test
  @Rule("XII-52")
  void a_die_that_is_partly_wasted_says_so() {
    var told = Journal.pages();
    XiiState state = Table.at("round 2 dice 5 6 3 1 town food 28").play("die 5").state();
    state.play(Seat.ONE, new XiiMove.Increase(Asset.FOOD), told);
    assertEquals(
        "Ada spends a 5: food +2; wasted: 3.",
        Table.GAME.texts("en").say(told.entries().getFirst().event(), Names.of(List.of("Ada"))));
  }
}
