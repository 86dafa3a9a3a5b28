package loggia.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import loggia.kernel.Game;
import loggia.kernel.Games;
import loggia.kernel.Journal;
import loggia.kernel.Match;
import loggia.kernel.Move;
import loggia.kernel.Moves;
import loggia.kernel.Seat;
import loggia.kernel.Seats;
import loggia.kernel.Setup;
import loggia.kernel.State;
import loggia.server.store.Person;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class AutoAnswerTest {
  private static final int DECISIONS = 400;
  private static final int WORLDS = 40;

  static Stream<String> games() {
    return Games.all().stream().map(game -> game.manual().id());
  }

  @ParameterizedTest
  @MethodSource("games")
  void nothing_is_played_for_a_person_that_the_others_could_not_foresee(String game) {
    walk(Games.find(game).orElseThrow());
  }

  @Test
  void only_who_is_alone_among_bots_and_unwatched_is_passed_for() {
    TableSeat me = TableSeat.open().held(person("me", "Anna"));
    TableSeat friend = TableSeat.open().held(person("friend", "Bruno"));
    TableSeat bot = TableSeat.bot("Bot", "apprentice");
    assertTrue(details(false, me, bot, bot).unwatchedAmongBots());
    assertFalse(details(true, me, bot, bot).unwatchedAmongBots(), "somebody may watch");
    assertFalse(details(false, me, friend, bot).unwatchedAmongBots(), "a friend is there");
    assertFalse(
        details(false, me, friend.takenOver("apprentice")).unwatchedAmongBots(),
        "the friend may come back");
    assertFalse(
        details(false, me, TableSeat.outside("Program")).unwatchedAmongBots(),
        "a program is there");
  }

  private static Person person(String id, String name) {
    return new Person(id, name, "", "", 0, 0);
  }

  private static TableDetails details(boolean spectators, TableSeat... tableSeats) {
    var game = Games.find("campanile").orElseThrow().manual();
    return new NewTable(
            game.id(),
            game.rules(),
            Map.of(),
            List.of(),
            Optional.empty(),
            true,
            Pace.RELAXED,
            false,
            spectators,
            false,
            0,
            List.of(tableSeats))
        .details("me", Status.WAITING, false, 0);
  }

  private static <S extends State<S, M>, M extends Move> void walk(Game<S, M> game) {
    var random = new SplittableRandom(7);
    int seats = Math.max(2, game.manual().leastSeats());
    var match = Match.begin(game, Setup.of(game.manual(), seats, 7));
    for (int i = 0; i < DECISIONS && !match.state().over(); i++) {
      Seat seat = match.state().awaited().first();
      Moves<M> moves = match.state().moves(seat);
      check(match.state(), seat, random);
      match = match.play(seat, moves.get(random.nextInt(moves.size())), Journal.NONE);
    }
  }

  private static void check(State<?, ?> state, Seat seat, SplittableRandom random) {
    Moves<?> moves = state.moves(seat);
    if (moves.size() == 1 && moves.get(0).text().startsWith("pass")) {
      assertTrue(AutoAnswer.answer(state, seat, true).isPresent(), "unwatched among bots");
    }
    var answer = AutoAnswer.answer(state, seat, false);
    if (answer.isEmpty() || state.standing(seat).isPresent()) {
      return;
    }
    assertEquals(1, state.moves(seat).size());
    assertTrue(answer.get().startsWith("pass"), answer.get());
    int surprises = 0;
    int worlds = 0;
    for (Seat other : Seats.all(state.seats()).without(seat)) {
      for (int i = 0; i < WORLDS; i++) {
        worlds++;
        surprises += state.imagine(other, random).moves(seat).size() == 1 ? 0 : 1;
      }
    }
    // The server looks at some worlds, not at all: what it overlooks must be unlikely.
    assertTrue(surprises * 10 <= worlds, surprises + " of " + worlds + " worlds: " + answer.get());
  }
}
