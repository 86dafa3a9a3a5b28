package loggia.games.xiicentury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import loggia.kernel.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PositionTest {
  @Test
  void what_is_not_said_is_usual() {
    XiiState state = Table.GAME.position("town pop 10 food 6 farms 4 men 4");
    assertEquals(1, state.seats());
    assertEquals(Phase.PICK, state.phase());
    assertEquals(Seat.ONE, state.awaited().first());
    assertEquals("town pop 10 food 6 farms 4 men 4", TownText.write(state.towns[0]));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "town",
        "difficulty hard events chosen track 5 fire 6 outlaws phase assign first 2 town town town",
        "phase equal dice 3 3 0 0 chance 77 disclosures 12 town",
        "phase use dice 5 6 3 1 spent 2 hand 6 rolled 2 used food quarry did reserve town pop 3",
        "phase use dice 5 6 3 1 spent 2 hand 2 first-part 4 did split town pop 3 witch b",
        "phase use spent 2 hand 4 second-part farms used farms did split town pop 3 witch b",
        "phase use hand 5 reserve did reserve town reserve 2 3 4 5 5 crossed 2",
        "phase part dice 5 6 3 1 spent 2 hand 6 rolled 2 did split town pop 3 witch b",
        "phase trade spent 1 2 3 4 did sheriff court trade town food 3 market town",
        "used food supply twice food town pop 9 witch a",
        "phase war war 2 support 3 avoid town men 1 pop 1 town men 1 pop 1 town",
        "phase bonus bonus 1 grassland 1 forest 2 forest town town",
        "round 10 phase over objective castle town reserve houses 10",
      })
  void a_position_reads_back_as_it_was_written(String text) {
    XiiState state = Table.GAME.position(text);
    XiiState again = Table.GAME.position(state.text());
    assertEquals(state, again);
    assertEquals(state.hashCode(), again.hashCode());
    assertEquals(state.text(), again.text());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "town pop 10 dragons 3|character 13: a town has no 'dragons'",
        "town pop many|character 10, pop: 'many' is not a whole number from 0 to 15",
        "town pop 3 farms 4|character 1: farms 4 is more than 3",
        "town town pop 11|character 6: pop 11 is more than 10",
        "town pop|character 9, pop: something is missing",
        "round 11 town|character 7, round: '11' is not a whole number from 0 to 10",
        "rounds 1 town|character 1: there is no 'rounds' in a position",
        "round 1|there must be 1 to 5 towns, not 0",
        "active 3 town town|there are only 2 towns",
        "events never town|character 8, events: 'never' is none of random, chosen",
        "phase dance town|character 7, phase: 'dance' is none of assign, equal, pick, use, part,"
            + " trade, war, bonus, over",
        "town witch|character 11, witch: something is missing",
        "town witch c|character 12, witch: 'c' is none of a, b",
        "town reserve 7|character 14, reserve: '7' is not a whole number from 1 to 6",
        "town reserve 1 1 1 1 1 1 crossed 5|character 1: the reserve has no more than 10 slots",
        "sheet e30 town|character 7, sheet: the sheet cannot be read: sheet, line 1:"
            + " the field \"assets\" is missing",
      })
  void a_bad_position_is_refused_with_what_is_wrong(String text, String problem) {
    assertEquals(
        "This position cannot be read: " + problem, Table.error(() -> Table.GAME.position(text)));
  }

  @Test
  void every_move_has_its_own_text_and_reads_back() {
    var texts = new HashSet<String>();
    for (var move : MoveTables.all()) {
      assertTrue(texts.add(move.text()), move.text());
      assertEquals(move, Table.GAME.move(move.text()));
    }
    assertEquals(
        "There is no move 'spend 5 dragons' in this game.",
        Table.error(() -> Table.GAME.move("spend 5 dragons")));
  }
}
