package loggia.app.coach;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import loggia.bots.Bot;
import loggia.bots.Contender;
import loggia.bots.MoveComparison;
import loggia.bots.Question;
import loggia.bots.arena.Arena;
import loggia.bots.arena.Fixture;
import loggia.bots.coach.Analysis;
import loggia.bots.coach.BotFigures;
import loggia.bots.coach.Coach;
import loggia.bots.coach.Effort;
import loggia.bots.coach.Mark;
import loggia.bots.registry.Bots;
import loggia.kernel.Game;
import loggia.kernel.Games;
import loggia.kernel.Move;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.kernel.State;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Whether the coach can be trusted, at length: `-Dloggia.coach.proof=20` plays so many games of
/// each kind. `docs/coach.md` has what came out.
class CoachProofTest {
  private static final int GAMES = Integer.getInteger("loggia.coach.proof", 0);
  private static final double FOUND = 0.95;

  /// Errs less than what is planted: a weaker one makes worse decisions of its own now and then,
  /// and rightly these are named first.
  private static final String WISE = "search:iterations=3000";

  static List<Game<?, ?>> games() {
    return List.copyOf(Games.all());
  }

  @ParameterizedTest
  @MethodSource("games")
  void a_planted_blunder_is_found_and_named_first(Game<?, ?> game) {
    assumeTrue(GAMES > 0, "on demand: -Dloggia.coach.proof=20");
    int planted = 0;
    int first = 0;
    var missed = new ArrayList<String>();
    for (int seed = 1; seed <= GAMES; seed++) {
      var planter = new Planter(seed);
      Analysis analysis = analysis(game, seed, planter);
      if (planter.planted.isEmpty()) {
        continue;
      }
      planted++;
      List<Analysis.Moment> marked =
          analysis.moments().stream()
              .filter(moment -> moment.seat() == Seat.ONE && moment.mark() != Mark.NONE)
              .sorted(Comparator.comparingDouble(Analysis.Moment::loss).reversed())
              .toList();
      int place = marked.stream().map(planter::isPlanted).toList().indexOf(true) + 1;
      first += place == 1 ? 1 : 0;
      if (place != 1) {
        missed.add("seed %d: %s in place %d".formatted(seed, planter.planted.get(), place));
      }
    }
    System.out.printf(
        "%s: of %d planted blunders %d named first; not: %s%n",
        game.manual().id(), planted, first, missed);
    assertTrue(planted > 0, "none could be planted");
    assertTrue(first >= FOUND * planted, first + " of " + planted + "; not: " + missed);
  }

  private static <S extends State<S, M>, M extends Move> Analysis analysis(
      Game<S, M> game, long seed, Bot planter) {
    var setup = Setup.of(game.manual(), 2, seed);
    var bots = List.of(planter, Bots.parse(WISE, seed));
    return Coach.analyse(game, Arena.record(game, setup, bots), List.of(), Effort.USUAL, _ -> {});
  }

  /// Plays by search, but once does what is worse by far: by what can be known, in worlds of its
  /// own.
  private static final class Planter implements Bot {
    private static final double FAR = 0.25;
    private static final int WORLDS = 60;
    private final SplittableRandom random;
    private final Bot wise;
    private Optional<String> planted = Optional.empty();
    private int round;

    Planter(long seed) {
      random = new SplittableRandom(seed);
      wise = Bots.parse(WISE, seed);
    }

    boolean isPlanted(Analysis.Moment moment) {
      return planted.filter(moment.move()::equals).isPresent() && moment.round() == round;
    }

    @Override
    public <S extends State<S, M>, M extends Move> M choose(Question<S, M> question) {
      if (planted.isEmpty() && question.round() > 1 && question.moves().size() > 2) {
        S world = question.imagine(random);
        int seat = question.seat().index();
        M worst =
            question.moves().toList().stream()
                .min(
                    Comparator.comparingDouble(
                        move -> world.advance(question.seat(), move).outlook()[seat]))
                .orElseThrow();
        var compared = MoveComparison.of(question, worst, WORLDS, FAR, random.nextLong());
        boolean far =
            compared.valued().stream()
                .anyMatch(v -> v.move().equals(worst) && v.behind() - 2 * v.error() > FAR);
        if (far) {
          planted = Optional.of(worst.text());
          round = question.round();
          return worst;
        }
      }
      return wise.choose(question);
    }
  }

  /// Levels think by the clock; the same searches counted in iterations give the same games
  /// everywhere.
  @ParameterizedTest
  @MethodSource("games")
  void who_plays_better_errs_less(Game<?, ?> game) {
    assumeTrue(GAMES > 0, "on demand: -Dloggia.coach.proof=20");
    List<Contender> levels =
        Stream.of("search:iterations=3000", "search:iterations=300", "apprentice", "random")
            .map(Bots::parse)
            .toList();
    var figures = figures(game, levels);
    figures.forEach(f -> System.out.println(game.manual().id() + ": " + f));
    for (int i = 1; i < figures.size(); i++) {
      double better = figures.get(i - 1).errorRate();
      assertTrue(better < figures.get(i).errorRate(), figures.toString());
    }
  }

  private static <S extends State<S, M>, M extends Move> List<BotFigures> figures(
      Game<S, M> game, List<Contender> levels) {
    int each = Math.max(1, GAMES / 10);
    List<Fixture> fixtures = Fixture.all(levels.size(), 2, each);
    Setup setup = Setup.of(game.manual(), 2, 31);
    return BotFigures.of(game, setup, levels, fixtures, Effort.USUAL, () -> {});
  }
}
