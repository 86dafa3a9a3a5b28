package loggia.games.xiicentury;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import loggia.kernel.Names;
import loggia.kernel.Onlooker;
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
        Shared dice: 5 -  Own dice: <3> 1  In hand: 3

        * Ada (first)  Points: 9  POW 0/0  reputation 0
            population 6/10, food 3/30, supply 0/30, farms 0/6, men-at-arms 0/6, knights 0/0, \
        strong ale 0/10, stone houses 0/10, monks 0/2, mercenaries 0/2, masons 0/3, bread 0/3
            Grassland 0/5, Farmland 0/9, Quarry 7/7+, Forest 0/10  Reserve: 2 3 4 5
            Master builder, Witch b

          Bruno  Points: 2  POW 2/2  reputation 1
            population 2/10, food 0/30, supply 0/30, farms 0/2, men-at-arms 2/2, knights 0/2, \
        strong ale 0/10, stone houses 0/10, monks 0/2, mercenaries 0/2, masons 0/3, bread 0/3
            Grassland 0/5, Farmland 0/9, Quarry 0/7, Forest 0/10  Reserve: 2 3 4 5
        """,
        drawn);
  }
}
