package loggia.games.cityofiron;

import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import loggia.kernel.Attachment;
import loggia.kernel.Journal;
import loggia.kernel.Moves;
import loggia.kernel.Onlooker;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The referee finds nothing to object to, and objects at once when something is broken. The system
/// properties `referee.random` and `referee.bots` say how many games are watched, such as 10000 and
/// 1000.
class RefereeTest {
  private static final String PRINTED = Fixtures.text("components.json");

  private static void watch(int games, boolean bots, String played) {
    var random = new SplittableRandom(11);
    var file = new Attachment("played.json", played);
    for (int game = 0; game < games; game++) {
      var options =
          Map.of(
              "nations", game % 4 == 0 ? "plain" : "special",
              "towns", game % 2 == 0 ? "expansion" : "base",
              "components", file.hash());
      var setup = Setup.of(Table.GAME.manual(), 2 + game % 3, options, List.of(file), game);
      CoiState state = Table.GAME.begin(setup);
      var referee = new Referee(PRINTED, (CoiView) state.view(Onlooker.SPECTATOR));
      while (!state.over()) {
        Seat seat = state.awaited().first();
        Moves<CoiMove> moves = state.moves(seat);
        CoiMove move =
            bots && moves.size() > 1
                ? best(state, seat, random)
                : moves.get(random.nextInt(moves.size()));
        Journal.Pages log = Journal.pages();
        state = state.play(seat, move, log);
        referee.sees(log.visibleTo(Onlooker.SPECTATOR), (CoiView) state.view(Onlooker.SPECTATOR));
      }
    }
  }

  private static CoiMove best(CoiState state, Seat seat, SplittableRandom random) {
    Moves<CoiMove> moves = state.moves(seat);
    CoiState world = state.imagine(seat, random);
    CoiMove best = moves.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (CoiMove move : moves) {
      double worth = world.advance(seat, move).outlook()[seat.index()];
      if (worth > most) {
        most = worth;
        best = move;
      }
    }
    return best;
  }

  @Test
  void random_games_are_played_by_the_rulebook() {
    watch(Integer.getInteger("referee.random", 90), false, PRINTED);
  }

  @Test
  void games_of_bots_are_played_by_the_rulebook() {
    watch(Integer.getInteger("referee.bots", 18), true, PRINTED);
  }

  /// Games that charge, give or score something else than what is printed.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"coins\": 7, \"science\": 0, \"income\": 2|{\"coins\": 8, \"science\": 0, \"income\": 2",
        "\"income\": 2|\"income\": 3",
        "\"id\": \"a1\", \"name\": \"turnip-farm\", \"coins\": 2|\"id\": \"a1\", \"name\":"
            + " \"turnip-farm\", \"coins\": 3",
        "\"id\": \"a5\", \"name\": \"moss-garden\", \"coins\": 3, \"science\": 1|\"id\": \"a5\","
            + " \"name\": \"moss-garden\", \"coins\": 3, \"science\": 0",
        "\"first\": 2, \"second\": 1|\"first\": 2, \"second\": 2",
        "\"id\": \"a9\", \"name\": \"academy\", \"coins\": 5, \"science\": 0, \"yields\":"
            + " {\"science\": 1}|\"id\": \"a9\", \"name\": \"academy\", \"coins\": 5, \"science\":"
            + " 0, \"yields\": {\"science\": 2}",
        "\"id\": \"captain\", \"kind\": \"military\", \"start\": true, \"distance\": 1, \"attack\":"
            + " 2|\"id\": \"captain\", \"kind\": \"military\", \"start\": true, \"distance\": 1,"
            + " \"attack\": 9",
        "\"scholar-coins\": 0|\"scholar-coins\": 1",
        "\"move-coins\": 1|\"move-coins\": 2",
        "\"id\": \"explorer\", \"kind\": \"citizen\", \"coins\": 2|\"id\": \"explorer\", \"kind\":"
            + " \"citizen\", \"coins\": 1"
      })
  void a_broken_game_is_caught(String printed, String broken) {
    String played = PRINTED.replace(printed, broken);
    if (played.equals(PRINTED)) {
      throw new AssertionError("nothing was broken: " + printed);
    }
    assertThrows(Referee.Objection.class, () -> watch(60, false, played));
  }
}
