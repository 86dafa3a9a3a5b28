package loggia.games.cityofiron;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Stream;
import loggia.games.cityofiron.referee.Objection;
import loggia.games.cityofiron.referee.Referee;
import loggia.kernel.Attachment;
import loggia.kernel.Game;
import loggia.kernel.Journal;
import loggia.kernel.Moves;
import loggia.kernel.Onlooker;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// An independent [Referee] watches games: what was allowed, paid, gained, drawn, discarded and
/// scored. It objects to nothing, and at once when something is broken.
///
/// `-Dloggia.referee.random=10000 -Dloggia.referee.bots=1000` watches more of them.
class SecondReadingTest {
  private static final String PRINTED = Fixtures.text("components.json");

  private static Setup setup(Game<CoiState, CoiMove> game, int i, String components) {
    var file = new Attachment("played.json", components);
    var options =
        Map.of(
            "nations", i % 4 == 0 ? "plain" : "special",
            "towns", i % 2 == 0 ? "expansion" : "base",
            "pick", i % 5 == 0 ? "chosen" : "dealt",
            "components", file.hash());
    return Setup.of(game.manual(), 2 + i % 3, options, List.of(file), i);
  }

  /// Plays a game to its end before the referee; returns the kinds of moves that were made.
  private static Set<Class<?>> watch(
      Game<CoiState, CoiMove> game, Setup setup, double slips, Broken broken) {
    var kinds = new HashSet<Class<?>>();
    var random = new SplittableRandom(setup.seed());
    CoiState state = game.begin(setup);
    var referee = new Referee(PRINTED, seen(state));
    while (!state.over()) {
      var able = new ArrayList<Seat>();
      for (int i = 0; i < state.seats(); i++) {
        var moves = new TreeSet<String>();
        state.moves(Seat.of(i)).forEach(move -> moves.add(move.text()));
        assertEquals(referee.allowed(i), moves, () -> "seed " + setup.seed());
        if (!moves.isEmpty()) {
          able.add(Seat.of(i));
        }
      }
      Seat seat =
          random.nextInt(8) > 0 ? state.awaited().first() : able.get(random.nextInt(able.size()));
      CoiMove move = choose(state, seat, slips, random);
      kinds.add(move.getClass());
      Journal.Pages log = Journal.pages();
      CoiState next = broken.bend().of(state, move, state.play(seat, move, log));
      var told = log.entries().stream().map(Journal.Entry::event).toList();
      referee.watch(seat.index(), move.text(), told, seen(next));
      state = next;
    }
    referee.watchEnd(broken.end().apply(state.result()));
    return kinds;
  }

  private static CoiView seen(CoiState state) {
    return (CoiView) state.view(Onlooker.ORACLE);
  }

  private static CoiMove choose(CoiState state, Seat seat, double slips, SplittableRandom random) {
    Moves<CoiMove> moves = state.moves(seat);
    CoiMove best = moves.get(random.nextInt(moves.size()));
    if (moves.size() == 1 || random.nextDouble() < slips) {
      return best;
    }
    CoiState world = state.imagine(seat, random);
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
  void random_games_go_by_the_rulebook() {
    for (int i = 0; i < Integer.getInteger("loggia.referee.random", 30); i++) {
      watch(Table.GAME, setup(Table.GAME, i, PRINTED), 1, Broken.NOTHING);
    }
  }

  @Test
  void games_of_bots_go_by_the_rulebook() {
    int games = Integer.getInteger("loggia.referee.bots", 24);
    var kinds = new HashSet<Class<?>>();
    for (int i = 0; i < games; i++) {
      kinds.addAll(watch(Table.GAME, setup(Table.GAME, i, PRINTED), 0.1, Broken.NOTHING));
    }
    if (games >= 24) {
      assertEquals(Set.of(CoiMove.class.getPermittedSubclasses()), kinds);
    }
  }

  private static Stream<Broken> broken() {
    return Broken.all();
  }

  @ParameterizedTest
  @MethodSource("broken")
  @Tag("of-the-referee")
  void a_game_that_is_broken_is_caught(Broken broken) {
    assertCaught(() -> watchSome(Table.GAME, PRINTED, broken));
  }

  /// The referee objects, or it would have allowed something else.
  private static void assertCaught(Executable game) {
    var thrown = assertThrows(Throwable.class, game);
    assertTrue(thrown instanceof Objection || thrown instanceof AssertionError, thrown::toString);
  }

  private static void watchSome(Game<CoiState, CoiMove> game, String components, Broken broken) {
    for (int i = 0; i < 36; i++) {
      watch(game, setup(game, i, components), 0.3, broken);
    }
  }

  @Test
  @Tag("of-the-referee")
  void games_of_earlier_rules_are_caught() {
    for (int rules = 1; rules <= 2; rules++) {
      String before = Fixtures.text("components-%d.json".formatted(rules));
      assertCaught(() -> watchSome(Table.GAME, before, Broken.NOTHING));
    }
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
            + " \"citizen\", \"coins\": 1",
        "\"military-district-spaces\": 2|\"military-district-spaces\": 1",
        "\"id\": \"snyle\", \"stars\": 0, \"defence\": 9|\"id\": \"snyle\", \"stars\": 0,"
            + " \"defence\": 8",
        "\"counts\": 3|\"counts\": 2",
        "\"wild\": 2|\"wild\": 1",
        "\"threshold\": 7|\"threshold\": 6"
      })
  @Tag("of-the-referee")
  void another_print_is_caught(String printed, String other) {
    String played = PRINTED.replace(printed, other);
    if (played.equals(PRINTED)) {
      throw new AssertionError("nothing was changed: " + printed);
    }
    assertCaught(() -> watchSome(Table.GAME, played, Broken.NOTHING));
  }
}
