package loggia.server.table;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import loggia.kernel.Game;
import loggia.kernel.Games;
import loggia.kernel.Journal;
import loggia.kernel.Match;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Setup;
import loggia.kernel.State;
import loggia.server.common.Config;
import loggia.server.common.Metrics;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// Nobody can tell from the time an answer takes whether there was a choice. The server of these
/// tests is loaded, on a clock of its own: many tables wait for one place to think.
@Timeout(120)
class AnswerTimingTest {
  private static final int TABLES = 24;
  private static final int ANSWERS = 90;
  private static final long MILLI = 1_000_000;
  private static final long PACE = 500 * MILLI;

  private final SelfRunningClock clock = new SelfRunningClock();
  private final BotQueue queue = new BotQueue(1, clock::nanos);
  private final BotRunner bots = new BotRunner(queue, clock, _ -> think(), 60_000, new Metrics());
  private final List<Long> forced = Collections.synchronizedList(new ArrayList<>());
  private final List<Long> free = Collections.synchronizedList(new ArrayList<>());

  @Test
  void a_bot_without_a_choice_takes_as_long_as_others_at_that_moment() {
    playLoaded(false);
    assertTrue(Cut.best(forced, free) < Cut.byChance(forced, free), told());
  }

  @Test
  void on_a_loaded_server_who_answers_at_once_is_told_from_the_others() {
    playLoaded(true);
    assertTrue(Cut.best(forced, free) > 0.9, told());
  }

  private String told() {
    return "told apart in %.3f, by chance %.3f"
        .formatted(Cut.best(forced, free), Cut.byChance(forced, free));
  }

  private void playLoaded(boolean quick) {
    var ended = new AtomicInteger();
    for (int i = 0; i < TABLES; i++) {
      int table = i;
      Thread.ofPlatform()
          .daemon()
          .start(
              () -> {
                playAt(table, quick);
                ended.incrementAndGet();
              });
    }
    clock.run(() -> TABLES - ended.get(), queue::waiting);
  }

  private void playAt(int table, boolean quick) {
    var random = new SplittableRandom(table);
    Match<?, ?> one = moment(true);
    Match<?, ?> several = moment(false);
    var asker = new BotQueue.Asker("a" + table, "o" + table, BotQueue.Urgency.PERSON_WAITS);
    for (int i = 0; i < ANSWERS; i++) {
      boolean choice = random.nextBoolean();
      Match<?, ?> match = choice ? several : one;
      long began = clock.nanos();
      var seat = match.state().awaited().first();
      bots.choose(asker, new BotTurn("t" + table, i, match, seat, "journeyman"), () -> quick);
      long time = Math.max(PACE, clock.nanos() - began);
      // At first there is nothing to go by.
      if (i >= 5) {
        (choice ? free : forced).add(time);
      }
      clock.pause(random.nextLong(1000 * MILLI));
    }
  }

  /// About a fifth of a second, more when the machine is busy.
  private String think() {
    var random = ThreadLocalRandom.current();
    long busy = random.nextInt(5) == 0 ? random.nextLong(300 * MILLI) : 0;
    clock.pause(200 * MILLI + random.nextLong(20 * MILLI) + busy);
    return "anything";
  }

  private static Match<?, ?> moment(boolean forced) {
    return find(Games.find("campanile").orElseThrow(), forced);
  }

  private static <S extends State<S, M>, M extends Move> Match<?, ?> find(
      Game<S, M> game, boolean forced) {
    var random = new SplittableRandom(5);
    var match = Match.begin(game, Setup.of(game.manual(), 2, 5));
    while (true) {
      var seat = match.state().awaited().first();
      Moves<M> moves = match.state().moves(seat);
      if (moves.size() == 1 == forced) {
        return match;
      }
      match = match.play(seat, moves.get(random.nextInt(moves.size())), Journal.NONE);
    }
  }

  @Test
  void a_standing_answer_takes_as_long_as_a_quick_pass_by_hand() {
    var random = new SplittableRandom(9);
    var pace = new AnswerPace(Config.of(List.of(Map.of("pace.forced", "900"))));
    for (int i = 0; i < 4000; i++) {
      long byHand = Math.round(Math.exp(7.3 + 0.5 * random.nextDouble(-1.7, 1.7)));
      if (byHand >= 900 && byHand <= 2700) {
        free.add(byHand);
        pace.passed("iron-century", byHand);
        forced.add(pace.likePeople("iron-century"));
      }
    }
    assertTrue(Cut.best(forced, free) < Cut.byChance(forced, free), told());
  }
}
