package loggia.games.cityofiron;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import loggia.kernel.Journal;
import loggia.kernel.Moves;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The quick evaluation says what the plain one says, as a bot asks it: of every move, in several
/// worlds imagined from the same moment.
class PlainOutlookTest {
  private static final PlainOutlook PLAIN = new PlainOutlook(Forecast.LEARNED);
  private static final int WORLDS = 3;

  @ParameterizedTest
  @CsvSource({"2, base", "3, expansion", "4, expansion", "4, base"})
  void a_move_is_worth_the_same_however_it_is_counted(int seats, String towns) {
    var random = new SplittableRandom(seats);
    for (long seed = 0; seed < 6; seed++) {
      var setup =
          Setup.of(Table.GAME.manual(), seats, Map.of("towns", towns), List.of(), 100 + seed);
      CoiState state = Table.GAME.begin(setup);
      while (!state.over()) {
        Seat seat = state.awaited().first();
        Moves<CoiMove> moves = state.moves(seat);
        CoiMove best = moves.get(0);
        if (moves.size() > 1) {
          best = random.nextInt(4) == 0 ? compare(state, seat, random) : any(moves, random);
        }
        state = state.play(seat, best, Journal.NONE);
      }
    }
  }

  private static CoiMove any(Moves<CoiMove> moves, SplittableRandom random) {
    return moves.get(random.nextInt(moves.size()));
  }

  /// Returns the best move, so that the games lead to where bots come.
  private static CoiMove compare(CoiState state, Seat seat, SplittableRandom random) {
    Moves<CoiMove> moves = state.moves(seat);
    var worth = new double[moves.size()];
    for (int w = 0; w < WORLDS; w++) {
      CoiState world = state.imagine(seat, random);
      for (int i = 0; i < worth.length; i++) {
        CoiState next = world.advance(seat, moves.get(i));
        double[] quick = next.outlook();
        CoiMove move = moves.get(i);
        assertArrayEquals(PLAIN.of(next), quick, 1e-9, () -> move.text() + " at " + state.text());
        assertArrayEquals(quick, next.outlook(), 0, "asked twice");
        worth[i] += quick[seat.index()];
      }
    }
    int best = 0;
    for (int i = 1; i < worth.length; i++) {
      best = worth[i] > worth[best] ? i : best;
    }
    return moves.get(best);
  }
}
