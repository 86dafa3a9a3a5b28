package loggia.app.coach;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import loggia.bots.Question;
import loggia.bots.arena.Arena;
import loggia.bots.coach.Analysis;
import loggia.bots.coach.Analysis.Moment;
import loggia.bots.coach.Coach;
import loggia.bots.coach.Effort;
import loggia.bots.coach.Mark;
import loggia.bots.net.ShippedEvaluator;
import loggia.bots.registry.Bots;
import loggia.kernel.Game;
import loggia.kernel.GameRecord;
import loggia.kernel.Journal;
import loggia.kernel.Move;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.kernel.State;

/// A game in which seat 1 threw one decision away, and what the coach says of it.
///
/// @param place of the planted decision among the marked ones of its seat, the costliest first; 0:
///   it was not marked
/// @param planted what it cost by [ToTheEnd]
/// @param rival what the costliest of the seat's other decisions cost, also by that
record PlantedGame(int place, String move, ToTheEnd planted, Optional<ToTheEnd> rival) {
  /// Errs less than what is planted: a weaker one makes worse decisions of its own now and then,
  /// and rightly these are named first.
  private static final String WISE = "search:iterations=1000";

  private static final String OTHER = "search:iterations=200";
  private static final int WORLDS = 400;

  /// A busy machine makes no worse coach.
  private static final Effort UNHURRIED = Effort.USUAL.withTime(Duration.ofHours(1));

  /// Whether what was planted is the worst that the seat did. Whoever searches may throw away more
  /// all by itself.
  boolean counts() {
    return rival.isEmpty() || rival.get().mean() <= planted.mean();
  }

  /// Empty: nothing could be planted.
  static <S extends State<S, M>, M extends Move> Optional<PlantedGame> play(
      Game<S, M> game, long seed) {
    var planter = new Planter(Bots.parse(WISE, seed), seed);
    var bots = List.of(planter, Bots.parse(OTHER, seed));
    GameRecord record = Arena.record(game, Setup.of(game.manual(), 2, seed), bots);
    return planter.planted().map(index -> judged(game, record, index));
  }

  private static <S extends State<S, M>, M extends Move> PlantedGame judged(
      Game<S, M> game, GameRecord record, int index) {
    Analysis analysis = Coach.analyse(game, record, List.of(), UNHURRIED, _ -> {});
    List<Moment> own =
        analysis.moments().stream()
            .filter(moment -> moment.seat() == Seat.ONE && moment.judgement().isPresent())
            .toList();
    Moment planted = own.get(index);
    List<Moment> marked =
        own.stream()
            .filter(moment -> moment.mark() != Mark.NONE)
            .sorted(Comparator.comparingDouble(Moment::loss).reversed())
            .toList();
    return new PlantedGame(
        marked.indexOf(planted) + 1,
        planted.move(),
        cost(game, record, planted),
        marked.stream()
            .filter(moment -> !moment.equals(planted))
            .findFirst()
            .map(moment -> cost(game, record, moment)));
  }

  private static <S extends State<S, M>, M extends Move> ToTheEnd cost(
      Game<S, M> game, GameRecord record, Moment moment) {
    S state = record.replay(game, List.of(), moment.number(), Journal.NONE).state();
    var best = moment.judgement().orElseThrow().best().getFirst();
    return ToTheEnd.cost(
        new Question<>(game, state, moment.seat()),
        ShippedEvaluator.INSTANCE,
        state.listed(moment.seat(), game.move(moment.move())),
        game.move(best.move()),
        WORLDS,
        moment.number());
  }
}
