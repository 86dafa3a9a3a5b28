package loggia.server.table;

import java.security.SecureRandom;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import loggia.bots.MoveComparison;
import loggia.bots.Question;
import loggia.bots.coach.Coach;
import loggia.bots.coach.Effort;
import loggia.bots.registry.Level;
import loggia.kernel.Match;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Seat;
import loggia.kernel.State;
import loggia.server.common.Config;
import loggia.server.common.LowPriority;
import loggia.server.common.Metrics;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Asks bots for moves. Only a few think at a time ([BotQueue]), none for ever: one that fails or
/// takes too long is answered for at random, so that no table hangs. A bot is asked a [Question],
/// which gives out what its seat may know, never the real state.
///
/// A bot without a choice waits for its turn like the others and keeps its place as long as one of
/// them did of late: how long it takes tells nothing of what it holds.
public final class BotRunner {
  private static final Logger LOG = LoggerFactory.getLogger(BotRunner.class);
  private static final SecureRandom RANDOM = new SecureRandom();

  private static final long GIVES_WAY = 2000;

  /// @param chance the share of the victory that it promises
  public record Advice(Move move, double chance) {}

  /// Who thinks.
  interface Thinker {
    /// The text of the move that a bot of the turn's level chooses.
    String choose(BotTurn turn);
  }

  private final BotQueue queue;
  private final BotClock clock;
  private final Thinker thinker;
  private final AnswerTimes times = new AnswerTimes();
  private final long limit;
  private final Metrics metrics;

  public BotRunner(Config config, Metrics metrics) {
    this(
        new BotQueue(config.number("bots.threads"), BotClock.REAL::nanos),
        BotClock.REAL,
        new SeatedBots(new KeptBots(BotClock.REAL::nanos)),
        config.number("bots.limit"),
        metrics);
  }

  BotRunner(BotQueue queue, BotClock clock, Thinker thinker, long limit, Metrics metrics) {
    this.queue = queue;
    this.clock = clock;
    this.thinker = thinker;
    this.limit = limit;
    this.metrics = metrics;
  }

  /// Returns when a person waits for no bot, but after [#GIVES_WAY] at the latest: what only
  /// computes gives way to who plays, and still comes to its end.
  public void awaitCalm() {
    queue.awaitCalm(GIVES_WAY);
  }

  public static List<String> levels() {
    return Arrays.stream(Level.values()).map(Level::label).toList();
  }

  /// The text of the move that a bot of the turn's level chooses.
  ///
  /// @param quick whether a bot without a choice may show that it has none
  String choose(BotQueue.Asker asker, BotTurn turn, BooleanSupplier quick) {
    Moves<?> moves = turn.match().state().moves(turn.seat());
    String kind = turn.match().game().manual().id() + " " + turn.level();
    if (quick.getAsBoolean() && moves.size() == 1) {
      return moves.get(0).text();
    }
    return queue.run(
        asker,
        () ->
            moves.size() == 1
                ? unhurried(kind, turn.level(), moves.get(0).text())
                : timed(kind, () -> inTimeOrAny(turn)));
  }

  private String timed(String kind, Supplier<String> thinking) {
    long began = clock.nanos();
    String move = thinking.get();
    times.add(kind, clock.nanos() - began);
    return move;
  }

  private String unhurried(String kind, String level, String move) {
    clock.pause(times.any(kind).orElseGet(() -> TimeUnit.MILLISECONDS.toNanos(usualTime(level))));
    return move;
  }

  private String inTimeOrAny(BotTurn turn) {
    try {
      return inTime(() -> thinker.choose(turn));
    } catch (ExecutionException | TimeoutException | InterruptedException e) {
      metrics.botFailures.increment();
      LOG.atWarn().addKeyValue("level", turn.level()).setCause(e).log("bot failed");
      return any(turn.match().state(), turn.seat());
    }
  }

  /// The best choices of this seat with their chances, by what it may know; at most three.
  ///
  /// @throws IllegalStateException when that takes too long
  List<Advice> advise(BotQueue.Asker asker, Match<?, ?> match, Seat seat) {
    return queue.run(asker, () -> advise(match, seat));
  }

  private List<Advice> advise(Match<?, ?> match, Seat seat) {
    try {
      return inTime(() -> best(match, seat));
    } catch (ExecutionException | TimeoutException | InterruptedException e) {
      throw new IllegalStateException("no advice in time", e);
    }
  }

  /// The same question is always answered the same, so that asking again tells nothing more.
  private static <S extends State<S, M>, M extends Move> List<Advice> best(
      Match<S, M> match, Seat seat) {
    var question = new Question<>(match.game(), match.state(), seat);
    return MoveComparison.best(question, Coach.JUDGE, Effort.USUAL.worlds(), match.number())
        .stream()
        .map(best -> new Advice(best.move(), best.value()))
        .toList();
  }

  private <T> T inTime(Supplier<T> thinking)
      throws ExecutionException, TimeoutException, InterruptedException {
    var answer = new CompletableFuture<T>();
    Thread thread =
        Thread.ofPlatform().name("loggia-bot").daemon().start(() -> think(thinking, answer));
    try {
      return answer.get(limit, TimeUnit.MILLISECONDS);
    } finally {
      thread.interrupt();
    }
  }

  private static <T> void think(Supplier<T> thinking, CompletableFuture<T> answer) {
    LowPriority.take();
    try {
      answer.complete(thinking.get());
    } catch (RuntimeException | Error e) {
      answer.completeExceptionally(e);
    }
  }

  /// Milliseconds that a bot of this level takes when it has something to think about, as long as
  /// none has shown it here.
  private static long usualTime(String level) {
    return Level.find(level).orElse(Level.APPRENTICE).time().toMillis();
  }

  static String any(State<?, ?> state, Seat seat) {
    Moves<?> moves = state.moves(seat);
    return moves.get(RANDOM.nextInt(moves.size())).text();
  }
}
