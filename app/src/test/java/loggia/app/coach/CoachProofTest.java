package loggia.app.coach;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import loggia.bots.Contender;
import loggia.bots.registry.Bots;
import loggia.kernel.Game;
import loggia.kernel.Games;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Whether the coach can be trusted, at length: `-Dloggia.coach.proof=20` plants so many blunders
/// in games of each kind. `docs/coach.md` has what came out.
class CoachProofTest {
  private static final int GAMES = Integer.getInteger("loggia.coach.proof", 0);

  /// Other seeds than those by which the way of judging was chosen.
  private static final int FIRST_SEED = Integer.getInteger("loggia.coach.seed", 1);

  private static final double FOUND = 0.95;

  /// Not every game offers something to throw away, or has nothing worse in it.
  private static final int MOST_TIMES = 5;

  private static final int POSITIONS = 30;

  static List<Game<?, ?>> games() {
    return List.copyOf(Games.all());
  }

  @ParameterizedTest
  @MethodSource("games")
  void a_planted_blunder_is_found_and_named_first(Game<?, ?> game) {
    assumeTrue(GAMES > 0, "on demand: -Dloggia.coach.proof=20");
    int planted = 0;
    var counted = new ArrayList<PlantedGame>();
    for (int i = 0; i < MOST_TIMES * GAMES && counted.size() < GAMES; i++) {
      int seed = FIRST_SEED + i;
      Optional<PlantedGame> played = PlantedGame.play(game, seed);
      planted += played.isPresent() ? 1 : 0;
      played.filter(PlantedGame::counts).ifPresent(counted::add);
      System.out.println(game.manual().id() + " " + seed + ": " + played);
    }
    long found = counted.stream().filter(played -> played.place() > 0).count();
    long first = counted.stream().filter(played -> played.place() == 1).count();
    String figures =
        "%s: %d planted, %d the worst of their game; of these %d found, %d named first"
            .formatted(game.manual().id(), planted, counted.size(), found, first);
    System.out.println(figures);
    assertTrue(counted.size() >= GAMES / 2, figures);
    assertTrue(first >= FOUND * counted.size(), figures);
  }

  /// Levels think by the clock; the same searches counted in iterations give the same choices
  /// everywhere.
  @ParameterizedTest
  @MethodSource("games")
  void who_plays_better_errs_less(Game<?, ?> game) {
    assumeTrue(GAMES > 0, "on demand: -Dloggia.coach.proof=20");
    List<Contender> players =
        Stream.of("search:iterations=3000", "search:iterations=300", "apprentice", "random")
            .map(Bots::parse)
            .toList();
    List<double[]> costs = CommonPositions.costs(game, players, POSITIONS * GAMES, FIRST_SEED);
    var figures = new ArrayList<String>();
    boolean lower = true;
    for (int i = 0; i < players.size(); i++) {
      figures.add(players.get(i).label() + " " + CommonPositions.cost(costs, i));
      if (i > 0) {
        var more = CommonPositions.more(costs, i, i - 1);
        figures.add("which is more by " + more);
        lower &= more.mean() > 0;
      }
    }
    String said = game.manual().id() + " at " + costs.size() + " positions: " + figures;
    System.out.println(said);
    assertTrue(lower, said);
  }
}
