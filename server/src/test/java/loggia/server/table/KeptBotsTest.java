package loggia.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import loggia.bots.Bot;
import loggia.bots.Budget;
import loggia.bots.Question;
import loggia.bots.SearchBot;
import loggia.kernel.Game;
import loggia.kernel.Games;
import loggia.kernel.Journal;
import loggia.kernel.Match;
import loggia.kernel.Move;
import loggia.kernel.Seat;
import loggia.kernel.Setup;
import loggia.kernel.State;
import org.junit.jupiter.api.Test;

class KeptBotsTest {
  private final AtomicLong clock = new AtomicLong();
  private final KeptBots bots = new KeptBots(clock::get);
  private final Match<?, ?> match = begin(Games.find("xii-century").orElseThrow());

  private static <S extends State<S, M>, M extends Move> Match<?, ?> begin(Game<S, M> game) {
    return Match.begin(game, Setup.of(game.manual(), 2, 5));
  }

  private BotTurn turn(String table, int number) {
    return turn(table, number, Seat.ONE, "master");
  }

  private BotTurn turn(String table, int number, Seat seat, String level) {
    return new BotTurn(table, number, match, seat, level);
  }

  /// A bot that says it has thought about what comes next.
  private static Bot thinking() {
    return new Bot() {
      @Override
      public <S extends State<S, M>, M extends Move> M choose(Question<S, M> question) {
        throw new AssertionError("nobody asks it");
      }

      @Override
      public boolean thinksOn() {
        return true;
      }
    };
  }

  @Test
  void a_bot_is_asked_again_when_its_own_next_decision_is_the_next_of_the_table() {
    Bot bot = thinking();
    bots.keep(turn("a", 7), bot);
    assertSame(bot, bots.take(turn("a", 8)).orElseThrow());
    assertEquals(Optional.empty(), bots.take(turn("a", 8)), "one question at a time");
  }

  @Test
  void what_else_was_decided_undone_or_rewound_makes_room_for_a_new_bot() {
    bots.keep(turn("a", 7), thinking());
    assertEquals(Optional.empty(), bots.take(turn("a", 9)));
    assertEquals(0, bots.size());
  }

  @Test
  void no_bot_is_asked_for_another_seat_table_or_level() {
    bots.keep(turn("a", 7), thinking());
    assertEquals(Optional.empty(), bots.take(turn("b", 8)));
    assertEquals(Optional.empty(), bots.take(turn("a", 8, Seat.TWO, "master")));
    assertEquals(Optional.empty(), bots.take(turn("a", 8, Seat.ONE, "champion")));
  }

  @Test
  void of_many_bots_the_last_four_are_kept() {
    for (int table = 1; table <= 9; table++) {
      bots.keep(turn("table " + table, 7), thinking());
    }
    assertEquals(4, bots.size());
    assertEquals(Optional.empty(), bots.take(turn("table 5", 8)));
    assertTrue(bots.take(turn("table 6", 8)).isPresent());
  }

  @Test
  void a_bot_that_nobody_asks_for_a_minute_is_forgotten() {
    bots.keep(turn("a", 7), thinking());
    clock.addAndGet(Duration.ofMinutes(1).toNanos());
    assertEquals(Optional.empty(), bots.take(turn("a", 8)));
    assertEquals(0, bots.size());
  }

  @Test
  void a_bot_that_has_kept_nothing_is_not_kept() {
    bots.keep(turn("a", 7), new SearchBot(Budget.ofIterations(10), 1));
    assertEquals(0, bots.size());
  }

  @Test
  void who_plays_at_a_table_is_kept_between_decisions_that_follow_each_other() {
    var sizes = new HashSet<Integer>();
    play(Games.find("xii-century").orElseThrow(), sizes);
    assertEquals(Set.of(0, 1), sizes, "where chance or others decide in between nothing is kept");
  }

  private <S extends State<S, M>, M extends Move> void play(Game<S, M> game, Set<Integer> sizes) {
    var seated = new SeatedBots(bots);
    var now = Match.begin(game, Setup.of(game.manual(), 1, 5));
    while (!now.state().over()) {
      var move = seated.choose(new BotTurn("a", now.number(), now, Seat.ONE, "assistant"));
      now = now.play(Seat.ONE, game.move(move), Journal.NONE);
      sizes.add(bots.size());
    }
  }
}
