package loggia.app.coach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import loggia.bots.Bot;
import loggia.bots.GreedyBot;
import loggia.bots.Question;
import loggia.bots.RandomBot;
import loggia.bots.arena.Arena;
import loggia.bots.coach.Analysis;
import loggia.bots.coach.Coach;
import loggia.bots.coach.Effort;
import loggia.bots.coach.Mark;
import loggia.kernel.Game;
import loggia.kernel.GameRecord;
import loggia.kernel.Games;
import loggia.kernel.Move;
import loggia.kernel.Names;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.kernel.State;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What the coach says of real games. `-Dloggia.coach.games=300` looks at more of them.
class CoachOfGamesTest {
  private static final int GAMES = Integer.getInteger("loggia.coach.games", 16);

  static List<Game<?, ?>> games() {
    return List.copyOf(Games.all());
  }

  private static <S extends State<S, M>, M extends Move> Analysis analyse(
      Game<S, M> game, long seed, Effort effort, Bot... bots) {
    var setup = Setup.of(game.manual(), bots.length, seed);
    GameRecord record = Arena.record(game, setup, List.of(bots));
    return Coach.analyse(game, record, List.of(), effort, _ -> {});
  }

  @ParameterizedTest
  @MethodSource("games")
  void luck_is_neither_good_nor_bad_on_average(Game<?, ?> game) {
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < GAMES; i++) {
      Analysis analysis =
          analyse(
              game,
              i,
              Effort.USUAL.withWorlds(0),
              new GreedyBot(2L * i),
              new GreedyBot(2L * i + 1));
      double luck = analysis.seats().getFirst().luck();
      sum += luck;
      squares += luck * luck;
    }
    double mean = sum / GAMES;
    double error = Math.sqrt((squares / GAMES - mean * mean) / (GAMES - 1.0));
    assertTrue(squares > 0, "something was drawn in " + game.manual().id());
    assertTrue(Math.abs(mean) < 5 * error, "luck of seat 1: " + mean + " ± " + error);
  }

  @ParameterizedTest
  @MethodSource("games")
  void who_plays_at_random_errs_more_than_who_looks_one_decision_ahead(Game<?, ?> game) {
    double random = 0;
    double greedy = 0;
    for (int i = 0; i < 3; i++) {
      Analysis analysis =
          analyse(game, i, Effort.USUAL.withWorlds(10), new RandomBot(i), new GreedyBot(i));
      random += analysis.seats().getFirst().errorRate();
      greedy += analysis.seats().getLast().errorRate();
    }
    assertTrue(greedy < random, greedy + " < " + random);
  }

  /// What looks worst at first sight need not be so: one of three may be none.
  @ParameterizedTest
  @MethodSource("games")
  void a_decision_thrown_away_is_found(Game<?, ?> game) {
    int found = 0;
    for (int i = 1; i <= 3; i++) {
      var thrower = new Thrower(i);
      Analysis analysis = analyse(game, i, Effort.USUAL.withWorlds(20), thrower, new GreedyBot(i));
      boolean marked =
          analysis.moments().stream()
              .filter(moment -> moment.seat() == Seat.ONE && moment.mark() != Mark.NONE)
              .anyMatch(moment -> moment.move().equals(thrower.thrown));
      found += marked ? 1 : 0;
    }
    assertTrue(found >= 2, found + " of 3");
  }

  /// Plays as well as greedy does, but once, where much depends on it, does the worst.
  private static final class Thrower implements Bot {
    private static final double MUCH = 0.15;
    private final SplittableRandom random;
    private final Bot greedy;
    String thrown = "";

    Thrower(long seed) {
      random = new SplittableRandom(seed);
      greedy = new GreedyBot(seed);
    }

    @Override
    public <S extends State<S, M>, M extends Move> M choose(Question<S, M> question) {
      if (thrown.isEmpty() && question.round() > 2) {
        S world = question.imagine(random);
        Comparator<M> worth = Comparator.comparingDouble(move -> worth(world, question, move));
        M worst = Collections.min(question.moves().toList(), worth);
        M best = Collections.max(question.moves().toList(), worth);
        if (worth(world, question, best) - worth(world, question, worst) > MUCH) {
          thrown = worst.text();
          return worst;
        }
      }
      return greedy.choose(question);
    }

    private static <S extends State<S, M>, M extends Move> double worth(
        S world, Question<S, M> question, M move) {
      return world.advance(question.seat(), move).outlook()[question.seat().index()];
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void the_report_can_be_read_in_every_language(Game<?, ?> game) {
    Analysis analysis =
        analyse(game, 4, Effort.USUAL.withWorlds(6), new RandomBot(1), new GreedyBot(2));
    for (Analysis.Moment moment : analysis.moments()) {
      var why = moment.judgement().map(Analysis.Judgement::why).orElse(List.of());
      double points = why.stream().mapToDouble(Analysis.Difference::points).sum();
      assertTrue(why.isEmpty() || points > 0, "what speaks against it is no reason: " + why);
    }
    for (String language : List.of("en", "it")) {
      var names = Names.of(List.of("Ada & <Bea>", "Carla"));
      var report = CoachReport.of(analysis, game, language, names, Optional.empty());
      String table = new CoachTable(report).text();
      assertTrue(table.contains("Ada & <Bea>") && !table.contains("{"), table);
      String page = new CoachPage(report).html();
      assertTrue(page.contains("Ada &amp; &lt;Bea&gt;") && !page.contains("<Bea>"), page);
      assertEquals(2, page.split("<polyline", -1).length - 1);
      assertNamesTheWorstDecision(report, table);
    }
  }

  private static void assertNamesTheWorstDecision(CoachReport report, String table) {
    int worst = report.analysis().seats().getFirst().worst().orElseThrow();
    var moment = report.analysis().moments().stream().filter(m -> m.number() == worst).findFirst();
    String words = (worst + 1) + ": " + report.move(moment.orElseThrow().move()) + " (-";
    assertTrue(report.decisions().getFirst().getLast().startsWith(words), words);
    report.decisions().getFirst().forEach(cell -> assertTrue(table.contains(cell), cell));
  }
}
